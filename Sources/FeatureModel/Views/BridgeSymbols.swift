public import FeatureDiagnostics

/// What the bodies of a representable can name beside their own parameters and locals.
public struct BridgeSymbols: Sendable {
  /// Its constants and bindings.
  public var members: [Member]
  /// Which of its bodies it is.
  public var place: Place

  /// A constant or binding.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var type: Type
    public var isBinding: Bool
    public var location: SourceLocation

    public init(name: String, type: Type, isBinding: Bool, location: SourceLocation) {
      self.name = name
      self.type = type
      self.isBinding = isBinding
      self.location = location
    }
  }

  /// A body of a representable.
  public enum Place: Hashable, Sendable {
    /// What is carried to the view; nothing is written there.
    case update
    /// What the view tells or asks.
    case event
  }

  public init(members: [Member], place: Place) {
    self.members = members
    self.place = place
  }

  /// The member called `name`.
  func member(_ name: String) -> Member? { members.first { $0.name == name } }
}
