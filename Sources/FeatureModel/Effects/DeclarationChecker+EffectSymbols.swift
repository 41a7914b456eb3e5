import FeatureDiagnostics
import FeatureSyntax

/// Effects as the bodies name them.
extension DeclarationChecker {
  /// Collects an effect with its parameters, and where its values come from.
  mutating func collectEffect(
    _ syntax: EffectSyntax, into found: inout FeatureSymbols, _ names: inout FeatureNames,
    in scope: TypeScope
  ) {
    guard !syntax.name.isMissing else { return }
    let location = at(syntax.name, scope)
    let isFree = names.add(
      isHandledInPlace(syntax) ? .handledEffect : .effect, syntax.name.text, location)
    checkHead(syntax.head, "an effect", at: location)
    checkUnsafe(syntax.name, "an effect", scope)
    var symbol = EffectSymbol(
      name: syntax.name.text, parameters: [], source: .broken, location: location)
    switch syntax.source {
    case .every, .after: symbol.source = .timer
    case .own(let parameters, let signature, _):
      symbol.parameters = signatures(parameters, in: scope)
      let work = work(signature, of: syntax.name, in: scope)
      symbol.source = .work(work)
      if work.form == .synchronous { sink.report(.effectNotAsync, symbol.name, at: location) }
    case .endpoint(let path, let arguments):
      if let use = endpoint(at: path, found, in: scope) {
        symbol.source = .endpoint(use)
        symbol.parameters = parameters(arguments, of: use, path, in: scope)
      }
    }
    if isFree { found.effects.append(symbol) }
    checkEventType(syntax, found.name, in: scope)
  }

  private func isHandledInPlace(_ syntax: EffectSyntax) -> Bool {
    syntax.handlers.contains { handler in
      switch handler.response {
      case .body: true
      case .action, .ignored: false
      }
    }
  }

  /// Handlers in place bring a type for their events, whose name must be free.
  private mutating func checkEventType(
    _ syntax: EffectSyntax, _ feature: String, in scope: TypeScope
  ) {
    guard isHandledInPlace(syntax) else { return }
    let name = EffectModel.eventTypeName(of: syntax.name.text)
    guard let other = types.types[TypeName([feature, name])] ?? types.types[TypeName([name])]
    else { return }
    sink.report(
      .generatedType, name, syntax.name.text, at: other.location,
      related: [RelatedSpan(at(syntax.name, scope), "the effect")])
  }

  // MARK: Endpoints

  /// The endpoint that `client.name` stands for; nil where there is none, which is reported.
  private mutating func endpoint(
    at path: PathSyntax, _ found: FeatureSymbols, in scope: TypeScope
  ) -> EndpointUse? {
    guard let first = path.components.first?.name, !first.isMissing else { return nil }
    if refusedMembers[found.name]?.contains(where: { $0.text == first.text }) == true {
      return nil
    }
    guard let use = found.clients.first(where: { $0.name == first.text }) else {
      let nearest = Nearest.name(to: first.text, among: found.clients.map(\.name))
      sink.report(
        .clientNotUsed, first.text,
        ClientHint(clients.values.map { $0 }).text(for: path), at: at(first, scope),
        label: nearest.map { "did you mean '\($0)'?" },
        fixIts: replacement(nearest, at: at(first, scope)))
      return nil
    }
    guard path.components.count == 2, !path.components[1].name.isMissing else {
      if path.components.count != 2 {
        sink.report(
          .clientAsValue, first.text, at: SourceLocation(scope.file, path.range))
      }
      return nil
    }
    let name = path.components[1].name
    guard let endpoint = use.client.endpoint(name.text) else {
      let nearest = Nearest.name(to: name.text, among: use.client.endpoints.map(\.name))
      sink.report(
        .unknownEndpoint, use.client.name, name.text, at: at(name, scope),
        label: nearest.map { "did you mean '\($0)'?" },
        related: [RelatedSpan(use.client.location, "'\(use.client.name)' is declared here")],
        fixIts: replacement(nearest, at: at(name, scope)))
      return nil
    }
    guard endpoint.work.form != .synchronous else {
      sink.report(
        .synchronousEffect, "\(use.name).\(name.text)",
        at: SourceLocation(scope.file, path.range))
      return nil
    }
    return EndpointUse(client: use.name, endpoint: endpoint)
  }

  /// The endpoint's parameters under the names that the effect gives them.
  private mutating func parameters(
    _ arguments: [EffectSyntax.EndpointArgument], of use: EndpointUse, _ path: PathSyntax,
    in scope: TypeScope
  ) -> [ParameterSignature] {
    let wanted = use.endpoint.signatures
    guard arguments.count == wanted.count else {
      let names = wanted.map(\.binding).joined(separator: ", ")
      sink.report(
        .endpointParameters, "\(use.client).\(use.endpoint.name)", Self.count(wanted.count),
        String(arguments.count), "\(path.text)(\(names))",
        at: SourceLocation(scope.file, path.range),
        related: [RelatedSpan(use.endpoint.location, "'\(use.endpoint.name)' is declared here")])
      // The names are there all the same, so that their uses are not reported as well.
      return arguments.map {
        ParameterSignature(label: $0.written, name: $0.name.text, type: .error)
      }
    }
    var seen: [String: SourceLocation] = [:]
    return zip(arguments, wanted).map { argument, parameter in
      checkLabel(of: argument, parameter, in: scope)
      let location = at(argument.name, scope)
      if let first = seen[argument.name.text], argument.name.text != "_" {
        sink.report(
          .parameterTwice, argument.name.text, at: location,
          related: [RelatedSpan(first, "the first of them")])
      }
      seen[argument.name.text] = seen[argument.name.text] ?? location
      var named = parameter
      named.name = argument.name.text == "_" ? parameter.name : argument.name.text
      return named
    }
  }

  private mutating func checkLabel(
    of argument: EffectSyntax.EndpointArgument, _ parameter: ParameterSignature,
    in scope: TypeScope
  ) {
    let written = argument.written
    guard written != parameter.label, !argument.name.isMissing else { return }
    let range = argument.label?.range ?? argument.name.range
    let location = SourceLocation(scope.file, range)
    let label = parameter.label ?? "_"
    let text = argument.label == nil ? "\(label) \(argument.name.text)" : label
    sink.report(
      .endpointLabel, "'\(label)'", written.map { "'\($0)'" } ?? "'_'", at: location,
      fixIts: [FixIt("write '\(text)'", in: scope.file, [TextEdit(range, text)])])
  }
}

extension EffectSyntax.EndpointArgument {
  /// The label that is written; nil for `_`.
  fileprivate var written: String? {
    let text = label?.text ?? name.text
    return text == "_" ? nil : text
  }
}

extension ParameterSignature {
  /// The parameter as an effect names it: `_ name`, `label name` or `name`.
  fileprivate var binding: String {
    label == name ? name : "\(label ?? "_") \(name)"
  }
}

/// Says which client a feature could use.
struct ClientHint {
  private let clients: [ClientModel]

  init(_ clients: [ClientModel]) { self.clients = clients.sorted { $0.name < $1.name } }

  /// What to write so that `path` means something.
  func text(for path: PathSyntax) -> String {
    let name = path.components.first?.name.text ?? ""
    let function = path.components.count > 1 ? path.components[1].name.text : ""
    let fitting =
      clients.first { $0.name == name.capitalizedFirst || $0.name == name }
      ?? clients.first { $0.endpoint(function) != nil }
    return "write 'uses \(name): \(fitting?.name ?? "Client")' in the feature"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
