public import FeatureDiagnostics
public import FeatureSyntax

/// `shared name: T = value stored …` at file level: one value a name and store tree.
public struct SharedModel: Hashable, Sendable {
  public var doc: [String]
  public var access: AccessLevel?
  public var name: String
  public var type: Type
  /// What it is where nothing was stored.
  public var defaultValue: Expression
  public var storage: Storage
  public var location: SourceLocation

  /// Where it is kept between runs of the app.
  public enum Storage: Hashable, Sendable {
    /// Nowhere.
    case memory
    /// `stored file("name")`
    case file(String)
    /// `stored defaults("key")`
    case defaults(String)
  }

  public init(
    doc: [String], access: AccessLevel?, name: String, type: Type, defaultValue: Expression,
    storage: Storage, location: SourceLocation
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.storage = storage
    self.location = location
  }
}
