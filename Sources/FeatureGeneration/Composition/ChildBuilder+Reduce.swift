import FeatureModel
import TemplateEngine

/// What a feature does with the actions of its children.
extension ChildBuilder {
  /// The cases of `reduce`.
  var reduceCases: [String] {
    definition.children.flatMap { child -> [String] in
      let member = SwiftIdentifier.member(child.name)
      switch child.form {
      case .embedded, .route, .alert:
        return reduceCase("\(member)(let action)", child, call(child.name, ["action"]))
      case .presented:
        return reduceCase("\(member)(let action)", child, call(child.name, ["action"]))
          + dismissalCase("\(child.name)Dismissal(let dismissal)", child)
      case .rows:
        return reduceCase(
          "\(member)(let id, let action)", child, call(child.name, ["id", "action"]))
      case .stack:
        let own =
          facts.places(of: child).isEmpty
          ? []
          : reduceCase("\(member)(let id, let action)", child, call(child.name, ["id", "action"]))
        return own + pushCase(child) + popCase(child)
      }
    }
  }

  /// A case with the reactions that it can set off.
  private func reduceCase(_ pattern: String, _ child: ChildModel, _ work: String) -> [String] {
    ["case .\(pattern):"] + CodePrinter.indented(reactions(to: child).lines(around: [work]))
  }

  private func reactions(to child: ChildModel) -> Reactions {
    let own = ownWrites(of: child)
    return Reactions(
      feature, writes: own.union([child.name]).union(sharedWrites(of: child)), own: own,
      avoiding: ["id", "action"])
  }

  /// Whether the feature has nothing to say about what the child at a place does: no handler, no
  /// reaction, nothing handed on.
  func hearsNothing(of place: ChildPlace) -> Bool {
    let hearing = ChildHearing(self, place)
    return hearing.before.isEmpty && hearing.after.isEmpty && dismissing(place).isEmpty
      && reactions(to: place.child).lines(around: []).isEmpty
  }

  private func dismissalCase(_ pattern: String, _ child: ChildModel) -> [String] {
    let reactions = Reactions(feature, writes: [child.name], avoiding: ["dismissal"])
    return ["case .\(pattern):"]
      + CodePrinter.indented([dismissalTest(child)] + reactions.lines(around: clearing(child)))
  }

  private func pushCase(_ child: ChildModel) -> [String] {
    let reactions = Reactions(feature, writes: [child.name], avoiding: ["push"])
    return ["case .\(child.name)Push(let push):"]
      + CodePrinter.indented(
        reactions.lines(around: [
          "\(state(child)).push(push.element)", "reduction.mark(\(field(child)))",
        ]))
  }

  private func popCase(_ child: ChildModel) -> [String] {
    let reactions = Reactions(feature, writes: [child.name], avoiding: ["pop"])
    let count = reactions.old("\(child.name)Count")
    let read = "\(state(child)).count"
    return ["case .\(child.name)Pop(let pop):"]
      + CodePrinter.indented(
        reactions.lines(around: [
          "let \(count): \(types.standard("Int")) = \(read)",
          "\(state(child)).pop(pop)",
          "reduction.compare(\(field(child)), \(count), \(read))",
        ]))
  }

  /// Passes over a dismissal that means what is shown no more.
  private func dismissalTest(_ child: ChildModel) -> String {
    "guard dismissal.concerns(\(identity(child))) else { return }"
  }

  /// Takes down what a member presents.
  func clearing(_ child: ChildModel) -> [String] {
    ["\(state(child)) = nil", "reduction.mark(\(field(child)))"]
  }

  /// The shared values of this feature that a child and those below it name too.
  private func sharedWrites(of child: ChildModel) -> Set<String> {
    let below = facts.places(of: child).reduce(into: Set<String>()) { found, place in
      found.formUnion(facts.descendants(of: place.feature).union([place.feature]))
    }
    let named = below.compactMap { facts.features[$0] }.flatMap(\.fields)
      .filter { $0.storage == .shared }.map(\.name)
    return Set(sharedFields.map(\.name)).intersection(named)
  }

  /// The fields that the feature itself may write when something happens to a child.
  private func ownWrites(of child: ChildModel) -> Set<String> {
    var all: Set<String> = []
    let isTakenDown = facts.places(of: child).contains { !dismissing($0).isEmpty }
    if isTakenDown || child.route != nil { all.insert(child.name) }
    for handler in definition.childHandlers
    where handler.sources.contains(where: { $0.child == child.name }) {
      all.formUnion(handler.body.writes)
    }
    for button in child.route?.alerts.flatMap(\.buttons) ?? [] {
      all.formUnion(button.body.writes)
    }
    return all
  }

  /// The functions that answer children, and the bodies of what hears them.
  var bodies: [Member] {
    definition.children.flatMap(answering)
      + definition.childHandlers.indices.map(handlerBody)
      + definition.children.flatMap(buttonBodies)
  }

  private func call(_ name: String, _ arguments: [String]) -> String {
    feature.call(function(name), [], more: arguments, among: Set(arguments))
  }

  /// The name of the function that answers a member or a place.
  func function(_ name: String) -> String { feature.names.answer(name) }

  private func answering(_ child: ChildModel) -> [Member] {
    let places = facts.places(of: child)
    switch child.form {
    case .embedded, .presented, .rows: return places.map(answer)
    case .route(let route, let isOptional):
      var lines = handingOn(to: places, ["action"])
      if isOptional {
        lines += ["case .dismissal(let dismissal):"]
        lines += CodePrinter.indented([dismissalTest(child)] + clearing(child))
      }
      if !route.alerts.isEmpty {
        lines += ["case .alert(let action):", "  \(call("\(child.name)Alert", ["action"]))"]
      }
      let alerts = route.alerts.isEmpty ? [] : [alertAnswer(child, route)]
      return [dispatcher(child, "", lines)] + places.map(answer) + alerts
    case .stack:
      guard !places.isEmpty else { return [] }
      return [dispatcher(child, "_ id: StackID, ", handingOn(to: places, ["id", "action"]))]
        + places.map(answer)
    case .alert(let route, _): return [alertAnswer(child, route)]
    }
  }

  /// The cases that hand an action to the place that it is for.
  private func handingOn(to places: [ChildPlace], _ arguments: [String]) -> [String] {
    places.flatMap { place in
      let member = SwiftIdentifier.member(place.routeCase ?? "")
      return ["case .\(member)(let action):", "  \(call(place.name, arguments))"]
    }
  }

  private func dispatcher(_ child: ChildModel, _ id: String, _ cases: [String]) -> Member {
    function(
      child.name, "\(id)_ action: \(actionName(child)), ", ["switch action {"] + cases + ["}"])
  }

  /// A function beside the bodies.
  func function(_ name: String, _ parameters: String, _ lines: [String]) -> Member {
    Member(
      head: "private static func \(SwiftIdentifier.name(function(name)))(_ state: inout State, "
        + "\(parameters)\(feature.reduction))",
      form: .block(lines))
  }

  /// Reduces the child that stands at a place, and does what its events ask for.
  private func answer(_ place: ChildPlace) -> Member {
    let child = place.child
    let hearing = ChildHearing(self, place)
    let end = dismissing(place)
    var lines: [String] = []
    if needsIdentity(child) { lines.append("let shown: PresentationID? = \(identity(child))") }
    lines += hearing.before
    let reduced = "reduction.reduce(\(place.link), \(arguments(place)))"
    let isEmpty = hearing.after.isEmpty && end.isEmpty
    if isEmpty {
      lines.append(reduced)
    } else if case .embedded = child.form {
      lines.append("let answer: ChildAnswer<\(name(of: place))> = \(reduced)")
    } else {
      lines += [
        "guard let answer: ChildAnswer<\(name(of: place))> = \(reduced) else { return }"
      ]
    }
    let id: String
    switch child.form {
    case .rows, .stack: id = "_ id: \(idType(of: place)), "
    case .embedded, .presented, .route, .alert: id = ""
    }
    return function(
      place.name, "\(id)_ action: \(type("Action", of: place)), ", lines + hearing.after + end)
  }

  private func needsIdentity(_ child: ChildModel) -> Bool {
    switch child.form {
    case .presented, .route: true
    case .embedded, .rows, .stack, .alert: false
    }
  }

  private func arguments(_ place: ChildPlace) -> String {
    let whole = "&\(state(place.child))"
    switch place.child.form {
    case .embedded: return "\(whole), action"
    case .presented: return "\(whole), shown, action"
    case .rows: return "\(whole), id, action"
    case .route, .alert: return "\(whole), shown, \(lens(place)), action"
    case .stack: return "\(whole), id, \(lens(place)), action"
    }
  }

  /// Takes down a child that asks for it, after everybody has heard of what it did.
  private func dismissing(_ place: ChildPlace) -> [String] {
    guard facts.features[place.feature]?.dismisses == true else { return [] }
    let child = place.child
    let mark = "reduction.mark(\(field(child)))"
    switch child.form {
    case .embedded, .alert: return []
    case .route(_, isOptional: false):
      return CodePrinter.block("if answer.isDismissed", ["reduction.dismiss()"])
    case .presented, .route:
      return CodePrinter.block(
        "if answer.isDismissed, \(identity(child)) == shown", clearing(child))
    case .rows:
      return CodePrinter.block("if answer.isDismissed", ["\(state(child))[id: id] = nil", mark])
    case .stack:
      return CodePrinter.block("if answer.isDismissed", ["\(state(child)).pop(from: id)", mark])
    }
  }
}
