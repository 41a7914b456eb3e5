public import FeatureDiagnostics
public import FeatureSyntax

/// All specs of a run, checked.
public struct Model: Hashable, Sendable {
  /// One a spec, in the order of the run.
  public var files: [ModelFile]
  /// Every declared type of the run by name.
  public var types: [TypeName: NominalType]

  public init(files: [ModelFile], types: [TypeName: NominalType]) {
    self.files = files
    self.types = types
  }
}

/// One spec, checked.
public struct ModelFile: Hashable, Sendable {
  public var file: FileID
  public var imports: [Import]
  /// In the order of the file.
  public var declarations: [Declaration]

  /// A declaration at the top of a file.
  public enum Declaration: Hashable, Sendable {
    case structure(StructModel)
    case enumeration(EnumModel)
    case function(FunctionModel)
    case externType(ExternTypeModel)
    case externFunction(FunctionSignature, line: Int)
    case client(ClientModel)
    case shared(SharedModel)
    case feature(FeatureDefinition)
    case view(ViewDefinition)
    case externView(ExternViewModel)
    case representable(RepresentableDefinition)
    case preview(PreviewModel)
  }

  public init(file: FileID, imports: [Import], declarations: [Declaration]) {
    self.file = file
    self.imports = imports
    self.declarations = declarations
  }
}

/// An import to be copied.
public struct Import: Hashable, Sendable {
  public var isPreconcurrency: Bool
  public var access: AccessLevel?
  public var kind: String?
  public var path: [String]

  public init(isPreconcurrency: Bool, access: AccessLevel?, kind: String?, path: [String]) {
    self.isPreconcurrency = isPreconcurrency
    self.access = access
    self.kind = kind
    self.path = path
  }
}

/// A parameter with its default.
public struct Parameter: Hashable, Sendable {
  /// The argument's label; nil where it takes none (`_`).
  public var label: String?
  public var name: String
  public var type: Type
  public var defaultValue: Expression?
  public var isSecret: Bool

  public init(
    label: String?, name: String, type: Type, defaultValue: Expression? = nil,
    isSecret: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isSecret = isSecret
  }
}

/// A domain: the literal bounds, as they are written, inclusive on both sides.
public struct Domain: Hashable, Sendable {
  /// nil: unbounded below.
  public var lower: String?
  /// nil: unbounded above. A half-open bound on integers is made inclusive.
  public var upper: String?

  public init(lower: String?, upper: String?) {
    self.lower = lower
    self.upper = upper
  }
}

/// A stored member of a state or struct.
public struct Field: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  public var type: Type
  public var isVariable: Bool
  public var isStatic: Bool
  public var isSecret: Bool
  /// nil: a parameter without default. An optional `var` without one has `nil`.
  public var defaultValue: Expression?
  public var domain: Domain?
  /// Whether it is compared at the end of an action (numbers, Bool, Date, UUID, plain enums and
  /// structs of such), not at the write. No composed member is.
  public var isScalar: Bool
  /// How it is kept; of the members of structs always `plain`.
  public var storage: Storage = .plain
  public var location: SourceLocation

  /// How a field of a state is kept.
  public enum Storage: Hashable, Sendable {
    case plain
    /// A presentation, which has an identity beside its value.
    case presented
    /// A presentation behind a reference, because its state can contain another one of the feature.
    case presentedBox
    /// The value of the store tree that is shared under this name. Its default is the shared value's;
    /// no construction of the state in a spec gives another.
    case shared
  }

  public init(
    doc: [String], name: String, type: Type, isVariable: Bool, isStatic: Bool = false,
    isSecret: Bool, defaultValue: Expression?, domain: Domain?, isScalar: Bool,
    location: SourceLocation
  ) {
    self.doc = doc
    self.name = name
    self.type = type
    self.isVariable = isVariable
    self.isStatic = isStatic
    self.isSecret = isSecret
    self.defaultValue = defaultValue
    self.domain = domain
    self.isScalar = isScalar
    self.location = location
  }
}

/// A computed member.
public struct DerivedValue: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  public var type: Type
  public var body: [Statement]
  /// The fields it reads, through other derived values too.
  public var reads: Set<String>
  /// The effects it reads, through other derived values too.
  public var effects: Set<String> = []
  public var location: SourceLocation

  public init(
    doc: [String], name: String, type: Type, body: [Statement], reads: Set<String>,
    location: SourceLocation
  ) {
    self.doc = doc
    self.name = name
    self.type = type
    self.body = body
    self.reads = reads
    self.location = location
  }
}

/// A function with its body.
public struct FunctionModel: Hashable, Sendable {
  public var doc: [String]
  public var access: AccessLevel?
  public var name: String
  public var parameters: [Parameter]
  public var result: Type
  public var isMutating: Bool
  public var isStatic: Bool
  public var body: [Statement]
  /// Of a feature's function: the fields it reads, and of a mutating one those it writes, through
  /// what it calls too.
  public var reads: Set<String>
  public var writes: Set<String>
  /// The effects it reads, directly or not.
  public var effects: Set<String> = []
  public var location: SourceLocation

  public init(
    doc: [String], access: AccessLevel?, name: String, parameters: [Parameter], result: Type,
    isMutating: Bool, isStatic: Bool, body: [Statement], reads: Set<String>, writes: Set<String>,
    location: SourceLocation
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isMutating = isMutating
    self.isStatic = isStatic
    self.body = body
    self.reads = reads
    self.writes = writes
    self.location = location
  }
}

/// A struct of the spec.
public struct StructModel: Hashable, Sendable {
  public var doc: [String]
  public var access: AccessLevel?
  public var name: TypeName
  /// As written, without what every struct has.
  public var conformances: [Conformance]
  public var fields: [Field]
  public var computed: [DerivedValue]
  public var functions: [FunctionModel]
  public var structures: [StructModel]
  public var enumerations: [EnumModel]
  public var location: SourceLocation

  public init(
    doc: [String], access: AccessLevel?, name: TypeName, conformances: [Conformance],
    fields: [Field], computed: [DerivedValue], functions: [FunctionModel],
    structures: [StructModel] = [], enumerations: [EnumModel] = [], location: SourceLocation
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.conformances = conformances
    self.fields = fields
    self.computed = computed
    self.functions = functions
    self.structures = structures
    self.enumerations = enumerations
    self.location = location
  }
}

/// A case of an enum.
public struct EnumCaseModel: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  public var payload: [Parameter]
  /// As written.
  public var rawValue: Expression?

  public init(doc: [String], name: String, payload: [Parameter], rawValue: Expression?) {
    self.doc = doc
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
  }
}

/// An enum of the spec.
public struct EnumModel: Hashable, Sendable {
  public var doc: [String]
  public var access: AccessLevel?
  public var name: TypeName
  public var rawType: Type?
  public var conformances: [Conformance]
  public var cases: [EnumCaseModel]
  public var computed: [DerivedValue]
  public var functions: [FunctionModel]
  public var structures: [StructModel]
  public var enumerations: [EnumModel]
  /// The cases whose payload is read by name somewhere in the run; only they need an accessor.
  public var payloadsRead: Set<String>
  /// Of the enum of a route or stack: the cases whose payload is written by name somewhere in the run
  /// (`destination.edit?.title = x`); they are among `payloadsRead` and need a setter, which writes
  /// where that case is current.
  public var payloadsWritten: Set<String> = []
  /// Whether its values can contain others of it.
  public var isIndirect = false
  public var location: SourceLocation

  public init(
    doc: [String], access: AccessLevel?, name: TypeName, rawType: Type?,
    conformances: [Conformance], cases: [EnumCaseModel], computed: [DerivedValue],
    functions: [FunctionModel], structures: [StructModel] = [], enumerations: [EnumModel] = [],
    payloadsRead: Set<String> = [], location: SourceLocation
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.rawType = rawType
    self.conformances = conformances
    self.cases = cases
    self.computed = computed
    self.functions = functions
    self.structures = structures
    self.enumerations = enumerations
    self.payloadsRead = payloadsRead
    self.location = location
  }
}

/// A type of the app, with what its witness must prove.
public struct ExternTypeModel: Hashable, Sendable {
  public var type: NominalType
  public var access: AccessLevel?
  /// The spec line, 1-based.
  public var line: Int

  public init(type: NominalType, access: AccessLevel?, line: Int) {
    self.type = type
    self.access = access
    self.line = line
  }
}
