public import FeatureDiagnostics
public import FeatureSyntax

/// A view of UIKit or AppKit that a spec brings into SwiftUI, checked.
public struct RepresentableDefinition: Hashable, Sendable {
  public var doc: [String]
  public var access: AccessLevel?
  public var name: String
  /// The class of the view, as written.
  public var viewType: String
  /// Constants and bindings, in the order of declaration.
  public var members: [ViewMember]
  /// What is carried from SwiftUI to the view whenever something changed.
  public var update: [Statement]
  /// What the view tells.
  public var events: [BridgeEvent]
  public var delegates: [BridgeDelegate]
  public var location: SourceLocation

  public init(
    doc: [String], access: AccessLevel?, name: String, viewType: String, members: [ViewMember],
    update: [Statement], events: [BridgeEvent], delegates: [BridgeDelegate],
    location: SourceLocation
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.viewType = viewType
    self.members = members
    self.update = update
    self.events = events
    self.delegates = delegates
    self.location = location
  }
}

/// `event editingChanged { … }`: an event of a control.
public struct BridgeEvent: Hashable, Sendable {
  public var name: String
  public var body: [Statement]
  public var location: SourceLocation

  public init(name: String, body: [Statement], location: SourceLocation) {
    self.name = name
    self.body = body
    self.location = location
  }
}

/// `delegate P { … }`: what the view asks.
public struct BridgeDelegate: Hashable, Sendable {
  /// The protocol, as written.
  public var type: String
  public var functions: [BridgeFunction]
  public var location: SourceLocation

  public init(type: String, functions: [BridgeFunction], location: SourceLocation) {
    self.type = type
    self.functions = functions
    self.location = location
  }
}

/// A function of a delegate. Its types are Swift's, by name.
public struct BridgeFunction: Hashable, Sendable {
  public var name: String
  public var parameters: [Parameter]
  /// The result's type as written; nil where there is none.
  public var result: String?
  public var body: [Statement]
  public var location: SourceLocation

  /// A parameter.
  public struct Parameter: Hashable, Sendable {
    /// The argument's label; nil where it takes none (`_`).
    public var label: String?
    public var name: String
    /// As written.
    public var type: String

    public init(label: String?, name: String, type: String) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  public init(
    name: String, parameters: [Parameter], result: String?, body: [Statement],
    location: SourceLocation
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.location = location
  }
}
