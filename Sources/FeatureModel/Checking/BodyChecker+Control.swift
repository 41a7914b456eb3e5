import FeatureDiagnostics
import FeatureSyntax

/// The variables that certainly have a value, and those that may have, at the ends of branches.
private struct BranchMerger {
  var assigned: Set<Int>?
  var maybeAssigned: Set<Int> = []
  var continues = false

  /// Adds the end of a branch.
  mutating func add(_ checker: BodyChecker, continues: Bool) {
    maybeAssigned.formUnion(checker.maybeAssigned)
    guard continues else { return }
    self.continues = true
    assigned = assigned.map { $0.intersection(checker.assigned) } ?? checker.assigned
  }

  func apply(to checker: inout BodyChecker) {
    if let assigned { checker.assigned = assigned }
    checker.maybeAssigned = maybeAssigned
  }
}

extension BodyChecker {
  // MARK: Conditions

  /// Conditions, with the names that they introduce in the scope at hand.
  mutating func conditions(_ syntax: [ConditionSyntax]) -> [Condition] {
    syntax.map { condition in
      switch condition {
      case .expression(let expression):
        if case .boolean = expression.kind {
          report(.constantCondition, [], expression.range)
        }
        return .expression(self.condition(expression))
      case .binding(let isVariable, let name, let type, let value):
        return optionalBinding(isVariable, name, type, value)
      case .pattern(let pattern, let value):
        let subject = infer(value, nil)
        return .pattern(self.pattern(pattern, subject.type, nil), subject)
      }
    }
  }

  private mutating func optionalBinding(
    _ isVariable: Bool, _ name: Name, _ typeSyntax: TypeSyntax?, _ value: ExpressionSyntax?
  ) -> Condition {
    let written = typeSyntax.map { types.resolve($0, in: environment.scope, sink: &sink) }
    let syntax = value ?? ExpressionSyntax(.name(name), name.range)
    let subject = infer(syntax, written.map { .optional($0) })
    var type = Type.error
    switch subject.type {
    case .optional(let wrapped): type = wrapped
    case .unchecked: type = .unchecked
    case .error: break
    default: report(.bindingNonOptional, [subject.type.description], subject.location.range)
    }
    if let written {
      if type != .error, !written.accepts(type) {
        report(.typeMismatch, [written.description, type.description], subject.location.range)
      }
      type = written
    }
    declare(name, type, isVariable: isVariable, origin: .local)
    return .binding(isVariable: isVariable, name.text, subject, isShorthand: value == nil)
  }

  // MARK: If and guard

  /// `if` as a statement, and whether what follows it is reached.
  mutating func ifStatement(_ syntax: IfSyntax) -> (If, Bool) {
    openScope()
    var conditions = self.conditions(syntax.conditions)
    let before = (assigned, maybeAssigned)
    let then = nested(syntax.then.statements)
    conditions = closeScope().tidiedConditions(conditions)
    var merger = BranchMerger()
    merger.add(self, continues: then.continues)
    (assigned, maybeAssigned) = before
    var otherwise: If.Else?
    var continues = true
    switch syntax.otherwise {
    case .block(let block):
      let rest = nested(block.statements)
      otherwise = .block(rest.statements)
      continues = rest.continues
    case .if(let inner):
      let (rest, restContinues) = ifStatement(inner)
      otherwise = .if(rest)
      continues = restContinues
    case nil: break
    }
    merger.add(self, continues: continues)
    merger.apply(to: &self)
    return (
      If(conditions: conditions, then: then.statements, otherwise: otherwise), merger.continues
    )
  }

  mutating func guardStatement(
    _ syntax: [ConditionSyntax], _ block: BlockSyntax, _ range: SourceRange
  ) -> CheckedBlock {
    let before = (assigned, maybeAssigned)
    let otherwise = nested(block.statements)
    (assigned, maybeAssigned) = before
    if otherwise.continues {
      report(
        .guardFallsThrough, [],
        SourceRange(max(block.range.start, block.range.end - 1), block.range.end))
    }
    let conditions = self.conditions(syntax)
    return CheckedBlock(
      statements: [Statement(.guard(conditions, otherwise.statements), at: at(range))])
  }

  /// `if` as an expression.
  mutating func ifExpression(_ syntax: IfSyntax, _ expected: Type?) -> Expression {
    var type = expected
    let branch = ifBranches(syntax, &type)
    return Expression(.ifExpression(branch), type ?? .error, at: at(syntax.range))
  }

  private mutating func ifBranches(_ syntax: IfSyntax, _ type: inout Type?) -> If {
    openScope()
    var conditions = self.conditions(syntax.conditions)
    let then = branchValue(syntax.then.statements, syntax.then.range, &type)
    conditions = closeScope().tidiedConditions(conditions)
    var otherwise: If.Else?
    switch syntax.otherwise {
    case .block(let block):
      otherwise = .block(branchValue(block.statements, block.range, &type))
    case .if(let inner): otherwise = .if(ifBranches(inner, &type))
    case nil: report(.ifWithoutElse, [], syntax.range)
    }
    return If(conditions: conditions, then: then, otherwise: otherwise)
  }

  /// The one expression of a branch. The first branch decides the type where none is expected.
  private mutating func branchValue(
    _ statements: [StatementSyntax], _ range: SourceRange, _ type: inout Type?
  ) -> [Statement] {
    guard statements.count == 1, let value = statements[0].soleExpression else {
      report(.branchWithoutValue, [], range)
      return []
    }
    let result = expression(value, expected: type)
    if type == nil { type = result.type }
    return [
      Statement(
        .expression(result, nil), at: at(statements[0].range), comments: statements[0].comments)
    ]
  }

  // MARK: Loops

  mutating func loop(
    _ isCase: Bool, _ syntax: PatternSyntax, _ sequenceSyntax: ExpressionSyntax,
    _ condition: ExpressionSyntax?, _ block: BlockSyntax
  ) -> Statement.Kind {
    let sequence = infer(sequenceSyntax, nil)
    var element = sequence.type.sequenceElement
    if case .range(.from, .integer) = sequence.type { element = nil }
    if element == nil {
      report(.notASequence, [sequence.type.description], sequenceSyntax.range)
      element = .error
    }
    openScope()
    let type = element ?? .error
    var pattern =
      isCase
      ? self.pattern(syntax, type, nil)
      : irrefutablePattern(syntax, type, isVariable: false, .pattern)
    let filter = condition.map { self.condition($0) }
    let body = loopBody(block).statements
    pattern = closeScope().tidied(pattern)
    return .for(pattern, sequence, where: filter, body)
  }

  /// The body of a loop, which may not run at all, and whether it is left by `break`.
  private mutating func loopBody(
    _ block: BlockSyntax
  ) -> (statements: [Statement], isLeft: Bool) {
    let before = (assigned, maybeAssigned)
    loopDepth += 1
    breakTargets.append(false)
    let body = nested(block.statements)
    loopDepth -= 1
    assigned = before.0
    maybeAssigned.formUnion(before.1)
    return (body.statements, breakTargets.removeLast())
  }

  mutating func whileStatement(
    _ syntax: [ConditionSyntax], _ block: BlockSyntax, _ range: SourceRange
  ) -> CheckedBlock {
    openScope()
    var isEndless = false
    if case .expression(let only)? = syntax.first, syntax.count == 1, only.kind == .boolean(true) {
      isEndless = true
    }
    var conditions: [Condition] =
      isEndless
      ? [.expression(Expression(.boolean(true), .bool, at: at(range)))] : self.conditions(syntax)
    let body = loopBody(block)
    conditions = closeScope().tidiedConditions(conditions)
    return CheckedBlock(
      statements: [Statement(.while(conditions, body.statements), at: at(range))],
      continues: !isEndless || body.isLeft)
  }

  // MARK: Switch

  /// `switch` as a statement, and whether what follows it is reached.
  mutating func switchStatement(_ syntax: SwitchSyntax) -> (Switch, Bool) {
    let subject = infer(syntax.subject, nil)
    var cases: [Switch.Case] = []
    var merger = BranchMerger()
    let before = (assigned, maybeAssigned)
    breakTargets.append(false)
    for branch in syntax.cases {
      (assigned, maybeAssigned) = before
      openScope()
      let items = self.items(branch, subject.type)
      if branch.body.isEmpty { reportEmpty(branch) }
      let body = nested(branch.body)
      let tidying = closeScope()
      merger.add(self, continues: body.continues)
      cases.append(finished(items, body.statements, tidying, branch))
    }
    let isLeft = breakTargets.removeLast()
    merger.apply(to: &self)
    if isLeft { assigned = before.0 }
    let kept = checkCoverage(syntax, subject.type, cases)
    let continues = merger.continues || isLeft || syntax.cases.isEmpty
    return (Switch(subject: subject, cases: kept), continues)
  }

  /// `switch` as an expression.
  mutating func switchExpression(_ syntax: SwitchSyntax, _ expected: Type?) -> Expression {
    let subject = infer(syntax.subject, nil)
    var type = expected
    var cases: [Switch.Case] = []
    for branch in syntax.cases {
      openScope()
      let items = self.items(branch, subject.type)
      let body = branchValue(branch.body, branch.headRange, &type)
      cases.append(finished(items, body, closeScope(), branch))
    }
    let kept = checkCoverage(syntax, subject.type, cases)
    return Expression(
      .switchExpression(Switch(subject: subject, cases: kept)), type ?? .error,
      at: at(syntax.range))
  }

  private mutating func reportEmpty(_ branch: SwitchSyntax.Case) {
    let end = SourceRange(branch.headRange.end, branch.headRange.end)
    report(.emptyCase, [], branch.headRange, fixIts: [fix("insert 'break'", end, " break")])
  }

  private func finished(
    _ items: [Switch.Item], _ body: [Statement], _ tidying: Tidying, _ branch: SwitchSyntax.Case
  ) -> Switch.Case {
    var body = body
    // A statement that was left out as idle leaves a case that Swift wants something in.
    if body.isEmpty { body = [Statement(.break, at: at(branch.headRange))] }
    let tidy = items.map {
      Switch.Item(pattern: tidying.tidied($0.pattern), condition: $0.condition)
    }
    return Switch.Case(items: tidy, body: body)
  }

  /// The patterns of one case; those after the first must introduce the same names.
  private mutating func items(_ branch: SwitchSyntax.Case, _ type: Type) -> [Switch.Item] {
    var result: [Switch.Item] = []
    for (index, item) in branch.items.enumerated() {
      if index > 0 { openScope() }
      let pattern = self.pattern(item.pattern, type, nil)
      let condition = item.condition.map { self.condition($0) }
      if index > 0 { mergeNames(item.pattern.range) }
      result.append(Switch.Item(pattern: pattern, condition: condition))
    }
    return result
  }

  private mutating func mergeNames(_ range: SourceRange) {
    let later = scopes.popLast() ?? [:]
    let first = scopes.last ?? [:]
    if Set(later.keys) != Set(first.keys) {
      report(.differentNames, [], range)
      return
    }
    for (name, index) in later {
      guard let original = first[name] else { continue }
      if variables[index].type != variables[original].type, !variables[index].type.isOpen {
        report(.differentNames, [], range)
      }
      if variables[index].isRead { variables[original].isRead = true }
    }
  }
}

extension Tidying {
  /// Conditions that introduce names of the scope.
  func tidiedConditions(_ conditions: [Condition]) -> [Condition] {
    isEmpty ? conditions : conditions.map { tidied($0) }
  }
}
