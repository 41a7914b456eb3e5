public import FeatureDiagnostics

/// Statements between braces.
public struct BlockSyntax: Hashable, Sendable {
  public var statements: [StatementSyntax]
  /// From `{` to `}`.
  public var range: SourceRange

  public init(_ statements: [StatementSyntax], _ range: SourceRange) {
    self.statements = statements
    self.range = range
  }
}

/// A statement as written.
public struct StatementSyntax: Hashable, Sendable {
  public var kind: Kind
  public var range: SourceRange
  /// The comments of `//` that stand on the lines just before it, without the slashes.
  public var comments: [String]

  public init(_ kind: Kind, _ range: SourceRange, comments: [String] = []) {
    self.kind = kind
    self.range = range
    self.comments = comments
  }

  /// The forms of statements.
  public indirect enum Kind: Hashable, Sendable {
    /// `let p: T = e`, `var p = e`
    case local(isVariable: Bool, PatternSyntax, TypeSyntax?, ExpressionSyntax?)
    /// `place op value`; the operator is `=`, `+=`, `-=`, `*=`, `/=` or `%=`.
    case assign(ExpressionSyntax, Name, ExpressionSyntax)
    case expression(ExpressionSyntax)
    case `if`(IfSyntax)
    case `guard`([ConditionSyntax], BlockSyntax)
    case `switch`(SwitchSyntax)
    /// `for p in e where c { … }`; `isCase` after `for case`, which passes what does not match.
    case `for`(
      isCase: Bool, PatternSyntax, ExpressionSyntax, where: ExpressionSyntax?, BlockSyntax)
    case `while`([ConditionSyntax], BlockSyntax)
    case `break`
    case `continue`
    case `return`(ExpressionSyntax?)
    /// `send action(…)`, `send child.action(…)`, with `animation e` after it.
    case send(PathSyntax, [ArgumentSyntax]?, animation: ExpressionSyntax?)
    /// `run effect(…)`, `run client.endpoint(…)`
    case run(PathSyntax, [ArgumentSyntax]?)
    case cancel(PathSyntax)
    case emit(PathSyntax, [ArgumentSyntax]?, animation: ExpressionSyntax?)
    case dismiss(animation: ExpressionSyntax?)
    /// `reset` alone has no names.
    case reset([Name])
    case verbatim(VerbatimSyntax)
    /// Broken; already reported.
    case missing
  }
}

/// `if … { } else if … { } else { }`, as a statement or an expression.
public struct IfSyntax: Hashable, Sendable {
  public var conditions: [ConditionSyntax]
  public var then: BlockSyntax
  public var otherwise: Else?
  public var range: SourceRange

  /// What follows `else`.
  public indirect enum Else: Hashable, Sendable {
    case block(BlockSyntax)
    case `if`(IfSyntax)
  }

  public init(
    conditions: [ConditionSyntax], then: BlockSyntax, otherwise: Else?, range: SourceRange
  ) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.range = range
  }
}

/// One condition of `if`, `guard`, `while`.
public enum ConditionSyntax: Hashable, Sendable {
  case expression(ExpressionSyntax)
  /// `let name: T = e`; without `= e` it unwraps the name itself.
  case binding(isVariable: Bool, Name, TypeSyntax?, ExpressionSyntax?)
  /// `case pattern = e`
  case pattern(PatternSyntax, ExpressionSyntax)
}

/// `switch e { … }`, as a statement or an expression.
public struct SwitchSyntax: Hashable, Sendable {
  public var subject: ExpressionSyntax
  public var cases: [Case]
  public var range: SourceRange

  /// One `case …:` or `default:`.
  public struct Case: Hashable, Sendable {
    /// The patterns; empty for `default`.
    public var items: [Item]
    public var isDefault: Bool
    public var body: [StatementSyntax]
    /// From `case` to the colon.
    public var headRange: SourceRange

    public init(
      items: [Item], isDefault: Bool, body: [StatementSyntax], headRange: SourceRange
    ) {
      self.items = items
      self.isDefault = isDefault
      self.body = body
      self.headRange = headRange
    }
  }

  /// One pattern of a case.
  public struct Item: Hashable, Sendable {
    public var pattern: PatternSyntax
    public var condition: ExpressionSyntax?

    public init(pattern: PatternSyntax, condition: ExpressionSyntax?) {
      self.pattern = pattern
      self.condition = condition
    }
  }

  public init(subject: ExpressionSyntax, cases: [Case], range: SourceRange) {
    self.subject = subject
    self.cases = cases
    self.range = range
  }
}

/// A pattern as written.
public struct PatternSyntax: Hashable, Sendable {
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of patterns.
  public indirect enum Kind: Hashable, Sendable {
    /// `_`
    case wildcard
    /// A bare name: binds under `let`/`var`, or in a `let` statement; else it is an expression.
    case name(Name)
    /// `let p`, `var p`
    case binding(isVariable: Bool, PatternSyntax)
    /// `T.name(p, label: p)`, `.name`; `type` is empty for the implicit form; nil items: no parentheses.
    case enumCase(type: [Name], Name, [TuplePatternElement]?)
    /// `p?`
    case optional(PatternSyntax)
    case tuple([TuplePatternElement])
    /// A literal, range, `nil`, or any other expression compared with `~=`.
    case expression(ExpressionSyntax)
    /// Broken; already reported.
    case missing
  }
}

/// One element of a tuple pattern or of a case's payload.
public struct TuplePatternElement: Hashable, Sendable {
  public var label: Name?
  public var pattern: PatternSyntax

  public init(label: Name?, pattern: PatternSyntax) {
    self.label = label
    self.pattern = pattern
  }
}

/// A dotted path with optional element names: `name`, `child.x`, `rows[id].x`, `path[id].detail.x`,
/// `rows[id: e].x` in a `send`.
public struct PathSyntax: Hashable, Sendable {
  public var components: [Component]
  public var range: SourceRange

  /// One step of a path.
  public struct Component: Hashable, Sendable {
    public var name: Name
    /// What stands in brackets after the name.
    public var element: ArgumentSyntax?

    public init(name: Name, element: ArgumentSyntax?) {
      self.name = name
      self.element = element
    }
  }

  public init(components: [Component], range: SourceRange) {
    self.components = components
    self.range = range
  }
}
