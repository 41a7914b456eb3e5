public import FeatureDiagnostics

/// A name as written, without backticks, and where it stands.
public struct Name: Hashable, Sendable {
  /// The text without backticks; empty where the name is missing.
  public var text: String
  /// The bytes of the name, backticks included.
  public var range: SourceRange
  /// Whether it was written in backticks.
  public var isEscaped: Bool

  /// A name at `range`.
  public init(_ text: String, _ range: SourceRange, isEscaped: Bool = false) {
    self.text = text
    self.range = range
    self.isEscaped = isEscaped
  }

  /// Whether the parser put it in where the text has none.
  public var isMissing: Bool { text.isEmpty }
}

/// How far a declaration can be seen.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  case `public`, package, `internal`
}

/// What every declaration may carry before its introducer.
public struct DeclarationHead: Hashable, Sendable {
  /// The lines of `///` before it, without the slashes and one following space.
  public var doc: [String]
  /// The access written, if any.
  public var access: AccessLevel?
  /// Where the access stands.
  public var accessRange: SourceRange?
  /// Whether `private` stands before it (actions only).
  public var isPrivate: Bool
  /// Whether `@secret` stands before it.
  public var isSecret: Bool

  /// The head of a declaration with nothing before it, but for what is given.
  public init(
    doc: [String] = [], access: AccessLevel? = nil, accessRange: SourceRange? = nil,
    isPrivate: Bool = false, isSecret: Bool = false
  ) {
    self.doc = doc
    self.access = access
    self.accessRange = accessRange
    self.isPrivate = isPrivate
    self.isSecret = isSecret
  }
}
