public import FeatureDiagnostics

/// What the bodies of a feature can name, with types and places.
public struct FeatureSymbols: Hashable, Sendable {
  /// The feature's name.
  public var name: String
  /// The stored fields, in the order of declaration.
  public var fields: [Property]
  /// The derived values.
  public var derived: [Property]
  /// The pure functions and, marked as such, the mutating ones.
  public var functions: [FunctionSignature]
  /// The actions.
  public var actions: [EventSignature]
  /// The outputs.
  public var outputs: [EventSignature]
  /// The bindings.
  public var bindings: [EventSignature]
  /// The effects.
  public var effects: [EffectSymbol] = []
  /// The clients that it uses.
  public var clients: [ClientUse] = []
  /// What it composes.
  public var children: [ChildSymbol] = []
  /// The fields that are presentations, once all members of the run are known.
  public var presentations: Set<String> = []
  /// The types of the bindings' values, once they are known.
  public var bindingTypes: [String: Type] = [:]

  /// The symbols of the feature `name`.
  public init(
    name: String, fields: [Property] = [], derived: [Property] = [],
    functions: [FunctionSignature] = [], actions: [EventSignature] = [],
    outputs: [EventSignature] = [], bindings: [EventSignature] = []
  ) {
    self.name = name
    self.fields = fields
    self.derived = derived
    self.functions = functions
    self.actions = actions
    self.outputs = outputs
    self.bindings = bindings
  }
}

extension FeatureSymbols {
  /// The composed member called `name`.
  func child(named name: String) -> ChildSymbol? { children.first { $0.name == name } }

  /// Whether a field is a composed member or shared value, declared outside of `state { }`.
  func isOutside(_ field: Property) -> Bool {
    field.storage == .shared || children.contains { $0.name == field.name }
  }

}

/// An action, an output or a binding, as it is named and called.
public struct EventSignature: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its parameters.
  public var parameters: [ParameterSignature]
  /// Whether it is an action that nobody else can send or hear.
  public var isPrivate = false
  /// Where it is declared.
  public var location: SourceLocation

  /// The event `name`.
  public init(name: String, parameters: [ParameterSignature], location: SourceLocation) {
    self.name = name
    self.parameters = parameters
    self.location = location
  }
}
