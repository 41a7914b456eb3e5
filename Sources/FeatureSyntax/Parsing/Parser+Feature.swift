import FeatureDiagnostics

extension Parser {
  /// The words that begin something in a feature.
  static let featureWords: [Word] = [
    .state, .action, .output, .binding, .onChange, .on, .invariant, .effect, .uses, .child,
    .children, .route, .stack, .alert, .dialog, .shared, .func, .mutating, .struct, .enum, .extern,
    .private,
  ]

  /// `feature Name: P { … }`
  mutating func feature(
    _ head: DeclarationHead, isExtern: Bool, from start: Int
  ) -> FeatureDeclarationSyntax {
    take()
    let name = declaredName("'feature'")
    refuseGenerics()
    let conformances = conformances()
    var items: [FeatureItem] = []
    node(.block) { parser in
      parser.braced(after: "'feature'") { parser in
        parser.member { items += $0.featureItem() }
      }
    }
    return FeatureDeclarationSyntax(
      head: head, isExtern: isExtern, name: name, conformances: conformances, items: items,
      range: range(from: start))
  }

  private mutating func featureItem() -> [FeatureItem] {
    let start = here
    if at(.at), let field = misplacedField(from: start) { return field }
    let head = declarationHead()
    switch current.word {
    case .state: return [.state(state(from: start))]
    case .action: return [.action(action(head, isExtern: false, from: start))]
    case .extern where peek().word == .action:
      take()
      return [.action(action(head, isExtern: true, from: start))]
    case .output: return outputs(head, from: start).map(FeatureItem.output)
    case .binding: return bindings(head, from: start).map(FeatureItem.binding)
    case .onChange: return [.onChange(onChange(head, from: start))]
    case .on: return [.on(on(head, from: start))]
    case .invariant: return [.invariant(invariant(head, from: start))]
    case .effect: return [.effect(effect(head, from: start))]
    case .uses: return [.uses(uses())]
    case .child, .children: return [.child(child(head, from: start))]
    case .route: return [.route(route(head, from: start))]
    case .stack: return [.stack(route(head, from: start))]
    case .alert, .dialog: return [.alert(alert(head, inRoute: false, from: start))]
    case .shared: return [.shared(sharedNames())]
    case .func, .mutating, .static: return [.function(function(head, from: start))]
    case .struct: return [.structure(structure(head, from: start))]
    case .enum: return [.enumeration(enumeration(head, from: start))]
    default: return misplacedItem(from: start)
    }
  }

  private mutating func misplacedItem(from start: Int) -> [FeatureItem] {
    switch current.word {
    case .before:
      report(.before, at: current.range)
      isPanicking = true
      skipToEnd()
    case .var, .let:
      return misplacedField(from: start) ?? []
    case .class, .protocol, .extension, .typealias, .`init`, .subscript, .actor:
      foreignDeclaration()
    case .import, .client, .feature, .view, .representable, .preview:
      report(
        .unknownItem, "'\(spelling(current))' stands at the top of a file, not in a feature",
        at: current.range)
      isPanicking = true
      skipToEnd()
    case .case:
      report(
        .unknownItem, "'case' begins nothing in a feature", at: current.range,
        hint: "an action is declared by 'action'", fixTitle: "write 'action'",
        fixes: [TextEdit(current.range, "action")])
      isPanicking = true
      skipToEnd()
    default:
      let isHead = at(.identifier) && peek().kind == .leftParen && !peek().hasSpaceBefore
      let name = spelling(current)
      unknownWord(
        .unknownItem, "a feature", Self.featureWords,
        hint: isHead ? "to declare it: 'action \(name)(…)', or 'func \(name)(…) -> T'" : nil)
    }
    return []
  }

  /// A field outside `state`: reported and read, so that what follows is understood.
  private mutating func misplacedField(from start: Int) -> [FeatureItem]? {
    let isSecret = at(.at) && peek().word == .secret
    if isSecret, peek(2).word != .var, peek(2).word != .let { return nil }
    if at(.at), !isSecret {
      _ = skipWrapper { _ in nil }
      isPanicking = true
      if !at(.var), !at(.let) {
        skipToEnd()
        return []
      }
    }
    let head = declarationHead()
    let introducer = current.range
    let isReducer = spelling(peek()) == "body" && (peek(2).kind == .colon && peek(3).word == .some)
    report(
      .misplacedField, "a field stands in 'state { … }'", at: introducer,
      hint: isReducer
        ? "a feature has no 'body': what an action does stands in 'action name { … }'" : nil)
    let panicking = isPanicking
    _ = storedOrComputed(head, from: start)
    isPanicking = isPanicking || panicking
    return []
  }

  // MARK: State

  private mutating func state(from start: Int) -> StateSyntax {
    take()
    var members: [StateSyntax.Member] = []
    node(.block) { parser in
      parser.braced(after: "'state'") { parser in
        parser.member { parser in
          if let member = parser.stateMember() { members.append(member) }
        }
      }
    }
    return StateSyntax(members: members, range: range(from: start))
  }

  private mutating func stateMember() -> StateSyntax.Member? {
    let start = here
    _ = skipWrapper { _ in nil }
    skipModifiers()
    let head = declarationHead()
    switch current.word {
    case .let, .var:
      let (stored, computed) = storedOrComputed(head, from: start)
      return stored.map { .stored($0) } ?? computed.map { .computed($0) }
    case .`init` where peek().kind == .leftBrace:
      take()
      let body = block(after: "'init'")
      return .initializer(body, range(from: start))
    default:
      if let field = forgottenVar(head, from: start) { return .stored(field) }
      unknownWord(.unknownMember, "a state", [.let, .var, .`init`])
      return nil
    }
  }

  // MARK: Actions and reactions

  private mutating func action(
    _ head: DeclarationHead, isExtern: Bool, from start: Int
  ) -> ActionSyntax {
    take()
    let name = declaredName("'action'")
    let parameters = parameters()
    let condition = guardClause()
    var body: BlockSyntax?
    if isExtern, at(.leftBrace) {
      report(.externBody, at: current.range)
      isPanicking = true
      skipBalanced()
    } else {
      body = optionalBlock(after: "'action \(name.text)'")
    }
    return ActionSyntax(
      head: head, isExtern: isExtern, name: name, parameters: parameters, condition: condition,
      body: body, range: range(from: start))
  }

  /// `when e`
  mutating func guardClause() -> ExpressionSyntax? {
    guard at(.when) else { return nil }
    take()
    if at(.leftBrace) {
      report(
        .missingExpression, "the condition of 'when' is missing", at: gap,
        hint: "write what has to be true, as in 'when count > 0'")
      return nil
    }
    return checkedCondition()
  }

  private mutating func outputs(_ head: DeclarationHead, from start: Int) -> [OutputSyntax] {
    take()
    var outputs: [OutputSyntax] = []
    repeat {
      let own = outputs.isEmpty ? start : here
      let name = listedName("'output'")
      let parameters = parameters()
      var source: PathSyntax?
      if at(.from) {
        take()
        source = path("a child's output")
      }
      outputs.append(
        OutputSyntax(
          head: head, name: name, parameters: parameters, from: source, range: range(from: own)))
    } while take(.comma)
    if at(.leftBrace), !current.startsLine {
      report(.outputBody, at: current.range)
      isPanicking = true
      skipBalanced()
    }
    return outputs
  }

  /// A name after an introducer or, in its list, after a comma, where it may stand on a new line.
  mutating func listedName(_ what: String) -> Name {
    if current.isWord, index > 0, tokens[index - 1].kind == .comma {
      let name = name(of: current)
      take()
      return name
    }
    return declaredName(what)
  }

  private mutating func onChange(_ head: DeclarationHead, from start: Int) -> OnChangeSyntax {
    take()
    var watched = PathSyntax(components: [], range: gap)
    if at(.leftParen) {
      watched = node(.parentheses) { parser in
        parser.take()
        parser.skipLabelOf()
        let path = parser.path("a field")
        parser.expect(.rightParen, ")", after: "the field")
        return path
      }
    } else {
      expect(.leftParen, "(", after: "'onChange'")
    }
    let body = block(after: "'onChange'")
    return OnChangeSyntax(head: head, path: watched, body: body, range: range(from: start))
  }

  /// `of:`, as SwiftUI has it.
  private mutating func skipLabelOf() {
    guard spelling(current) == "of", peek().kind == .colon else { return }
    let range = SourceRange(here, peek(2).start)
    report(
      .unexpectedToken, "'onChange' takes the field without a label",
      at: SourceRange(here, peek().end), hint: "write 'onChange(field)'",
      fixTitle: "remove 'of:'", fixes: [TextEdit(range, "")])
    take()
    take()
  }

  private mutating func on(_ head: DeclarationHead, from start: Int) -> OnSyntax {
    take()
    var sources: [OnSyntax.Source] = []
    repeat {
      let path = path("a child's action or 'binding.name'")
      var names: [Name]?
      if at(.leftParen), !current.startsLine {
        names = node(.parentheses) { parser in
          parser.listed(.rightParen, ")") { parser in
            if parser.current.isWord, parser.peek().kind == .colon {
              parser.take()
              parser.take()
            }
            return parser.nameOrWildcard("a name")
          }
        }
      }
      sources.append(OnSyntax.Source(path: path, parameters: names))
    } while take(.comma)
    let condition = guardClause()
    let body = block(after: "'on'")
    return OnSyntax(
      head: head, sources: sources, condition: condition, body: body, range: range(from: start))
  }

  private mutating func invariant(_ head: DeclarationHead, from start: Int) -> InvariantSyntax {
    take()
    let title = plainString("the text of 'invariant'")
    let value = checked(expression())
    return InvariantSyntax(
      head: head, title: title?.text ?? "", titleRange: title?.range ?? gap, expression: value,
      range: range(from: start))
  }

  // MARK: Bindings

  private mutating func bindings(_ head: DeclarationHead, from start: Int) -> [BindingSyntax] {
    take()
    var bindings: [BindingSyntax] = []
    repeat {
      bindings.append(binding(head, from: bindings.isEmpty ? start : here))
    } while take(.comma)
    return bindings
  }

  private mutating func binding(_ head: DeclarationHead, from start: Int) -> BindingSyntax {
    let name = boundName()
    let parameters = parameters()
    var form = BindingSyntax.Form.field
    if take(.equal) {
      form = .derived(expression())
    } else if take(.colon) {
      let type = type()
      if at(.equal), !current.startsLine {
        refuseBindingValue(name, type)
      } else {
        let (get, set) = accessors()
        form = .accessors(type, get: get, set: set)
      }
    }
    let condition = guardClause()
    var action: Name?
    if at(.arrow) {
      take()
      action = anyWord("an action")
    }
    return BindingSyntax(
      head: head, name: name, parameters: parameters, form: form, condition: condition,
      action: action, range: range(from: start))
  }

  /// The name of a binding; `$name` is taken for it.
  private mutating func boundName() -> Name {
    guard at(.projection), !current.startsLine else { return listedName("'binding'") }
    let range = SourceRange(here + 1, current.end)
    let name = Name(source.text(range), range)
    report(
      .brokenName, "a binding is declared by the plain name of its field", at: current.range,
      hint: "'$' stands where a view uses a binding", fixTitle: "write '\(name.text)'",
      fixes: [TextEdit(SourceRange(here, here + 1), "")])
    take()
    return name
  }

  /// `binding x: T = value`, as a field or a view's property is written.
  private mutating func refuseBindingValue(_ name: Name, _ type: TypeSyntax) {
    let start = here
    take()
    _ = expression()
    let value = source.text(range(from: start))
    let typed = source.text(type.range)
    report(
      .bindingValue, at: range(from: start),
      hint: "put 'var \(name.text): \(typed) \(value)' into the state and write "
        + "'binding \(name.text)'",
      fixTitle: "write 'binding \(name.text)' alone",
      fixes: [TextEdit(SourceRange(name.range.end, lastEnd), "")])
    isPanicking = true
  }

  private mutating func accessors() -> (get: BlockSyntax?, set: BlockSyntax?) {
    var get: BlockSyntax?
    var set: BlockSyntax?
    guard at(.leftBrace) else {
      report(.bindingHalf, "a binding with a type needs { get { … } set { … } }", at: gap)
      isPanicking = true
      return (nil, nil)
    }
    let place = current.range
    node(.block) { parser in
      parser.braced(after: "the binding") { parser in
        // Both halves may stand on one line, so that a half needs no end of its own.
        parser.node(.member) { parser in
          let isGet = parser.at(.get)
          guard isGet || parser.at(.set) else {
            return parser.unknownWord(.unknownMember, "a binding", [.get, .set])
          }
          parser.take()
          let body = parser.block(after: isGet ? "'get'" : "'set'")
          if isGet { get = body } else { set = body }
        }
      }
    }
    let hasArrow = at(.arrow) || at(.when)
    if get == nil { report(.bindingHalf, "'get { … }' is missing in this binding", at: place) }
    if set == nil, get != nil, !hasArrow {
      report(.bindingHalf, "'set { … }' is missing in this binding", at: place)
    }
    return (get, set)
  }
}
