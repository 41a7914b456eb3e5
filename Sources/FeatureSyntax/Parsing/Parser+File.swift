import FeatureDiagnostics

extension Parser {
  /// The words that begin something at the top of a file.
  static let fileWords: [Word] = [
    .import, .struct, .enum, .func, .extern, .client, .shared, .feature, .view, .representable,
    .preview, .public, .package, .internal,
  ]

  /// The whole file.
  mutating func sourceFile() -> SourceFileAST {
    var items: [FileItem] = []
    node(.file) { parser in
      parser.skipForeignTokens()
      while !parser.at(.endOfFile) {
        if parser.take(.semicolon) { continue }
        parser.isPanicking = false
        let before = parser.index
        parser.node(.declaration) { parser in
          if let item = parser.fileItem() { items.append(item) }
        }
        parser.endDeclaration(before)
        // A block that is held to end here belongs to no declaration: the file goes on after it.
        if parser.index == before, !parser.at(.endOfFile) {
          parser.node(.unexpected) { $0.take() }
        }
      }
      if parser.current.flags.contains(.documented) { parser.reportLostDocumentation() }
      parser.events.append(.token(parser.current))
    }
    return SourceFileAST(file: file, items: items)
  }

  private mutating func endDeclaration(_ before: Int) {
    if at(.rightBrace) {
      isPanicking = isPanicking && !current.startsLine
      report(.surplusBrace, at: current.range, fixes: [TextEdit(current.range, "")])
      node(.unexpected) { $0.take() }
      return
    }
    if !at(.endOfFile), !current.startsLine, !at(.semicolon) {
      let isBlock = index > 0 && tokens[index - 1].kind == .rightBrace
      report(
        .unexpectedToken,
        isBlock
          ? "\(found) begins a declaration on the line of another"
          : "\(found) is unexpected here", at: current.range)
      isPanicking = true
      while !at(.endOfFile), !current.startsLine, !at(.rightBrace) { skipBalanced() }
    } else if index == before, !at(.endOfFile) {
      skipToEnd()
    }
  }

  /// What stands before a declaration's introducer.
  mutating func declarationHead() -> DeclarationHead {
    var head = DeclarationHead(doc: documentation())
    while true {
      switch current.word {
      case .public, .package, .internal:
        guard at(.public) || peek().isWord, !peek().startsLine else { return head }
        head.access = AccessLevel(rawValue: spelling(current))
        head.accessRange = current.range
        take()
      case .private where peek().isWord:
        head.isPrivate = true
        head.accessRange = current.range
        take()
      default:
        if at(.at), peek().word == .secret {
          take()
          take()
          head.isSecret = true
        } else {
          return head
        }
      }
    }
  }

  private mutating func fileItem() -> FileItem? {
    let start = here
    if at(.at), peek().word == .preconcurrency { return importItem(from: start) }
    if at(.at), peek().word == .frozen {
      let documentation = documentation()
      take()
      take()
      var head = declarationHead()
      head.doc = documentation
      return externItem(head, isFrozen: true, from: start)
    }
    if skipWrapper({ _ in nil }) { isPanicking = true }
    let head = declarationHead()
    switch current.word {
    case .import: return importItem(from: start, access: head.access)
    case .struct: return .structure(structure(head, from: start))
    case .enum: return .enumeration(enumeration(head, from: start))
    case .func, .mutating, .static: return .function(function(head, from: start))
    case .extern: return externItem(head, isFrozen: false, from: start)
    case .client: return .client(client(head, from: start))
    case .shared: return .shared(sharedDeclaration(head, from: start))
    case .feature: return .feature(feature(head, isExtern: false, from: start))
    case .view: return .view(view(head, from: start))
    case .representable: return .representable(representable(head, from: start))
    case .preview: return .preview(preview(head, from: start))
    default: return misplaced()
    }
  }

  private mutating func misplaced() -> FileItem? {
    switch current.word {
    case .class, .protocol, .extension, .typealias, .actor, .operator, .precedencegroup:
      if at(.extension), peek().word == .feature { return mergedFeature() }
      foreignDeclaration()
    case .extend where peek().isWord:
      return mergedFeature()
    case .let, .var:
      report(
        .misplacedField, "'\(spelling(current))' cannot stand at the top of a file",
        at: current.range)
      isPanicking = true
      skipToEnd()
    case .state, .action, .binding, .effect, .output, .child, .children, .route, .stack, .alert,
      .dialog, .onChange, .on, .invariant, .uses:
      report(
        .unknownDeclaration, "'\(spelling(current))' stands in a feature, not at the top of a file",
        at: current.range)
      isPanicking = true
      skipToEnd()
    default:
      unknownWord(.unknownDeclaration, "a file", Self.fileWords)
    }
    return nil
  }

  private mutating func mergedFeature() -> FileItem? {
    report(
      .mergedFeature, at: SourceRange(here, peek().word == .feature ? peek().end : current.end))
    isPanicking = true
    skipToEnd()
    return nil
  }

  // MARK: Imports and shared values

  private mutating func importItem(from start: Int, access: AccessLevel? = nil) -> FileItem {
    var access = access
    let isPreconcurrency = at(.at)
    if isPreconcurrency {
      take()
      take()
      access = declarationHead().access
    }
    if !take(Word.import) {
      report(.missingPunctuation, "'import' is missing here", at: gap)
      isPanicking = true
    }
    var kind: String?
    let kinds: Set<Word> = [.struct, .class, .enum, .protocol, .typealias, .func, .let, .var]
    if let word = current.word, kinds.contains(word), peek().isWord, !peek().startsLine {
      kind = word.rawValue
      take()
    }
    let path = dottedName("'import'")
    return .import(
      ImportSyntax(
        isPreconcurrency: isPreconcurrency, access: access, kind: kind, path: path,
        range: range(from: start)))
  }

  private mutating func sharedDeclaration(
    _ head: DeclarationHead, from start: Int
  ) -> SharedSyntax {
    take()
    let name = declaredName("'shared'")
    let type = take(.colon) ? self.type() : nil
    let value = take(.equal) ? expression() : nil
    var storage: SharedSyntax.Storage?
    if at(.stored), !current.startsLine || peek().word == .file {
      take()
      let kind = declaredName("'stored'")
      let list = optionalArguments() ?? []
      if list.isEmpty {
        report(.missingString, "'stored' needs a name in parentheses, such as file(\"…\")", at: gap)
        isPanicking = true
      }
      storage = SharedSyntax.Storage(
        kind: kind, key: list.first?.value ?? ExpressionSyntax(.missing, gap))
    }
    return SharedSyntax(
      head: head, name: name, type: type, defaultValue: value, storage: storage,
      range: range(from: start))
  }

  // MARK: Extern

  private mutating func externItem(
    _ head: DeclarationHead, isFrozen: Bool, from start: Int
  ) -> FileItem? {
    guard take(Word.extern) else {
      unknownWord(.unknownDeclaration, "a file", Self.fileWords)
      return nil
    }
    switch current.word {
    case .type, .enum, .struct:
      return .externType(externType(head, isFrozen: isFrozen, from: start))
    case .func:
      return .externFunction(function(head, needsBody: false, from: start))
    case .view:
      take()
      let name = declaredName("'extern view'")
      let parameters = viewParameters()
      return .externView(
        ExternViewSyntax(
          head: head, name: name, parameters: parameters, range: range(from: start)))
    case .feature:
      return .externFeature(feature(head, isExtern: true, from: start))
    default:
      unknownWord(.unknownDeclaration, "'extern'", [.type, .enum, .func, .view, .feature, .action])
      return nil
    }
  }

  private mutating func externType(
    _ head: DeclarationHead, isFrozen: Bool, from start: Int
  ) -> ExternTypeSyntax {
    let isEnum = at(.enum)
    take()
    let name = dottedName(isEnum ? "'extern enum'" : "'extern type'")
    refuseGenerics()
    let conformances = conformances()
    var members: [ExternTypeSyntax.Member]?
    if at(.leftBrace) {
      var list: [ExternTypeSyntax.Member] = []
      node(.block) { parser in
        parser.braced(after: "the type") { parser in
          parser.member { list += $0.externMember() }
        }
      }
      members = list
    }
    return ExternTypeSyntax(
      head: head, isEnum: isEnum, isFrozen: isFrozen, name: name, conformances: conformances,
      members: members, range: range(from: start))
  }

  private mutating func externMember() -> [ExternTypeSyntax.Member] {
    let start = here
    let head = declarationHead()
    var isStatic = false
    if at(.static) {
      isStatic = true
      take()
    }
    switch current.word {
    case .let, .var:
      return [.stored(stored(head, isStatic: isStatic, from: start))]
    case .func, .mutating:
      return [.function(function(head, isStatic: isStatic, needsBody: false, from: start))]
    case .`init`:
      take()
      let parameters = parameters()
      return [.initializer(parameters, range(from: start))]
    case .case:
      return enumCases(head.doc).map(ExternTypeSyntax.Member.enumCase)
    default:
      unknownWord(.unknownMember, "a type", [.let, .var, .func, .`init`, .case, .static])
      return []
    }
  }
}
