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
    case .send(.own(let action, let arguments), let animation):
      return Self.lines(sending(action, arguments, animation))
    case .assign(let place, let sign, let value, _):
      return assigning(expression(place), value, sign: sign)
    case .verbatim(let text, _): return located(text)
    case .expression(let call, _):
      return withAnimation(call) ?? passing(call, Self.lines(expression(call)))
    case .send, .local, .if, .guard, .switch, .for, .while, .break, .continue, .return, .run,
      .cancel, .emit, .dismiss, .reset:
      return nil
    }
  }

  /// `store.send(.x)`
  private func sending(_ action: String, _ arguments: [Argument], _ animation: Expression?)
    -> String
  {
    let sent = self.sent(action, arguments, to: feature?.action(action)?.parameters)
    return delivered("\(whole).send(\(sent)\(animated(animation)))")
  }

  /// A call of `send`; where it is waited for, what it started is kept.
  private func delivered(_ call: String) -> String {
    if case .awaited? = view?.mode { "tasks.append(\(call))" } else { call }
  }

  /// `withAnimation(…) { send x }`, for which the store has a form of its own.
  private func withAnimation(_ call: Expression) -> [String]? {
    guard case .call(let function, let arguments) = call.kind,
      case .reference(.view(.known("withAnimation"))) = function.kind,
      let body = arguments.last, case .closure(let closure) = body.value.kind,
      let (action, given) = closure.soleSend
    else { return nil }
    let animation = arguments.count > 1 ? expression(arguments[0].value) : ".default"
    let sent = self.sent(action, given, to: feature?.action(action)?.parameters)
    return Self.lines(delivered("\(whole).send(\(sent), animation: \(animation))"))
  }
}

extension Closure {
  /// The action that is all that it sends.
  var soleSend: (action: String, arguments: [Argument])? {
    guard body.count == 1, case .send(.own(let action, let arguments), nil) = body[0].kind else {
      return nil
    }
    return (action, arguments)
  }
}
