public import FeatureDiagnostics

/// What every body of a run can name.
public struct ProgramSignature: Hashable, Sendable {
  public var types: TypeTable
  /// Pure functions at file level by name.
  public var functions: [String: FunctionSignature]
  /// Functions of the app by name.
  public var externFunctions: [String: FunctionSignature]

  public init(
    types: TypeTable = TypeTable(), functions: [String: FunctionSignature] = [:],
    externFunctions: [String: FunctionSignature] = [:]
  ) {
    self.types = types
    self.functions = functions
    self.externFunctions = externFunctions
  }
}

/// Where a body stands, which decides what it may name and do.
public struct BodyContext: Hashable, Sendable {
  /// What kind of body it is.
  public var role: BodyRole
  /// Where it stands, for types.
  public var scope: TypeScope
  /// The feature it belongs to.
  public var feature: FeatureSignature?
  /// In a member of a struct or enum: its type.
  public var instance: Type?
  /// The parameters of the action, function, output or binding.
  public var parameters: [ParameterSignature]
  /// The type of `newValue` where there is one.
  public var newValue: Type?
  /// The type of `oldValue` where there is one.
  public var oldValue: Type?
  /// What the body gives; `.void` of bodies that give nothing, nil where it is to be inferred.
  public var result: Type?

  public init(
    role: BodyRole, scope: TypeScope, feature: FeatureSignature? = nil, instance: Type? = nil,
    parameters: [ParameterSignature] = [], newValue: Type? = nil, oldValue: Type? = nil,
    result: Type? = .void
  ) {
    self.role = role
    self.scope = scope
    self.feature = feature
    self.instance = instance
    self.parameters = parameters
    self.newValue = newValue
    self.oldValue = oldValue
    self.result = result
  }
}

/// The kinds of bodies.
public enum BodyRole: Hashable, Sendable {
  /// The default of a field, parameter or member.
  case defaultValue
  /// The state's `init`.
  case initializer
  case action
  /// `onChange` and `on binding.x`.
  case reaction
  /// A `mutating func` of a feature.
  case mutatingFunction
  /// A `func` of a feature or file.
  case pureFunction
  /// A derived value, or a computed member of a struct or enum.
  case derived
  /// `when` of an action or binding.
  case condition
  case getter
  case setter
  case invariant
  /// A function of a struct or enum.
  case memberFunction(isMutating: Bool, isStatic: Bool)

  /// Whether the body runs in a reduction: it may write the state, send, emit, and use `uuid()`, `now`
  /// and `random(in:)`.
  public var isReduction: Bool {
    switch self {
    case .initializer, .action, .reaction, .mutatingFunction, .setter: true
    case .defaultValue, .pureFunction, .derived, .condition, .getter, .invariant, .memberFunction:
      false
    }
  }
}
