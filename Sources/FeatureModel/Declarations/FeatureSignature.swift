public import FeatureDiagnostics

/// What the bodies of a feature can name: its members with their types, without their bodies.
public struct FeatureSignature: Hashable, Sendable {
  public var name: String
  /// Inside the feature, for the types that bodies name.
  public var scope: TypeScope
  /// The stored fields in the order of declaration. A member that is refused, such as a child, stands
  /// here with the type `.error`, so that what uses it is not reported as well.
  public var fields: [Property]
  /// The derived values in the order of declaration.
  public var derived: [Property]
  /// Pure functions and `mutating func`s.
  public var functions: [FunctionSignature]
  /// Without outputs.
  public var actions: [ActionSignature]
  public var outputs: [ActionSignature]
  /// The names of the bindings with the types of their values; `.error` where that is broken.
  public var bindings: [String: Type]

  public init(
    name: String, scope: TypeScope, fields: [Property] = [], derived: [Property] = [],
    functions: [FunctionSignature] = [], actions: [ActionSignature] = [],
    outputs: [ActionSignature] = [], bindings: [String: Type] = [:]
  ) {
    self.name = name
    self.scope = scope
    self.fields = fields
    self.derived = derived
    self.functions = functions
    self.actions = actions
    self.outputs = outputs
    self.bindings = bindings
  }

  /// The type of the feature's state.
  public var stateType: Type { .named(TypeName([name, "State"])) }
}

/// The signature of an action or output.
public struct ActionSignature: Hashable, Sendable {
  public var name: String
  public var parameters: [ParameterSignature]
  public var isPrivate: Bool
  public var location: SourceLocation

  public init(
    name: String, parameters: [ParameterSignature], isPrivate: Bool = false,
    location: SourceLocation
  ) {
    self.name = name
    self.parameters = parameters
    self.isPrivate = isPrivate
    self.location = location
  }
}
