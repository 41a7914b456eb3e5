public import FeatureDiagnostics

/// A checked statement.
public struct Statement: Hashable, Sendable {
  public var kind: Kind
  public var location: SourceLocation
  /// The comments on the lines before it, without slashes.
  public var comments: [String]

  public init(_ kind: Kind, at location: SourceLocation, comments: [String] = []) {
    self.kind = kind
    self.location = location
    self.comments = comments
  }

  /// The forms of checked statements.
  public indirect enum Kind: Hashable, Sendable {
    /// `type` is the variable's type, to be printed where Swift would have to search for it.
    case local(isVariable: Bool, Pattern, Type, Expression?)
    /// `place op value`
    case assign(Expression, String, Expression, Write)
    /// A mutating or `Void` call; `write` where it changes something.
    case expression(Expression, Write?)
    case `if`(If)
    case `guard`([Condition], [Statement])
    case `switch`(Switch)
    case `for`(Pattern, Expression, where: Expression?, [Statement])
    case `while`([Condition], [Statement])
    case `break`
    case `continue`
    case `return`(Expression?)
    case send(SendTarget, animation: Expression?)
    case run(RunTarget, [Argument])
    case cancel(effect: String)
    case emit(output: String, [Argument], animation: Expression?)
    case dismiss(animation: Expression?)
    /// The fields to put back to their defaults, in the order of declaration.
    case reset([String])
    /// Swift text; nil writes: it may write everything.
    case verbatim(VerbatimSyntaxText, writes: [String]?)
  }
}

/// What a `send` sends.
public enum SendTarget: Hashable, Sendable {
  /// An action of the feature itself.
  case own(action: String, [Argument])
  /// An action of a child, through the steps to it.
  case child(path: [ChildStep], action: String, [Argument])
}

/// One step to a child.
public struct ChildStep: Hashable, Sendable {
  /// The composed member.
  public var name: String
  /// The case of a route or stack.
  public var routeCase: String?
  /// The feature that the step leads to.
  public var feature: String
  /// The element's id, for children and stacks.
  public var element: Expression?

  public init(name: String, routeCase: String?, feature: String, element: Expression?) {
    self.name = name
    self.routeCase = routeCase
    self.feature = feature
    self.element = element
  }
}

/// What a `run` runs.
public enum RunTarget: Hashable, Sendable {
  case effect(String)
  /// An endpoint of a client, fire and forget.
  case endpoint(client: String, String)
}

/// What a statement writes, and how it is known whether that changed anything.
public struct Write: Hashable, Sendable {
  public var root: WriteRoot
  public var detection: ChangeDetection

  public init(_ root: WriteRoot, _ detection: ChangeDetection) {
    self.root = root
    self.detection = detection
  }
}

/// What a written place belongs to.
public enum WriteRoot: Hashable, Sendable {
  case field(String)
  case shared(String)
  /// A local variable or, in a struct's mutating function, a member: nothing to track.
  case local
}

/// How generated code finds out whether a write changed the field.
public enum ChangeDetection: Hashable, Sendable {
  /// The field is a scalar: it is compared with its value from before the body.
  case atEnd
  /// The write always changes it (`append(_:)`).
  case always
  /// Compare the place with the new value; write only where they differ.
  case assignment
  /// Compare the written place itself before and after; it is a scalar or a string inside a container.
  case place
  /// Compare the count of the collection that the call is made on.
  case count
  /// The call says by itself whether it changed anything (`append(_:)` of an `Identified`, which may
  /// put an element in the place of one that equals it).
  case answer
  /// Compare the whole field with a copy; the call costs as much anyway.
  case copy
  /// A presentation as a whole is assigned: that always begins a new one, so its identity is compared.
  case presentation
  /// Nothing to track.
  case none
}

/// `if` as a statement or expression.
public struct If: Hashable, Sendable {
  public var conditions: [Condition]
  public var then: [Statement]
  public var otherwise: Else?

  /// What follows `else`.
  public indirect enum Else: Hashable, Sendable {
    case block([Statement])
    case `if`(If)
  }

  public init(conditions: [Condition], then: [Statement], otherwise: Else?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// One condition.
public enum Condition: Hashable, Sendable {
  case expression(Expression)
  /// `let name = value`; `isShorthand` where no value was written.
  case binding(isVariable: Bool, String, Expression, isShorthand: Bool)
  case pattern(Pattern, Expression)
}

/// `switch` as a statement or expression.
public struct Switch: Hashable, Sendable {
  public var subject: Expression
  public var cases: [Case]

  /// One `case` or `default`.
  public struct Case: Hashable, Sendable {
    /// Empty for `default`.
    public var items: [Item]
    public var body: [Statement]

    public init(items: [Item], body: [Statement]) {
      self.items = items
      self.body = body
    }
  }

  /// One pattern with its condition.
  public struct Item: Hashable, Sendable {
    public var pattern: Pattern
    public var condition: Expression?

    public init(pattern: Pattern, condition: Expression?) {
      self.pattern = pattern
      self.condition = condition
    }
  }

  public init(subject: Expression, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

/// A checked pattern.
public indirect enum Pattern: Hashable, Sendable {
  case wildcard
  /// A new variable; `let`/`var` is printed where `introduces` says so.
  case variable(String, introducer: Introducer?)
  /// `.name(…)`; the type is written out where `type` is given.
  case enumCase(type: TypeName?, String, [Element]?)
  case optional(Pattern)
  case tuple([Element])
  case expression(Expression)
  /// `let (a, b)`, `let .name(a, b)`
  case binding(Introducer, Pattern)

  /// Whether a loop says `case` before it: it need not match, or introduces its names by itself.
  public var isCase: Bool {
    switch self {
    case .enumCase, .optional, .expression, .binding: true
    case .variable(_, let introducer): introducer != nil
    case .tuple(let elements): elements.contains { $0.pattern.isCase }
    case .wildcard: false
    }
  }

  /// `let` or `var`.
  public enum Introducer: String, Hashable, Sendable {
    case `let`, `var`
  }

  /// One part of a payload or tuple.
  public struct Element: Hashable, Sendable {
    public var label: String?
    public var pattern: Pattern

    public init(_ label: String?, _ pattern: Pattern) {
      self.label = label
      self.pattern = pattern
    }
  }
}
