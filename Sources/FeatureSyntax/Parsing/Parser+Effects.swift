import FeatureDiagnostics

extension Parser {
  // MARK: Clients

  /// `client Name { func … }`
  mutating func client(_ head: DeclarationHead, from start: Int) -> ClientSyntax {
    take()
    let name = declaredName("'client'")
    refuseGenerics()
    var endpoints: [EndpointSyntax] = []
    node(.block) { parser in
      parser.braced(after: "'client'") { parser in
        parser.member { parser in
          if let endpoint = parser.endpoint() { endpoints.append(endpoint) }
        }
      }
    }
    return ClientSyntax(
      head: head, name: name, endpoints: endpoints, range: range(from: start))
  }

  private mutating func endpoint() -> EndpointSyntax? {
    let start = here
    let head = declarationHead()
    guard take(Word.func) else {
      unknownWord(.unknownMember, "a client", [.func])
      return nil
    }
    let name = declaredName("'func'")
    if !at(.leftParen) { expect(.leftParen, "(", after: "the function's name") }
    let parameters = parameters()
    let signature = effectSignature()
    if at(.leftBrace), !current.startsLine {
      report(
        .externBody, "a client's function has no body here; the app supplies it",
        at: current.range)
      isPanicking = true
      skipBalanced()
    }
    return EndpointSyntax(
      head: head, name: name, parameters: parameters, signature: signature,
      range: range(from: start))
  }

  /// `async`, `stream`, `throws(E)` and `-> T`.
  private mutating func effectSignature() -> EffectSignature {
    var signature = EffectSignature(
      isAsync: false, isStream: false, isThrowing: false, errorType: nil, result: nil)
    while true {
      if take(Word.async) {
        signature.isAsync = true
      } else if take(Word.stream) {
        signature.isStream = true
      } else if take(Word.throws) {
        signature.isThrowing = true
        if at(.leftParen) { signature.errorType = errorType() }
      } else {
        break
      }
    }
    if take(.arrow) { signature.result = type() }
    return signature
  }

  private mutating func errorType() -> TypeSyntax {
    node(.parentheses) { parser in
      parser.take()
      let type = parser.type()
      parser.expect(.rightParen, ")", after: "the error's type")
      return type
    }
  }

  // MARK: Effects

  /// `uses name: Client, name: Client`
  mutating func uses() -> [UseSyntax] {
    take()
    var list: [UseSyntax] = []
    repeat {
      let name = listedName("'uses'")
      expect(.colon, ":", after: "'\(name.text)'")
      list.append(UseSyntax(name: name, type: type()))
    } while take(.comma)
    return list
  }

  /// `effect name …`
  mutating func effect(_ head: DeclarationHead, from start: Int) -> EffectSyntax {
    take()
    let name = declaredName("'effect'")
    let source = effectSource()
    var effect = EffectSyntax(
      head: head, name: name, source: source, handlers: [], policy: nil, timing: nil,
      range: gap)
    if isTimer(source) {
      if let handler = tick() { effect.handlers = [handler] }
    } else if at(.leftBrace) {
      node(.block) { parser in
        parser.braced(after: "'effect'") { parser in
          parser.member { $0.effectItem(&effect) }
        }
      }
    }
    effect.range = range(from: start)
    return effect
  }

  private func isTimer(_ source: EffectSyntax.Source) -> Bool {
    switch source {
    case .every, .after: true
    case .own, .endpoint: false
    }
  }

  private mutating func effectSource() -> EffectSyntax.Source {
    if at(.every) || at(.after) {
      let isRepeating = at(.every)
      take()
      let duration = conditionExpression()
      return isRepeating ? .every(duration) : .after(duration)
    }
    if take(.equal) {
      let path = path("a client's function")
      var list: [EffectSyntax.EndpointArgument] = []
      if at(.leftParen), !current.startsLine {
        list = node(.parentheses) { parser in
          parser.listed(.rightParen, ")") { $0.endpointArgument() }
        }
      } else {
        expect(.leftParen, "(", after: "the client's function")
      }
      return .endpoint(path, list)
    }
    if !at(.leftParen) {
      report(
        .effectSource, "an effect says where its values come from: (…), =, 'every' or 'after'",
        at: gap)
      isPanicking = true
    }
    let parameters = parameters()
    let signature = effectSignature()
    guard take(.equal) else { return .own(parameters, signature, nil) }
    guard at(.swift), isVerbatimAhead else {
      report(.effectSource, "the work of an effect is written as swift { … }", at: current.range)
      isPanicking = true
      return .own(parameters, signature, nil)
    }
    return .own(parameters, signature, verbatimStatement())
  }

  /// `_ name`, `label name` or `name`.
  private mutating func endpointArgument() -> EffectSyntax.EndpointArgument {
    let first = nameOrWildcard("a parameter's name")
    guard current.isWord else { return EffectSyntax.EndpointArgument(label: nil, name: first) }
    return EffectSyntax.EndpointArgument(label: first, name: anyWord("a name"))
  }

  /// The arrow or body of `every` and `after`.
  private mutating func tick() -> EffectSyntax.Handler? {
    let start = here
    let event = Name("tick", gap)
    if at(.leftBrace) {
      let body = block(after: "'effect'")
      return EffectSyntax.Handler(
        event: event, parameter: nil, response: .body(body), range: range(from: start))
    }
    guard at(.arrow) else {
      report(.effectSource, "'->' or '{ … }' is missing after the duration", at: gap)
      isPanicking = true
      return nil
    }
    let response = arrow()
    return EffectSyntax.Handler(
      event: event, parameter: nil, response: response, range: range(from: start))
  }

  private mutating func arrow() -> EffectSyntax.Response {
    take()
    let name = anyWord("an action")
    let list = optionalArguments()
    return .action(name, list, animation: animation())
  }

  private mutating func effectItem(_ effect: inout EffectSyntax) {
    switch current.word {
    case .success, .failure, .value, .finished:
      if let handler = handler() { effect.handlers.append(handler) }
    case .policy:
      if effect.policy != nil { effect.repeated.append(Name("policy", current.range)) }
      take()
      let word = declaredName("'policy'")
      if !word.isMissing, !["latest", "first", "every", "queue"].contains(word.text) {
        let nearest = Nearest.name(
          to: word.text, among: ["latest", "first", "every", "queue"])
        report(
          .unknownMember,
          "'\(word.text)' is no policy; there are latest, first, every and queue",
          at: word.range, fixTitle: nearest.map { "write '\($0)'" },
          fixes: nearest.map { [TextEdit(word.range, $0)] } ?? [])
      }
      effect.policy = word
    case .debounce:
      if effect.timing != nil { effect.repeated.append(Name("debounce", current.range)) }
      take()
      effect.timing = .debounce(conditionExpression())
    case .throttle:
      if effect.timing != nil { effect.repeated.append(Name("throttle", current.range)) }
      take()
      let duration = conditionExpression()
      var keeping: Name?
      if take(Word.keeping) { keeping = anyWord("'first' or 'last'") }
      effect.timing = .throttle(duration, keeping: keeping)
    default:
      unknownWord(
        .unknownMember, "an effect",
        [.success, .failure, .value, .finished, .policy, .debounce, .throttle])
    }
  }

  private mutating func handler() -> EffectSyntax.Handler? {
    let start = here
    let event = anyWord("an event")
    var names: [Name] = []
    if at(.leftParen), !current.startsLine {
      names = node(.parentheses) { parser in
        parser.listed(.rightParen, ")") { $0.nameOrWildcard("a name") }
      }
    }
    var handler = EffectSyntax.Handler(
      event: event, parameter: names.first, response: .ignored, range: gap)
    handler.surplus = Array(names.dropFirst())
    if take(Word.ignored) {
      handler.range = range(from: start)
      return handler
    }
    if at(.arrow) {
      handler.response = arrow()
      handler.range = range(from: start)
      return handler
    }
    guard at(.leftBrace) else {
      report(
        .effectSource, "'->', '{ … }' or 'ignored' is missing after '\(event.text)'", at: gap)
      isPanicking = true
      return nil
    }
    handler.response = .body(block(after: "'\(event.text)'"))
    handler.range = range(from: start)
    return handler
  }
}
