import FeatureModel

/// What a feature does at the events of the child at one place: its outputs in order, then what hears
/// its actions and the writes to its bindings.
struct ChildHearing {
  private let builder: ChildBuilder
  private let place: ChildPlace
  /// The handlers by their index, each with what it hears here.
  private let heard: [(index: Int, source: ChildHandler.Source)]
  private let forwarded: [OutputModel]

  init(_ builder: ChildBuilder, _ place: ChildPlace) {
    self.builder = builder
    self.place = place
    heard = builder.definition.childHandlers.enumerated().flatMap { index, handler in
      handler.sources.filter {
        $0.child == place.child.name && $0.routeCase == place.routeCase
      }.map { (index, $0) }
    }
    forwarded = builder.definition.outputs.filter { output in
      output.from?.child == place.child.name && output.from?.routeCase == place.routeCase
    }
  }

  private var child: FeatureDefinition? { builder.facts.features[place.feature] }

  // MARK: Before

  /// What has to be remembered before the child is reduced.
  var before: [String] {
    var lines: [String] = []
    for (index, source) in heard {
      guard case .binding(let name) = source.event, remembers(index),
        let binding = binding(name)
      else { continue }
      let type = builder.types.text(.optional(binding.type.unwrapped))
      lines.append("let \(old(name)): \(type) = \(reading(binding))")
    }
    return lines.removingRepeats()
  }

  private func remembers(_ index: Int) -> Bool {
    builder.definition.childHandlers[index].usesOldValue
  }

  private func binding(_ name: String) -> BindingModel? {
    child?.bindings.first { $0.name == name }
  }

  private func old(_ binding: String) -> String { builder.feature.names.snapshot(binding) }

  /// What a binding of the child reads, or nil where the child is not there.
  private func reading(_ binding: BindingModel) -> String {
    let whole = "\(childState)\(SwiftIdentifier.member(binding.plainField ?? binding.name))"
    guard !binding.parameters.isEmpty else { return whole }
    let names = binding.parameters.map { inner($0.name) }
    let pattern = (names.map { "let \($0)" } + ["_"]).joined(separator: ", ")
    let arguments = binding.parameters.map { parameter in
      parameter.label.map { "\(SwiftIdentifier.label($0)): \(inner(parameter.name))" }
        ?? inner(parameter.name)
    }
    return "if case .binding(.\(SwiftIdentifier.member(binding.name))(\(pattern))) = action { "
      + "\(whole)(\(arguments.joined(separator: ", "))) } else { nil }"
  }

  /// The child's state as it is reached from the parent's, with what is to follow.
  private var childState: String {
    let state = builder.state(place.child)
    let payload = place.routeCase.map { SwiftIdentifier.member($0) } ?? ""
    switch place.child.form {
    case .embedded: return "\(state)."
    case .presented: return "\(state)?."
    case .rows: return "\(state)[id: id]?."
    case .route(_, let isOptional): return "\(state)\(isOptional ? "?" : "").\(payload)?."
    case .stack: return "\(state)[id: id]?.\(payload)?."
    case .alert: return ""
    }
  }

  // MARK: After

  /// What follows the child's own reduction.
  var after: [String] { outputs + others }

  private var outputs: [String] {
    let names = Set(
      heard.compactMap { heard -> String? in
        guard case .output(let name) = heard.source.event else { return nil }
        return name
      } + forwarded.compactMap(\.from?.output))
    guard !names.isEmpty, let child else { return [] }
    var lines = ["switch output {"]
    for output in child.outputs where names.contains(output.name) { lines += outputCase(output) }
    let rest = child.outputs.filter { !names.contains($0.name) }.map {
      ".\(SwiftIdentifier.member($0.name))"
    }
    if !rest.isEmpty { lines += ["case \(rest.joined(separator: ", ")):", "  break"] }
    return CodePrinter.block("for output in answer.outputs", lines + ["}"])
  }

  private func outputCase(_ output: OutputModel) -> [String] {
    let handlers = heard.filter { $0.source.event == .output(output.name) }
    let handedOn = forwarded.filter { $0.from?.output == output.name }
    let calls = handlers.map { call($0.index, $0.source, value: nil) }
    let sends = handedOn.map { own -> String in
      let arguments = zip(own.parameters, output.parameters).map { mine, theirs in
        (mine.label.map { "\(SwiftIdentifier.label($0)): " } ?? "") + inner(theirs.name)
      }
      let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      return "reduction.emit(.\(SwiftIdentifier.member(own.name))\(list))"
    }
    let used = handedOn.isEmpty ? used(handlers.map(\.source)) : nil
    return ["case .\(pattern(output.name, output.parameters, used: used)):"]
      + CodePrinter.indented(calls + sends)
  }

  /// What hears actions and bindings.
  private var others: [String] {
    heard.flatMap { index, source -> [String] in
      switch source.event {
      case .output: return []
      case .action(let name):
        let pattern = pattern(name, source.parameters, used: used([source]))
        return CodePrinter.block(
          "if case .\(pattern) = action, !answer.isRefused", [call(index, source, value: nil)])
      case .binding(let name):
        var variables = variables(source.parameters, used: used([source]))
        variables.append("let newValue")
        let member = SwiftIdentifier.member(name)
        let old = remembers(index) ? ", let \(old(name))" : ""
        return CodePrinter.block(
          "if case .binding(.\(member)(\(variables.joined(separator: ", ")))) = action, "
            + "!answer.isRefused\(old)",
          [call(index, source, value: name)])
      }
    }
  }

  /// The positions that a handler names.
  private func used(_ sources: [ChildHandler.Source]) -> Set<Int> {
    Set(sources.flatMap { source in source.names.indices.filter { source.names[$0] != nil } })
  }

  private func variables(_ parameters: [Parameter], used: Set<Int>?) -> [String] {
    parameters.indices.map { index in
      used?.contains(index) ?? true ? "let \(inner(parameters[index].name))" : "_"
    }
  }

  private func pattern(_ name: String, _ parameters: [Parameter], used: Set<Int>?) -> String {
    let member = SwiftIdentifier.member(name)
    let variables = variables(parameters, used: used)
    guard variables.contains(where: { $0 != "_" }) else { return member }
    return "\(member)(\(variables.joined(separator: ", ")))"
  }

  /// A parameter of an event as it is called beside what the function names.
  private func inner(_ name: String) -> String { Self.printed.inner(name) }

  private static let printed = PrintedParameters(
    taken: CodePrinter.functionNames.union([
      "action", "answer", "id", "newValue", "oldValue", "output", "shown",
    ]))

  /// The call of a handler; `value` is the binding that it hears.
  private func call(_ index: Int, _ source: ChildHandler.Source, value: String?) -> String {
    let handler = builder.definition.childHandlers[index]
    var arguments = source.idName == nil ? [] : ["id"]
    for parameter in builder.named(handler) {
      guard let position = source.names.firstIndex(of: parameter.name) else { continue }
      arguments.append(inner(source.parameters[position].name))
    }
    if let value {
      arguments.append("newValue")
      if handler.usesOldValue { arguments.append(old(value)) }
    }
    return builder.feature.call(
      builder.handlerName(index), [], more: arguments, among: Set(arguments))
  }
}

/// The bodies of what hears children.
extension ChildBuilder {
  /// The names that a handler gives to an event's parameters, in the order of its first source.
  func named(_ handler: ChildHandler) -> [Parameter] {
    guard let source = handler.sources.first else { return [] }
    return zip(source.names, source.parameters).compactMap { name, parameter in
      name.map { Parameter(label: nil, name: $0, type: parameter.type) }
    }
  }

  /// `editorSaved`, `rowsIsDoneWritten`; numbered where several hear the same.
  func handlerName(_ index: Int) -> String {
    func word(_ handler: ChildHandler) -> String {
      guard let source = handler.sources.first else { return "heard" }
      let place = ChildPlace.name(source.child, source.routeCase)
      switch source.event {
      case .output(let name), .action(let name): return place + SwiftIdentifier.capitalized(name)
      case .binding(let name): return place + SwiftIdentifier.capitalized(name) + "Written"
      }
    }
    let name = word(definition.childHandlers[index])
    let earlier = definition.childHandlers[..<index].filter { word($0) == name }.count
    return feature.names.heard(name, earlier)
  }

  func handlerBody(_ index: Int) -> Member {
    let handler = definition.childHandlers[index]
    var parameters = named(handler)
    if let source = handler.sources.first, let id = source.idName,
      let child = facts.child(source.child), let place = facts.places(of: child).first
    {
      parameters.insert(Parameter(label: nil, name: id, type: idKind(of: place)), at: 0)
    }
    var list = feature.between(parameters)
    if let value = handler.value {
      list += "_ newValue: \(types.text(value)), "
      if handler.usesOldValue { list += "_ oldValue: \(types.text(value)), " }
    }
    return feature.body(
      handlerName(index), list, handler.body.statements, parameters, when: handler.condition)
  }

  /// The type of the ids of rows and elements.
  private func idKind(of place: ChildPlace) -> Type {
    switch place.child.form {
    case .rows(_, let id): id
    case .embedded, .presented, .route, .alert, .stack: .library(.stackID)
    }
  }
}
