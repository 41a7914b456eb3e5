import FeatureDiagnostics

extension Parser {
  /// Wraps a member of a braced declaration and sees to its end.
  mutating func member(_ body: (inout Parser) -> Void) {
    let before = index
    node(.member, body)
    guard index > before || isPanicking else { return }
    endItem("a member")
  }

  /// Generics on features and types: kept for a later edition.
  mutating func refuseGenerics() {
    guard isOperatorPrefix("<"), !current.startsLine else { return }
    let start = here
    let saved = isPanicking
    var end = current.end
    node(.unexpected) { parser in
      var depth = 0
      repeat {
        for byte in parser.source.bytes[parser.current.start..<parser.current.end] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        end = parser.current.end
        parser.take()
      } while depth > 0 && !parser.current.startsLine && !parser.at(.leftBrace)
        && !parser.at(.endOfFile)
    }
    report(.generics, at: SourceRange(start, end))
    isPanicking = saved
  }

  /// `(label name: T = e, …)`; nothing where no parenthesis stands.
  mutating func parameters() -> [ParameterSyntax] {
    guard at(.leftParen), !current.startsLine else { return [] }
    return node(.parentheses) { parser in
      parser.listed(.rightParen, ")") { $0.parameter() }
    }
  }

  /// The parameters of a view of the app: of type `binding T`, which is a channel, or `slot` and
  /// `slot(T, …)`, which is a block of views. Both are kept as types of that name.
  mutating func viewParameters() -> [ParameterSyntax] {
    guard at(.leftParen), !current.startsLine else { return [] }
    return node(.parentheses) { parser in
      parser.listed(.rightParen, ")") { $0.parameter { $0.viewType() } }
    }
  }

  private mutating func viewType() -> TypeSyntax {
    let start = here
    guard at(.binding) || at(.slot) else { return type() }
    let isSlot = at(.slot)
    let name = anyWord("a type")
    var arguments: [TypeSyntax] = []
    if !isSlot {
      arguments = [type()]
    } else if at(.leftParen) {
      arguments = node(.parentheses) { parser in
        parser.listed(.rightParen, ")") { $0.type() }
      }
    }
    return TypeSyntax(.named([name], arguments: arguments), range(from: start))
  }

  private mutating func parameter() -> ParameterSyntax { parameter { $0.type() } }

  private mutating func parameter(_ readType: (inout Parser) -> TypeSyntax) -> ParameterSyntax {
    let start = here
    var isSecret = false
    if at(.at), peek().word == .secret {
      take()
      take()
      isSecret = true
    }
    let first = nameOrWildcard("a parameter's name")
    var label: Name?
    var name = first
    let isColonForgotten =
      at(.identifier) && peek().kind == .identifier && !peek().startsLine
    if current.isWord || at(.wildcard), !current.startsLine,
      peek().kind == .colon || isColonForgotten
    {
      label = first
      name = nameOrWildcard("a parameter's name")
    }
    if at(.comma) || at(.rightParen), !first.isMissing {
      report(
        .missingType, "the type of '\(name.text)' is missing", at: gap,
        hint: "write it, as in '\(name.text): Int'")
      isPanicking = true
    } else {
      expect(.colon, ":", after: first.isMissing ? "the parameter" : "'\(name.text)'")
    }
    if at(.inout) {
      report(
        .swiftOnly, "'inout' is not in this language", at: current.range,
        hint: ForeignWord.hint(.inout))
      take()
    }
    let type = readType(&self)
    let value = take(.equal) ? expression() : nil
    return ParameterSyntax(
      isSecret: isSecret, label: label, name: name, type: type, defaultValue: value,
      range: range(from: start))
  }

  /// `func name(…) -> T { … }` with the words before `func`.
  mutating func function(
    _ head: DeclarationHead, isStatic: Bool = false, needsBody: Bool = true, from start: Int
  ) -> FunctionSyntax {
    var isMutating = false
    var isStatic = isStatic
    while at(.mutating) || at(.static) {
      if at(.mutating) { isMutating = true } else { isStatic = true }
      take()
    }
    if !take(Word.func) {
      report(
        .missingPunctuation, "'func' is missing here", at: gap, hint: "write 'func' here",
        fixTitle: "insert 'func'",
        fixes: [TextEdit(gap, " func")])
    }
    let name = declaredName("'func'")
    refuseGenerics()
    if !at(.leftParen) { expect(.leftParen, "(", after: "the function's name") }
    let parameters = parameters()
    refuseEffectWords()
    let result = resultArrow() ? type() : nil
    var body: BlockSyntax?
    if needsBody {
      body = block(after: "'func'")
    } else if at(.leftBrace), !current.startsLine {
      report(.externBody, at: current.range)
      isPanicking = true
      skipBalanced()
    }
    return FunctionSyntax(
      head: head, isMutating: isMutating, isStatic: isStatic, name: name, parameters: parameters,
      result: result, body: body, range: range(from: start))
  }

  /// `async` and `throws` on a function that can have neither.
  private mutating func refuseEffectWords() {
    while at(.async) || at(.throws) || at(.rethrows), !current.startsLine {
      let range = SourceRange(here, peek().start)
      report(
        .swiftOnly, "'\(spelling(current))' is not for functions of this language",
        at: current.range, hint: ForeignWord.hint(current.word),
        fixTitle: "remove '\(spelling(current))'", fixes: [TextEdit(range, "")])
      take()
    }
  }

  /// `let`/`var name: T = e in range`.
  mutating func stored(
    _ head: DeclarationHead, isStatic: Bool = false, from start: Int
  ) -> StoredSyntax {
    let isVariable = at(.var)
    let word = isVariable ? "'var'" : "'let'"
    take()
    let name = declaredName(word)
    return storedRest(head, isVariable: isVariable, isStatic: isStatic, name: name, from: start)
  }

  mutating func storedRest(
    _ head: DeclarationHead, isVariable: Bool, isStatic: Bool, name: Name, from start: Int
  ) -> StoredSyntax {
    let type = fieldType(of: name)
    var value: ExpressionSyntax?
    if type == nil, isPanicking, current.beginsOperand, !current.startsLine {
      // `count: 0`: what was meant is a default.
      isPanicking = false
      value = expression()
      isPanicking = true
    } else if at(.equal), !current.startsLine {
      take()
      value = expression()
    } else if type == nil, !isPanicking {
      report(
        .missingType, "'\(name.text)' needs a type or a default", at: gap)
      isPanicking = true
    }
    var domain: ExpressionSyntax?
    if at(.in) {
      take()
      domain = conditionExpression()
    }
    return StoredSyntax(
      head: head, isVariable: isVariable, isStatic: isStatic, name: name, type: type,
      defaultValue: value, domain: domain, range: range(from: start))
  }

  /// What follows the name of a field: `: T`, or what was written for it.
  private mutating func fieldType(of name: Name) -> TypeSyntax? {
    guard !current.startsLine, !isPanicking else { return take(.colon) ? type() : nil }
    if at(.identifier), !name.isMissing {
      report(
        .missingPunctuation, "':' is missing after '\(name.text)'", at: gap,
        hint: "a type follows ':'", fixTitle: "insert ':'", fixes: [TextEdit(gap, ":")])
      return type()
    }
    let colon = current.range
    guard take(.colon) else { return nil }
    switch current.kind {
    case .integer, .float, .stringOpen: break
    case .keyword where at(.true) || at(.false) || at(.nil): break
    default: return type()
    }
    report(
      .missingType, "a default follows '='; ':' is followed by a type", at: colon,
      hint: "write '=' before the default", fixTitle: "write '='",
      fixes: [TextEdit(colon, " =")])
    isPanicking = true
    return nil
  }

  /// A stored or a computed member that begins with `let` or `var`.
  mutating func storedOrComputed(
    _ head: DeclarationHead, isStatic: Bool = false, from start: Int
  ) -> (stored: StoredSyntax?, computed: ComputedSyntax?) {
    let stored = stored(head, isStatic: isStatic, from: start)
    guard at(.leftBrace), stored.defaultValue == nil, stored.domain == nil else {
      return (stored, nil)
    }
    let type = stored.type ?? TypeSyntax(.missing, gap)
    if !stored.isVariable {
      report(.computedLet, at: stored.name.range)
    }
    let body = computedBody()
    return (
      nil,
      ComputedSyntax(
        head: head, name: stored.name, type: type, body: body, range: range(from: start))
    )
  }

  /// The body of a computed member; `{ get { … } }` is read as `{ … }`.
  private mutating func computedBody() -> BlockSyntax {
    guard peek().word == .get, peek(2).kind == .leftBrace else { return block(after: "the member") }
    var body = BlockSyntax([], gap)
    node(.block) { parser in
      parser.braced(after: "the member") { parser in
        if parser.at(.get), parser.peek().kind == .leftBrace {
          parser.take()
          body = parser.block(after: "'get'")
        } else if parser.at(.set) {
          parser.report(.computedSetter, at: parser.current.range)
          parser.isPanicking = true
          parser.skipToEnd()
        }
      }
    }
    return body
  }

  /// A struct.
  mutating func structure(_ head: DeclarationHead, from start: Int) -> StructSyntax {
    take()
    let name = declaredName("'struct'")
    refuseGenerics()
    let conformances = conformances()
    var members: [StructSyntax.Member] = []
    node(.block) { parser in
      parser.nested(()) { parser in
        parser.braced(after: "'struct'") { parser in
          parser.member { parser in
            if let member = parser.structMember() { members.append(member) }
          }
        }
      }
    }
    return StructSyntax(
      head: head, name: name, conformances: conformances, members: members,
      range: range(from: start))
  }

  private mutating func structMember() -> StructSyntax.Member? {
    let start = here
    _ = skipWrapper { _ in nil }
    if !at(.static) { skipModifiers() }
    let head = declarationHead()
    switch current.word {
    case .let, .var:
      let (stored, computed) = storedOrComputed(head, from: start)
      return stored.map { .stored($0) } ?? computed.map { .computed($0) }
    case .func, .mutating, .static:
      if at(.static), peek().word == .let || peek().word == .var {
        take()
        let (stored, computed) = storedOrComputed(head, isStatic: true, from: start)
        return stored.map { .stored($0) } ?? computed.map { .computed($0) }
      }
      return .function(function(head, from: start))
    case .struct: return .structure(structure(head, from: start))
    case .enum: return .enumeration(enumeration(head, from: start))
    default:
      if let field = forgottenVar(head, from: start) { return .stored(field) }
      unknownWord(.unknownMember, "a struct", [.let, .var, .func, .mutating, .struct, .enum])
      return nil
    }
  }

  /// `count = 0` where `var count = 0` was meant.
  mutating func forgottenVar(_ head: DeclarationHead, from start: Int) -> StoredSyntax? {
    guard at(.identifier), peek().kind == .equal || peek().kind == .colon else { return nil }
    let name = name(of: current)
    report(
      .forgottenVar, "'var' or 'let' is missing before '\(name.text)'", at: name.range,
      fixes: [TextEdit(SourceRange(name.range.start, name.range.start), "var ")])
    take()
    return storedRest(head, isVariable: true, isStatic: false, name: name, from: start)
  }

  /// An enum.
  mutating func enumeration(_ head: DeclarationHead, from start: Int) -> EnumSyntax {
    take()
    let name = declaredName("'enum'")
    refuseGenerics()
    let conformances = conformances()
    var members: [EnumSyntax.Member] = []
    node(.block) { parser in
      parser.nested(()) { parser in
        parser.braced(after: "'enum'") { parser in
          parser.member { members += $0.enumMember() }
        }
      }
    }
    return EnumSyntax(
      head: head, name: name, conformances: conformances, members: members,
      range: range(from: start))
  }

  private mutating func enumMember() -> [EnumSyntax.Member] {
    let start = here
    let head = declarationHead()
    switch current.word {
    case .case: return enumCases(head.doc).map(EnumSyntax.Member.enumCase)
    case .var, .let:
      let (stored, computed) = storedOrComputed(head, from: start)
      if let stored {
        report(
          .misplacedField, "an enum holds no stored '\(stored.name.text)'", at: stored.name.range)
      }
      return computed.map { [.computed($0)] } ?? []
    case .func, .mutating, .static: return [.function(function(head, from: start))]
    case .struct: return [.structure(structure(head, from: start))]
    case .enum: return [.enumeration(enumeration(head, from: start))]
    default:
      unknownWord(.unknownMember, "an enum", [.case, .var, .func, .mutating, .struct, .enum])
      return []
    }
  }

  /// `case a, b(x: T), c = 1`
  mutating func enumCases(_ doc: [String]) -> [EnumCaseSyntax] {
    take()
    var cases: [EnumCaseSyntax] = []
    repeat { cases.append(enumCase(doc)) } while take(.comma)
    return cases
  }

  private mutating func enumCase(_ doc: [String]) -> EnumCaseSyntax {
    let start = here
    let name = listedName("'case'")
    let hasPayload = at(.leftParen) && !current.startsLine
    let payload = hasPayload ? payload() : nil
    let value = take(.equal) ? expression() : nil
    return EnumCaseSyntax(
      doc: doc, name: name, payload: payload, rawValue: value, range: range(from: start))
  }

  /// `(T, label: T)`
  mutating func payload() -> [ParameterSyntax] {
    node(.parentheses) { parser in
      parser.listed(.rightParen, ")") { $0.payloadElement() }
    }
  }

  private mutating func payloadElement() -> ParameterSyntax {
    let start = here
    var label: Name?
    var name = missingName
    if current.isWord || at(.wildcard), peek().kind == .colon {
      name = nameOrWildcard("a label")
      take()
    } else if current.isWord || at(.wildcard), peek().isWord, peek(2).kind == .colon {
      label = nameOrWildcard("a label")
      name = anyWord("a name")
      take()
    }
    let type = type()
    let value = take(.equal) ? expression() : nil
    return ParameterSyntax(
      isSecret: false, label: label, name: name, type: type, defaultValue: value,
      range: range(from: start))
  }
}
