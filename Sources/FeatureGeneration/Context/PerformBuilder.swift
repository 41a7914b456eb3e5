import FeatureModel
import TemplateEngine

/// Makes `perform`: the work of each effect, and where its results go.
struct PerformBuilder: Sendable {
  private let effects: EffectBuilder

  init(_ effects: EffectBuilder) { self.effects = effects }

  private var feature: FeatureBuilder { effects.feature }
  fileprivate var types: TypePrinter { effects.types }

  /// The function; nil where nothing can be started.
  var perform: Member? {
    guard !effects.facts.isEmpty else { return nil }
    var lines = ["switch effect {"]
    for effect in feature.definition.effects { lines += effectCase(effect) }
    for use in effects.facts.endpoints { lines += endpointCase(use) }
    return Member(
      doc: ["/// Does the work of one run and hands on what comes of it."],
      head: "\(feature.access)static func perform(_ effect: Effect, "
        + "_ run: EffectRun<\(feature.name)>) async",
      form: .block(lines + ["}"]))
  }

  private func effectCase(_ effect: EffectModel) -> [String] {
    let head = "case .\(pattern(effect.name, effect.parameters)):"
    return CodePrinter.lines(head) + CodePrinter.indented(work(of: effect))
  }

  private func pattern(_ name: String, _ parameters: [Parameter]) -> String {
    Self.printed.pattern(name, parameters)
  }

  private func inner(_ name: String) -> String { Self.printed.inner(name) }

  private func argument(_ parameter: Parameter) -> String { Self.printed.argument(parameter) }

  private static let printed = PrintedParameters(taken: CodePrinter.workNames)

  private func work(of effect: EffectModel) -> [String] {
    switch effect.source {
    case .every: return every(effect)
    case .after: return after(effect)
    case .own(let work):
      let name = local(effect.name, beside: effect)
      return [
        guardLine(name, "run.dependencies.\(SwiftIdentifier.member(effect.name))", effect.name)
      ]
        + WorkLines(self, effect, work).lines(calling: call(name, effect))
    case .endpoint(let client, let endpoint):
      let name = local(endpoint.name, beside: effect)
      return [guardLine(name, path(client, endpoint.name), "\(client).\(endpoint.name)")]
        + WorkLines(self, effect, endpoint.work).lines(calling: call(name, effect))
    case .swift(let work, _, let uses):
      return swift(effect, work, uses)
    }
  }

  /// The work that stands in the spec as Swift text is a function of its own.
  private func swift(_ effect: EffectModel, _ work: WorkSignature, _ uses: [EndpointUse])
    -> [String]
  {
    let names = uses.map { use in
      local(use.client + SwiftIdentifier.capitalized(use.endpoint.name), beside: effect)
    }
    let guards = zip(uses, names).map { use, name in
      guardLine(
        name, path(use.client, use.endpoint.name), "\(use.client).\(use.endpoint.name)")
    }
    let arguments =
      effect.parameters.map(argument) + names.map { "\($0): \($0)" }
      + ["send: { (action: Action) in await run.send(action) }"]
    let name = feature.names.work(effect.name)
    let isShadowed = effect.parameters.contains { $0.name == name }
    let call = "\(isShadowed ? "Self." : "")\(name)(\(arguments.joined(separator: ", ")))"
    return guards + WorkLines(self, effect, work).lines(calling: call)
  }

  private func path(_ client: String, _ endpoint: String) -> String {
    "run.dependencies.\(SwiftIdentifier.member(client))?.\(SwiftIdentifier.member(endpoint))"
  }

  private func guardLine(_ name: String, _ path: String, _ title: String) -> String {
    "guard let \(name) = \(path) else { return await run.reportMissing(\(SwiftText.stringLiteral(title))) }"
  }

  /// Closures take no labels.
  private func call(_ name: String, _ effect: EffectModel) -> String {
    "\(name)(\(effect.parameters.map { inner($0.name) }.joined(separator: ", ")))"
  }

  /// A name for a closure that is no parameter's and no value's.
  private func local(_ name: String, beside effect: EffectModel) -> String {
    var free = name
    let taken = Set(
      effect.parameters.map(\.name) + effect.handlers.compactMap(\.parameter)
        + CodePrinter.workNames + ["value"])
    while taken.contains(free) { free = SwiftIdentifier.another(free) }
    return SwiftIdentifier.name(free)
  }

  /// An endpoint that is run without an effect: its result is nobody's, its failure is reported.
  private func endpointCase(_ use: EndpointUse) -> [String] {
    let endpoint = use.endpoint
    let effect = EffectModel(
      doc: [], name: effects.facts.caseName(use.client, endpoint.name),
      parameters: endpoint.parameters, source: .endpoint(client: use.client, endpoint),
      handlers: [], policy: .every, timing: nil, location: endpoint.location)
    return effectCase(effect)
  }

  // MARK: Timers

  private func every(_ effect: EffectModel) -> [String] {
    guard let tick = effect.handler(.tick), let sent = sent(tick, of: effect) else {
      return ["break"]
    }
    let list = sent.animation.isEmpty ? "" : "(\(sent.animation.dropFirst(2)))"
    return CodePrinter.lines("await run.every\(list) { \(sent.action) }")
  }

  private func after(_ effect: EffectModel) -> [String] {
    guard let tick = effect.handler(.tick), let sent = sent(tick, of: effect) else {
      return ["break"]
    }
    return CodePrinter.lines("await run.after(\(sent.action)\(sent.animation))")
  }

  // MARK: Results

  /// What is delivered for an event, and `, animation: a` where it is animated.
  struct Sent {
    var action: String
    var animation = ""
    /// Whether the value of the event is part of it.
    var usesValue: Bool
  }

  /// What a handler delivers; nil where it ignores the event.
  func sent(_ handler: EffectModel.Handler, of effect: EffectModel) -> Sent? {
    switch handler.response {
    case .ignored: return nil
    case .action(let name, let arguments, let animation):
      let printer = self.printer(arguments, effect, isTyped(handler, of: effect))
      let parameters =
        feature.facts.action(name)?.parameters ?? feature.facts.output(name)?.parameters
      return Sent(
        action: printer.sent(name, arguments, to: parameters),
        animation: animation.map { ", animation: \(printer.expression($0))" } ?? "",
        usesValue: handler.parameter.map(printer.usage.parameters.contains) ?? false)
    case .body:
      let hasValue = handler.value != .void
      let payload = hasValue ? "(\(valueName(handler, of: effect)))" : ""
      let event = ".\(handler.event.rawValue)\(payload)"
      let list = (effect.parameters.map(argument) + [event]).joined(separator: ", ")
      return Sent(action: ".\(SwiftIdentifier.member(effect.name))(\(list))", usesValue: hasValue)
    }
  }

  /// The constant that holds what came with an event.
  func valueName(_ handler: EffectModel.Handler, of effect: EffectModel) -> String {
    if let name = handler.parameter {
      return name == "error" && isTyped(handler, of: effect) ? name : inner(name)
    }
    var name = handler.event == .failure ? "failure" : "value"
    while effect.parameters.contains(where: { $0.name == name }) {
      name = SwiftIdentifier.another(name)
    }
    return name
  }

  /// Whether the event brings the error itself, which is called `error` where it is caught.
  private func isTyped(_ handler: EffectModel.Handler, of effect: EffectModel) -> Bool {
    guard case .typed = effect.work?.failure else { return false }
    return handler.event == .failure
  }

  private func printer(
    _ arguments: [Argument], _ effect: EffectModel, _ isError: Bool
  ) -> CodePrinter {
    let statements = arguments.map { Statement(.expression($0.value, nil), at: $0.value.location) }
    var printer = CodePrinter(
      statements, parameters: effect.parameters, in: .outside(state: "state"),
      of: feature.builder.file, feature: feature.facts)
    printer.taken = isError ? CodePrinter.workNames.subtracting(["error"]) : CodePrinter.workNames
    return printer
  }
}

/// The lines that do one effect's work and hand on its results.
private struct WorkLines {
  private let builder: PerformBuilder
  private let effect: EffectModel
  private let work: WorkSignature

  init(_ builder: PerformBuilder, _ effect: EffectModel, _ work: WorkSignature) {
    self.builder = builder
    self.effect = effect
    self.work = work
  }

  private var types: TypePrinter { builder.types }

  /// The work around `call`.
  func lines(calling call: String) -> [String] {
    let body = work.form == .stream ? stream(call) : once(call)
    guard work.failure != .never else { return body }
    return ["\(tryHead) {"] + CodePrinter.indented(body) + ["} catch {"]
      + CodePrinter.indented(failure) + ["}"]
  }

  private var tryHead: String {
    if case .typed(let error) = work.failure { return "do throws(\(types.text(error)))" }
    return "do"
  }

  private var tries: String { work.failure == .never ? "" : "try " }

  private func once(_ call: String) -> [String] {
    let handler = effect.handler(.success)
    let sent = handler.flatMap { builder.sent($0, of: effect) }
    let called = "\(tries)await \(call)"
    var lines: [String] = []
    if work.result == .void {
      lines.append(called)
    } else if let handler, sent?.usesValue == true {
      let name = builder.valueName(handler, of: effect)
      lines.append("let \(name): \(types.text(work.result)) = \(called)")
    } else {
      lines.append("_ = \(called)")
    }
    return lines + finishing(sent)
  }

  private func stream(_ call: String) -> [String] {
    let handler = effect.handler(.value)
    let sent = handler.flatMap { builder.sent($0, of: effect) }
    let name =
      sent?.usesValue == true ? handler.map { builder.valueName($0, of: effect) } ?? "_" : "_"
    let delivery = sent.map { ["await run.send(\($0.action)\($0.animation))"] } ?? []
    let head = "for \(tries)await \(name) in \(call)"
    let loop = delivery.isEmpty ? ["\(head) {}"] : CodePrinter.block(head, delivery)
    return loop + finishing(effect.handler(.finished).flatMap { builder.sent($0, of: effect) })
  }

  private func finishing(_ sent: PerformBuilder.Sent?) -> [String] {
    guard let sent else { return ["await run.finish()"] }
    return CodePrinter.lines("await run.finish(\(sent.action)\(sent.animation))")
  }

  private var failure: [String] {
    guard let handler = effect.handler(.failure) else { return ["await run.fail(error)"] }
    guard let sent = builder.sent(handler, of: effect) else { return ["await run.ignore(error)"] }
    var lines: [String] = []
    if sent.usesValue {
      let isTyped = work.failure != .untyped
      let text = isTyped ? "error" : "FeatureRuntime.message(of: error)"
      let name = builder.valueName(handler, of: effect)
      if name != text { lines.append("let \(name): \(types.text(handler.value)) = \(text)") }
    }
    return lines + CodePrinter.lines("await run.fail(error, \(sent.action)\(sent.animation))")
  }
}
