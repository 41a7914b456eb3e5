import FeatureDiagnostics
import FeatureSyntax

/// Checks what a feature does at events of its children.
struct ChildHandlerChecker {
  let draft: DeclarationChecker.FeatureDraft

  /// What one source gives to the body.
  private struct Heard {
    var source: ChildHandler.Source
    var names: [ParameterSignature]
    /// The type of a binding's value.
    var value: Type?
  }

  /// The handler; nil where a source is wrong, which is reported.
  func handler(_ syntax: OnSyntax, _ checker: inout DeclarationChecker) -> ChildHandler? {
    var heard: [Heard] = []
    for source in syntax.sources {
      guard let next = self.heard(source, &checker) else { continue }
      if let first = heard.first, !isSame(first, next) {
        checker.sink.report(
          .childSourcesDiffer, syntax.sources[0].path.text, source.path.text,
          at: place(source.path.range))
        return nil
      }
      heard.append(next)
    }
    guard heard.count == syntax.sources.count, let first = heard.first else {
      checkAlone(syntax, &checker)
      return nil
    }
    var environment = checker.environment(.reduction, in: draft.scope, feature: draft.name)
    environment.parameters = first.names
    environment.newValue = first.value
    environment.oldValue = first.value
    let condition = checker.checkedGuard(syntax.condition, environment)
    let statements = checker.checked(syntax.body, environment)
    let usesOldValue =
      draft.flow.accesses(of: statements).readsOldValue
      || condition.map { draft.flow.accesses(of: $0).readsOldValue } ?? false
    return ChildHandler(
      sources: heard.map(\.source), condition: condition.map(draft.flow.guardModel),
      value: first.value, usesOldValue: usesOldValue, body: draft.flow.body(statements),
      location: place(syntax.sources[0].path.range))
  }

  /// Nothing is known of the names in a body whose source is wrong, so only its form is looked at.
  private func checkAlone(_ syntax: OnSyntax, _ checker: inout DeclarationChecker) {
    var environment = checker.environment(.reduction, in: draft.scope, feature: draft.name)
    environment.parameters = syntax.sources.flatMap { source in
      ((source.parameters ?? []) + (elementName(source).map { [$0] } ?? [])).map {
        ParameterSignature(label: nil, name: $0.text, type: .error)
      }
    }
    environment.newValue = .error
    environment.oldValue = .error
    _ = checker.checked(syntax.body, environment)
  }

  private func isSame(_ left: Heard, _ right: Heard) -> Bool {
    func types(_ heard: Heard) -> [String: Type] {
      Dictionary(heard.names.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    }
    return left.value == right.value && types(left) == types(right)
  }

  private func place(_ range: SourceRange) -> SourceLocation {
    SourceLocation(draft.scope.file, range)
  }

  // MARK: Sources

  private func heard(_ source: OnSyntax.Source, _ checker: inout DeclarationChecker) -> Heard? {
    guard let name = source.path.components.first?.name,
      let child = checker.symbols[draft.name]?.child(named: name.text)
    else {
      checker.reportUnknownSource(source, draft)
      return nil
    }
    do throws(ChildPathFailure) {
      guard let path = try ChildEventPath(source.path, from: child, event: "output"),
        let symbols = checker.symbols[path.feature]
      else { return nil }
      let (event, signature) = try self.event(path, symbols, checker)
      return self.heard(source, path, event, signature, symbols, &checker)
    } catch {
      checker.report(error, in: draft.scope)
      return nil
    }
  }

  private func event(
    _ path: ChildEventPath, _ symbols: FeatureSymbols, _ checker: DeclarationChecker
  ) throws(ChildPathFailure) -> (ChildHandler.Event, EventSignature) {
    let first = path.rest[0].name
    if first.text == "binding", path.rest.count == 2 {
      return try binding(path.rest[1].name, path, symbols, checker)
    }
    guard path.rest.count == 1, path.rest[0].element == nil else {
      let last = path.rest[path.rest.count - 1].name
      let isChild = symbols.child(named: first.text) != nil
      throw ChildPathFailure(
        isChild ? .deepEvent : .unknownChildEvent,
        isChild
          ? [first.text, path.feature, last.text, first.text] : [path.feature, first.text],
        first.range)
    }
    if let output = symbols.outputs.first(where: { $0.name == first.text }) {
      return (.output(output.name), output)
    }
    if let action = symbols.actions.first(where: { $0.name == first.text }) {
      if action.isPrivate {
        throw ChildPathFailure(
          .privateChildAction, [path.feature, action.name, "hears"], first.range)
      }
      return (.action(action.name), action)
    }
    let names = (symbols.outputs + symbols.actions.filter { !$0.isPrivate }).map(\.name)
    throw ChildPathFailure(
      .unknownChildEvent, [path.feature, first.text], first.range, hint: hint(first, symbols),
      nearest: Nearest.name(to: first.text, among: names))
  }

  /// What else the name stands for in the child.
  private func hint(_ name: Name, _ symbols: FeatureSymbols) -> String? {
    if symbols.bindings.contains(where: { $0.name == name.text }) {
      return "a write to the binding is heard by 'binding.\(name.text)'"
    }
    let isField = (symbols.fields + symbols.derived).contains { $0.name == name.text }
    return isField ? "a change of it is heard by 'onChange(….\(name.text))'" : nil
  }

  private func binding(
    _ name: Name, _ path: ChildEventPath, _ symbols: FeatureSymbols, _ checker: DeclarationChecker
  ) throws(ChildPathFailure) -> (ChildHandler.Event, EventSignature) {
    guard let binding = symbols.bindings.first(where: { $0.name == name.text }) else {
      throw ChildPathFailure(
        .unknownChildBinding, [path.feature, name.text], name.range,
        nearest: Nearest.name(to: name.text, among: symbols.bindings.map(\.name)))
    }
    let model = checker.drafts[path.feature]?.definition.bindings.first { $0.name == name.text }
    if case .action(let action)? = model?.write {
      throw ChildPathFailure(
        .arrowWithoutField, [name.text], name.range, hint: "hear the action: '\(action)'")
    }
    return (.binding(binding.name), binding)
  }

  private func heard(
    _ source: OnSyntax.Source, _ path: ChildEventPath, _ event: ChildHandler.Event,
    _ signature: EventSignature, _ symbols: FeatureSymbols, _ checker: inout DeclarationChecker
  ) -> Heard? {
    let names = source.parameters ?? []
    if source.parameters != nil, names.count != signature.parameters.count {
      checker.sink.report(
        .sourceParameters, signature.name,
        DeclarationChecker.count(signature.parameters.count), String(names.count),
        at: place(source.path.range), related: [RelatedSpan(signature.location, "declared here")])
      return nil
    }
    var value: Type?
    if case .binding(let name) = event { value = symbols.bindingTypes[name] ?? .error }
    var taken: Set<String> = value == nil ? [] : ["newValue", "oldValue"]
    var given: [ParameterSignature] = []
    let idName = elementName(source, path, &checker)
    if let idName, idName.text != "_" {
      taken.insert(idName.text)
      given.append(
        ParameterSignature(label: nil, name: idName.text, type: identifier(of: path, checker)))
    }
    for (name, parameter) in zip(names, signature.parameters) where name.text != "_" {
      if !taken.insert(name.text).inserted {
        checker.sink.report(.parameterTwice, name.text, at: checker.at(name, draft.scope))
      }
      var renamed = parameter
      renamed.name = name.text
      given.append(renamed)
    }
    let source = ChildHandler.Source(
      child: path.child.name, routeCase: path.routeCase, feature: path.feature, event: event,
      parameters: signature.parameters.map(Parameter.init),
      names: names.map { $0.text == "_" ? nil : $0.text },
      idName: idName.flatMap { $0.text == "_" ? nil : $0.text },
      location: place(source.path.range))
    return Heard(source: source, names: given, value: value)
  }

  // MARK: Elements

  private func identifier(of path: ChildEventPath, _ checker: DeclarationChecker) -> Type {
    switch path.child.form {
    case .rows:
      checker.types.identifierType(of: .named(checker.stateName(of: path.feature))) ?? .error
    case .stack: .library(.stackID)
    case .embedded, .presented, .route, .alert: .error
    }
  }

  private func elementName(_ source: OnSyntax.Source) -> Name? {
    guard case .name(let name)? = source.path.components.first?.element?.value.kind else {
      return nil
    }
    return name
  }

  private func elementName(
    _ source: OnSyntax.Source, _ path: ChildEventPath, _ checker: inout DeclarationChecker
  ) -> Name? {
    guard let element = path.element else { return nil }
    if case .missing = element.value.kind { return nil }
    guard let name = elementName(source) else {
      checker.sink.report(
        .elementName, path.child.name, at: place(element.value.range))
      return nil
    }
    return name
  }
}

extension Parameter {
  /// A parameter from what a call sees of it.
  init(_ signature: ParameterSignature) {
    self.init(
      label: signature.label, name: signature.name, type: signature.type,
      isSecret: signature.isSecret)
  }
}
