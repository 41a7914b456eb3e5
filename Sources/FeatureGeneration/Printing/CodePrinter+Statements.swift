import FeatureModel

extension CodePrinter {
  /// The statements as lines.
  mutating func statements(_ statements: [Statement]) -> [String] {
    statements.flatMap { statement($0) }
  }

  /// The lines of a body that gives a value: `return` is left off where it is all of the body.
  mutating func valueBody(_ statements: [Statement], of type: Type) -> [String] {
    guard statements.count == 1 else { return self.statements(statements) }
    let value: Expression
    switch statements[0].kind {
    case .expression(let expression, _): value = expression
    case .return(let expression?): value = expression
    case .local, .assign, .if, .guard, .switch, .for, .while, .break, .continue, .return, .send,
      .run, .cancel, .emit, .dismiss, .reset, .verbatim:
      return self.statements(statements)
    }
    let nested = trackedCalls(in: value)
    if nested.isEmpty || type == .void {
      return type == .void ? self.statements(statements) : Self.lines(expression(value))
    }
    return returning(value, after: nested)
  }

  mutating func statement(_ statement: Statement) -> [String] {
    statement.comments.map { $0.isEmpty ? "//" : "// \($0)" } + lines(of: statement)
  }

  private mutating func lines(of statement: Statement) -> [String] {
    if let lines = viewLines(of: statement) { return lines }
    switch statement.kind {
    case .local(let isVariable, let pattern, let type, let value):
      return local(isVariable, pattern, type, value)
    case .assign(let place, let sign, let value, let write):
      return tracking(trackedCalls(in: value)) { printer in
        printer.assignment(place, sign, value, write)
      }
    case .expression(let expression, let write): return call(expression, write)
    case .if(let branch): return marks(before: branch) + conditional(branch)
    case .guard(let conditions, let otherwise):
      let head = "guard \(self.conditions(conditions)) else"
      let before = marks(before: conditions)
      let body = statements(otherwise)
      if body.count == 1,
        body[0] == "return" || body[0] == "return false" || body[0] == "return nil"
      {
        return before + Self.lines("\(head) { \(body[0]) }")
      }
      return before + Self.block(head, body)
    case .switch(let choice): return marks(before: choice.subject) + self.choice(choice)
    case .for(let pattern, let sequence, let condition, let body):
      return loop(pattern, sequence, condition, body)
    case .while(let conditions, let body):
      return marks(before: conditions)
        + Self.block("while \(self.conditions(conditions))", statements(body))
    case .break: return ["break"]
    case .continue: return ["continue"]
    case .return(let value): return self.return(value)
    case .send(let target, let animation): return send(target, animation)
    case .emit(let output, let arguments, let animation):
      let parameters = feature?.output(output)?.parameters
      return tracking(trackedCalls(in: arguments)) { printer in
        let sent = printer.sent(output, arguments, to: parameters)
        return Self.lines("reduction.emit(\(sent)\(printer.animated(animation)))")
      }
    case .dismiss(let animation):
      return Self.lines("reduction.dismiss(\(animated(animation).dropFirst(2)))")
    case .reset(let names): return names.flatMap { reset($0) }
    case .verbatim(let text, let writes): return verbatim(text, writes)
    case .run(let target, let arguments): return run(target, arguments)
    case .cancel(let name): return ["reduction.cancel(\(feature?.effects.number(name) ?? 0))"]
    }
  }

  /// What is sent, as a case of the feature's own actions.
  func sent(_ target: SendTarget) -> String {
    switch target {
    case .own(let action, let arguments):
      return sent(action, arguments, to: feature?.definition.parameters(of: action))
    case .child(let path, let action, let arguments):
      let child = path.last.flatMap { file.features.all[$0.feature] }
      let sent = self.sent(action, arguments, to: child?.parameters(of: action))
      return path.reversed().reduce(sent) { inner, step in
        let element = step.element.map { "id: \(expression($0)), " } ?? ""
        let inner = step.routeCase.map { ".\(SwiftIdentifier.member($0))(\(inner))" } ?? inner
        return ".\(SwiftIdentifier.member(step.name))(\(element)\(inner))"
      }
    }
  }

  /// A case with its arguments; without any the parentheses stay where all have defaults.
  func sent(_ name: String, _ arguments: [Argument], to parameters: [Parameter]?) -> String {
    let isBare = arguments.isEmpty && parameters?.isEmpty ?? true
    return ".\(SwiftIdentifier.member(name))" + (isBare ? "" : "(\(list(arguments)))")
  }

  private mutating func local(
    _ isVariable: Bool, _ pattern: Pattern, _ type: Type, _ value: Expression?
  ) -> [String] {
    let names = variables(pattern)
    let introducer = isVariable && names.contains(where: usage.isWritten) ? "var" : "let"
    let isUsed = names.contains(where: usage.isUsed)
    guard let value else {
      guard isUsed || names.contains(where: usage.isWritten) else { return [] }
      let annotation = types.annotation(type).map { ": \($0)" } ?? ""
      let name = names.first.map(inner) ?? "_"
      return ["\(introducer) \(name)\(annotation)"]
    }
    return tracking(trackedCalls(in: value)) { printer in
      guard isUsed else { return printer.assigning("_", value) }
      let annotation = printer.types.annotation(type).map { ": \($0)" } ?? ""
      return printer.assigning("\(introducer) \(printer.pattern(pattern))\(annotation)", value)
    }
  }

  private mutating func `return`(_ value: Expression?) -> [String] {
    guard let value else { return ["return"] }
    let nested = trackedCalls(in: value)
    return nested.isEmpty
      ? Self.lines("return \(expression(value))") : returning(value, after: nested)
  }

  /// `return` of a value whose making changes a field: the field is compared before it is left.
  private mutating func returning(_ value: Expression, after calls: [TrackedCall]) -> [String] {
    let annotation = types.annotation(value.type).map { ": \($0)" } ?? ""
    let name =
      usage.declared.contains("result") || parameters.contains("result")
      ? SwiftIdentifier.another("result") : "result"
    let lines = tracking(calls) { printer in
      Self.lines("let \(name)\(annotation) = \(printer.expression(value))")
    }
    return lines + ["return \(name)"]
  }

  private func send(_ target: SendTarget, _ animation: Expression?) -> [String] {
    Self.lines("reduction.send(\(sent(target))\(animated(animation)))")
  }

  private mutating func loop(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: [Statement]
  ) -> [String] {
    var head = "for \(self.pattern(pattern)) in \(expression(sequence))"
    if let condition { head += " where \(expression(condition))" }
    if pattern.isCase { head = "for case" + head.dropFirst("for".count) }
    return marks(before: sequence) + Self.block(head, statements(body))
  }

  /// `if`, as a statement or as an expression.
  mutating func conditional(_ branch: If) -> [String] {
    var lines = Self.block("if \(conditions(branch.conditions))", statements(branch.then))
    switch branch.otherwise {
    case nil: return lines
    case .block(let body):
      lines.removeLast()
      return lines + Self.block("} else", statements(body))
    case .if(let next):
      let rest = conditional(next)
      lines.removeLast()
      return lines + ["} else \(rest[0])"] + rest.dropFirst()
    }
  }

  /// `switch`, as a statement or as an expression.
  mutating func choice(_ choice: Switch) -> [String] {
    var lines = Self.lines("switch \(expression(choice.subject)) {")
    for branch in choice.cases {
      let items = branch.items.map { item in
        pattern(item.pattern) + (item.condition.map { " where \(expression($0))" } ?? "")
      }
      let other = isComplete(choice) ? "case _:" : "default:"
      lines += Self.lines(items.isEmpty ? other : "case \(items.joined(separator: ", ")):")
      let body = statements(branch.body)
      lines += Self.indented(body.isEmpty ? ["break"] : body)
    }
    return lines + ["}"]
  }

  /// Whether a choice of one of the app's enums names all of its cases, so that its `default` is
  /// only for those that the enum may have besides: Swift warns of a `default` without any.
  private func isComplete(_ choice: Switch) -> Bool {
    guard case .named(let name) = choice.subject.type, let type = file.facts.table.types[name],
      type.kind == .externEnum(isFrozen: false)
    else { return false }
    let named = choice.cases.flatMap(\.items).compactMap { item -> String? in
      guard item.condition == nil, case .enumCase(_, let name, let payload) = item.pattern else {
        return nil
      }
      let isWhole = payload?.allSatisfy { $0.pattern.isIrrefutable } ?? true
      return isWhole ? name : nil
    }
    return type.cases.allSatisfy { named.contains($0.name) }
  }

  /// Swift text as a statement: a closure, so that `return` leaves only it.
  private mutating func verbatim(_ text: VerbatimSyntaxText, _ writes: [String]?) -> [String] {
    guard case .outside = scope, let feature else {
      return ["({ () -> \(types.standard("Void")) in"] + located(text) + ["})()"]
    }
    swiftCount += 1
    let name = "swift\(swiftCount)"
    let head = "let \(name): (inout State) -> \(types.standard("Void")) = { (state: inout State) in"
    let closure = [head] + located(text) + ["}", "\(name)(&state)"]
    let fields = feature.fields.filter { field in
      field.isVariable && !field.isScalar && writes?.contains(field.name) ?? true
    }
    let olds = fields.map { ($0, oldName()) }
    let before = olds.map { field, old in
      "let \(old): \(types.text(field.type)) = state.\(SwiftIdentifier.member(field.name))"
    }
    let after = olds.map { field, old in
      compare(field.name, old, "state.\(SwiftIdentifier.member(field.name))")
    }
    return before + closure + after
  }

  private mutating func reset(_ name: String) -> [String] {
    guard let field = feature?.field(name) else { return [] }
    let value = field.defaultValue.map(expression) ?? "nil"
    let place = own(name)
    if field.isScalar { return Self.lines("\(place) = \(value)") }
    return Self.lines("reduction.assign(\(number(name)), &\(place), \(value))")
  }
}

extension FeatureDefinition {
  /// The parameters of an action or output.
  fileprivate func parameters(of action: String) -> [Parameter]? {
    actions.first { $0.name == action }?.parameters
      ?? outputs.first { $0.name == action }?.parameters
  }
}

extension Pattern {
  /// Whether it matches whatever there is.
  fileprivate var isIrrefutable: Bool {
    switch self {
    case .wildcard, .variable: true
    case .binding(_, let inner): inner.isIrrefutable
    case .tuple(let elements): elements.allSatisfy { $0.pattern.isIrrefutable }
    case .enumCase, .optional, .expression: false
    }
  }
}
