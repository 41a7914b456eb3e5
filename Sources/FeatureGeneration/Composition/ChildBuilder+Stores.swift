import FeatureModel
import TemplateEngine

/// How a store hands out the stores of children; used with a feature that is printed from outside.
extension ChildBuilder {
  private var storeName: String { "\(definition.name)Store" }
  /// The class of the store of the feature at a place.
  private func store(of place: ChildPlace) -> String { facts.store(of: place.feature) }
  private func link(of place: ChildPlace) -> String { "\(feature.name).\(place.link)" }
  /// The number by which readers of a member's presence are told.
  private func presence(_ child: ChildModel) -> Int { facts.firstNumber + child.number }

  /// The accessors; `reading` notes what is read and gives what a closure makes of the state.
  func accessors(_ reading: (Set<String>, (String) -> String) -> [String]) -> [[Member]] {
    definition.children.flatMap { child -> [[Member]] in
      let declared = SwiftIdentifier.name(child.name)
      let member = SwiftIdentifier.member(child.name)
      let places = facts.places(of: child)
      func accessor(_ type: String, _ lines: [String]) -> Member {
        let head = "\(access)var \(declared): \(type)"
        return Member(
          doc: Member.documentation(child.doc), head: head, form: Member.body(lines, after: head))
      }
      switch child.form {
      case .embedded:
        return [
          [
            accessor(
              store(of: places[0]), ["\(feature.inherited("child"))(\(link(of: places[0])))"])
          ]
        ]
      case .presented:
        let line = "\(feature.inherited("presented"))(\(link(of: places[0])), \(shown(child)))"
        return [
          [
            Member(
              doc: Member.documentation(child.doc),
              head: "\(access)var \(declared): \(store(of: places[0]))?",
              form: .accessors(get: [line], set: takingDown(child)))
          ]
        ]
      case .rows:
        let type =
          "ChildStores<\(feature.name), \(name(of: places[0])), \(store(of: places[0]))>"
        return [
          [
            accessor(
              type,
              [
                "\(feature.inherited("children"))(\(link(of: places[0])), "
                  + "current.pointee.\(member).ids)"
              ])
          ]
        ]
      case .route(let route, let isOptional):
        let lines = routeLines(child, route, isOptional: isOptional)
        guard isOptional else {
          return [[accessor(enumName(child), lines)]] + content(child, route, reading)
        }
        let member = Member(
          doc: Member.documentation(child.doc),
          head: "\(access)var \(declared): \(enumName(child))?",
          form: .accessors(get: lines, set: takingDown(child)))
        return [[member]] + content(child, route, reading)
      case .stack(let route):
        return [
          [
            Member(
              doc: Member.documentation(child.doc),
              head: "\(access)var \(declared): StackStores<\(enumName(child))>",
              form: .accessors(get: stackLines(child, route), set: takingOff(child)))
          ]
        ]
      case .alert(let route, _):
        let lines = ["read(\(field(child))).pointee.\(member)"]
        return [[accessor(types.text(valueType(child)), lines)]]
          + content(child, route, reading)
      }
    }
  }

  /// Which presentation is shown.
  private func shown(_ child: ChildModel) -> String { "current.pointee.$\(child.name)" }

  /// What writing to a presentation does: nil takes it down.
  private func takingDown(_ child: ChildModel) -> [String] {
    let name = SwiftText.stringLiteral(child.name)
    let member = SwiftIdentifier.member(child.name)
    let own = child.name == "newValue" ? "self.\(member)" : SwiftIdentifier.value(child.name)
    let action =
      child.route == nil
      ? "\(feature.name).Action.\(member)Dismissal" : "{ .\(member)(.dismissal($0)) }"
    return [
      "\(feature.inherited("takeDown"))(\(name), of: \(child.number), \(shown(child)), writing: newValue, over: \(own), "
        + "by: \(action))"
    ]
  }

  /// What writing to a stack does: one without its last elements takes those off.
  private func takingOff(_ child: ChildModel) -> [String] {
    let name = SwiftText.stringLiteral(child.name)
    let member = SwiftIdentifier.member(child.name)
    return [
      "\(feature.inherited("takeDown"))(\(name), current.pointee.\(member).ids, writing: newValue.ids, "
        + "by: \(feature.name).Action.\(member)Pop)"
    ]
  }

  private func valueType(_ child: ChildModel) -> Type {
    feature.facts.field(child.name)?.type ?? .unchecked
  }

  /// What the alerts of a member show.
  private func content(
    _ child: ChildModel, _ route: RouteModel,
    _ reading: (Set<String>, (String) -> String) -> [String]
  ) -> [[Member]] {
    guard !route.alerts.isEmpty else { return [] }
    let reads = route.alerts.reduce(into: Set([child.name])) { $0.formUnion($1.reads) }
    let name = Self.contentName(child)
    let lines = reading(reads) { "\($0).\(name)" }
    return [
      [
        Member(
          doc: ["/// What the alert of `\(child.name)` shows."],
          head: "\(access)var \(name): FeatureAlert?", form: .block(lines))
      ]
    ]
  }

  /// The cases of a route or stack as stores.
  private func routeLines(_ child: ChildModel, _ route: RouteModel, isOptional: Bool) -> [String] {
    let member = SwiftIdentifier.member(child.name)
    let mark = isOptional ? "?" : ""
    let tracked =
      isOptional
      ? "track(presentation: \(shown(child)), of: \(child.number))"
      : "track(\(presence(child)))"
    var lines = [tracked, "switch current.pointee.\(member) {"]
    for (element, model) in zip(route.cases, route.enumeration.cases) {
      let name = SwiftIdentifier.member(element.name)
      if let place = place(child, element) {
        lines += [
          "case .\(name)(let state)\(mark):",
          "  return .\(name)("
            + "\(feature.inherited("presented"))(\(link(of: place)), current.pointee.$\(child.name), state))",
        ]
      } else {
        lines += data(child, model, mark)
      }
    }
    if isOptional { lines += ["case nil:", "  return nil"] }
    return lines + ["}"]
  }

  /// A case of plain data: whoever reads it is told of its changes.
  private func data(_ child: ChildModel, _ model: EnumCaseModel, _ mark: String) -> [String] {
    let name = SwiftIdentifier.member(model.name)
    let names = model.payload.indices.map { "value\($0 == 0 ? "" : "\($0 + 1)")" }
    let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
    let arguments = zip(model.payload, names).map { parameter, name in
      (parameter.label.map { "\(SwiftIdentifier.label($0)): " } ?? "") + name
    }
    let list = names.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let tracking = names.isEmpty ? [] : ["  track(\(field(child)))"]
    return ["case .\(name)\(pattern)\(mark):"] + tracking + ["  return .\(name)\(list)"]
  }

  private func stackLines(_ child: ChildModel, _ route: RouteModel) -> [String] {
    let member = SwiftIdentifier.member(child.name)
    var lines = ["switch current.pointee.\(member)[id: id] {"]
    for (element, model) in zip(route.cases, route.enumeration.cases) {
      let name = SwiftIdentifier.member(element.name)
      if let place = place(child, element) {
        lines += [
          "case .\(name)?:",
          "  let store: \(store(of: place))? = "
            + "\(feature.inherited("presented"))(\(link(of: place)), id)",
          "  return store.map { .\(name)($0) }",
        ]
      } else {
        lines += data(child, model, "?")
      }
    }
    let type = SwiftIdentifier.name(enumName(child))
    return [
      "\(feature.inherited("stack"))(\(child.number), current.pointee.\(member).ids) { (id: StackID) -> \(type)? in"
    ] + CodePrinter.indented(lines + ["case nil:", "  return nil", "}"]) + ["}"]
  }

  private func place(_ child: ChildModel, _ element: RouteCaseModel) -> ChildPlace? {
    element.feature.map { ChildPlace(child: child, routeCase: element.name, feature: $0) }
  }

  /// The enums of stores that routes and stacks are on the store.
  var storeTypes: [TypeDeclaration] {
    definition.children.compactMap { child in
      switch child.form {
      case .embedded, .presented, .rows, .alert: nil
      case .route(let route, _), .stack(let route): storeType(child, route)
      }
    }
  }

  private func storeType(_ child: ChildModel, _ route: RouteModel) -> TypeDeclaration {
    let cases = zip(route.cases, route.enumeration.cases).map { element, model in
      let name = SwiftIdentifier.name(element.name)
      if let feature = element.feature {
        return Member(head: "case \(name)(\(facts.store(of: feature)))")
      }
      let payload = builder.payload(
        model.payload.map { Parameter(label: $0.label, name: $0.name, type: $0.type) })
      let list = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
      return Member(doc: Member.documentation(model.doc), head: "case \(name)\(list)")
    }
    let accessors = zip(route.cases, route.enumeration.cases).map { element, model in
      element.feature.map { [storeAccessor(element.name, $0)] }
        ?? [builder.payloadAccessor(model, access, isWritable: false)]
    }
    let isRoute = child.form.isRoute
    return TypeDeclaration(
      doc: ["/// What `\(child.name)` shows, as stores."],
      head:
        "\(access)nonisolated enum \(SwiftIdentifier.name(enumName(child))): "
        + (isRoute
          ? "FeatureRoute" : "\(types.standard("Equatable")), \(types.standard("Sendable"))"),
      groups: [cases] + accessors + (isRoute ? [[hash(route)]] : []))
  }

  private func storeAccessor(_ element: String, _ feature: String) -> Member {
    let member = SwiftIdentifier.member(element)
    return Member(
      doc: ["/// The store of `\(element)`; nil where it is another case."],
      head: "\(access)var \(SwiftIdentifier.name(element)): \(facts.store(of: feature))?",
      form: .block(["guard case .\(member)(let store) = self else { return nil }", "return store"]))
  }

  private func hash(_ route: RouteModel) -> Member {
    let cases = route.cases.enumerated().flatMap { index, element -> [String] in
      let name = SwiftIdentifier.member(element.name)
      return element.feature == nil
        ? ["case .\(name):", "  hasher.combine(\(index))"]
        : ["case .\(name)(let store):", "  hasher.combine(store)"]
    }
    return Member(
      doc: ["/// Hashes the store, or which case it is."],
      head: "\(access)func hash(into hasher: inout \(types.standard("Hasher")))",
      form: .block(["switch self {"] + cases + ["}"]))
  }
}

extension ChildModel.Form {
  /// Whether it shows one thing at a time.
  fileprivate var isRoute: Bool {
    switch self {
    case .route: true
    case .embedded, .presented, .rows, .stack, .alert: false
    }
  }
}
