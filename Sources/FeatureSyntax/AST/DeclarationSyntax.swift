public import FeatureDiagnostics

/// One spec, whole.
public struct SourceFileAST: Hashable, Sendable {
  public var file: FileID
  public var items: [FileItem]
  /// What could not be read as it was meant.
  public var damage: Damage

  public init(file: FileID, items: [FileItem], damage: Damage = Damage()) {
    self.file = file
    self.items = items
    self.damage = damage
  }
}

/// What can stand at the top of a file.
public enum FileItem: Hashable, Sendable {
  case `import`(ImportSyntax)
  case structure(StructSyntax)
  case enumeration(EnumSyntax)
  case function(FunctionSyntax)
  case externType(ExternTypeSyntax)
  case externFunction(FunctionSyntax)
  case externView(ExternViewSyntax)
  case externFeature(FeatureDeclarationSyntax)
  case client(ClientSyntax)
  case shared(SharedSyntax)
  case feature(FeatureDeclarationSyntax)
  case view(ViewSyntax)
  case representable(RepresentableSyntax)
  case preview(PreviewSyntax)
}

/// `@preconcurrency public import struct M.T`
public struct ImportSyntax: Hashable, Sendable {
  public var isPreconcurrency: Bool
  public var access: AccessLevel?
  /// `struct`, `class` …, if written.
  public var kind: String?
  public var path: [Name]
  public var range: SourceRange

  public init(
    isPreconcurrency: Bool, access: AccessLevel?, kind: String?, path: [Name], range: SourceRange
  ) {
    self.isPreconcurrency = isPreconcurrency
    self.access = access
    self.kind = kind
    self.path = path
    self.range = range
  }
}

/// One parameter of an action, function, output, binding, effect or endpoint.
public struct ParameterSyntax: Hashable, Sendable {
  public var isSecret: Bool
  /// The label before the name, `_` included; nil where the name is the label.
  public var label: Name?
  public var name: Name
  public var type: TypeSyntax
  public var defaultValue: ExpressionSyntax?
  public var range: SourceRange

  public init(
    isSecret: Bool, label: Name?, name: Name, type: TypeSyntax, defaultValue: ExpressionSyntax?,
    range: SourceRange
  ) {
    self.isSecret = isSecret
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
  }
}

/// `func`, `mutating func`, `static func`; no body where it is extern or an endpoint.
public struct FunctionSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var isMutating: Bool
  public var isStatic: Bool
  public var name: Name
  public var parameters: [ParameterSyntax]
  /// nil: `Void`.
  public var result: TypeSyntax?
  public var body: BlockSyntax?
  public var range: SourceRange

  public init(
    head: DeclarationHead, isMutating: Bool, isStatic: Bool, name: Name,
    parameters: [ParameterSyntax], result: TypeSyntax?, body: BlockSyntax?, range: SourceRange
  ) {
    self.head = head
    self.isMutating = isMutating
    self.isStatic = isStatic
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.range = range
  }
}

/// A stored member of a state or struct: `let`/`var name: T = e in range`.
public struct StoredSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var isVariable: Bool
  public var isStatic: Bool
  public var name: Name
  public var type: TypeSyntax?
  public var defaultValue: ExpressionSyntax?
  /// `in RANGE`: a range expression over literals.
  public var domain: ExpressionSyntax?
  public var range: SourceRange

  public init(
    head: DeclarationHead, isVariable: Bool, isStatic: Bool, name: Name, type: TypeSyntax?,
    defaultValue: ExpressionSyntax?, domain: ExpressionSyntax?, range: SourceRange
  ) {
    self.head = head
    self.isVariable = isVariable
    self.isStatic = isStatic
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.domain = domain
    self.range = range
  }
}

/// `var name: T { … }`
public struct ComputedSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var type: TypeSyntax
  public var body: BlockSyntax
  public var range: SourceRange

  public init(
    head: DeclarationHead, name: Name, type: TypeSyntax, body: BlockSyntax, range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.type = type
    self.body = body
    self.range = range
  }
}

/// A struct.
public struct StructSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var conformances: [TypeSyntax]
  public var members: [Member]
  public var range: SourceRange

  /// A member of a struct.
  public enum Member: Hashable, Sendable {
    case stored(StoredSyntax)
    case computed(ComputedSyntax)
    case function(FunctionSyntax)
    case structure(StructSyntax)
    case enumeration(EnumSyntax)
  }

  public init(
    head: DeclarationHead, name: Name, conformances: [TypeSyntax], members: [Member],
    range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.conformances = conformances
    self.members = members
    self.range = range
  }
}

/// One case of an enum.
public struct EnumCaseSyntax: Hashable, Sendable {
  public var doc: [String]
  public var name: Name
  /// nil: no parentheses.
  public var payload: [ParameterSyntax]?
  public var rawValue: ExpressionSyntax?
  public var range: SourceRange

  public init(
    doc: [String], name: Name, payload: [ParameterSyntax]?, rawValue: ExpressionSyntax?,
    range: SourceRange
  ) {
    self.doc = doc
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.range = range
  }
}

/// An enum.
public struct EnumSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var conformances: [TypeSyntax]
  public var members: [Member]
  public var range: SourceRange

  /// A member of an enum.
  public enum Member: Hashable, Sendable {
    case enumCase(EnumCaseSyntax)
    case computed(ComputedSyntax)
    case function(FunctionSyntax)
    case structure(StructSyntax)
    case enumeration(EnumSyntax)
  }

  public init(
    head: DeclarationHead, name: Name, conformances: [TypeSyntax], members: [Member],
    range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.conformances = conformances
    self.members = members
    self.range = range
  }
}

/// `extern type A.B: P { … }`, `extern enum E { case a, b }`, `@frozen extern enum`.
public struct ExternTypeSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var isEnum: Bool
  public var isFrozen: Bool
  public var name: [Name]
  public var conformances: [TypeSyntax]
  /// nil: open, its members are unknown here.
  public var members: [Member]?
  public var range: SourceRange

  /// A member that the app's own Swift is said to have.
  public enum Member: Hashable, Sendable {
    case stored(StoredSyntax)
    case function(FunctionSyntax)
    case initializer([ParameterSyntax], SourceRange)
    case enumCase(EnumCaseSyntax)
  }

  public init(
    head: DeclarationHead, isEnum: Bool, isFrozen: Bool, name: [Name], conformances: [TypeSyntax],
    members: [Member]?, range: SourceRange
  ) {
    self.head = head
    self.isEnum = isEnum
    self.isFrozen = isFrozen
    self.name = name
    self.conformances = conformances
    self.members = members
    self.range = range
  }
}

/// `client Name { func … }`
public struct ClientSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var endpoints: [EndpointSyntax]
  public var range: SourceRange

  public init(head: DeclarationHead, name: Name, endpoints: [EndpointSyntax], range: SourceRange) {
    self.head = head
    self.name = name
    self.endpoints = endpoints
    self.range = range
  }
}

/// How an endpoint or effect gives its values.
public struct EffectSignature: Hashable, Sendable {
  public var isAsync: Bool
  public var isStream: Bool
  public var isThrowing: Bool
  /// The type in `throws(E)`.
  public var errorType: TypeSyntax?
  /// nil: no value.
  public var result: TypeSyntax?

  public init(
    isAsync: Bool, isStream: Bool, isThrowing: Bool, errorType: TypeSyntax?, result: TypeSyntax?
  ) {
    self.isAsync = isAsync
    self.isStream = isStream
    self.isThrowing = isThrowing
    self.errorType = errorType
    self.result = result
  }
}

/// `func name(params) async throws -> T` in a client.
public struct EndpointSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var parameters: [ParameterSyntax]
  public var signature: EffectSignature
  public var range: SourceRange

  public init(
    head: DeclarationHead, name: Name, parameters: [ParameterSyntax], signature: EffectSignature,
    range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.parameters = parameters
    self.signature = signature
    self.range = range
  }
}

/// `shared name: T = e stored file("…")` at the top of a file.
public struct SharedSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var type: TypeSyntax?
  public var defaultValue: ExpressionSyntax?
  /// `file` or `defaults` and its text.
  public var storage: Storage?
  public var range: SourceRange

  /// Where a shared value is kept.
  public struct Storage: Hashable, Sendable {
    public var kind: Name
    public var key: ExpressionSyntax

    public init(kind: Name, key: ExpressionSyntax) {
      self.kind = kind
      self.key = key
    }
  }

  public init(
    head: DeclarationHead, name: Name, type: TypeSyntax?, defaultValue: ExpressionSyntax?,
    storage: Storage?, range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.storage = storage
    self.range = range
  }
}
