import FeatureModel
import TemplateEngine

/// Where children stand, and how the runtime looks after them.
extension ChildBuilder {
  /// The numbers and links by which the runtime knows the children.
  var links: [[Member]] {
    guard !definition.children.isEmpty || !sharedFields.isEmpty else { return [] }
    let number = Member(
      doc: ["/// The number by which readers of the first child's presence are told."],
      head: "\(access)static var firstChildNumber: \(types.standard("Int"))",
      form: .line("\(facts.firstNumber)"))
    return [[number]] + facts.places.map { [link($0)] }
  }

  private func link(_ place: ChildPlace) -> Member {
    let hasDependencies = facts.features[place.feature]?.hasDependencies == true
    let type = "ChildLink<\(feature.name), \(name(of: place)), \(idType(of: place))>"
    var arguments = [
      "  name: \(SwiftText.stringLiteral(place.path)), child: \(place.child.number), "
        + "field: \(field(place.child))",
      "  state: \(stateClosure(place))", "  action: \(actionClosure(place))",
    ]
    if hasDependencies { arguments.append("  dependencies: \(dependenciesClosure(place))") }
    if let offset = offsetClosure(place) { arguments.append("  offset: \(offset)") }
    let last = arguments.removeLast()
    return Member(
      doc: ["/// Where `\(place.path)` stands."],
      head: "static var \(place.link): \(type)",
      form: .block(
        ["\(type)("] + arguments.map { $0 + "," } + [last + ")"]))
  }

  /// Where the child's state lies, for one whose actions need not go through this feature.
  private func offsetClosure(_ place: ChildPlace) -> String? {
    guard case .embedded = place.child.form, hearsNothing(of: place) else { return nil }
    let member = SwiftIdentifier.member(place.child.name)
    return "{ \(types.standard("MemoryLayout"))<State>.offset(of: \\State.\(member)) }"
  }

  private func stateClosure(_ place: ChildPlace) -> String {
    let value = state(place.child)
    let optional = "\(type("State", of: place))?"
    let payload = place.routeCase.map { ".\(SwiftIdentifier.member($0))" } ?? ""
    let shown = "\(identity(place.child)) == id"
    switch place.child.form {
    case .embedded: return "{ (state: State, _: SoleID) -> \(optional) in \(value) }"
    case .presented:
      return "{ (state: State, id: PresentationID) -> \(optional) in \(shown) ? \(value) : nil }"
    case .rows:
      return "{ (state: State, id: \(idType(of: place))) -> \(optional) in \(value)[id: id] }"
    case .route(_, let isOptional):
      let chain = isOptional ? "?" : ""
      return "{ (state: State, id: PresentationID) -> \(optional) in "
        + "\(shown) ? \(value)\(chain)\(payload) : nil }"
    case .stack:
      return "{ (state: State, id: StackID) -> \(optional) in \(value)[id: id]?\(payload) }"
    case .alert: return ""
    }
  }

  private func actionClosure(_ place: ChildPlace) -> String {
    let member = SwiftIdentifier.member(place.child.name)
    let action = type("Action", of: place)
    let inner = place.routeCase.map { ".\(SwiftIdentifier.member($0))(action)" } ?? "action"
    switch place.child.form {
    case .embedded, .presented, .route, .alert:
      return "{ (_: \(idType(of: place)), action: \(action)) -> Action in .\(member)(\(inner)) }"
    case .rows, .stack:
      return "{ (id: \(idType(of: place)), action: \(action)) -> Action in "
        + ".\(member)(id: id, \(inner)) }"
    }
  }

  private func dependenciesClosure(_ place: ChildPlace) -> String {
    "{ (dependencies: Dependencies) -> \(type("Dependencies", of: place)) in "
      + "dependencies.\(DependencyBuilder.given(place)) }"
  }

  /// `attend`: those that appeared start, those that are gone end.
  var attend: Member? {
    guard !definition.children.isEmpty || !sharedFields.isEmpty else { return nil }
    let lines = sharedFields.flatMap(joining) + definition.children.flatMap(attending)
    return Member(
      doc: ["/// Looks after the children: those that appeared start, those that are gone end."],
      head: "\(access)static func attend(_ state: inout State, \(feature.reduction))",
      form: .block(lines))
  }

  private func attending(_ child: ChildModel) -> [String] {
    let places = facts.places(of: child)
    let numbers = "\(child.number), field: \(field(child))"
    switch child.form {
    case .embedded, .rows: return ["reduction.attend(\(places[0].link), &\(state(child)))"]
    case .presented:
      return ["reduction.attend(\(places[0].link), &\(state(child)), \(identity(child)))"]
    case .route:
      return places.map { place in
        "reduction.attend(\(place.link), &\(state(child)), \(identity(child)), \(lens(place)))"
      } + ["reduction.attend(presence: \(numbers), \(identity(child)))"]
    case .stack:
      return places.map { place in
        "reduction.attend(\(place.link), &\(state(child)), \(lens(place)))"
      } + ["reduction.attend(presence: \(numbers), \(state(child)).ids)"]
    case .alert: return ["reduction.attend(presence: \(numbers), \(identity(child)))"]
    }
  }

  /// How the payload of a case is put in and taken out.
  func lens(_ place: ChildPlace) -> String {
    let name = SwiftIdentifier.member(place.routeCase ?? "")
    return "\(SwiftIdentifier.name(enumName(place.child))).\(name), { $0.\(name) }"
  }

  /// Compares a field of two states; of a presentation its identity too.
  private func comparison(_ field: Field) -> [String] {
    let number = feature.number(field.name)
    let member = SwiftIdentifier.member(field.name)
    let values = "reduction.compare(\(number), old.\(member), new.\(member))"
    switch field.storage {
    case .plain: return [values]
    case .presented, .presentedBox:
      return [values, "reduction.compare(\(number), old.$\(field.name), new.$\(field.name))"]
    case .shared: return []
    }
  }

  /// Whether something runs when the state of a feature appears: in it, or in what it composes.
  private func begins(_ feature: FeatureDefinition) -> Bool {
    let below = facts.descendants(of: feature.name).compactMap { facts.features[$0] }
    return ([feature] + below).contains { one in
      one.isExtern || one.initializer != nil || one.fields.contains { $0.storage == .shared }
    }
  }

  /// What a feature says of itself where it stands somewhere as a child.
  var asChild: [[Member]] {
    guard facts.embedded.contains(definition.name) else { return [] }
    let compared = feature.facts.fields.flatMap(comparison)
    var members: [[Member]] = [
      [
        Member(
          doc: ["/// Marks the fields in which two states differ."],
          head: "\(access)static func changes(_ old: State, _ new: State, \(feature.reduction))",
          form: .block(compared))
      ]
    ]
    if !begins(definition) {
      members.append([
        Member(
          doc: ["/// Nothing has to run when the state appears."],
          head: "\(access)static var hasStart: \(types.text(.bool))", form: .line("false"))
      ])
    }
    if !feature.written.isEmpty {
      members.append([
        Member(
          doc: ["/// Whether an action is a write through a binding."],
          head: "\(access)static func isBindingWrite(_ action: Action) -> \(types.text(.bool))",
          form: .block(["if case .binding = action { return true }", "return false"]))
      ])
    }
    return members
  }
}
