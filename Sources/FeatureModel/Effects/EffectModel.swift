public import FeatureDiagnostics

/// An effect, checked: work that a feature can start, and what happens with what comes back.
public struct EffectModel: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  public var parameters: [Parameter]
  public var source: Source
  /// At most one for each event.
  public var handlers: [Handler]
  public var policy: Policy
  public var timing: Timing?
  /// Whether the duration of a run reads the state, directly or not.
  public var durationReadsState = false
  public var location: SourceLocation

  /// Where the values come from.
  public indirect enum Source: Hashable, Sendable {
    /// A closure that the app supplies.
    case own(WorkSignature)
    /// Swift text of the spec, with the endpoints of clients that it names.
    case swift(WorkSignature, VerbatimSyntaxText, uses: [EndpointUse])
    /// An endpoint of a client.
    case endpoint(client: String, EndpointModel)
    /// Again and again, after each such duration.
    case every(Expression)
    /// Once, after this duration.
    case after(Expression)
  }

  /// What happens at an event.
  public struct Handler: Hashable, Sendable {
    public var event: EffectEvent
    /// The name that the value has in the response.
    public var parameter: String?
    /// What comes with the event; `.void` where nothing does.
    public var value: Type
    public var response: Response
    public var location: SourceLocation

    public init(
      event: EffectEvent, parameter: String?, value: Type, response: Response,
      location: SourceLocation
    ) {
      self.event = event
      self.parameter = parameter
      self.value = value
      self.response = response
      self.location = location
    }
  }

  /// The ways to answer an event.
  public indirect enum Response: Hashable, Sendable {
    /// Sends an action or output; the value itself stands as `.parameter` in the arguments.
    case action(String, [Argument], animation: Expression?)
    /// A private action with this body.
    case body(Body)
    /// On purpose nothing.
    case ignored
  }

  /// What a run does while another one is under way.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    case latest, first, every, queue
  }

  /// How runs that follow each other closely are thinned out.
  public indirect enum Timing: Hashable, Sendable {
    case debounce(Expression)
    case throttle(Expression, keepsFirst: Bool)
  }

  public init(
    doc: [String], name: String, parameters: [Parameter], source: Source, handlers: [Handler],
    policy: Policy, timing: Timing?, location: SourceLocation
  ) {
    self.doc = doc
    self.name = name
    self.parameters = parameters
    self.source = source
    self.handlers = handlers
    self.policy = policy
    self.timing = timing
    self.location = location
  }

  /// The answer to an event, if there is one.
  public func handler(_ event: EffectEvent) -> Handler? { handlers.first { $0.event == event } }

  /// The work; nil for timers.
  public var work: WorkSignature? {
    switch source {
    case .own(let work), .swift(let work, _, _): work
    case .endpoint(_, let endpoint): endpoint.work
    case .every, .after: nil
    }
  }

  /// The durations that a run is given.
  public var duration: Expression? {
    switch source {
    case .every(let duration), .after(let duration): return duration
    case .own, .swift, .endpoint: break
    }
    switch timing {
    case .debounce(let duration), .throttle(let duration, _): return duration
    case nil: return nil
    }
  }

  /// The handlers with a body in place, which are actions of their own.
  public var inPlace: [Handler] {
    handlers.filter { handler in
      switch handler.response {
      case .body: true
      case .action, .ignored: false
      }
    }
  }
}

extension EffectModel {
  /// The name of the type of an effect's events.
  public static func eventTypeName(of effect: String) -> String {
    effect.prefix(1).uppercased() + effect.dropFirst() + "Event"
  }
}

/// An endpoint by the name that the feature gives its client.
public struct EndpointUse: Hashable, Sendable {
  public var client: String
  public var endpoint: EndpointModel

  public init(client: String, endpoint: EndpointModel) {
    self.client = client
    self.endpoint = endpoint
  }
}

/// An effect as bodies name it.
public struct EffectSymbol: Hashable, Sendable {
  public var name: String
  public var parameters: [ParameterSignature]
  public var source: Source
  public var location: SourceLocation

  /// Where its values come from.
  public enum Source: Hashable, Sendable {
    case work(WorkSignature)
    case endpoint(EndpointUse)
    case timer
    /// Broken and reported.
    case broken
  }

  public init(
    name: String, parameters: [ParameterSignature], source: Source, location: SourceLocation
  ) {
    self.name = name
    self.parameters = parameters
    self.source = source
    self.location = location
  }

  /// The type of `running` without its optional: the one parameter, or a tuple of them by name.
  public var runningType: Type {
    guard parameters.count != 1 else { return parameters[0].type }
    if parameters.isEmpty { return .void }
    return .tuple(parameters.map { TupleElement($0.name, $0.type) })
  }

  /// The work; nil for timers and where it is broken.
  public var work: WorkSignature? {
    switch source {
    case .work(let work): work
    case .endpoint(let use): use.endpoint.work
    case .timer, .broken: nil
    }
  }
}
