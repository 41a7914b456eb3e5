public import FeatureDiagnostics

/// `feature Name: Codable { … }`, and `extern feature`.
public struct FeatureDeclarationSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var isExtern: Bool
  public var name: Name
  public var conformances: [TypeSyntax]
  public var items: [FeatureItem]
  public var range: SourceRange

  public init(
    head: DeclarationHead, isExtern: Bool, name: Name, conformances: [TypeSyntax],
    items: [FeatureItem], range: SourceRange
  ) {
    self.head = head
    self.isExtern = isExtern
    self.name = name
    self.conformances = conformances
    self.items = items
    self.range = range
  }
}

/// What can stand in a feature.
public enum FeatureItem: Hashable, Sendable {
  case state(StateSyntax)
  case action(ActionSyntax)
  case output(OutputSyntax)
  case binding(BindingSyntax)
  case onChange(OnChangeSyntax)
  case on(OnSyntax)
  case invariant(InvariantSyntax)
  case effect(EffectSyntax)
  case uses([UseSyntax])
  case child(ChildSyntax)
  case route(RouteSyntax)
  case stack(RouteSyntax)
  case alert(AlertSyntax)
  /// `shared name`: the feature reads and writes the shared value.
  case shared([Name])
  case function(FunctionSyntax)
  case structure(StructSyntax)
  case enumeration(EnumSyntax)
}

/// `state { … }`
public struct StateSyntax: Hashable, Sendable {
  public var members: [Member]
  public var range: SourceRange

  /// A member of a state.
  public enum Member: Hashable, Sendable {
    case stored(StoredSyntax)
    case computed(ComputedSyntax)
    case initializer(BlockSyntax, SourceRange)
  }

  public init(members: [Member], range: SourceRange) {
    self.members = members
    self.range = range
  }
}

/// `action name(params) when guard { … }`, `extern action`, `private action`.
public struct ActionSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var isExtern: Bool
  public var name: Name
  public var parameters: [ParameterSyntax]
  public var condition: ExpressionSyntax?
  public var body: BlockSyntax?
  public var range: SourceRange

  public init(
    head: DeclarationHead, isExtern: Bool, name: Name, parameters: [ParameterSyntax],
    condition: ExpressionSyntax?, body: BlockSyntax?, range: SourceRange
  ) {
    self.head = head
    self.isExtern = isExtern
    self.name = name
    self.parameters = parameters
    self.condition = condition
    self.body = body
    self.range = range
  }
}

/// One output; `output a, b` lowers to several. `from` is the path of `output a from child.a`.
public struct OutputSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var parameters: [ParameterSyntax]
  public var from: PathSyntax?
  public var range: SourceRange

  public init(
    head: DeclarationHead, name: Name, parameters: [ParameterSyntax], from: PathSyntax?,
    range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.parameters = parameters
    self.from = from
    self.range = range
  }
}

/// One binding; `binding a, b` lowers to several.
public struct BindingSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var parameters: [ParameterSyntax]
  public var form: Form
  public var condition: ExpressionSyntax?
  /// The action after `->`.
  public var action: Name?
  public var range: SourceRange

  /// How the value is read and written.
  public indirect enum Form: Hashable, Sendable {
    /// The name of a field.
    case field
    /// `= getter`
    case derived(ExpressionSyntax)
    /// `: T { get { … } set { … } }`; a missing half was reported unless there is an arrow.
    case accessors(TypeSyntax, get: BlockSyntax?, set: BlockSyntax?)
  }

  public init(
    head: DeclarationHead, name: Name, parameters: [ParameterSyntax], form: Form,
    condition: ExpressionSyntax?, action: Name?, range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.parameters = parameters
    self.form = form
    self.condition = condition
    self.action = action
    self.range = range
  }
}

/// `onChange(path) { … }`
public struct OnChangeSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var path: PathSyntax
  public var body: BlockSyntax
  public var range: SourceRange

  public init(head: DeclarationHead, path: PathSyntax, body: BlockSyntax, range: SourceRange) {
    self.head = head
    self.path = path
    self.body = body
    self.range = range
  }
}

/// `on path(params), path when guard { … }`; `on binding.x` has a path that begins with `binding`.
public struct OnSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var sources: [Source]
  public var condition: ExpressionSyntax?
  public var body: BlockSyntax
  public var range: SourceRange

  /// One event that is listened to.
  public struct Source: Hashable, Sendable {
    public var path: PathSyntax
    /// The names its parameters are bound to, `_` included; nil: no parentheses.
    public var parameters: [Name]?

    public init(path: PathSyntax, parameters: [Name]?) {
      self.path = path
      self.parameters = parameters
    }
  }

  public init(
    head: DeclarationHead, sources: [Source], condition: ExpressionSyntax?, body: BlockSyntax,
    range: SourceRange
  ) {
    self.head = head
    self.sources = sources
    self.condition = condition
    self.body = body
    self.range = range
  }
}

/// `invariant "title" expression`
public struct InvariantSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var title: String
  public var titleRange: SourceRange
  public var expression: ExpressionSyntax
  public var range: SourceRange

  public init(
    head: DeclarationHead, title: String, titleRange: SourceRange, expression: ExpressionSyntax,
    range: SourceRange
  ) {
    self.head = head
    self.title = title
    self.titleRange = titleRange
    self.expression = expression
    self.range = range
  }
}

/// `uses name: Client`
public struct UseSyntax: Hashable, Sendable {
  public var name: Name
  public var type: TypeSyntax

  public init(name: Name, type: TypeSyntax) {
    self.name = name
    self.type = type
  }
}

/// `effect name …`
public struct EffectSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var source: Source
  public var handlers: [Handler]
  /// `latest`, `first`, `every`, `queue`
  public var policy: Name?
  public var timing: Timing?
  /// The words of settings that were said before: `policy`, `debounce`, `throttle`.
  public var repeated: [Name] = []
  public var range: SourceRange

  /// Where its values come from.
  public indirect enum Source: Hashable, Sendable {
    /// `name(params) async throws -> T`, with `= swift { … }` where the work is written here.
    case own([ParameterSyntax], EffectSignature, VerbatimSyntax?)
    /// `name = client.endpoint(_ a, label b)`
    case endpoint(PathSyntax, [EndpointArgument])
    /// `name every d`
    case every(ExpressionSyntax)
    /// `name after d`
    case after(ExpressionSyntax)
  }

  /// A parameter of the endpoint and the name it has in the handlers.
  public struct EndpointArgument: Hashable, Sendable {
    public var label: Name?
    public var name: Name

    public init(label: Name?, name: Name) {
      self.label = label
      self.name = name
    }
  }

  /// What happens with a result.
  public struct Handler: Hashable, Sendable {
    /// `success`, `failure`, `value`, `finished`, or `tick` for `every` and `after`.
    public var event: Name
    /// The name in parentheses, if any.
    public var parameter: Name?
    /// The names after the first one.
    public var surplus: [Name] = []
    public var response: Response
    public var range: SourceRange

    public init(event: Name, parameter: Name?, response: Response, range: SourceRange) {
      self.event = event
      self.parameter = parameter
      self.response = response
      self.range = range
    }
  }

  /// An arrow, a body, or `ignored`.
  public indirect enum Response: Hashable, Sendable {
    case action(Name, [ArgumentSyntax]?, animation: ExpressionSyntax?)
    case body(BlockSyntax)
    case ignored
  }

  /// `debounce d`, `throttle d keeping first|latest`
  public indirect enum Timing: Hashable, Sendable {
    case debounce(ExpressionSyntax)
    case throttle(ExpressionSyntax, keeping: Name?)
  }

  public init(
    head: DeclarationHead, name: Name, source: Source, handlers: [Handler], policy: Name?,
    timing: Timing?, range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.source = source
    self.handlers = handlers
    self.policy = policy
    self.timing = timing
    self.range = range
  }
}

/// `child x: F`, `child? x: F`, `children xs: F by id`
public struct ChildSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var form: Form
  public var name: Name
  public var type: TypeSyntax
  public var range: SourceRange

  /// One, at most one, or many.
  public enum Form: Hashable, Sendable {
    case embedded
    case presented
    case elements(by: Name)
  }

  public init(
    head: DeclarationHead, form: Form, name: Name, type: TypeSyntax, range: SourceRange
  ) {
    self.head = head
    self.form = form
    self.name = name
    self.type = type
    self.range = range
  }
}

/// `route name = default { case … }`, `stack name { case … }`
public struct RouteSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  /// What makes a route never nil.
  public var defaultValue: ExpressionSyntax?
  public var cases: [EnumCaseSyntax]
  /// Alerts and dialogs that are cases of the route.
  public var alerts: [AlertSyntax]
  public var range: SourceRange

  public init(
    head: DeclarationHead, name: Name, defaultValue: ExpressionSyntax?, cases: [EnumCaseSyntax],
    alerts: [AlertSyntax], range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.defaultValue = defaultValue
    self.cases = cases
    self.alerts = alerts
    self.range = range
  }
}

/// `alert name { case … }`, `dialog name { … }`; in a route `alert name(payload) { title … }`.
public struct AlertSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var isDialog: Bool
  public var name: Name
  /// In a route there is one case, with the alert's own name.
  public var cases: [Case]
  public var range: SourceRange

  /// One thing the alert can say.
  public struct Case: Hashable, Sendable {
    public var name: Name
    public var payload: [ParameterSyntax]
    public var title: ExpressionSyntax?
    public var message: ExpressionSyntax?
    public var buttons: [Element]
    public var range: SourceRange

    public init(
      name: Name, payload: [ParameterSyntax], title: ExpressionSyntax?,
      message: ExpressionSyntax?, buttons: [Element], range: SourceRange
    ) {
      self.name = name
      self.payload = payload
      self.title = title
      self.message = message
      self.buttons = buttons
      self.range = range
    }
  }

  /// A button, or buttons under a condition.
  public indirect enum Element: Hashable, Sendable {
    case button(title: ExpressionSyntax, role: ExpressionSyntax?, BlockSyntax?, SourceRange)
    case condition([ConditionSyntax], [Element], otherwise: [Element])
  }

  public init(
    head: DeclarationHead, isDialog: Bool, name: Name, cases: [Case], range: SourceRange
  ) {
    self.head = head
    self.isDialog = isDialog
    self.name = name
    self.cases = cases
    self.range = range
  }
}
