public import FeatureDiagnostics

/// What may be done in a body beside computing a value.
public enum BodyKind: Hashable, Sendable {
  /// A derived value, function, getter, guard or invariant: nothing is written, the same comes out.
  case pure
  /// The default of a field: pure, and it cannot call the feature's functions or derived values.
  case defaultValue
  /// An action, reaction, setter, `init` or the feature's mutating function: it writes fields, sends,
  /// emits, and asks for `uuid()`, `now` and `random(in:)`.
  case reduction
  /// A mutating function of a struct or enum: it writes the members of `self`.
  case mutatingMember
}

/// Where a body stands and what it can name.
public struct BodyEnvironment: Hashable, Sendable {
  /// The types of the run.
  public var types: TypeTable
  /// The file and the declarations around the body.
  public var scope: TypeScope
  /// What may be done in it.
  public var kind: BodyKind
  /// The pure functions at file level.
  public var functions: [FunctionSignature] = []
  /// The functions that the app defines.
  public var externFunctions: [FunctionSignature] = []
  /// The feature whose body it is. Of a default: with only the fields above it.
  public var feature: FeatureSymbols?
  /// The type of `self` in an instance member of a struct or enum.
  public var instance: Type?
  /// The parameters by the names that the body uses.
  public var parameters: [ParameterSignature] = []
  /// The type of `newValue`, where there is one.
  public var newValue: Type?
  /// The type of `oldValue`, where there is one.
  public var oldValue: Type?
  /// The type that the body gives; `.void` where it gives none.
  public var result: Type = .void
  /// The line of a byte in the file, 1-based, for verbatim Swift.
  public var lines: LineIndex

  /// The environment of a body of `kind` at `scope`, with nothing in scope yet.
  public init(types: TypeTable, scope: TypeScope, kind: BodyKind, lines: LineIndex) {
    self.types = types
    self.scope = scope
    self.kind = kind
    self.lines = lines
  }
}

/// The offsets at which the lines of a file begin.
public struct LineIndex: Hashable, Sendable {
  private let starts: [Int]

  /// The lines of a text of `bytes`; LF, CRLF and CR end a line.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLineFeed = byte == 0x0A
      let isLoneReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if isLineFeed || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The 1-based line of the byte at `offset`.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
