import FeatureDiagnostics
import FeatureSyntax

/// The statements of a view's body and of the closures in it.
extension BodyChecker {
  /// What the body of a view or preview shows.
  mutating func viewBody(_ statements: [StatementSyntax]) -> [Statement] {
    viewMode = .content
    return nested(statements).statements
  }

  /// A statement in the body of a view; nil where it is as in any body.
  mutating func viewStatement(_ syntax: StatementSyntax) -> CheckedBlock? {
    switch viewMode {
    case .value: nil
    case .content: contentStatement(syntax)
    case .action: actionStatement(syntax)
    case .open: openStatement(syntax)
    }
  }

  // MARK: Content

  private mutating func contentStatement(_ syntax: StatementSyntax) -> CheckedBlock? {
    let range = syntax.range
    switch syntax.kind {
    case .missing: return CheckedBlock()
    case .local(let isVariable, let pattern, let type, let value):
      if isVariable {
        let word = SourceRange(range.start, range.start + "var".utf8.count)
        report(
          .statementInContent, ["var"], word, hint: "a local of a view is a constant",
          fixIts: [fix("write 'let'", word, "let")])
      }
      return local(false, pattern, type, value, range)
    case .if, .switch: return nil
    case .verbatim(let text):
      markAllRead()
      return one(.verbatim(verbatim(text), writes: []), range)
    case .expression(let expression): return shown(expression, range)
    case .break: return one(.expression(emptyView(range), nil), range)
    case .for: report(.loopInContent, [], word("for", range))
    case .guard: refuse("guard", range, hint: "write 'if', with the views in it")
    case .while: refuse("while", range, hint: "views are repeated by 'ForEach'")
    case .continue: refuse("continue", range, hint: "leave it out")
    case .return(let value):
      let end = value?.range.start ?? range.end
      report(
        .statementInContent, ["return"], word("return", range),
        hint: "what stands in the body is shown, without 'return'",
        fixIts: [fix("remove 'return'", SourceRange(range.start, end), "")])
    case .send: report(.actionInContent, ["send"], word("send", range))
    case .assign: report(.actionInContent, ["="], range)
    case .run: report(.reductionInView, ["run"], word("run", range))
    case .cancel: report(.reductionInView, ["cancel"], word("cancel", range))
    case .emit: report(.reductionInView, ["emit"], word("emit", range))
    case .dismiss: report(.reductionInView, ["dismiss"], word("dismiss", range))
    case .reset: report(.reductionInView, ["reset"], word("reset", range))
    }
    markRead(in: syntax)
    return CheckedBlock()
  }

  private mutating func refuse(_ word: String, _ range: SourceRange, hint: String) {
    report(.statementInContent, [word], self.word(word, range), hint: hint)
  }

  private func word(_ word: String, _ range: SourceRange) -> SourceRange {
    SourceRange(range.start, min(range.end, range.start + word.utf8.count))
  }

  /// What a refused statement names counts as used, so that it is not reported once more.
  private mutating func markRead(in syntax: StatementSyntax) { markAllRead() }

  /// Swift text may read whatever is in scope.
  mutating func markAllRead() {
    for scope in scopes {
      for index in scope.values { variables[index].isRead = true }
    }
  }

  /// What stands for nothing to show.
  private func emptyView(_ range: SourceRange) -> Expression {
    let callee = Expression(
      .reference(.view(.known("EmptyView"))), .function([], .someView), at: at(range))
    return Expression(.call(callee, []), .someView, at: at(range))
  }

  /// An expression among views.
  private mutating func shown(_ syntax: ExpressionSyntax, _ range: SourceRange) -> CheckedBlock {
    var value = infer(syntax, nil)
    switch value.type {
    case .error: return CheckedBlock()
    case .view(.view): break
    case .unchecked: value.type = .someView
    case .void:
      if writesSomething(value) {
        report(.actionInContent, [writtenName(value)], range)
      } else {
        report(.notAView, [value.type.description], range)
      }
      return CheckedBlock()
    case .view(.store(let feature)), .optional(.view(.store(let feature))):
      report(
        .notAView, [value.type.description], range,
        hint: "hand it to a view: '\(feature)View(store: …)'")
      return CheckedBlock()
    case .string, .substring:
      let start = SourceRange(range.start, range.start)
      let end = SourceRange(range.end, range.end)
      let edits = [TextEdit(start, "Text("), TextEdit(end, ")")]
      report(
        .notAView, [value.type.description], range,
        fixIts: [FixIt("show it with 'Text(…)'", in: environment.scope.file, edits)])
      return CheckedBlock()
    default:
      report(.notAView, [value.type.description], range)
      return CheckedBlock()
    }
    return one(.expression(value, nil), range)
  }

  private func writesSomething(_ value: Expression) -> Bool { callWrite(value) != nil }

  private func writtenName(_ value: Expression) -> String {
    guard case .call(let callee, _) = value.kind, case .member(_, let name, _) = callee.kind else {
      return "this"
    }
    return name
  }

  // MARK: Actions

  private mutating func actionStatement(_ syntax: StatementSyntax) -> CheckedBlock? {
    let range = syntax.range
    switch syntax.kind {
    case .send(let path, let arguments, let animation):
      return sent(path, arguments, animation, range).map { one($0, range) } ?? CheckedBlock()
    case .run(_, let arguments): checkAlone(arguments)
    case .emit(_, let arguments, _): checkAlone(arguments)
    case .cancel, .dismiss, .reset: break
    case .verbatim(let text):
      markAllRead()
      return one(.verbatim(verbatim(text), writes: []), range)
    case .expression(let expression): return acted(expression, range)
    case .missing, .local, .assign, .if, .guard, .switch, .for, .while, .break, .continue, .return:
      return nil
    }
    let words = ["run", "emit", "cancel", "dismiss", "reset"]
    let name: String =
      switch syntax.kind {
      case .run: words[0]
      case .emit: words[1]
      case .cancel: words[2]
      case .dismiss: words[3]
      default: words[4]
      }
    let place = word(name, range)
    report(
      .reductionInView, [name], place,
      hint: name == "emit" ? "an output is sent from a view: 'send name'" : nil,
      fixIts: name == "emit" ? [fix("write 'send'", place, "send")] : [])
    return CheckedBlock()
  }

  /// An expression as a statement of an action.
  private mutating func acted(_ syntax: ExpressionSyntax, _ range: SourceRange) -> CheckedBlock? {
    guard let name = syntax.rootCallee, variable(name.text) == nil, isKnownView(name.text) else {
      return nil
    }
    report(.viewInAction, [name.text], name.range)
    return CheckedBlock()
  }

  private func isKnownView(_ name: String) -> Bool {
    environment.views[name] != nil
      || ViewVocabulary.isView(name) && types.lookup([name], in: environment.scope) == nil
  }

  /// A closure of which only Swift knows what it is for.
  private mutating func openStatement(_ syntax: StatementSyntax) -> CheckedBlock? {
    switch syntax.kind {
    case .expression(let expression):
      let value = infer(expression, nil)
      if value.type == .error { return CheckedBlock() }
      return one(.expression(value, callWrite(value)), syntax.range)
    case .return(let value?):
      let result = infer(value, .unchecked)
      return CheckedBlock(
        statements: [Statement(.return(result), at: at(syntax.range))], continues: false)
    case .send, .run, .emit, .cancel, .dismiss, .reset, .verbatim: return actionStatement(syntax)
    case .missing, .local, .assign, .if, .guard, .switch, .for, .while, .break, .continue, .return:
      return nil
    }
  }

  // MARK: Sending

  /// `send action(…)` of a view.
  private mutating func sent(
    _ path: PathSyntax, _ arguments: [ArgumentSyntax]?, _ animation: ExpressionSyntax?,
    _ range: SourceRange
  ) -> Statement.Kind? {
    guard let feature = environment.feature, environment.view?.feature != nil else {
      checkAlone(arguments)
      let what = environment.view?.name ?? "the preview"
      report(.noStore, [what], word("send", range))
      return nil
    }
    guard let name = path.components.first?.name, !name.isMissing else { return nil }
    let isOwn = path.components.count == 1 && path.components[0].element == nil
    guard isOwn, feature.child(named: name.text) == nil else {
      return sendToChild(path, arguments, animation, range)
    }
    let events = feature.actions + feature.outputs
    guard let event = events.first(where: { $0.name == name.text }) else {
      checkAlone(arguments)
      reportUnknown(name, feature, events)
      return nil
    }
    if event.isPrivate {
      report(
        .privateActionSent, [name.text], name.range,
        related: [RelatedSpan(event.location, "declared here")])
    }
    let place = arguments == nil ? name.range : range
    guard
      let given = self.arguments(
        arguments ?? [], event.parameters, name.text, place, declaredAt: event.location)
    else { return nil }
    return .send(.own(action: name.text, given), animation: self.animation(animation))
  }

  private mutating func reportUnknown(
    _ name: Name, _ feature: FeatureSymbols, _ events: [EventSignature]
  ) {
    if feature.effects.contains(where: { $0.name == name.text }) {
      report(
        .reductionInView, [name.text], name.range,
        hint: "an effect is run by an action: 'action start { run \(name.text) }'")
      return
    }
    report(
      .unknownAction, [name.text], name.range,
      fixIts: nearest(name, events.filter { !$0.isPrivate }.map(\.name)))
  }

  // MARK: Writing

  /// Whether a view writes what a place belongs to; nil where it is as in any body.
  mutating func checkViewRoot(_ reference: Reference, _ range: SourceRange) -> Bool? {
    if viewMode == .value || viewMode == .content {
      // A mutating call among views is reported as what it is, an action.
      return viewMode == .content ? true : reportPureWrite(reference, range)
    }
    switch reference {
    case .viewMember(let name):
      guard let member = environment.view?.member(name), !member.isChannel else { return true }
      report(
        .constantWritten, [name, "a constant"], range,
        related: [RelatedSpan(member.location, "declared here")],
        hint: "declare it 'binding \(name): …' or 'state \(name) = …'")
      return false
    case .field(let name), .derived(let name): return checkStoreWrite(name, range)
    case .childStores(let name):
      report(
        .unusableMember, [name, "a store", "is not written"], range,
        hint: "send an action that changes it")
      return false
    case .store:
      report(
        .unusableMember, ["store", "the store", "is not written"], range, hint: "send an action")
      return false
    case .closureName(let name):
      guard let index = variable(name), variables[index].isChannel else { return nil }
      variables[index].isWritten = true
      return true
    case .shared, .parameter, .local, .closureParameter, .newValue, .oldValue, .stateSelf,
      .instanceSelf, .instanceMember, .function, .featureFunction, .mutatingFunction,
      .externFunction, .builtin, .type, .client, .effect, .view, .unchecked:
      return nil
    }
  }

  private mutating func reportPureWrite(_ reference: Reference, _ range: SourceRange) -> Bool? {
    switch reference {
    case .viewMember(let name), .field(let name), .derived(let name), .childStores(let name):
      report(.writeInPure, [name], range)
      return false
    default: return nil
    }
  }

  private mutating func checkStoreWrite(_ name: String, _ range: SourceRange) -> Bool {
    guard let feature = environment.feature else { return false }
    if let binding = feature.bindings.first(where: { $0.name == name }) {
      if binding.parameters.isEmpty { return true }
      report(.fieldWritten, [name], range, hint: "hand '$\(name)(…)' to a control")
      return false
    }
    let field = (feature.fields + feature.derived).first { $0.name == name }
    report(
      .fieldWritten, [name], range,
      related: field.map { [RelatedSpan($0.location, "declared here")] } ?? [])
    return false
  }
}
