import FeatureDiagnostics
import FeatureSyntax

/// `on`, and outputs that are handed on.
extension DeclarationChecker {
  /// Adds what hears a binding of the feature or an event of its children.
  mutating func addHandler(_ syntax: OnSyntax, to draft: inout FeatureDraft) {
    let isOwn = syntax.sources.allSatisfy { $0.path.components.first?.name.text == "binding" }
    if isOwn {
      if let handler = bindingHandler(syntax, in: draft) {
        draft.definition.bindingHandlers.append(handler)
      }
    } else if let handler = ChildHandlerChecker(draft: draft).handler(syntax, &self) {
      draft.definition.childHandlers.append(handler)
    }
  }

  /// Reports that a name is nothing to hear.
  mutating func reportUnknownSource(_ source: OnSyntax.Source, _ draft: FeatureDraft) {
    let name = source.path.components.first?.name
    let text = name?.text ?? ""
    if name?.isMissing == true { return }
    let location = SourceLocation(draft.scope.file, name?.range ?? source.path.range)
    let found = symbols[draft.name]
    if text == "binding", source.path.components.count == 2 {
      return sink.report(
        .childSourcesDiffer, source.path.text, "a child", at: location,
        hint: "write an 'on' for the binding, and one for the child")
    }
    let isField = ((found?.fields ?? []) + (found?.derived ?? [])).contains { $0.name == text }
    let nearest = Nearest.name(to: text, among: found?.children.map(\.name) ?? [])
    sink.report(
      .unknownSource, text, at: location, label: nearest.map { "did you mean '\($0)'?" },
      hint: isField
        ? "a change of the field is heard by 'onChange(\(text))', a write through its binding by "
          + "'on binding.\(text)'" : nil,
      fixIts: replacement(nearest, at: location))
  }

  // MARK: Outputs that are handed on

  /// Outputs without parameters of their own take those of what they hand on.
  mutating func completeOutputs() {
    var isSettled = false
    var rounds = 0
    // Each round reaches one child further; a circle settles nothing.
    while !isSettled, rounds <= features.count {
      isSettled = true
      rounds += 1
      for declared in features {
        for case .output(let output) in declared.syntax.items
        where output.from != nil && output.parameters.isEmpty {
          if takeParameters(of: output, declared) { isSettled = false }
        }
      }
    }
  }

  private mutating func takeParameters(
    of output: OutputSyntax, _ declared: Declared<FeatureDeclarationSyntax>
  ) -> Bool {
    let feature = declared.name.description
    let location = at(output.name, declared.scope)
    guard let path = output.from, let target = try? target(of: path, in: feature)?.output,
      let index = symbols[feature]?.outputs.firstIndex(where: { $0.location == location }),
      symbols[feature]?.outputs[index].parameters != target.parameters
    else { return false }
    symbols[feature]?.outputs[index].parameters = target.parameters
    return true
  }

  /// The output of a child at the end of a path.
  private func target(of path: PathSyntax, in feature: String) throws(ChildPathFailure)
    -> (path: ChildEventPath, output: EventSignature)?
  {
    guard let first = path.components.first, !first.name.isMissing, let found = symbols[feature]
    else { return nil }
    guard let child = found.child(named: first.name.text) else {
      throw ChildPathFailure(
        .unknownChild, [first.name.text], first.name.range,
        nearest: Nearest.name(to: first.name.text, among: found.children.map(\.name)))
    }
    guard let way = try ChildEventPath(path, from: child, event: "output"),
      let outputs = symbols[way.feature]?.outputs
    else { return nil }
    let name = way.rest[way.rest.count - 1].name
    guard way.rest.count == 1, let output = outputs.first(where: { $0.name == name.text }) else {
      throw ChildPathFailure(
        .forwardedOutput, [name.text, way.feature], name.range,
        nearest: Nearest.name(to: name.text, among: outputs.map(\.name)))
    }
    return (way, output)
  }

  /// What an output hands on; nil where that is wrong, which is reported.
  mutating func forwarded(
    _ syntax: OutputSyntax, _ event: EventSignature, in draft: FeatureDraft
  ) -> ForwardedOutput? {
    guard let path = syntax.from else { return nil }
    do throws(ChildPathFailure) {
      guard let (way, output) = try target(of: path, in: draft.name) else { return nil }
      let own = event.parameters.map { Parameter(label: $0.label, name: "", type: $0.type) }
      let wanted = output.parameters.map { Parameter(label: $0.label, name: "", type: $0.type) }
      guard own == wanted else {
        sink.report(
          .forwardedParameters, event.name, "\(way.feature).\(output.name)",
          output.parameters.callDescription, at: event.location,
          related: [RelatedSpan(output.location, "the child's output")])
        return nil
      }
      return ForwardedOutput(
        child: way.child.name, routeCase: way.routeCase, output: output.name)
    } catch {
      report(error, in: draft.scope)
      return nil
    }
  }
}
