public import FeatureDiagnostics

/// A composed member as bodies and reactions name it.
public struct ChildSymbol: Hashable, Sendable {
  public var name: String
  public var form: Form
  /// The feature of a child; nil of a route, stack or alert, and where it is unknown and reported.
  public var feature: String?
  /// The cases of a route, stack or alert.
  public var cases: [Case]
  public var location: SourceLocation

  /// What is composed.
  public enum Form: Hashable, Sendable {
    case embedded, presented, rows
    case route(isOptional: Bool)
    case stack
    case alert(isDialog: Bool)
  }

  /// A case of a route, stack or alert.
  public struct Case: Hashable, Sendable {
    public var name: String
    /// The feature whose state it holds; nil of plain data and alerts.
    public var feature: String?
    public var isAlert: Bool
    public var location: SourceLocation
  }

  /// What it is called in messages.
  var kind: String {
    switch form {
    case .embedded, .presented: "child"
    case .rows: "children"
    case .route: "route"
    case .stack: "stack"
    case .alert(let isDialog): isDialog ? "dialog" : "alert"
    }
  }

  /// Whether there are several, each with an id.
  var isCollection: Bool {
    switch form {
    case .rows, .stack: true
    case .embedded, .presented, .route, .alert: false
    }
  }

  /// How its field is kept.
  var storage: Field.Storage {
    switch form {
    case .embedded, .rows, .stack: .plain
    case .presented, .route, .alert: .presented
    }
  }

  /// The features that can stand there.
  var features: [String] { (feature.map { [$0] } ?? []) + cases.compactMap(\.feature) }

  /// Whether it is an alert or dialog.
  var isAlert: Bool {
    switch form {
    case .alert: true
    case .embedded, .presented, .rows, .route, .stack: false
    }
  }

  /// Whether a case stands after its name in the path of an event.
  var needsCase: Bool {
    switch form {
    case .route, .stack: true
    case .embedded, .presented, .rows, .alert: false
    }
  }
}
