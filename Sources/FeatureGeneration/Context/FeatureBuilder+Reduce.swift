import FeatureModel
import TemplateEngine

/// `reduce`, `start` and `check`.
extension FeatureBuilder {
  private var head: String { "\(access)static func" }

  /// A printer for a body that has the state as `state`.
  func printer(_ statements: [Statement], _ parameters: [Parameter] = []) -> CodePrinter {
    CodePrinter(
      statements, parameters: parameters, in: .outside(state: "state"), of: builder.file,
      feature: facts)
  }

  func text(_ expression: Expression, state: String = "state") -> String {
    var printer = CodePrinter(
      expression, in: .outside(state: state), of: builder.file, feature: facts)
    printer.effects = effectsName(beside: state)
    return printer.expression(expression)
  }

  /// The `init` of the state.
  var start: Member? {
    guard let body = definition.initializer else { return nil }
    var printer = printer(body.statements)
    return Member(
      doc: ["/// Runs once, when the store starts."],
      head: "\(head) start(_ state: inout State, \(reduction))",
      form: .block(printer.statements(body.statements)))
  }

  /// The invariants.
  var check: Member? {
    guard !definition.invariants.isEmpty else { return nil }
    let lines = definition.invariants.flatMap { invariant in
      CodePrinter.lines(
        "reduction.require(\(SwiftText.stringLiteral(invariant.title)), \(text(invariant.condition)))"
      )
    }
    return Member(
      doc: ["/// The invariants, checked after each action."],
      head: "\(head) check(_ state: State, \(reduction))", form: .block(lines))
  }

  /// What each action does.
  var reduce: Member {
    var lines = ["switch action {"]
    if !written.isEmpty {
      lines += ["case .binding(let binding):", "  reduce(&state, binding: binding, &reduction)"]
    }
    for action in definition.actions { lines += actionCase(action) }
    for output in definition.outputs { lines += outputCase(output) }
    lines += children.reduceCases + effects.reduceCases
    let isEmpty = lines.count == 1
    return Member(
      doc: ["/// Handles one action."],
      head: "\(head) reduce(_ state: inout State, _ action: Action, \(reduction))",
      form: .block(isEmpty ? [] : lines + ["}"]))
  }

  private func actionCase(_ action: ActionModel) -> [String] {
    guard action.isExtern || !action.body.statements.isEmpty else {
      return ["case .\(pattern(action.name, [])):", "  break"]
    }
    let test =
      action.condition == nil
      ? [] : ["guard \(guardCall(action)) else { return reduction.refuse() }"]
    return ["case .\(pattern(action.name, action.parameters)):"]
      + CodePrinter.indented(test + work(action))
  }

  private func work(_ action: ActionModel) -> [String] {
    let call = CodePrinter.lines(
      self.call(
        action.isExtern ? action.name : names.body(action.name), action.parameters))
    let reserved = Set(action.parameters.map(\.name))
    guard action.isExtern else {
      return Reactions(self, writes: action.body.writes, avoiding: reserved).lines(around: call)
    }
    let variables = facts.fields.filter(\.isVariable)
    let old = reserved.contains("old") ? SwiftIdentifier.another("old") : "old"
    let compares = variables.filter { !$0.isScalar }.map { field in
      let member = SwiftIdentifier.member(field.name)
      return "reduction.compare(\(number(field.name)), \(old).\(member), state.\(member))"
    }
    let reactions = Reactions(
      self, writes: Set(variables.map(\.name)), avoiding: reserved.union([old]))
    let before = compares.isEmpty ? [] : ["let \(old): State = state"]
    return reactions.lines(around: before + call + compares)
  }

  func number(_ field: String) -> Int { facts.numbers[field] ?? 0 }

  private func outputCase(_ output: OutputModel) -> [String] {
    let arguments = output.parameters.map(argument).joined(separator: ", ")
    let sent = arguments.isEmpty ? "" : "(\(arguments))"
    return [
      "case .\(pattern(output.name, output.parameters)):",
      "  reduction.emit(.\(SwiftIdentifier.member(output.name))\(sent))",
    ]
  }

  private func pattern(_ name: String, _ parameters: [Parameter]) -> String {
    Self.printed.pattern(name, parameters)
  }

  /// A parameter as it is called beside `state` and `reduction`.
  func inner(_ name: String) -> String { Self.printed.inner(name) }

  /// `label: name`
  func argument(_ parameter: Parameter) -> String { Self.printed.argument(parameter) }

  private static let printed = PrintedParameters(taken: CodePrinter.functionNames)

  /// `name(&state, a, b: b, &reduction)`
  ///
  /// - Parameter locals: the names that are in scope beside those of `parameters`.
  func call(
    _ name: String, _ parameters: [Parameter], more: [String] = [], among locals: Set<String> = []
  ) -> String {
    let arguments = parameters.map(argument) + more
    let list = arguments.isEmpty ? "" : arguments.joined(separator: ", ") + ", "
    let isShadowed =
      locals.contains(name) || parameters.contains { $0.name == name } || Self.hasPrintedName(name)
    let function =
      isShadowed ? "Self.\(SwiftIdentifier.member(name))" : SwiftIdentifier.name(name)
    return "\(function)(&state, \(list)&reduction)"
  }

  /// Whether generated code may have a local of this name where a body is called.
  static func hasPrintedName(_ name: String) -> Bool {
    let base = name.hasSuffix("2") ? String(name.dropLast()) : name
    let words: Set<String> = [
      "action", "binding", "newValue", "old", "oldValue", "reduction", "result", "state", "value",
    ]
    let isNumbered = ["old", "swift"].contains { word in
      base.hasPrefix(word) && base.dropFirst(word.count).allSatisfy(\.isNumber)
    }
    let isSnapshot = base.hasPrefix("old") && base.dropFirst(3).first?.isLowercase == false
    return words.contains(base) || isNumbered || isSnapshot
  }

  /// Whether what is watched is a whole field that is compared.
  func isScalarField(_ handler: ChangeHandler) -> Bool {
    guard case .reference(.field(let name)) = handler.value.kind else { return false }
    return facts.field(name)?.isScalar ?? false
  }

  /// The whole field that is watched, where a write marks it.
  func markedField(_ handler: ChangeHandler) -> String? {
    guard case .reference(.field(let name)) = handler.value.kind, !isScalarField(handler) else {
      return nil
    }
    return name
  }

  private func guardCall(_ action: ActionModel) -> String {
    let parameters = action.condition?.readsParameters == true ? action.parameters : []
    return reading(
      names.guardName(action.name), parameters,
      readsEffects: action.condition?.effects.isEmpty == false, state: "state")
  }
}

/// The reactions that writes can set off, and what has to be remembered for them.
struct Reactions {
  private let builder: FeatureBuilder
  private let handlers: [(index: Int, handler: ChangeHandler)]
  private let reserved: Set<String>
  /// Whether children may have come or gone, whose `init` runs before anything reacts.
  private let attends: Bool
  /// The fields that this feature itself may write: where they are shared, it tells the others.
  private let shared: Set<String>
  /// The scalars that may be written, in the order of their numbers.
  private let scalars: [Field]
  /// The shared fields whose values before the action have to be asked for, since others wrote them.
  private let asked: [Field]

  /// The reactions to writes of the fields `writes`; names in `avoiding` are taken.
  ///
  /// - Parameters:
  ///   - own: the fields that the feature's own code may write, where others are as well.
  ///   - isAsked: whether others wrote: shared values are marked, and what they were before is asked for.
  init(
    _ builder: FeatureBuilder, writes: Set<String>, own: Set<String>? = nil,
    isAsked: Bool = false, avoiding reserved: Set<String> = []
  ) {
    self.builder = builder
    let remembered: Set<String> = isAsked ? builder.children.remembered : []
    asked = remembered.isEmpty ? [] : builder.facts.fields.filter { remembered.contains($0.name) }
    attends = builder.facts.children.places.contains { (own ?? writes).contains($0.child.name) }
    self.reserved = reserved
    var all = writes
    var written = own ?? writes
    var found: [(index: Int, handler: ChangeHandler)] = []
    for (index, handler) in builder.definition.changeHandlers.enumerated()
    where !handler.reads.isDisjoint(with: all) {
      found.append((index, handler))
      all.formUnion(handler.body.writes)
    }
    handlers = found
    for handler in found { written.formUnion(handler.handler.body.writes) }
    // What others wrote is told already.
    shared = isAsked ? written.subtracting(writes) : written
    scalars = builder.facts.numbers(of: all).map { builder.facts.fields[$0] }.filter {
      $0.isVariable && $0.isScalar
    }
  }

  /// The name of the constant that remembers `value`.
  func old(_ value: String) -> String {
    var name = builder.names.snapshot(value)
    while reserved.contains(name) { name = SwiftIdentifier.another(name) }
    return name
  }

  /// The names in scope.
  var locals: Set<String> { reserved }

  private func state(_ name: String) -> String { "state.\(SwiftIdentifier.member(name))" }

  /// The state before the writes that are reacted to.
  private var past: String { asked.isEmpty ? "state" : "old" }

  private var asking: [String] {
    guard !asked.isEmpty else { return [] }
    return ["var old: State = state"]
      + asked.map { "old.$\($0.name) = reduction.before(state.$\($0.name))" }
  }

  /// `work` between what is remembered and what follows from it.
  func lines(around work: [String]) -> [String] {
    let before = scalars.map { field in
      "let \(old(field.name)): \(builder.types.text(field.type)) = "
        + "\(past).\(SwiftIdentifier.member(field.name))"
    }
    let watched = handlers.compactMap { watchedSnapshot($0.handler) }
    let after = scalars.map { field in
      "reduction.compare(\(builder.number(field.name)), \(old(field.name)), \(state(field.name)))"
    }
    let attending = attends && !handlers.isEmpty ? ["attend(&state, &reduction)"] : []
    return asking + before + watched.removingRepeats() + work + attending
      + handlers.flatMap { reaction($0.handler, $0.index) }
      + after + shares
  }

  /// The shared values that may have been written: where they were, the whole tree is told.
  private var shares: [String] {
    builder.facts.numbers(of: shared).flatMap { number -> [String] in
      let field = builder.facts.fields[number]
      guard field.storage == .shared else { return [] }
      return CodePrinter.block(
        "if reduction.isMarked(\(number))",
        ["reduction.share(\(number), state.$\(field.name))"])
    }
  }

  private func watchedSnapshot(_ handler: ChangeHandler) -> String? {
    if builder.isScalarField(handler) { return nil }
    if builder.markedField(handler) != nil, !handler.usesOldValue { return nil }
    let name = old(FeatureBuilder.watchedName(handler))
    let type = builder.types.text(handler.value.type)
    return "let \(name): \(type) = \(builder.text(handler.value, state: past))"
  }

  private func reaction(_ handler: ChangeHandler, _ index: Int) -> [String] {
    let old = old(FeatureBuilder.watchedName(handler))
    let condition =
      builder.markedField(handler).map { "reduction.isMarked(\(builder.number($0)))" }
      ?? "reduction.differs(\(old), \(builder.text(handler.value)))"
    let call = builder.call(
      builder.reactionName(index), [], more: handler.usesOldValue ? ["oldValue: \(old)"] : [],
      among: reserved)
    return CodePrinter.block("if \(condition)", [call])
  }
}
