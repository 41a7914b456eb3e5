public import FeatureDiagnostics

/// `on child.event(names) when condition { … }`: what a feature does at an event of its children.
public struct ChildHandler: Hashable, Sendable {
  /// What it hears; the body is the same for all, with the same names of the same types.
  public var sources: [Source]
  public var condition: GuardModel?
  /// The type of `newValue` and `oldValue`, where bindings are heard.
  public var value: Type?
  /// Whether the condition or body names `oldValue`: the binding's value before the write.
  public var usesOldValue: Bool
  public var body: Body
  public var location: SourceLocation

  /// One event of a composed member.
  public struct Source: Hashable, Sendable {
    /// The composed member.
    public var child: String
    /// The case of a route or stack.
    public var routeCase: String?
    /// The feature whose event it is.
    public var feature: String
    public var event: Event
    /// The event's parameters, as the child declares them.
    public var parameters: [Parameter]
    /// The names that the handler gives to them, by position; nil where it skips one. Empty where it
    /// names none of them.
    public var names: [String?]
    /// The name that the handler gives to the id of the row or of the stack's element, if any.
    public var idName: String?
    public var location: SourceLocation

    public init(
      child: String, routeCase: String?, feature: String, event: Event, parameters: [Parameter],
      names: [String?], idName: String?, location: SourceLocation
    ) {
      self.child = child
      self.routeCase = routeCase
      self.feature = feature
      self.event = event
      self.parameters = parameters
      self.names = names
      self.idName = idName
      self.location = location
    }
  }

  /// What is heard of a child.
  public enum Event: Hashable, Sendable {
    /// Delivered after the child's own `onChange`, once for each emission.
    case output(String)
    /// After the child's own reduction of the action; not where its guard refused it.
    case action(String)
    /// After a write to the binding went through the child's reducer, changed or not; not where its
    /// guard refused it.
    case binding(String)
  }

  public init(
    sources: [Source], condition: GuardModel?, value: Type?, usesOldValue: Bool, body: Body,
    location: SourceLocation
  ) {
    self.sources = sources
    self.condition = condition
    self.value = value
    self.usesOldValue = usesOldValue
    self.body = body
    self.location = location
  }
}

/// `output a from child.b`: what is handed on, with the same parameters.
public struct ForwardedOutput: Hashable, Sendable {
  /// The composed member.
  public var child: String
  /// The case of a route or stack.
  public var routeCase: String?
  /// The child's output.
  public var output: String

  public init(child: String, routeCase: String?, output: String) {
    self.child = child
    self.routeCase = routeCase
    self.output = output
  }
}
