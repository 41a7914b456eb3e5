import FeatureModel

/// Expressions in views.
extension CodePrinter {
  /// What is shown where a view is an argument; nil for other calls.
  func viewCall(_ function: Expression, _ arguments: [Argument]) -> String? {
    guard view != nil else { return nil }
    let call = Expression(.call(function, arguments), .view(.view), at: function.location)
    let chain = ViewChain(call)
    if chain.modifiers.isEmpty {
      guard case .reference(.view) = function.kind else { return nil }
    }
    return self.chain(chain).joined(separator: "\n")
  }

  /// A closure that is given to a view; nil for one that gives a value.
  func viewClosure(_ closure: Closure) -> String? {
    guard view != nil else { return nil }
    switch closure.result {
    case .view(.view): return block(closure, at(.content))
    case .void, .unchecked: return block(closure, at(.action))
    default: return nil
    }
  }

  /// A closure whose statements are printed by `printer`.
  private func block(_ closure: Closure, _ printer: CodePrinter) -> String {
    var printer = printer
    printer.givesValue = closure.body.count == 1
    return block(closure.parameters?.map(\.name), printer.statements(closure.body))
  }

  /// A closure: on one line if it is a short one.
  func block(_ names: [String]?, _ body: [String]) -> String {
    let list = names.map { $0.map(inner).joined(separator: ", ") } ?? ""
    let head = list.isEmpty ? "{" : "{ \(list) in"
    if body.isEmpty { return list.isEmpty ? "{}" : "\(head) }" }
    if body.count == 1, head.count + body[0].count < 60, !body[0].hasPrefix("#"),
      !body[0].hasPrefix("//"), !body[0].hasSuffix("}")
    {
      return "\(head) \(body[0]) }"
    }
    return ([head] + Self.indented(body) + ["}"]).joined(separator: "\n")
  }

  /// A closure that is one of several behind a call, each of which has lines of its own.
  func openBlock(_ value: Expression) -> String {
    let text = expression(value)
    if text == "{}" { return "{\n}" }
    guard case .closure(let closure) = value.kind, !text.contains("\n"), text.hasSuffix(" }"),
      !closure.body.isEmpty
    else { return text }
    let names = closure.parameters?.map { inner($0.name) }.joined(separator: ", ") ?? ""
    let head = names.isEmpty ? "{" : "{ \(names) in"
    let body = text.dropFirst(head.count + 1).dropLast(" }".count)
    return "\(head)\n  \(body)\n}"
  }

  /// A closure whose work is waited for: `.task`, `.refreshable`.
  func awaitedBlock(_ closure: Closure) -> String {
    if let (target, animation) = closure.soleSend {
      return block(nil, ["await \(whole).send(\(sent(target))\(animated(animation))).finish()"])
    }
    var printer = at(.awaited)
    let body = printer.statements(closure.body)
    guard body.contains(where: { $0.contains("tasks.append(") }) else { return block(nil, body) }
    let type = "FeatureTask"
    return block(
      nil,
      ["var tasks: [\(type)] = []"] + body
        + ["for task in tasks {", "  await task.finish()", "}"])
  }

  /// What a name of the store's feature stands for in a view; nil for what is printed as anywhere.
  func viewReference(_ reference: Reference) -> String? {
    guard view != nil else { return nil }
    switch reference {
    case .derived(let name), .effect(let name), .client(let name): return own(name)
    case .featureFunction(let name): return viewFunction(name)
    case .view(.known(let name)): return types.swiftUI(name)
    default: return nil
    }
  }

  /// A function that reads fields belongs to the state; its reader is told of what it reads.
  private func viewFunction(_ name: String) -> String? {
    guard let feature, let function = feature.function(name), !function.reads.isEmpty,
      function.effects.isEmpty
    else { return nil }
    let member = SwiftIdentifier.member(name)
    let numbers = feature.numbers(of: function.reads)
    let isPlain = function.reads.allSatisfy { feature.field($0)?.storage == .plain }
    return numbers.count == 1 && isPlain
      ? "\(whole).read(\(numbers[0])).pointee.\(member)" : "\(whole).state.\(member)"
  }
}
