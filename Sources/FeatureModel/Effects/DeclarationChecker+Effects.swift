import FeatureDiagnostics
import FeatureSyntax

/// The checked form of effects.
extension DeclarationChecker {
  /// An effect with its handlers; nil where it is broken, which is reported.
  mutating func effect(_ syntax: EffectSyntax, in draft: FeatureDraft) -> EffectModel? {
    let location = at(syntax.name, draft.scope)
    guard
      let symbol = symbols[draft.name]?.effects.first(where: { $0.location == location })
    else { return nil }
    for word in syntax.repeated {
      sink.report(.repeatedSetting, word.text, at: at(word, draft.scope))
    }
    let parameters = effectParameters(syntax, symbol, in: draft.scope)
    let source = source(of: syntax, symbol, draft)
    let timing = timing(syntax.timing, symbol, draft)
    let handlers = HandlerChecker(symbol: symbol, draft: draft).check(syntax.handlers, &self)
    guard let source else { return nil }
    var model = EffectModel(
      doc: syntax.head.doc, name: symbol.name, parameters: parameters, source: source,
      handlers: handlers, policy: policy(of: syntax), timing: timing, location: location)
    if let duration = model.duration {
      let read = draft.flow.accesses(of: duration)
      model.durationReadsState = !read.reads.isEmpty || !read.effects.isEmpty
    }
    return model
  }

  private mutating func effectParameters(
    _ syntax: EffectSyntax, _ symbol: EffectSymbol, in scope: TypeScope
  ) -> [Parameter] {
    switch syntax.source {
    case .own(let written, _, _): return parameters(written, symbol.parameters, in: scope)
    case .endpoint, .every, .after:
      return symbol.parameters.map {
        Parameter(label: $0.label, name: $0.name, type: $0.type, isSecret: $0.isSecret)
      }
    }
  }

  private mutating func source(
    of syntax: EffectSyntax, _ symbol: EffectSymbol, _ draft: FeatureDraft
  ) -> EffectModel.Source? {
    switch (syntax.source, symbol.source) {
    case (.own(_, _, let text?), .work(let work)):
      let uses = EffectText(text, symbol, draft.scope, symbols[draft.name]?.clients ?? [])
        .uses(&self)
      let line = line(of: SourceLocation(draft.scope.file, text.range))
      return .swift(work, VerbatimSyntaxText(text: text.text, line: line), uses: uses)
    case (.own(_, _, nil), .work(let work)): return .own(work)
    case (.endpoint, .endpoint(let use)):
      return .endpoint(client: use.client, use.endpoint)
    case (.every(let duration), _): return .every(self.duration(duration, symbol, draft))
    case (.after(let duration), _): return .after(self.duration(duration, symbol, draft))
    case (.own, _), (.endpoint, _): return nil
    }
  }

  /// A duration over the effect's parameters and the state.
  private mutating func duration(
    _ syntax: ExpressionSyntax, _ symbol: EffectSymbol, _ draft: FeatureDraft
  ) -> Expression {
    var environment = environment(.pure, in: draft.scope, feature: draft.name)
    environment.parameters = symbol.parameters
    return checked(syntax, expected: .library(.duration), environment)
  }

  private mutating func timing(
    _ syntax: EffectSyntax.Timing?, _ symbol: EffectSymbol, _ draft: FeatureDraft
  ) -> EffectModel.Timing? {
    switch syntax {
    case nil: return nil
    case .debounce(let duration): return .debounce(self.duration(duration, symbol, draft))
    case .throttle(let duration, let keeping):
      let duration = self.duration(duration, symbol, draft)
      return .throttle(duration, keepsFirst: keepsFirst(keeping, draft.scope))
    }
  }

  private mutating func keepsFirst(_ word: Name?, _ scope: TypeScope) -> Bool {
    switch word?.text {
    case "first": return true
    case "latest", "last", nil: return false
    case let other?:
      guard word?.isMissing == false else { return false }
      let location = SourceLocation(scope.file, word?.range ?? SourceRange(0, 0))
      let nearest = Nearest.name(to: other, among: ["first", "latest"])
      sink.report(
        .unknownKeeping, other, at: location, fixIts: replacement(nearest, at: location))
      return false
    }
  }

  /// A timer that waits begins anew; otherwise runs go side by side, unless something else is said.
  private func policy(of syntax: EffectSyntax) -> EffectModel.Policy {
    if case .after = syntax.source { return .latest }
    return syntax.policy.flatMap { EffectModel.Policy(rawValue: $0.text) } ?? .every
  }
}

/// The Swift text of an effect.
private struct EffectText {
  private let text: VerbatimSyntax
  private let symbol: EffectSymbol
  private let scope: TypeScope
  private let clients: [ClientUse]
  private let mentions: [SwiftMentions.Mention]

  init(_ text: VerbatimSyntax, _ symbol: EffectSymbol, _ scope: TypeScope, _ clients: [ClientUse]) {
    self.text = text
    self.symbol = symbol
    self.scope = scope
    self.clients = clients
    mentions = SwiftMentions(text.text).all
  }

  /// The endpoints that the text calls; what it cannot reach is reported.
  func uses(_ checker: inout DeclarationChecker) -> [EndpointUse] {
    var found: [EndpointUse] = []
    for mention in mentions {
      guard let member = mention.member, !isOwn(mention.name) else { continue }
      if mention.name == "state" { checker.sink.report(.stateInSwift, at: location(mention)) }
      guard let use = clients.first(where: { $0.name == mention.name }) else { continue }
      guard let endpoint = use.client.endpoint(member) else {
        checker.sink.report(
          .unknownEndpoint, use.client.name, member, at: location(mention),
          related: [RelatedSpan(use.client.location, "'\(use.client.name)' is declared here")])
        continue
      }
      let one = EndpointUse(client: use.name, endpoint: endpoint)
      if !found.contains(one) { found.append(one) }
    }
    return found
  }

  /// Whether a name is a parameter, or introduced by the text itself.
  private func isOwn(_ name: String) -> Bool {
    if symbol.parameters.contains(where: { $0.name == name }) { return true }
    return zip(mentions, mentions.dropFirst()).contains { before, mention in
      mention.name == name && ["let", "var", "for", "func"].contains(before.name)
    }
  }

  private func location(_ mention: SwiftMentions.Mention) -> SourceLocation {
    let start = text.range.start + mention.offset
    return SourceLocation(
      scope.file, SourceRange(start, start + mention.name.utf8.count))
  }
}
