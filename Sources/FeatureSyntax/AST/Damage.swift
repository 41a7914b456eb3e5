public import FeatureDiagnostics

/// The parts of a spec that could not be read as they were meant, so that what only follows from
/// them is not reported again.
public struct Damage: Hashable, Sendable {
  /// The broken statements, members and heads of declarations, in the order of the text.
  public var ranges: [SourceRange] = []
  /// Every name in them: one of them may be what they were to declare.
  public var names: Set<String> = []
  /// The names that they declare, though not as they were meant.
  public var declared: Set<String> = []
  /// The names in broken declarations of the file, which other specs may mean.
  public var exported: Set<String> = []

  /// Whether the text has errors at all, also such as leave no part unsure.
  public var hasErrors = false

  /// No damage.
  public init() {}

  /// Whether a place lies in a broken part.
  public func covers(_ range: SourceRange) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= range.start { low = middle + 1 } else { high = middle }
    }
    return low > 0 && range.end <= ranges[low - 1].end
  }
}
