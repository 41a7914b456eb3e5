/// What a command line said.
public struct ParsedCommand: Hashable, Sendable {
  /// The sub-commands named, outermost first; empty for the program itself.
  public var path: [String] = []
  /// What stood beside the options.
  public var arguments: [String] = []
  private var values: [String: [String]] = [:]

  /// A command line that says nothing.
  public init() {}

  /// Whether an option was given.
  public func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option, the last one given.
  public func value(_ option: String) -> String? { values[option]?.last }

  /// All values of an option, in order.
  public func values(_ option: String) -> [String] { values[option] ?? [] }

  /// Adds a use of an option, with the empty text for a flag.
  mutating func add(_ value: String, to option: String) {
    values[option, default: []].append(value)
  }
}

/// A command line that cannot be understood.
public struct UsageError: Error, Hashable, Sendable {
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// The sub-commands named up to there.
  public var path: [String]

  /// An error.
  public init(_ message: String, hint: String? = nil, path: [String] = []) {
    self.message = message
    self.hint = hint
    self.path = path
  }
}
