import FeatureDiagnostics
import FeatureSyntax

extension BodyChecker {
  /// A closure where none is called for by a known function.
  mutating func closure(_ closure: ClosureSyntax, _ expected: Type?, _ range: SourceRange)
    -> Expression
  {
    switch expected {
    case .function(let inputs, let output):
      return self.closure(closure, inputs, output, range)
    case .unchecked where environment.kind == .view: return openClosure(closure, range)
    case .unchecked:
      let count = closure.parameters?.count ?? 2
      let inputs = Array(repeating: Type.unchecked, count: count)
      return self.closure(closure, inputs, .unchecked, range)
    default: return failure(.closureAsValue, [], range)
    }
  }

  /// A closure that is given `inputs` and gives `output`, nil where that is to be found out.
  ///
  mutating func closure(
    _ closure: ClosureSyntax, _ inputs: [Type], _ output: Type?,
    _ range: SourceRange
  ) -> Expression {
    let saved = self
    let first = attemptClosure(closure, inputs, output, range)
    // A tuple may be taken apart by `$0` and `$1`, or by names.
    if case .tuple(let parts)? = inputs.first, inputs.count == 1, first.used > 0 {
      self = saved
      return attemptClosure(closure, parts.map(\.type), output, range).expression
    }
    return first.expression
  }

  private mutating func attemptClosure(
    _ closure: ClosureSyntax, _ given: [Type], _ output: Type?, _ range: SourceRange
  ) -> (expression: Expression, used: Int) {
    var inputs = given
    let names = closure.parameters
    if let names, names.count != inputs.count {
      if case .tuple(let parts)? = inputs.first, inputs.count == 1, parts.count == names.count {
        inputs = parts.map(\.type)
      } else {
        let place = names.first.map { $0.name.range } ?? range
        return (
          failure(.closureParameters, [String(inputs.count), String(names.count)], place), -1
        )
      }
    }
    let outer = (changing, callTargets, loopDepth, breakTargets)
    let outerMode = viewMode
    viewMode = .value
    changing += callTargets
    callTargets = []
    loopDepth = 0
    breakTargets = []
    closures.append(ClosureContext(parameters: inputs, isNamed: names != nil))
    results.append(output)
    openScope()
    declareParameters(names, inputs)
    var body = closureBody(closure.body, output)
    body = closeScope().tidied(body)
    let result = (results.popLast() ?? nil) ?? .void
    let used = closures.popLast()?.greatestUsed ?? -1
    (changing, callTargets, loopDepth, breakTargets) = outer
    viewMode = outerMode
    let isSpread = used > 0 && inputs.count == 1
    if names == nil, !isSpread, used + 1 < inputs.count, result != .error {
      return (failure(.closureIgnores, [String(inputs.count)], range), used)
    }
    let parameters = names?.map {
      Closure.Parameter(name: $0.name.text, isTypeWritten: $0.type != nil)
    }
    let value = Closure(
      parameters: parameters, parameterTypes: inputs, result: result, body: body)
    return (Expression(.closure(value), .function(inputs, result), at: at(range)), used)
  }

  private mutating func declareParameters(
    _ names: [ClosureSyntax.Parameter]?, _ inputs: [Type]
  ) {
    for (parameter, input) in zip(names ?? [], inputs) {
      if let syntax = parameter.type {
        let written = types.resolve(syntax, in: environment.scope, sink: &sink)
        if written != .error, input != .error, written != input, input != .unchecked {
          report(.typeMismatch, [input.description, written.description], syntax.range)
        }
      }
      declare(parameter.name, input, isVariable: false, origin: .closure)
    }
  }

  private mutating func closureBody(_ block: BlockSyntax, _ output: Type?) -> [Statement] {
    if output != .void, block.statements.count == 1, let only = block.statements.first,
      let syntax = only.soleExpression
    {
      let value = output == nil ? infer(syntax, nil) : expression(syntax, expected: output)
      results[results.count - 1] = output.map { $0.isOpen ? value.type : $0 } ?? value.type
      return [Statement(.expression(value, nil), at: at(only.range), comments: only.comments)]
    }
    let flow = statements(block.statements)
    if let wanted = results.last ?? nil, wanted != .void, !wanted.isOpen, flow.continues {
      report(
        .missingReturn, [wanted.description], SourceRange(block.range.end - 1, block.range.end))
    }
    return flow.statements
  }
}

extension StatementSyntax {
  /// The expression that this statement gives as the only one of a body.
  var soleExpression: ExpressionSyntax? {
    switch kind {
    case .expression(let expression): expression
    case .if(let branch) where branch.givesValue:
      ExpressionSyntax(.ifExpression(branch), range)
    case .switch(let choice) where choice.givesValue:
      ExpressionSyntax(.switchExpression(choice), range)
    default: nil
    }
  }
}

extension IfSyntax {
  /// Whether each branch is one expression, so that the whole is one.
  var givesValue: Bool {
    guard then.statements.count == 1, then.statements[0].soleExpression != nil else { return false }
    switch otherwise {
    case .block(let block):
      return block.statements.count == 1 && block.statements[0].soleExpression != nil
    case .if(let inner): return inner.givesValue
    case nil: return false
    }
  }
}

extension SwitchSyntax {
  /// Whether each case is one expression, so that the whole is one.
  var givesValue: Bool {
    !cases.isEmpty && cases.allSatisfy { $0.body.count == 1 && $0.body[0].soleExpression != nil }
  }
}
