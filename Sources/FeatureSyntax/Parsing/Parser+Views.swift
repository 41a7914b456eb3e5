import FeatureDiagnostics

extension Parser {
  /// `view Name<T: P> { members; body }`
  mutating func view(_ head: DeclarationHead, from start: Int) -> ViewSyntax {
    take()
    let name = declaredName("'view'")
    let generics = generics()
    var members: [ViewSyntax.Member] = []
    var body: [StatementSyntax] = []
    node(.block) { parser in
      parser.braced(after: "'view'") { parser in
        if parser.isViewMember {
          if !body.isEmpty, !parser.at(.at) { parser.report(.lateMember, at: parser.current.range) }
          parser.member { parser in
            if let member = parser.viewMember() { members.append(member) }
          }
        } else if parser.isBodyMember {
          body += parser.bodyMember()
        } else {
          body += parser.statementLine()
        }
      }
    }
    return ViewSyntax(
      head: head, name: name, generics: generics, members: members, body: body,
      range: range(from: start))
  }

  /// Whether SwiftUI's `var body: some View {` stands there.
  private var isBodyMember: Bool {
    guard at(.var), spelling(peek()) == "body", peek(2).kind == .colon else { return false }
    var offset = 3
    while !peek(offset).startsLine, peek(offset).kind != .endOfFile {
      if peek(offset).kind == .leftBrace { return true }
      offset += 1
    }
    return false
  }

  /// `var body: some View { … }`: reported, and read as what stands in it.
  private mutating func bodyMember() -> [StatementSyntax] {
    let start = here
    var end = start
    node(.unexpected) { parser in
      while !parser.at(.leftBrace) {
        end = parser.current.end
        parser.take()
      }
    }
    report(.viewBody, at: SourceRange(start, end))
    let block = block(after: "'body'")
    endItem("a member")
    return block.statements
  }

  private mutating func generics() -> [ViewSyntax.Generic] {
    guard isOperatorPrefix("<") else { return [] }
    var list: [ViewSyntax.Generic] = []
    takePart(1, as: .prefixOperator)
    repeat {
      let name = anyWord("a type's name")
      var constraints: [TypeSyntax] = []
      if take(.colon) {
        constraints.append(type())
        while atOperator("&") {
          take()
          constraints.append(type())
        }
      }
      list.append(ViewSyntax.Generic(name: name, constraints: constraints))
    } while take(.comma)
    if isOperatorPrefix(">") {
      takePart(1, as: .postfixOperator)
    } else {
      report(
        .missingPunctuation, "'>' is missing after the generic parameters", at: gap,
        fixTitle: "insert '>'", fixes: [TextEdit(gap, ">")])
    }
    return list
  }

  private var isViewMember: Bool {
    let next = peek()
    let isBeforeName = next.isWord && !next.startsLine
    switch current.word {
    case .binding, .state, .store, .slot, .focus: return isBeforeName
    case .let: return isBeforeName && peek(2).kind == .colon && !hasDefault
    default: return at(.at) && next.isWord
    }
  }

  /// Whether a `let` with a type has a value, which makes it a local of the body.
  private var hasDefault: Bool {
    var offset = 3
    while !peek(offset).startsLine, peek(offset).kind != .endOfFile,
      peek(offset).kind != .rightBrace, peek(offset).kind != .semicolon
    {
      if peek(offset).kind == .equal { return true }
      offset += 1
    }
    return false
  }

  private mutating func viewMember() -> ViewSyntax.Member? {
    let start = here
    if at(.at) { return wrappedMember(from: start) }
    let word = current.word
    take()
    switch word {
    case .binding: return bindingMember(from: start)
    case .state:
      let name = declaredName("'state'")
      let type = take(.colon) ? self.type() : nil
      guard take(.equal) else {
        report(.missingValue, "the local state '\(name.text)' needs a value", at: gap)
        isPanicking = true
        return .state(name, type, ExpressionSyntax(.missing, gap), range(from: start))
      }
      let value = expression()
      return .state(name, type, value, range(from: start))
    case .store:
      let type = type()
      let value = take(.equal) ? expression() : nil
      return .store(type, value, range(from: start))
    case .slot:
      let name = declaredName("'slot'")
      let parameters = parameters()
      return .slot(name, parameters, range(from: start))
    case .focus:
      let name = declaredName("'focus'")
      let type = take(.colon) ? self.type() : nil
      return .focus(name, type, range(from: start))
    default:
      let name = declaredName("'let'")
      expect(.colon, ":", after: "'\(name.text)'")
      let type = type()
      return .constant(name, type, range(from: start))
    }
  }

  private mutating func bindingMember(from start: Int) -> ViewSyntax.Member {
    let name = declaredName("'binding'")
    expect(.colon, ":", after: "'\(name.text)'")
    let type = type()
    if at(.equal) {
      let place = gap.start
      take()
      let value = expression()
      report(
        .bindingValue, at: value.range, fixTitle: "remove the value",
        fixes: [TextEdit(SourceRange(place, lastEnd), "")])
    }
    return .binding(name, type, range(from: start))
  }

  /// `@State private var x = 1`, `@Binding var x: T` of SwiftUI.
  private mutating func wrappedMember(from start: Int) -> ViewSyntax.Member? {
    let wrapper = spelling(peek())
    let words = ["State": "state", "Binding": "binding", "FocusState": "focus"]
    _ = skipWrapper { words[$0] }
    let isVariable = at(.var) || at(.let)
    if isVariable { take() }
    isPanicking = true
    let name = declaredName("the member")
    let type = take(.colon) ? self.type() : nil
    let value = take(.equal) ? expression() : nil
    let range = range(from: start)
    let missingType = TypeSyntax(.missing, gap)
    switch wrapper {
    case "Binding": return .binding(name, type ?? missingType, range)
    case "FocusState": return .focus(name, type, range)
    case "State": return .state(name, type, value ?? ExpressionSyntax(.missing, gap), range)
    default: return nil
    }
  }

  /// `preview "title" { … }`
  mutating func preview(_ head: DeclarationHead, from start: Int) -> PreviewSyntax {
    take()
    let title =
      at(.stringOpen) && !current.startsLine ? plainString("a preview's title")?.text : nil
    var body: [StatementSyntax] = []
    node(.block) { parser in body = parser.statements(after: "'preview'") { _ in } }
    return PreviewSyntax(head: head, title: title, body: body, range: range(from: start))
  }

  // MARK: Representables

  /// `representable Name: UIThing { … }`
  mutating func representable(
    _ head: DeclarationHead, from start: Int
  ) -> RepresentableSyntax {
    take()
    let name = declaredName("'representable'")
    expect(.colon, ":", after: "'\(name.text)'")
    let viewType = type()
    var items: [RepresentableSyntax.Item] = []
    node(.block) { parser in
      parser.braced(after: "'representable'") { parser in
        parser.member { parser in
          if let item = parser.representableItem() { items.append(item) }
        }
      }
    }
    return RepresentableSyntax(
      head: head, name: name, viewType: viewType, items: items, range: range(from: start))
  }

  private mutating func representableItem() -> RepresentableSyntax.Item? {
    let start = here
    switch current.word {
    case .binding:
      take()
      guard case .binding(let name, let type, let range) = bindingMember(from: start) else {
        return nil
      }
      return .binding(name, type, range)
    case .let:
      take()
      let name = declaredName("'let'")
      expect(.colon, ":", after: "'\(name.text)'")
      let type = type()
      return .constant(name, type, range(from: start))
    case .update:
      take()
      let body = block(after: "'update'")
      return .update(body, range(from: start))
    case .event:
      take()
      let name = declaredName("'event'")
      let body = block(after: "'event'")
      return .event(name, body, range(from: start))
    case .delegate:
      take()
      let type = type()
      var functions: [FunctionSyntax] = []
      node(.block) { parser in
        parser.braced(after: "'delegate'") { parser in
          parser.member { parser in
            let start = parser.here
            let head = parser.declarationHead()
            guard parser.at(.func) else {
              return parser.unknownWord(.unknownMember, "a delegate", [.func])
            }
            functions.append(parser.function(head, from: start))
          }
        }
      }
      return .delegate(type, functions, range(from: start))
    default:
      unknownWord(
        .unknownMember, "a representable", [.binding, .let, .update, .event, .delegate])
      return nil
    }
  }
}
