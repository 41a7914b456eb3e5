public import FeatureDiagnostics

/// `view Name<T: P> { members; body }`
public struct ViewSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var generics: [Generic]
  public var members: [Member]
  /// View expressions, local `let`s, `if`, `switch`.
  public var body: [StatementSyntax]
  public var range: SourceRange

  /// `T: P & Q`
  public struct Generic: Hashable, Sendable {
    public var name: Name
    public var constraints: [TypeSyntax]

    public init(name: Name, constraints: [TypeSyntax]) {
      self.name = name
      self.constraints = constraints
    }
  }

  /// What a view is given or owns.
  public indirect enum Member: Hashable, Sendable {
    case constant(Name, TypeSyntax, SourceRange)
    case binding(Name, TypeSyntax, SourceRange)
    case state(Name, TypeSyntax?, ExpressionSyntax, SourceRange)
    case store(TypeSyntax, ExpressionSyntax?, SourceRange)
    case slot(Name, [ParameterSyntax], SourceRange)
    case focus(Name, TypeSyntax?, SourceRange)
  }

  public init(
    head: DeclarationHead, name: Name, generics: [Generic], members: [Member],
    body: [StatementSyntax], range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.generics = generics
    self.members = members
    self.body = body
    self.range = range
  }
}

/// `extern view Name(params)`
public struct ExternViewSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var parameters: [ParameterSyntax]
  public var range: SourceRange

  public init(head: DeclarationHead, name: Name, parameters: [ParameterSyntax], range: SourceRange)
  {
    self.head = head
    self.name = name
    self.parameters = parameters
    self.range = range
  }
}

/// `representable Name: UIThing { … }`
public struct RepresentableSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var name: Name
  public var viewType: TypeSyntax
  public var items: [Item]
  public var range: SourceRange

  /// A member of a representable.
  public indirect enum Item: Hashable, Sendable {
    case binding(Name, TypeSyntax, SourceRange)
    case constant(Name, TypeSyntax, SourceRange)
    case update(BlockSyntax, SourceRange)
    case event(Name, BlockSyntax, SourceRange)
    case delegate(TypeSyntax, [FunctionSyntax], SourceRange)
  }

  public init(
    head: DeclarationHead, name: Name, viewType: TypeSyntax, items: [Item], range: SourceRange
  ) {
    self.head = head
    self.name = name
    self.viewType = viewType
    self.items = items
    self.range = range
  }
}

/// `preview "title" { … }`
public struct PreviewSyntax: Hashable, Sendable {
  public var head: DeclarationHead
  public var title: String?
  public var body: [StatementSyntax]
  public var range: SourceRange

  public init(
    head: DeclarationHead, title: String?, body: [StatementSyntax], range: SourceRange
  ) {
    self.head = head
    self.title = title
    self.body = body
    self.range = range
  }
}
