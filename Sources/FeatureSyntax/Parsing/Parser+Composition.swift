import FeatureDiagnostics

extension Parser {
  /// `child x: F`, `child? x: F`, `children xs: F by id`
  mutating func child(_ head: DeclarationHead, from start: Int) -> ChildSyntax {
    let isMany = at(.children)
    take()
    let isPresented = !isMany && take(.postfixQuestion)
    let name = declaredName(isMany ? "'children'" : "'child'")
    expect(.colon, ":", after: "'\(name.text)'")
    let type = type()
    var form = isPresented ? ChildSyntax.Form.presented : .embedded
    if isMany {
      if !take(Word.by) {
        report(
          .missingPunctuation, "'by' and the elements' id are missing after the type", at: gap,
          fixTitle: "insert 'by id'", fixes: [TextEdit(gap, " by id")])
        form = .elements(by: missingName)
      } else {
        form = .elements(by: anyWord("the elements' id"))
      }
    }
    return ChildSyntax(
      head: head, form: form, name: name, type: type, range: range(from: start))
  }

  /// `shared a, b` in a feature.
  mutating func sharedNames() -> [Name] {
    take()
    var names: [Name] = []
    repeat { names.append(listedName("'shared'")) } while take(.comma)
    return names
  }

  /// `route name = default { case … }`, `stack name { case … }`
  mutating func route(_ head: DeclarationHead, from start: Int) -> RouteSyntax {
    let word = spelling(current)
    take()
    let name = declaredName("'\(word)'")
    let value = take(.equal) ? conditionExpression() : nil
    var cases: [EnumCaseSyntax] = []
    var alerts: [AlertSyntax] = []
    node(.block) { parser in
      parser.braced(after: "'\(word)'") { parser in
        parser.member { parser in
          let start = parser.here
          let head = parser.declarationHead()
          switch parser.current.word {
          case .case: cases += parser.enumCases(head.doc)
          case .alert, .dialog: alerts.append(parser.alert(head, inRoute: true, from: start))
          default: parser.unknownWord(.unknownMember, "a \(word)", [.case, .alert, .dialog])
          }
        }
      }
    }
    return RouteSyntax(
      head: head, name: name, defaultValue: value, cases: cases, alerts: alerts,
      range: range(from: start))
  }

  // MARK: Alerts

  /// `alert name { case … }`, or in a route `alert name(payload) { title … }`.
  mutating func alert(
    _ head: DeclarationHead, inRoute: Bool, from start: Int
  ) -> AlertSyntax {
    let isDialog = at(.dialog)
    let word = spelling(current)
    take()
    let name = declaredName("'\(word)'")
    var cases: [AlertSyntax.Case] = []
    if inRoute {
      let payload = at(.leftParen) ? self.payload() : []
      cases = [alertCase(name, payload, from: start)]
    } else {
      node(.block) { parser in
        parser.braced(after: "'\(word)'") { parser in
          parser.member { parser in
            let start = parser.here
            _ = parser.declarationHead()
            guard parser.take(Word.case) else {
              return parser.unknownWord(.unknownMember, "an \(word)", [.case])
            }
            let name = parser.declaredName("'case'")
            let payload = parser.at(.leftParen) ? parser.payload() : []
            cases.append(parser.alertCase(name, payload, from: start))
          }
        }
      }
    }
    return AlertSyntax(
      head: head, isDialog: isDialog, name: name, cases: cases, range: range(from: start))
  }

  private mutating func alertCase(
    _ name: Name, _ payload: [ParameterSyntax], from start: Int
  ) -> AlertSyntax.Case {
    var value = AlertSyntax.Case(
      name: name, payload: payload, title: nil, message: nil, buttons: [], range: gap)
    node(.block) { parser in
      parser.braced(after: "'\(name.text)'") { parser in
        parser.member { $0.alertItem(&value) }
      }
    }
    value.range = range(from: start)
    return value
  }

  private mutating func alertItem(_ value: inout AlertSyntax.Case) {
    switch current.word {
    case .title:
      take()
      value.title = expression()
    case .message:
      take()
      value.message = expression()
    default:
      if let element = alertElement() { value.buttons.append(element) }
    }
  }

  private mutating func alertElement() -> AlertSyntax.Element? {
    if at(.if) { return nested(nil) { $0.alertCondition() } }
    guard at(.button) else {
      unknownWord(.unknownMember, "an alert", [.title, .message, .button, .if])
      return nil
    }
    let start = here
    take()
    guard at(.leftParen) else {
      expect(.leftParen, "(", after: "'button'")
      return nil
    }
    let list = arguments(.leftParen, .rightParen, ")")
    let title = list.first { $0.label == nil }?.value ?? ExpressionSyntax(.missing, gap)
    if case .missing = title.kind {
      report(.missingString, "a button needs a title", at: range(from: start))
    }
    let role = list.first { $0.label?.text == "role" }?.value
    let body = at(.leftBrace) && !current.startsLine ? block(after: "'button'") : nil
    return .button(title: title, role: role, body, range(from: start))
  }

  private mutating func alertCondition() -> AlertSyntax.Element {
    take()
    let conditions = conditions()
    let elements = alertElements(after: "'if'")
    var otherwise: [AlertSyntax.Element] = []
    if take(Word.else) {
      if at(.if) {
        if let element = alertElement() { otherwise = [element] }
      } else {
        otherwise = alertElements(after: "'else'")
      }
    }
    return .condition(conditions, elements, otherwise: otherwise)
  }

  private mutating func alertElements(after what: String) -> [AlertSyntax.Element] {
    var elements: [AlertSyntax.Element] = []
    node(.block) { parser in
      parser.braced(after: what) { parser in
        parser.member { parser in
          if let element = parser.alertElement() { elements.append(element) }
        }
      }
    }
    return elements
  }
}
