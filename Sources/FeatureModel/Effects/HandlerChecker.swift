import FeatureDiagnostics
import FeatureSyntax

/// Checks what an effect's handlers answer, and how.
struct HandlerChecker {
  let symbol: EffectSymbol
  let draft: DeclarationChecker.FeatureDraft

  /// The handlers that are sound; the others are reported.
  func check(_ handlers: [EffectSyntax.Handler], _ checker: inout DeclarationChecker)
    -> [EffectModel.Handler]
  {
    var seen: [EffectEvent: SourceLocation] = [:]
    var result: [EffectModel.Handler] = []
    for syntax in handlers {
      guard let event = EffectEvent(rawValue: syntax.event.text) else { continue }
      let location = place(syntax.event.range)
      if let first = seen[event] {
        checker.sink.report(
          .repeatedEvent, event.rawValue, at: location,
          related: [RelatedSpan(first, "the first answer")])
      }
      seen[event] = seen[event] ?? location
      let isPossible = checkEvent(event, at: location, &checker)
      guard let handler = handler(syntax, event, isPossible, &checker) else { continue }
      if isPossible { result.append(handler) }
    }
    return result
  }

  private func place(_ range: SourceRange) -> SourceLocation {
    SourceLocation(draft.scope.file, range)
  }

  // MARK: Events

  /// Reports an event that such an effect does not have.
  private func checkEvent(
    _ event: EffectEvent, at location: SourceLocation, _ checker: inout DeclarationChecker
  ) -> Bool {
    guard let work = symbol.work, let reason = reason(event, work) else { return true }
    checker.sink.report(
      .wrongEvent, event.rawValue, symbol.name, reason.text, reason.hint, at: location,
      related: [RelatedSpan(symbol.location, "the effect")],
      fixIts: checker.replacement(reason.instead, at: location))
    return false
  }

  private func reason(_ event: EffectEvent, _ work: WorkSignature)
    -> (text: String, hint: String, instead: String?)?
  {
    switch (event, work.form) {
    case (.failure, _):
      return work.failure == .never
        ? ("does not throw", "declare it with 'throws', or leave the handler out", nil) : nil
    case (.success, .stream):
      return ("is a stream of values", "write 'value', or 'finished' for its end", "value")
    case (.value, .asynchronous), (.value, .synchronous):
      return ("gives one result", "write 'success', or declare it with 'stream'", "success")
    case (.finished, .asynchronous), (.finished, .synchronous):
      return ("gives one result", "write 'success', or declare it with 'stream'", "success")
    case (.success, .asynchronous), (.success, .synchronous), (.value, .stream),
      (.finished, .stream), (.tick, _):
      return nil
    }
  }

  /// What comes with an event.
  private func value(of event: EffectEvent) -> Type {
    switch symbol.source {
    case .broken: return .error
    case .timer: return .void
    case .work, .endpoint: break
    }
    switch event {
    case .success, .value: return symbol.work?.result ?? .error
    case .failure: return symbol.work?.failureValue ?? .error
    case .finished, .tick: return .void
    }
  }

  // MARK: Responses

  private func handler(
    _ syntax: EffectSyntax.Handler, _ event: EffectEvent, _ isPossible: Bool,
    _ checker: inout DeclarationChecker
  ) -> EffectModel.Handler? {
    let type = isPossible ? value(of: event) : .error
    let parameter = parameter(of: syntax, event, type, &checker)
    var handler = EffectModel.Handler(
      event: event, parameter: parameter?.name, value: type, response: .ignored,
      location: place(syntax.event.range))
    switch syntax.response {
    case .ignored:
      if event != .failure, isPossible {
        checker.sink.report(.ignoredEvent, at: place(syntax.range))
      }
    case .body(let block):
      var environment = checker.environment(.reduction, in: draft.scope, feature: draft.name)
      environment.parameters = symbol.parameters + (parameter.map { [$0] } ?? [])
      handler.response = .body(draft.flow.body(checker.checked(block, environment)))
    case .action(let name, let arguments, let animation):
      guard let target = target(name, &checker) else { return nil }
      var environment = checker.environment(.pure, in: draft.scope, feature: draft.name)
      environment.parameters = symbol.parameters + (parameter.map { [$0] } ?? [])
      let shown = animation.map { checker.checked($0, expected: .unchecked, environment) }
      if let arguments {
        guard let given = written(arguments, target, name, environment, &checker) else {
          return nil
        }
        handler.response = .action(target.name, given, animation: shown)
      } else {
        guard let given = implied(by: type, target, name, event, &checker) else { return nil }
        handler.parameter = given.isEmpty ? nil : valueName(event)
        handler.response = .action(target.name, given, animation: shown)
      }
    }
    return handler
  }

  /// The name of the value, where the handler gives it one.
  private func parameter(
    of syntax: EffectSyntax.Handler, _ event: EffectEvent, _ type: Type,
    _ checker: inout DeclarationChecker
  ) -> ParameterSignature? {
    if let surplus = syntax.surplus.first {
      checker.sink.report(.eventParameters, event.rawValue, at: place(surplus.range))
    }
    guard let name = syntax.parameter, !name.isMissing, name.text != "_" else { return nil }
    if type == .void {
      checker.sink.report(
        .eventWithoutValue, event.rawValue, name.text, at: place(name.range))
      return ParameterSignature(label: nil, name: name.text, type: .error)
    }
    if symbol.parameters.contains(where: { $0.name == name.text }) {
      checker.sink.report(
        .parameterTwice, name.text, at: place(name.range),
        related: [RelatedSpan(symbol.location, "a parameter of the effect")])
    }
    return ParameterSignature(label: nil, name: name.text, type: type)
  }

  // MARK: Arrows

  /// The action or output at the end of an arrow.
  private func target(_ name: Name, _ checker: inout DeclarationChecker) -> EventSignature? {
    if name.isMissing { return nil }
    let found = checker.symbols[draft.name]
    let all = (found?.actions ?? []) + (found?.outputs ?? [])
    if let target = all.first(where: { $0.name == name.text }) { return target }
    let nearest = Nearest.name(to: name.text, among: all.map(\.name))
    checker.sink.report(
      .unknownArrow, name.text, at: place(name.range),
      label: nearest.map { "did you mean '\($0)'?" },
      fixIts: checker.replacement(nearest, at: place(name.range)))
    return nil
  }

  /// The arguments as they are written: they are made of the effect's parameters and the value.
  private func written(
    _ arguments: [ArgumentSyntax], _ target: EventSignature, _ name: Name,
    _ environment: BodyEnvironment, _ checker: inout DeclarationChecker
  ) -> [Argument]? {
    var body = BodyChecker(environment)
    let end = arguments.last.map { $0.value.range.end + 1 } ?? name.range.end
    let given = body.arguments(
      arguments, target.parameters, name.text, SourceRange(name.range.start, end),
      declaredAt: target.location)
    checker.append(body.sink, draft.name)
    guard let given else { return nil }
    var isSound = true
    for argument in given {
      guard let read = StateReads.first(in: argument.value, draft.flow) else { continue }
      checker.sink.report(.arrowReadsState, read.name, target.name, at: read.location)
      isSound = false
    }
    return isSound ? given : nil
  }

  /// Without arguments an action is sent the value, or nothing.
  private func implied(
    by type: Type, _ target: EventSignature, _ name: Name, _ event: EffectEvent,
    _ checker: inout DeclarationChecker
  ) -> [Argument]? {
    let required = target.parameters.filter { !$0.hasDefault }
    if let only = required.first ?? (target.parameters.count == 1 ? target.parameters[0] : nil),
      required.count <= 1, type != .void, fits(type, only.type)
    {
      let value = Expression(
        .reference(.parameter(valueName(event))), type, at: place(name.range))
      return [Argument(only.label, value)]
    }
    if required.isEmpty { return [] }
    let wanted =
      type == .void
      ? "nothing, because nothing comes with '\(event.rawValue)'"
      : "exactly the value, a '\(type)', or nothing"
    let written = type == .void ? event.rawValue : "\(event.rawValue)(x)"
    checker.sink.report(
      .arrowParameters, target.name, wanted, written, at: place(name.range),
      related: [RelatedSpan(target.location, "the action")])
    return nil
  }

  private func fits(_ type: Type, _ wanted: Type) -> Bool {
    type.isOpen || wanted.isOpen || wanted == type || wanted == .optional(type)
  }

  /// What the value is called where the handler does not say.
  private func valueName(_ event: EffectEvent) -> String {
    var name = "value"
    if event == .failure {
      switch symbol.work?.failure {
      case .untyped: name = "message"
      case .typed: name = "failure"
      case .never, nil: name = "value"
      }
    }
    while symbol.parameters.contains(where: { $0.name == name }) { name += "2" }
    return name
  }
}

/// Finds what an expression reads of the state.
private struct StateReads: IRVisitor {
  private let flow: FlowScope
  private var found: [(name: String, location: SourceLocation)] = []

  private init(flow: FlowScope) { self.flow = flow }

  /// The first part of the state, effect or function of it that is read.
  static func first(in expression: Expression, _ flow: FlowScope)
    -> (name: String, location: SourceLocation)?
  {
    var reads = StateReads(flow: flow)
    reads.visit(expression)
    return reads.found.first
  }

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .reference(let reference) = expression.kind {
      switch reference {
      case .field(let name), .derived(let name), .shared(let name), .mutatingFunction(let name),
        .client(let name), .effect(let name):
        found.append((name, expression.location))
      case .featureFunction(let name):
        let touched = flow.accesses(of: expression)
        if !touched.reads.isEmpty || !touched.effects.isEmpty {
          found.append((name, expression.location))
        }
      case .stateSelf: found.append(("self", expression.location))
      case .parameter, .local, .closureName, .closureParameter, .newValue, .oldValue,
        .instanceSelf, .instanceMember, .function, .externFunction, .builtin, .type, .viewMember,
        .childStores, .store, .view, .unchecked:
        break
      }
    }
    if case .verbatim = expression.kind { found.append(("swift", expression.location)) }
    visitChildren(of: expression)
  }
}
