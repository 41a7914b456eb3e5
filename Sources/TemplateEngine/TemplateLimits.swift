/// How far a template may go before it is stopped with an error.
public struct TemplateLimits: Hashable, Sendable {
  /// How deep tags, parentheses, includes, calls and blocks may nest.
  public var depth: Int
  /// How many bytes may be printed.
  public var outputBytes: Int
  /// How many passes all loops together may make.
  public var passes: Int

  /// Limits; the usual ones where none is given.
  public init(depth: Int = 64, outputBytes: Int = 64 << 20, passes: Int = 10_000_000) {
    self.depth = depth
    self.outputBytes = outputBytes
    self.passes = passes
  }
}
