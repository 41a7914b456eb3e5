import FeatureSyntax

/// Channels that are made where they are given: `.init(get: { … }, set: { … })`, `Binding(get: …, set: …)`.
extension BodyChecker {
  /// A channel that reads by one block and writes by another; nil for anything else.
  mutating func madeChannel(_ syntax: ExpressionSyntax, _ wanted: Type?) -> Expression? {
    guard case .call(let callee, let arguments) = syntax.kind, makesChannel(callee),
      arguments.count == 2, arguments[0].label?.text == "get",
      arguments[1].label?.text == "set" || arguments[1].isTrailing,
      case .closure(let get) = arguments[0].value.kind,
      case .closure(let set) = arguments[1].value.kind
    else { return nil }
    let value = wanted.flatMap { $0.isOpen ? nil : $0 }
    let read = closure(get, [], value, arguments[0].value.range)
    guard case .function(_, let type) = read.type, type != .error else {
      return broken(syntax.range)
    }
    let write = actionClosure(set, [type], arguments[1].value.range)
    if write.type == .error { return broken(syntax.range) }
    let channel = Type.view(.binding(type))
    let blocks = [Argument("get", read), Argument("set", write)]
    guard type.isOpen else {
      return Expression(.construct(channel, blocks), channel, at: at(syntax.range))
    }
    let maker = Expression(.implicitMember("init"), .unchecked, at: at(callee.range))
    return Expression(.call(maker, blocks), channel, at: at(syntax.range))
  }

  /// Whether it names the initialiser of SwiftUI's `Binding`.
  private func makesChannel(_ callee: ExpressionSyntax) -> Bool {
    switch callee.kind {
    case .implicitMember(let name): name.text == "init"
    case .name(let name):
      name.text == "Binding" && types.lookup(["Binding"], in: environment.scope) == nil
    default: false
    }
  }
}
