import FeatureDiagnostics
public import FeatureSyntax

/// Statements with what is known of the end of them.
struct CheckedBlock: Hashable, Sendable {
  var statements: [Statement] = []
  /// Whether what follows them can be reached.
  var continues = true
}

extension BodyChecker {
  /// The body of an action, function, getter: statements that end with a `return` where a value is
  /// wanted, or one expression.
  public mutating func block(_ syntax: BlockSyntax) -> [Statement] {
    let wanted = environment.result
    if wanted != .void, syntax.statements.count == 1, let only = syntax.statements.first,
      let value = only.soleExpression
    {
      let result = expression(value, expected: wanted)
      return [Statement(.expression(result, nil), at: at(only.range), comments: only.comments)]
    }
    openScope()
    let body = statements(syntax.statements)
    let tidying = closeScope()
    if body.continues && wanted != .void && wanted != .error {
      let end = SourceRange(max(syntax.range.start, syntax.range.end - 1), syntax.range.end)
      report(.missingReturn, [wanted.description], end)
    }
    return tidying.tidied(body.statements)
  }

  /// Statements in a scope of their own.
  mutating func nested(_ statements: [StatementSyntax]) -> CheckedBlock {
    openScope()
    var body = self.statements(statements)
    body.statements = closeScope().tidied(body.statements)
    return body
  }

  /// Statements in the scope at hand. What cannot be reached is reported and left out.
  mutating func statements(_ syntax: [StatementSyntax]) -> CheckedBlock {
    var result = CheckedBlock()
    var isReported = false
    for statement in syntax {
      if !result.continues {
        if !isReported { report(.unreachable, [], statement.range) }
        isReported = true
        var ignored = self
        ignored.sink = DiagnosticSink()
        _ = ignored.statement(statement)
        // What is used only there is not reported a second time as unused.
        for index in variables.indices where ignored.variables.indices.contains(index) {
          variables[index].isRead = variables[index].isRead || ignored.variables[index].isRead
          variables[index].isWritten =
            variables[index].isWritten || ignored.variables[index].isWritten
        }
        continue
      }
      let checked = self.statement(statement)
      for var part in checked.statements {
        if result.statements.isEmpty || part == checked.statements.first {
          part.comments = statement.comments
        }
        result.statements.append(part)
      }
      result.continues = checked.continues
    }
    return result
  }

  func one(_ kind: Statement.Kind, _ range: SourceRange, continues: Bool = true)
    -> CheckedBlock
  {
    CheckedBlock(statements: [Statement(kind, at: at(range))], continues: continues)
  }

  private mutating func statement(_ syntax: StatementSyntax) -> CheckedBlock {
    let range = syntax.range
    if environment.kind == .view, let found = viewStatement(syntax) { return found }
    switch syntax.kind {
    case .missing: return CheckedBlock()
    case .local(let isVariable, let pattern, let type, let value):
      return local(isVariable, pattern, type, value, range)
    case .assign(let place, let sign, let value): return assign(place, sign, value, range)
    case .expression(let expression): return expressionStatement(expression, range)
    case .if(let branch):
      let (result, continues) = ifStatement(branch)
      return one(.if(result), range, continues: continues)
    case .guard(let conditions, let block): return guardStatement(conditions, block, range)
    case .switch(let choice):
      let (result, continues) = switchStatement(choice)
      return one(.switch(result), range, continues: continues)
    case .for(let isCase, let pattern, let sequence, let condition, let block):
      return one(loop(isCase, pattern, sequence, condition, block), range)
    case .while(let conditions, let block): return whileStatement(conditions, block, range)
    case .break:
      if breakTargets.isEmpty {
        report(.outsideLoop, ["break"], range)
      } else {
        breakTargets[breakTargets.count - 1] = true
      }
      return one(.break, range, continues: false)
    case .continue:
      if loopDepth == 0 { report(.outsideLoop, ["continue"], range) }
      return one(.continue, range, continues: false)
    case .return(let value): return returnStatement(value, range)
    case .send(let path, let arguments, let animation):
      return reduction("send", range) { $0.send(path, arguments, animation, range) }
    case .run(let path, let arguments):
      return reduction("run", range) { $0.run(path, arguments, range) }
    case .cancel(let path):
      return reduction("cancel", range) { $0.cancel(path, range) }
    case .emit(let path, let arguments, let animation):
      return reduction("emit", range) { $0.emit(path, arguments, animation, range) }
    case .dismiss(let animation):
      return reduction("dismiss", range) { .dismiss(animation: $0.animation(animation)) }
    case .reset(let names): return reduction("reset", range) { $0.reset(names, range) }
    case .verbatim(let text): return verbatimStatement(text, range)
    }
  }

  private mutating func reduction(
    _ word: String, _ range: SourceRange, _ work: (inout BodyChecker) -> Statement.Kind?
  ) -> CheckedBlock {
    guard environment.kind == .reduction, environment.feature != nil else {
      report(.reductionOnly, [word], range)
      return CheckedBlock()
    }
    guard closures.isEmpty else {
      report(.writeInClosure, [word], range)
      return CheckedBlock()
    }
    return work(&self).map { one($0, range) } ?? CheckedBlock()
  }

  // MARK: Locals and assignment

  mutating func local(
    _ isVariable: Bool, _ pattern: PatternSyntax, _ typeSyntax: TypeSyntax?,
    _ value: ExpressionSyntax?, _ range: SourceRange
  ) -> CheckedBlock {
    var type = typeSyntax.map { types.resolve($0, in: environment.scope, sink: &sink) }
    var result: Expression?
    if let value {
      let expression = self.expression(value, expected: type)
      result = expression
      if type == nil { type = expression.type }
    }
    guard let type else {
      // The parser has said that a value is missing.
      declareAll(in: pattern, .error, isVariable, .local)
      return CheckedBlock()
    }
    if type == .void || type == .never {
      report(.voidLocal, [], pattern.range)
      declareAll(in: pattern, .error, isVariable, .local)
      return CheckedBlock()
    }
    if isVariable, case .tuple = pattern.kind { report(.variableTuple, [], pattern.range) }
    let checked = irrefutablePattern(
      pattern, type, isVariable: isVariable, .local, isInitialized: value != nil)
    return one(.local(isVariable: isVariable, checked, type, result), range)
  }

  /// The pattern of a local or a loop, which must take every value.
  mutating func irrefutablePattern(
    _ pattern: PatternSyntax, _ type: Type, isVariable: Bool, _ origin: LocalVariable.Origin,
    isInitialized: Bool = true
  ) -> Pattern {
    switch pattern.kind {
    case .name(let name):
      declare(
        name, type, isVariable: isVariable, origin: origin, isInitialized: isInitialized)
      return .variable(name.text, introducer: nil)
    case .wildcard, .missing: return .wildcard
    case .tuple(let elements):
      guard case .tuple(let parts) = type, parts.count == elements.count else {
        if !type.isOpen { report(.patternType, [type.description], pattern.range) }
        declareAll(in: pattern, type.isOpen ? type : .error, isVariable, origin)
        return .wildcard
      }
      return .tuple(
        zip(elements, parts).map { element, part in
          Pattern.Element(
            element.label?.text,
            irrefutablePattern(
              element.pattern, part.type, isVariable: isVariable, origin,
              isInitialized: isInitialized))
        })
    case .binding, .enumCase, .optional, .expression:
      report(.refutablePattern, [], pattern.range)
      declareAll(in: pattern, .error, isVariable, origin)
      return .wildcard
    }
  }

  /// Brings the names of a pattern that is wrong into scope, so that their use is not reported.
  mutating func declareAll(
    in pattern: PatternSyntax, _ type: Type, _ isVariable: Bool, _ origin: LocalVariable.Origin
  ) {
    switch pattern.kind {
    case .name(let name): declare(name, type, isVariable: isVariable, origin: origin)
    case .binding(_, let inner), .optional(let inner):
      declareAll(in: inner, type, isVariable, origin)
    case .tuple(let elements):
      for element in elements { declareAll(in: element.pattern, type, isVariable, origin) }
    case .enumCase(_, _, let elements):
      for element in elements ?? [] { declareAll(in: element.pattern, type, isVariable, origin) }
    case .wildcard, .expression, .missing: break
    }
  }

  mutating func assign(
    _ left: ExpressionSyntax, _ sign: Name, _ right: ExpressionSyntax, _ range: SourceRange
  ) -> CheckedBlock {
    if case .name(let name) = left.kind, name.text == "_" {
      let value = expression(right, expected: nil)
      return one(.local(isVariable: false, .wildcard, value.type, value), range)
    }
    let isCompound = sign.text != "="
    // The value of a first assignment is looked at before the name has one.
    let before = (assigned, maybeAssigned)
    guard let place = self.place(left, isCompound: isCompound) else {
      // What the value reads is read, whatever it was to be assigned to.
      _ = infer(right, .error)
      return CheckedBlock()
    }
    let after = (assigned, maybeAssigned)
    (assigned, maybeAssigned) = before
    let value: Expression
    if isCompound {
      value = compoundValue(place, sign, right, range)
    } else {
      value = expression(right, expected: place.type)
    }
    assigned.formUnion(after.0)
    maybeAssigned.formUnion(after.1)
    if value.type == .error { return CheckedBlock() }
    if !isCompound, place.isSamePlace(as: value) {
      report(.selfAssignment, [], range)
      return CheckedBlock()
    }
    let write = changeDetection(
      place: place, operation: isCompound ? .compound : .assignment, facts: facts)
    return one(.assign(place, sign.text, value, write), range)
  }

  /// The right side of `place op= value`.
  private mutating func compoundValue(
    _ place: Expression, _ sign: Name, _ right: ExpressionSyntax, _ range: SourceRange
  ) -> Expression {
    let operation = String(sign.text.dropLast())
    let beside = right.isNumberLiteral ? ArithmeticRules.literal(beside: place.type) : nil
    let hint = beside ?? place.type
    let value = infer(right, hint)
    if value.type == .error || place.type.isOpen { return value }
    if value.type.isOptional {
      return failure(
        .optionalOperand, [sign.text, value.type.description], value.location.range)
    }
    guard let result = ArithmeticRules.result(place.type, operation, value.type),
      result == place.type || result == .unchecked
    else {
      let (hint, fixIts) = advice(about: place, sign.text, value)
      let isOfValue = fixIts.first?.edits.first?.range.start == value.location.range.start
      return failure(
        .operandTypes, [sign.text, place.type.description, value.type.description], range,
        hint: hint, fixIts: isOfValue ? fixIts : [])
    }
    if let problem = ConstantFolding.problem(place, operation, value, place.type) {
      return failure(problem, [place.type.description], range)
    }
    return value
  }

  mutating func expressionStatement(_ syntax: ExpressionSyntax, _ range: SourceRange)
    -> CheckedBlock
  {
    let value = infer(syntax, nil)
    if value.type == .error { return CheckedBlock() }
    let write = callWrite(value)
    if write == nil, value.type.unwrapped != .void, value.type != .never, !value.isOpenCall {
      let rule: DiagnosticRule = value.isCall ? .unusedResult : .unusedValue
      report(rule, [value.type.description], range)
    }
    return one(.expression(value, write), range)
  }

  /// What a mutating call writes; nil where the expression is none.
  func callWrite(_ expression: Expression) -> Write? {
    guard case .call(let callee, let arguments) = expression.kind else { return nil }
    if case .reference(.mutatingFunction) = callee.kind { return Write(.local, .none) }
    if case .reference(.instanceMember(let name)) = callee.kind {
      let methods = environment.instance.flatMap { types.nominal($0) }?.methods ?? []
      return methods.contains { $0.name == name && $0.isMutating } ? Write(.local, .none) : nil
    }
    guard case .member(let base, let name, let form) = callee.kind else { return nil }
    let isDeclared: Bool
    switch form {
    case .method:
      let methods = types.nominal(base.type)?.methods ?? []
      guard methods.contains(where: { $0.name == name && $0.isMutating }) else { return nil }
      isDeclared = true
    case .known:
      let known = KnownMembers.members(name, of: base.type, identifier: nil)
      guard known.contains(where: { $0.0.isMutating }) else { return nil }
      isDeclared = false
    case .unchecked: isDeclared = true
    case .property, .payload, .tupleElement, .staticMember, .modifier: return nil
    }
    return changeDetection(
      place: base,
      operation: .call(name, labels: arguments.map(\.label), isDeclared: isDeclared), facts: facts)
  }

  // MARK: Return and verbatim

  mutating func returnStatement(_ value: ExpressionSyntax?, _ range: SourceRange)
    -> CheckedBlock
  {
    let wanted = results.last ?? nil
    guard let value else {
      if let wanted, wanted != .void, !wanted.isOpen {
        report(.returnWithoutValue, [wanted.description], range)
      }
      return one(.return(nil), range, continues: false)
    }
    if wanted == .void {
      // What stands alone, such as '.none', would only be reported for want of a type.
      if case .implicitMember = value.kind {} else { _ = infer(value, nil) }
      let written = SourceRange(range.start + "return".utf8.count, value.range.end)
      report(.returnOfNothing, [], value.range, fixIts: [fix("remove the value", written, "")])
      return CheckedBlock(statements: [], continues: false)
    }
    let result = expression(value, expected: wanted)
    if wanted == nil { results[results.count - 1] = result.type }
    return one(.return(result), range, continues: false)
  }

  private mutating func verbatimStatement(_ text: VerbatimSyntax, _ range: SourceRange)
    -> CheckedBlock
  {
    guard environment.kind == .reduction || environment.bridge != nil, closures.isEmpty else {
      report(.reductionOnly, ["swift"], range)
      return CheckedBlock()
    }
    var writes: [String]?
    if let names = text.writes {
      let fields = environment.feature?.fields ?? []
      for name in names where !fields.contains(where: { $0.name == name.text && $0.isVariable }) {
        report(
          .unknownField, [name.text], name.range,
          fixIts: nearest(name, fields.filter(\.isVariable).map(\.name)))
      }
      writes = names.map(\.text).filter { name in fields.contains { $0.name == name } }
    }
    // Swift text may read whatever is in scope.
    for scope in scopes {
      for index in scope.values { variables[index].isRead = true }
    }
    return one(.verbatim(verbatim(text), writes: writes), range)
  }
}

extension PathSyntax {
  /// The path as written, without what stands in brackets.
  var text: String { components.map(\.name.text).joined(separator: ".") }
}

extension Expression {
  var isCall: Bool {
    if case .call = kind { return true }
    return false
  }

  /// Whether it is a call of which only Swift knows what it does.
  var isOpenCall: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return callee.type == .unchecked
  }

  /// Whether both are the same stored place, read without doing anything else.
  func isSamePlace(as other: Expression) -> Bool {
    switch (kind, other.kind) {
    case (.reference(let left), .reference(let right)): left == right
    case (.member(let left, let name, _), .member(let right, let otherName, _)):
      name == otherName && left.isSamePlace(as: right)
    case (.reference(.field(let name)), .member(let base, let otherName, _)),
      (.member(let base, let otherName, _), .reference(.field(let name))):
      name == otherName && base.kind == .reference(.stateSelf)
    default: false
    }
  }
}
