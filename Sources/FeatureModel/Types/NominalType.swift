public import FeatureDiagnostics

/// What a type can be made to conform to in a spec.
public enum Conformance: String, Hashable, Sendable, CaseIterable {
  case equatable = "Equatable"
  case sendable = "Sendable"
  case hashable = "Hashable"
  case codable = "Codable"
  case identifiable = "Identifiable"
  case caseIterable = "CaseIterable"
  case comparable = "Comparable"
  case error = "Error"
}

/// What kind of declaration a named type is.
public enum NominalKind: Hashable, Sendable {
  case structure
  case enumeration
  /// The app's own, members unknown.
  case externOpen
  /// The app's own, members declared.
  case externClosed
  /// The app's own enum; a switch needs `default` unless it is frozen.
  case externEnum(isFrozen: Bool)
  /// The `State` of a feature.
  case state
  /// The store of a feature, in views.
  case store
}

/// A stored or computed property of a named type.
public struct Property: Hashable, Sendable {
  public var name: String
  public var type: Type
  /// Whether it can be assigned.
  public var isVariable: Bool
  public var isStatic: Bool
  public var isComputed: Bool
  public var isSecret: Bool
  /// Whether a construction may leave it off.
  public var hasDefault: Bool
  /// How a field of a state is kept.
  public var storage: Field.Storage = .plain
  public var location: SourceLocation

  public init(
    name: String, type: Type, isVariable: Bool, isStatic: Bool = false, isComputed: Bool = false,
    isSecret: Bool = false, hasDefault: Bool = false, location: SourceLocation
  ) {
    self.name = name
    self.type = type
    self.isVariable = isVariable
    self.isStatic = isStatic
    self.isComputed = isComputed
    self.isSecret = isSecret
    self.hasDefault = hasDefault
    self.location = location
  }
}

/// The signature of one parameter.
public struct ParameterSignature: Hashable, Sendable {
  /// The argument's label; nil where it takes none.
  public var label: String?
  public var name: String
  public var type: Type
  public var hasDefault: Bool
  public var isSecret: Bool

  public init(
    label: String?, name: String, type: Type, hasDefault: Bool = false, isSecret: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
    self.isSecret = isSecret
  }
}

/// A function of a named type, a file or a feature.
public struct FunctionSignature: Hashable, Sendable {
  public var name: String
  public var parameters: [ParameterSignature]
  public var result: Type
  public var isMutating: Bool
  public var isStatic: Bool
  public var location: SourceLocation

  public init(
    name: String, parameters: [ParameterSignature], result: Type, isMutating: Bool = false,
    isStatic: Bool = false, location: SourceLocation
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isMutating = isMutating
    self.isStatic = isStatic
    self.location = location
  }
}

/// A case of an enum.
public struct CaseSignature: Hashable, Sendable {
  public var name: String
  public var payload: [ParameterSignature]
  public var location: SourceLocation

  public init(name: String, payload: [ParameterSignature], location: SourceLocation) {
    self.name = name
    self.payload = payload
    self.location = location
  }
}

/// What is known of a declared type.
public struct NominalType: Hashable, Sendable {
  public var name: TypeName
  public var kind: NominalKind
  public var properties: [Property]
  public var cases: [CaseSignature]
  public var methods: [FunctionSignature]
  /// Of structs the memberwise one; of closed extern types those declared.
  public var initializers: [[ParameterSignature]]
  public var conformances: Set<Conformance>
  /// The raw type of an enum, if any.
  public var rawType: Type?
  /// Whether it is an enum whose values can contain others of it, and so are kept behind references.
  public var isIndirect = false
  /// Whether it is the enum of a route, stack, alert or dialog.
  public var isComposed = false
  public var location: SourceLocation

  public init(
    name: TypeName, kind: NominalKind, properties: [Property] = [], cases: [CaseSignature] = [],
    methods: [FunctionSignature] = [], initializers: [[ParameterSignature]] = [],
    conformances: Set<Conformance> = [], rawType: Type? = nil, location: SourceLocation
  ) {
    self.name = name
    self.kind = kind
    self.properties = properties
    self.cases = cases
    self.methods = methods
    self.initializers = initializers
    self.conformances = conformances
    self.rawType = rawType
    self.location = location
  }
}
