import FeatureModel

/// The functions that bodies become, and what binding actions do.
extension FeatureBuilder {
  /// What an `onChange` watches, as part of a name.
  static func watchedName(_ handler: ChangeHandler) -> String {
    switch handler.value.kind {
    case .reference(.field(let name)), .reference(.derived(let name)),
      .reference(.shared(let name)), .member(_, let name, _):
      name
    default: "watched"
    }
  }

  /// The name of the body of the `onChange` at `index`.
  func reactionName(_ index: Int) -> String {
    let name = Self.watchedName(definition.changeHandlers[index])
    let earlier = definition.changeHandlers[..<index].filter { Self.watchedName($0) == name }
    return names.reaction(name, earlier.count)
  }

  /// All bodies.
  var bodyMembers: [Member] {
    var members = written.isEmpty ? [] : [reduceBinding]
    members += definition.actions.filter { !$0.isExtern && !$0.body.statements.isEmpty }
      .map { body(names.body($0.name), between($0.parameters), $0.body.statements, $0.parameters) }
    members += definition.functions.filter(\.isMutating).map(mutatingFunction)
    for binding in written {
      guard case .setter(let setter) = binding.write, !isInline(binding) else { continue }
      let value = "_ newValue: \(types.text(binding.type)), "
      members.append(
        body(
          names.setter(binding.name), between(binding.parameters) + value, setter.statements,
          binding.parameters))
    }
    for (index, handler) in definition.bindingHandlers.enumerated() {
      members.append(bindingHandler(handler, index))
    }
    for (index, handler) in definition.changeHandlers.enumerated() {
      let old = handler.usesOldValue ? "oldValue: \(types.text(handler.value.type)), " : ""
      members.append(body(reactionName(index), old, handler.body.statements, []))
    }
    members += effects.bodies + children.bodies
    return members
  }

  func body(
    _ name: String, _ parameters: String, _ statements: [Statement], _ declared: [Parameter],
    when condition: GuardModel? = nil
  ) -> Member {
    var printer = printer(statements, declared)
    let test = condition.map {
      CodePrinter.lines("guard \(text($0.condition)) else { return }")
    }
    return Member(
      head: "private static func \(SwiftIdentifier.name(name))(_ state: inout State, "
        + "\(parameters)\(reduction))",
      form: .block((test ?? []) + printer.statements(statements)))
  }

  private func mutatingFunction(_ function: FunctionModel) -> Member {
    var printer = printer(function.body, function.parameters)
    let list = builder.parameters(function.parameters, renaming: true)
    return Member(
      doc: Member.documentation(function.doc),
      head:
        "private static func \(SwiftIdentifier.name(names.body(function.name)))(_ state: inout State, "
        + "\(list.isEmpty ? "" : list + ", ")\(reduction))\(builder.result(function.result))",
      form: .block(printer.valueBody(function.body, of: function.result)))
  }

  private func bindingHandler(_ handler: BindingHandler, _ index: Int) -> Member {
    let heard = handler.bindings.first.flatMap(facts.binding)
    let named = zip(handler.names, heard?.parameters ?? []).compactMap { name, parameter in
      name.map { Parameter(label: nil, name: $0, type: parameter.type) }
    }
    let type = types.text(heard?.type ?? .unchecked)
    let value = between(named) + "newValue: \(type), "
    let old = handler.usesOldValue ? "oldValue: \(type), " : ""
    return body(
      handlerName(index), value + old, handler.body.statements, named, when: handler.condition)
  }

  private func handlerName(_ index: Int) -> String {
    let name = definition.bindingHandlers[index].bindings.first ?? ""
    let earlier = definition.bindingHandlers[..<index].filter { $0.bindings.first == name }
    return names.handler(name, earlier.count)
  }

  /// Whether the setter is one plain write, which stands in the case itself.
  private func isInline(_ binding: BindingModel) -> Bool {
    guard case .setter(let body) = binding.write, body.statements.count == 1,
      case .assign(_, "=", let value, let write) = body.statements[0].kind,
      case .reference(.newValue) = value.kind
    else { return false }
    return write.detection == .atEnd || write.detection == .assignment
  }

  /// What a write through each binding does.
  private var reduceBinding: Member {
    var lines = ["switch binding {"]
    for binding in written {
      guard case .setter(let setter) = binding.write else { continue }
      let names = binding.parameters.map { "let \(inner($0.name))" } + ["let newValue"]
      lines.append(
        "case .\(SwiftIdentifier.member(binding.name))(\(names.joined(separator: ", "))):")
      lines += CodePrinter.indented(write(binding, setter))
    }
    return Member(
      head: "private static func reduce(_ state: inout State, binding: BindingAction, "
        + "\(reduction))",
      form: .block(lines + ["}"]))
  }

  private func write(_ binding: BindingModel, _ setter: Body) -> [String] {
    let handlers = definition.bindingHandlers.indices.filter {
      definition.bindingHandlers[$0].bindings.contains(binding.name)
    }
    let read = self.read(binding, state: "state")
    let reread = "reduction.reread(\(facts.bindingNumber(binding.name)), newValue, \(read))"
    let refused = "reduction.refuse(\(facts.bindingNumber(binding.name)), newValue, \(read))"
    var lines: [String] = []
    if let condition = binding.condition {
      lines += CodePrinter.lines(
        "guard \(text(condition.condition)) else { return \(refused) }")
    }
    if binding.readable != nil {
      lines.append("guard \(readable(binding, state: "state")) else { return }")
    }
    let isPlain = binding.plainField != nil
    if !isPlain, handlers.isEmpty {
      lines.append("guard reduction.differs(newValue, \(read)) else { return }")
    }
    let writes = handlers.reduce(into: setter.writes) {
      $0.formUnion(definition.bindingHandlers[$1].body.writes)
    }
    let reserved = Set(binding.parameters.map(\.name))
    let reactions = Reactions(self, writes: writes, avoiding: reserved)
    var work = setterLines(binding, setter)
    if !isPlain, !handlers.isEmpty {
      work = CodePrinter.block("if reduction.differs(newValue, \(read))", work)
    }
    work = heard(binding, handlers, reactions, read, around: work)
    return lines + reactions.lines(around: work) + [reread]
  }

  /// The setter, and after it the handlers of the binding with the value from before it.
  private func heard(
    _ binding: BindingModel, _ handlers: [Int], _ reactions: Reactions, _ read: String,
    around work: [String]
  ) -> [String] {
    let usesOld = handlers.contains { definition.bindingHandlers[$0].usesOldValue }
    let isRemembered =
      binding.plainField.flatMap { facts.field($0)?.isScalar } ?? false
    let old = isRemembered ? reactions.old(binding.plainField ?? "") : reactions.old(binding.name)
    var lines = work
    if usesOld, !isRemembered {
      lines.insert("let \(old): \(types.text(binding.type)) = \(read)", at: 0)
    }
    for index in handlers {
      let isOld = definition.bindingHandlers[index].usesOldValue
      lines.append(
        call(
          handlerName(index), [],
          more: passed(to: definition.bindingHandlers[index], binding) + ["newValue: newValue"]
            + (isOld ? ["oldValue: \(old)"] : []),
          among: reactions.locals))
    }
    return lines
  }

  /// The parameters of a binding that a handler of it names.
  private func passed(to handler: BindingHandler, _ binding: BindingModel) -> [String] {
    zip(handler.names, binding.parameters).compactMap { name, parameter in
      name == nil ? nil : inner(parameter.name)
    }
  }

  private func setterLines(_ binding: BindingModel, _ setter: Body) -> [String] {
    guard isInline(binding) else {
      return [call(names.setter(binding.name), binding.parameters, more: ["newValue"])]
    }
    var printer = printer(setter.statements, binding.parameters)
    return printer.statements(setter.statements)
  }

  /// What a binding reads, of the state called `state`.
  func read(_ binding: BindingModel, state: String) -> String {
    if let field = binding.plainField { return "\(state).\(SwiftIdentifier.member(field))" }
    return reading(
      binding.name, binding.parameters, readsEffects: !binding.effects.isEmpty, state: state)
  }

  /// Whether a binding can be read, of the state called `state`.
  func readable(_ binding: BindingModel, state: String) -> String {
    reading(
      names.readable(binding.name), binding.parameters, readsEffects: !binding.effects.isEmpty,
      state: state)
  }

  /// A member of the state, or a function over it and the effects.
  func reading(
    _ name: String, _ parameters: [Parameter], readsEffects: Bool, state: String
  ) -> String {
    let arguments = parameters.map(argument)
    if readsEffects {
      return effectfulCall(name, arguments, state: state, effects: effectsName(beside: state))
    }
    let member = "\(state).\(SwiftIdentifier.member(name))"
    return arguments.isEmpty ? member : "\(member)(\(arguments.joined(separator: ", ")))"
  }
}
