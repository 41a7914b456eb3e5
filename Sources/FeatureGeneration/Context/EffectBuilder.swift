import FeatureModel
import TemplateEngine

/// Makes what effects add to a feature's namespace: what it depends on, what it can start, and what
/// comes back.
struct EffectBuilder: Sendable {
  let feature: FeatureBuilder

  var definition: FeatureDefinition { feature.definition }
  var facts: EffectFacts { feature.facts.effects }
  var types: TypePrinter { feature.types }
  var work: WorkPrinter { WorkPrinter(types: types) }
  private var access: String { feature.access }

  private var asked: DependencyBuilder { DependencyBuilder(feature: feature) }

  // MARK: Types

  /// The types, after those of the state and the actions.
  var nested: [TypeDeclaration] {
    var all: [TypeDeclaration] = []
    if asked.isNeeded { all.append(asked.dependencies) }
    if !facts.isEmpty { all.append(effect) }
    return all + definition.effects.filter { !$0.inPlace.isEmpty }.map(event)
  }

  private var effect: TypeDeclaration {
    let declared = definition.effects.map { caseMember($0.name, $0.parameters) }
    let run = facts.endpoints.map { use in
      caseMember(facts.caseName(use.client, use.endpoint.name), use.endpoint.parameters)
    }
    return TypeDeclaration(
      doc: ["/// The work that `\(definition.name)` can start."],
      head: "\(access)enum Effect: \(feature.builder.inheritance([]))",
      groups: [declared + run])
  }

  private func event(_ effect: EffectModel) -> TypeDeclaration {
    let cases = effect.inPlace.map { handler in
      let payload = handler.value == .void ? "" : "(\(types.text(handler.value)))"
      return Member(head: "case \(handler.event.rawValue)\(payload)")
    }
    return TypeDeclaration(
      doc: ["/// What comes back from `\(effect.name)`."],
      head: "\(access)enum \(eventType(effect)): \(feature.builder.inheritance([]))",
      groups: [cases])
  }

  /// The name of the type of an effect's events.
  private func eventType(_ effect: EffectModel) -> String {
    EffectModel.eventTypeName(of: effect.name)
  }

  private func caseMember(_ name: String, _ parameters: [Parameter], more: [String] = [])
    -> Member
  {
    let payload = feature.builder.payload(parameters) + more
    let list = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
    return Member(head: "case \(SwiftIdentifier.name(name))\(list)")
  }

  /// The actions that handlers in place are.
  var actionCases: [Member] {
    definition.effects.filter { !$0.inPlace.isEmpty }.map { effect in
      let parameters = effect.parameters.map { parameter in
        var plain = parameter
        plain.defaultValue = nil
        return plain
      }
      return caseMember(effect.name, parameters, more: [eventType(effect)])
    }
  }

  // MARK: What the runtime asks

  /// The members by which the runtime knows the effects.
  var numbers: [[Member]] {
    var groups: [[Member]] = []
    if asked.isNeeded {
      groups.append([
        Member(
          doc: ["/// Dependencies of which none was supplied."],
          head: "\(access)static var defaultDependencies: Dependencies",
          form: .line("Dependencies()"))
      ])
    }
    guard !facts.isEmpty else { return groups }
    let names =
      definition.effects.map(\.name)
      + facts.endpoints.map { "\($0.client).\($0.endpoint.name)" }
    let list = names.map(SwiftText.stringLiteral).joined(separator: ", ")
    let head = "\(access)static var effectNames: [\(types.standard("String"))]"
    groups.append([
      Member(
        doc: ["/// The names of the effects by their numbers."], head: head,
        form: .line("[\(list)]"))
    ])
    groups.append([
      Member(
        doc: ["/// The number by which readers of the first effect are told."],
        head: "\(access)static var firstEffectNumber: \(types.standard("Int"))",
        form: .line("\(facts.firstNumber)"))
    ])
    return groups
  }

  // MARK: What runs

  /// The functions that tell what a run was given.
  var running: [[Member]] {
    definition.effects.filter { !$0.parameters.isEmpty }.map { effect in
      let names = effect.parameters.map { feature.inner($0.name) }
      let pattern = names.map { "let \($0)" }.joined(separator: ", ")
      let elements = zip(effect.parameters, names).map { parameter, name in
        "\(SwiftIdentifier.label(parameter.name)): \(name)"
      }
      let value = names.count == 1 ? names[0] : "(\(elements.joined(separator: ", ")))"
      let number = facts.number(effect.name)
      let member = SwiftIdentifier.member(effect.name)
      return [
        Member(
          doc: ["/// What the run of `\(effect.name)` that began last was given."],
          head: "static func \(feature.names.running(effect.name))"
            + "(_ effects: EffectStates<\(feature.name)>) -> \(optional(runningType(effect)))",
          form: .block([
            "guard case .\(member)(\(pattern))? = effects.running(\(number)) else { return nil }",
            "return \(value)",
          ]))
      ]
    }
  }

  /// The type of `running`, without its optional.
  private func runningType(_ effect: EffectModel) -> Type {
    EffectSymbol(
      name: effect.name, parameters: effect.parameters.map(\.signature), source: .broken,
      location: effect.location
    ).runningType
  }

  private func optional(_ type: Type) -> String { types.text(.optional(type)) }

  /// The store's accessors.
  func statuses(access: String) -> [Member] {
    definition.effects.map { effect in
      let type = "EffectStatus<\(types.text(runningType(effect)))>"
      let number = facts.number(effect.name)
      let running =
        effect.parameters.isEmpty
        ? "effects.isRunning(\(number)) ? () : nil"
        : "\(feature.name).\(feature.names.running(effect.name))(effects)"
      return Member(
        doc: Member.documentation(effect.doc),
        head: "\(access)var \(SwiftIdentifier.name(effect.name)): \(type)",
        form: .block([
          "track(\(facts.firstNumber + number))",
          "return \(type)(isRunning: effects.isRunning(\(number)), running: \(running))",
        ]))
    }
  }
}
