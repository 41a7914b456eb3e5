import FeatureModel

/// Statements in the bodies of views.
extension CodePrinter {
  /// The lines of a statement of a view; nil where it is printed as in any body.
  mutating func viewLines(of statement: Statement) -> [String]? {
    switch view?.mode {
    case nil, .value: nil
    case .content: contentLines(of: statement)
    case .action, .awaited: actionLines(of: statement)
    }
  }

  private mutating func contentLines(of statement: Statement) -> [String]? {
    switch statement.kind {
    case .expression(let shown, _): return content(shown)
    case .verbatim(let text, _): return located(text)
    case .local(_, let pattern, _, _):
      // A constant that nothing reads would be a statement that shows nothing.
      return variables(pattern).contains(where: usage.isUsed) ? nil : []
    case .assign, .if, .guard, .switch, .for, .while, .break, .continue, .return, .send, .run,
      .cancel, .emit, .dismiss, .reset:
      return nil
    }
  }

  private mutating func actionLines(of statement: Statement) -> [String]? {
    switch statement.kind {
    case .send(let target, let animation): return Self.lines(sending(target, animated(animation)))
    case .assign(let place, let sign, let value, _):
      return assigning(expression(place), value, sign: sign)
    case .verbatim(let text, _): return located(text)
    case .expression(let call, _):
      return withAnimation(call) ?? passing(call, Self.lines(expression(call)))
    case .local, .if, .guard, .switch, .for, .while, .break, .continue, .return, .run,
      .cancel, .emit, .dismiss, .reset:
      return nil
    }
  }

  /// `store.send(.x)`; where it is waited for, what it started is kept.
  private func sending(_ target: SendTarget, _ animation: String) -> String {
    let call = "\(whole).send(\(sent(target))\(animation))"
    if case .awaited? = view?.mode { return "tasks.append(\(call))" }
    return call
  }

  /// `withAnimation(…) { send x }`, for which the store has a form of its own.
  private func withAnimation(_ call: Expression) -> [String]? {
    guard let (arguments, block) = call.animatedBlock, let sent = block.soleSend,
      sent.animation == nil
    else { return nil }
    let animation = arguments.first.map { expression($0.value) } ?? ".default"
    return Self.lines(sending(sent.target, ", animation: \(animation)"))
  }
}

extension Expression {
  /// What `withAnimation(…) { … }` is given, and its block.
  fileprivate var animatedBlock: (arguments: [Argument], block: Closure)? {
    guard case .call(let function, let arguments) = kind,
      case .reference(.view(.known("withAnimation"))) = function.kind,
      case .closure(let block)? = arguments.last?.value.kind
    else { return nil }
    return (arguments.dropLast(), block)
  }
}

extension Closure {
  /// The action that is all that it sends, and what animates that.
  var soleSend: (target: SendTarget, animation: Expression?)? {
    guard body.count == 1, case .send(let target, let animation) = body[0].kind else { return nil }
    return (target, animation)
  }

  /// The action that is all that it sends, animated in whatever way.
  var soleAction: SendTarget? {
    if let (target, _) = soleSend { return target }
    guard body.count == 1, case .expression(let call, _) = body[0].kind else { return nil }
    return call.animatedBlock?.block.soleSend?.target
  }
}
