public import FeatureDiagnostics
public import FeatureSyntax

/// A feature, checked.
public struct FeatureDefinition: Hashable, Sendable {
  public var doc: [String]
  public var access: AccessLevel?
  public var name: String
  /// Whether its state is `Codable`.
  public var isCodable: Bool
  public var structures: [StructModel]
  public var enumerations: [EnumModel]
  public var fields: [Field]
  public var derived: [DerivedValue]
  /// The body of `init` in the state, if any.
  public var initializer: Body?
  public var actions: [ActionModel]
  public var outputs: [OutputModel]
  public var bindings: [BindingModel]
  public var changeHandlers: [ChangeHandler]
  public var bindingHandlers: [BindingHandler]
  public var invariants: [InvariantModel]
  /// Pure functions and `mutating func`s.
  public var functions: [FunctionModel]
  /// The effects, in the order of declaration.
  public var effects: [EffectModel] = []
  /// The clients that it uses.
  public var clients: [ClientUse] = []
  /// What it composes, in the order of declaration. Their fields stand in `fields` behind those of
  /// `state { }`, among those of shared values, in the order of declaration.
  public var children: [ChildModel] = []
  /// What it does at events of its children, in the order of declaration.
  public var childHandlers: [ChildHandler] = []
  /// Whether it says `dismiss`, or embeds a child that does.
  public var dismisses = false
  /// The clients that its children and their children use and it does not use itself under that name:
  /// what its dependencies must hold for them, sorted by name. All that use one name mean one client.
  public var inheritedClients: [ClientUse] = []
  /// Whether it or any of what it composes has clients or effects that the app supplies.
  public var hasDependencies = false
  /// The composed members by way of which it contains itself, directly or not: a type that holds one
  /// value for each child would hold itself there.
  public var recursiveChildren: Set<String> = []
  /// Whether its state has an `id` of a Hashable type, stored or derived, and so is `Identifiable`.
  public var isIdentifiable = false
  /// Whether the app has written it by hand: only what it shows to others is known.
  public var isExtern = false
  public var location: SourceLocation

  public init(
    doc: [String], access: AccessLevel?, name: String, isCodable: Bool,
    structures: [StructModel], enumerations: [EnumModel], fields: [Field],
    derived: [DerivedValue], initializer: Body?, actions: [ActionModel], outputs: [OutputModel],
    bindings: [BindingModel], changeHandlers: [ChangeHandler], bindingHandlers: [BindingHandler],
    invariants: [InvariantModel], functions: [FunctionModel], location: SourceLocation
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.isCodable = isCodable
    self.structures = structures
    self.enumerations = enumerations
    self.fields = fields
    self.derived = derived
    self.initializer = initializer
    self.actions = actions
    self.outputs = outputs
    self.bindings = bindings
    self.changeHandlers = changeHandlers
    self.bindingHandlers = bindingHandlers
    self.invariants = invariants
    self.functions = functions
    self.location = location
  }
}

/// Statements that run in a reduction, with what they touch.
public struct Body: Hashable, Sendable {
  public var statements: [Statement]
  /// The fields that it or a function it calls may write.
  public var writes: Set<String>
  /// The fields that it or a function it calls reads.
  public var reads: Set<String>

  public init(statements: [Statement], writes: Set<String>, reads: Set<String>) {
    self.statements = statements
    self.writes = writes
    self.reads = reads
  }
}

/// A guard: the condition and the fields it reads.
public struct GuardModel: Hashable, Sendable {
  public var condition: Expression
  public var reads: Set<String>
  /// Whether it reads the action's or binding's parameters.
  public var readsParameters: Bool
  /// The effects it reads, directly or not.
  public var effects: Set<String> = []

  public init(condition: Expression, reads: Set<String>, readsParameters: Bool) {
    self.condition = condition
    self.reads = reads
    self.readsParameters = readsParameters
  }
}

/// An action.
public struct ActionModel: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  public var isPrivate: Bool
  /// Handled in hand-written Swift.
  public var isExtern: Bool
  public var parameters: [Parameter]
  public var condition: GuardModel?
  public var body: Body
  public var location: SourceLocation

  public init(
    doc: [String], name: String, isPrivate: Bool, isExtern: Bool, parameters: [Parameter],
    condition: GuardModel?, body: Body, location: SourceLocation
  ) {
    self.doc = doc
    self.name = name
    self.isPrivate = isPrivate
    self.isExtern = isExtern
    self.parameters = parameters
    self.condition = condition
    self.body = body
    self.location = location
  }
}

/// An output.
public struct OutputModel: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  public var parameters: [Parameter]
  /// The output of a child that it hands on; a child's own emission then is one of this.
  public var from: ForwardedOutput?
  public var location: SourceLocation

  public init(doc: [String], name: String, parameters: [Parameter], location: SourceLocation) {
    self.doc = doc
    self.name = name
    self.parameters = parameters
    self.location = location
  }
}

/// A binding.
public struct BindingModel: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  public var parameters: [Parameter]
  public var type: Type
  /// A body of one expression, or the statements of `get`.
  public var getter: [Statement]
  /// Where the getter indexes an array by position: the condition under which it can be read; elsewhere
  /// a reader keeps the value it read last.
  public var readable: Expression?
  /// Whether it reads and writes one stored field, under its name or another.
  public var plainField: String?
  public var condition: GuardModel?
  public var write: BindingWrite
  /// The fields that the getter reads.
  public var reads: Set<String>
  /// The effects that the getter reads, directly or not.
  public var effects: Set<String> = []
  public var location: SourceLocation

  public init(
    doc: [String], name: String, parameters: [Parameter], type: Type, getter: [Statement],
    readable: Expression?, plainField: String?, condition: GuardModel?, write: BindingWrite,
    reads: Set<String>, location: SourceLocation
  ) {
    self.doc = doc
    self.name = name
    self.parameters = parameters
    self.type = type
    self.getter = getter
    self.readable = readable
    self.plainField = plainField
    self.condition = condition
    self.write = write
    self.reads = reads
    self.location = location
  }
}

/// What a write through a binding does.
public enum BindingWrite: Hashable, Sendable {
  /// Runs this body in the reducer, with `newValue` in scope. Of inverted bindings it was made by
  /// inverting the getter.
  case setter(Body)
  /// Sends this action with the value.
  case action(String)
}

/// `onChange(path)`
public struct ChangeHandler: Hashable, Sendable {
  /// What is watched, as an expression over the state.
  public var value: Expression
  /// The fields that the watched value reads.
  public var reads: Set<String>
  /// The effects that the watched value reads, directly or not.
  public var effects: Set<String> = []
  /// Whether the body names `oldValue`.
  public var usesOldValue: Bool
  /// The watched field, where it is a whole stored field that is marked at the write.
  public var markedField: String?
  public var body: Body
  public var location: SourceLocation

  public init(
    value: Expression, reads: Set<String>, usesOldValue: Bool, markedField: String?, body: Body,
    location: SourceLocation
  ) {
    self.value = value
    self.reads = reads
    self.usesOldValue = usesOldValue
    self.markedField = markedField
    self.body = body
    self.location = location
  }
}

/// `on binding.name`
public struct BindingHandler: Hashable, Sendable {
  /// The bindings it hears.
  public var bindings: [String]
  /// The names that it gives to the bindings' parameters, by position; nil where it skips one.
  public var names: [String?] = []
  public var condition: GuardModel?
  public var usesOldValue: Bool
  public var body: Body
  public var location: SourceLocation

  public init(
    bindings: [String], condition: GuardModel?, usesOldValue: Bool, body: Body,
    location: SourceLocation
  ) {
    self.bindings = bindings
    self.condition = condition
    self.usesOldValue = usesOldValue
    self.body = body
    self.location = location
  }
}

/// An invariant.
public struct InvariantModel: Hashable, Sendable {
  public var title: String
  public var condition: Expression
  public var reads: Set<String>
  public var location: SourceLocation

  public init(title: String, condition: Expression, reads: Set<String>, location: SourceLocation) {
    self.title = title
    self.condition = condition
    self.reads = reads
    self.location = location
  }
}
