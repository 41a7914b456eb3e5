import FeatureDiagnostics
import FeatureSyntax

/// The closures that views are given.
extension BodyChecker {
  /// A closure that gives views.
  mutating func contentClosure(_ closure: ClosureSyntax, _ inputs: [Type], _ range: SourceRange)
    -> Expression
  {
    viewClosure(closure, inputs, .content, .someView, range)
  }

  /// A closure that answers an event.
  mutating func actionClosure(_ closure: ClosureSyntax, _ inputs: [Type], _ range: SourceRange)
    -> Expression
  {
    viewClosure(closure, inputs, .action, .void, range)
  }

  /// A closure that only Swift knows the purpose of: what it gives follows from what stands in it.
  mutating func openClosure(_ closure: ClosureSyntax, _ range: SourceRange) -> Expression {
    let count = closure.parameters?.count ?? 0
    let inputs = Array(repeating: Type.unchecked, count: count)
    let body = viewClosure(closure, inputs, .open, .unchecked, range)
    guard case .closure(var value) = body.kind else { return body }
    value.result = Self.result(of: value.body)
    return Expression(.closure(value), .function(value.parameterTypes, value.result), at: at(range))
  }

  private static func result(of body: [Statement]) -> Type {
    var result = Type.void
    for statement in body {
      switch statement.kind {
      case .expression(let value, nil) where value.type.isView: return .someView
      case .expression(let value, nil) where body.count == 1: result = value.type
      case .return(let value?): result = value.type
      case .if(let branch):
        if self.result(of: branch.then).isView { return .someView }
      case .switch(let choice):
        if choice.cases.contains(where: { self.result(of: $0.body).isView }) { return .someView }
      case .local, .assign, .expression, .guard, .for, .while, .break, .continue, .return, .send,
        .run, .cancel, .emit, .dismiss, .reset, .verbatim:
        break
      }
    }
    return result
  }

  private mutating func viewClosure(
    _ closure: ClosureSyntax, _ inputs: [Type], _ mode: ViewMode, _ result: Type,
    _ range: SourceRange
  ) -> Expression {
    let names = closure.parameters
    if let names, names.count != inputs.count {
      let place = names.first.map { $0.name.range } ?? range
      return failure(.closureParameters, [String(inputs.count), String(names.count)], place)
    }
    let outer = (viewMode, changing, callTargets, loopDepth, breakTargets)
    viewMode = mode
    callTargets = []
    loopDepth = 0
    breakTargets = []
    let inner = mode == .open && names == nil ? Array(repeating: .unchecked, count: 9) : inputs
    closures.append(ClosureContext(parameters: inner, isNamed: names != nil))
    results.append(result)
    openScope()
    declareViewParameters(names, inputs)
    var body = nested(closure.body.statements).statements
    body = closeScope().tidied(body)
    results.removeLast()
    let used = closures.popLast()?.greatestUsed ?? -1
    (viewMode, changing, callTargets, loopDepth, breakTargets) = outer
    if mode != .open, names == nil, used < 0, inputs.contains(where: { $0 != .error }) {
      return failure(.closureIgnores, [String(inputs.count)], range)
    }
    let parameters = names?.map {
      Closure.Parameter(name: $0.name.text, isTypeWritten: $0.type != nil)
    }
    let types = mode == .open && names == nil ? Array(inner.prefix(used + 1)) : inputs
    let value = Closure(
      parameters: parameters, parameterTypes: types, result: result, body: body)
    return Expression(.closure(value), .function(types, result), at: at(range))
  }

  /// Brings a closure's parameters into scope; `$item` is the channel to a value called `item`.
  private mutating func declareViewParameters(
    _ names: [ClosureSyntax.Parameter]?, _ inputs: [Type]
  ) {
    for (parameter, input) in zip(names ?? [], inputs) {
      if let syntax = parameter.type {
        let written = types.resolve(syntax, in: environment.scope, sink: &sink)
        if !written.accepts(input), !input.isOpen {
          report(.typeMismatch, [input.description, written.description], syntax.range)
        }
      }
      guard parameter.name.text.hasPrefix("$") else {
        declare(parameter.name, input, isVariable: false, origin: .closure)
        continue
      }
      let name = Name(String(parameter.name.text.dropFirst()), parameter.name.range)
      guard case .view(.binding(let value)) = input else {
        if input.isOpen {
          declareChannel(name, input)
        } else {
          report(.channelWanted, ["'\(parameter.name.text)'", "a value", "'\(input)'"], name.range)
          declare(name, .error, isVariable: false, origin: .closure)
        }
        continue
      }
      declareChannel(name, value)
    }
  }

  private mutating func declareChannel(_ name: Name, _ type: Type) {
    let index = variables.count
    declare(name, type, isVariable: false, origin: .closure)
    if variables.indices.contains(index) { variables[index].isChannel = true }
  }
}
