import FeatureDiagnostics
import FeatureSyntax

/// Channels as arguments of views and modifiers.
extension BodyChecker {
  /// A binding to a value.
  mutating func channel(
    _ syntax: ExpressionSyntax, _ formal: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    let wanted = bindings.substituted(formal)
    guard let found = channel(syntax, wanted, place) else { return broken(syntax.range) }
    switch found.type {
    case .unchecked: return found
    case .view(.binding(let value)): return bound(found, value, formal, place, &bindings)
    // Whether something is presented is known as a value that is not nil.
    case .view(.presentation) where wanted == .bool:
      return failure(
        .channelType, [place.text, "'Bool'", "what is presented"], syntax.range,
        hint: "write 'item: …', which gives what is presented")
    case .view(.presentation(let value)):
      return bound(found, .optional(value), formal, place, &bindings)
    default: return broken(syntax.range)
    }
  }

  private mutating func bound(
    _ found: Expression, _ value: Type, _ formal: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    let wanted = bindings.substituted(formal)
    let isSame = wanted.map { $0 == value || $0.isOpen || value.isOpen }
    if isSame ?? bindings.unify(formal, value) { return found }
    return failure(
      .channelType,
      [place.text, "'\(wanted?.description ?? formal.description(bindings))'", value.description],
      found.location.range)
  }

  /// A channel, or what only Swift knows; nil where it is neither, which is reported.
  mutating func channel(
    _ syntax: ExpressionSyntax, _ wanted: Type?, _ place: ViewArgument
  ) -> Expression? {
    if case .closure = syntax.kind {
      reportNoChannel(syntax, wanted, "a block", place, [])
      return nil
    }
    if case .call(let callee, let arguments) = syntax.kind,
      case .implicitMember(let name) = callee.kind, name.text == "constant", arguments.count == 1
    {
      let value = expression(arguments[0].value, expected: wanted)
      let function = Expression(.implicitMember("constant"), .unchecked, at: at(callee.range))
      return Expression(
        .call(function, [Argument(nil, value)]), .view(.binding(value.type)), at: at(syntax.range))
    }
    if let made = madeChannel(syntax, wanted) { return made.type == .error ? nil : made }
    let found = infer(syntax, syntax.isLiteralLike ? .unchecked : nil)
    switch found.type {
    case .error: return nil
    case .unchecked where !syntax.isLiteralLike: return found
    case .view(.binding), .view(.presentation): return found
    default:
      let start = SourceRange(syntax.range.start, syntax.range.start)
      let canBind = isBindable(syntax)
      reportNoChannel(
        syntax, wanted,
        found.type == .unchecked ? "this value" : "a value of type '\(found.type)'", place,
        canBind ? [fix("insert '$'", start, "$")] : [])
      return nil
    }
  }

  private func isBindable(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax.kind {
    case .name(let name):
      if let index = variable(name.text) { return variables[index].isChannel }
      if let member = environment.view?.member(name.text) { return member.isChannel }
      return environment.feature?.bindings.contains { $0.name == name.text } == true
    case .member(let base, _): return isBindable(base)
    default: return false
    }
  }

  private mutating func reportNoChannel(
    _ syntax: ExpressionSyntax, _ wanted: Type?, _ given: String, _ place: ViewArgument,
    _ fixIts: [FixIt]
  ) {
    report(
      .channelWanted, [place.text, wanted.map { "'\($0)'" } ?? "a value", given], syntax.range,
      hint: fixIts.isEmpty ? nil : "write '$' before its name", fixIts: fixIts)
  }

  /// A channel to an optional: what is presented as long as it is not nil.
  mutating func item(
    _ syntax: ExpressionSyntax, _ formal: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    guard let found = channel(syntax, nil, place) else { return broken(syntax.range) }
    switch found.type {
    case .view(.presentation) where found.kind.isAlert:
      return failure(
        .channelType, [place.text, "what is shown in a view", "an alert"], syntax.range,
        hint: "an alert is shown by '.alert($…)', a dialog by '.confirmationDialog($…)'")
    case .view(.presentation(let value)):
      _ = bindings.unify(formal, value)
    case .view(.binding(.optional(let value))):
      _ = bindings.unify(formal, value)
    case .unchecked: _ = bindings.unify(formal, .unchecked)
    case .view(.binding(let value)):
      return failure(
        .channelType, [place.text, "an optional", value.description], syntax.range,
        hint: value == .bool ? "write 'isPresented:'" : "bind an optional: nil shows nothing")
    default: return broken(syntax.range)
    }
    return found
  }

  /// A declared alert or dialog.
  mutating func prompt(_ syntax: ExpressionSyntax, _ place: ViewArgument) -> Expression {
    guard let found = channel(syntax, nil, place) else { return broken(syntax.range) }
    switch found.type {
    case .unchecked: return found
    case .view(.presentation) where isPrompt(found): return found
    default:
      return failure(
        .channelType, [place.text, "a declared alert or dialog", found.type.description],
        syntax.range, hint: "write the title first: '.\(place.name)(\"…\", isPresented: $…)'")
    }
  }

  /// Whether an alert or dialog stands there, alone or as a case of a route.
  private func isPrompt(_ channel: Expression) -> Bool {
    switch channel.kind {
    case .projection(.alert): true
    case .projection(.presentation(let name)):
      environment.feature?.child(named: name)?.cases.contains(where: \.isAlert) == true
    default: false
    }
  }
}

extension Expression.Kind {
  /// Whether it is the channel to an alert or dialog.
  fileprivate var isAlert: Bool {
    if case .projection(.alert) = self { return true }
    return false
  }
}
