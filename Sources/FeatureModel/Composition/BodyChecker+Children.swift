import FeatureDiagnostics
import FeatureSyntax

/// What bodies do with children.
extension BodyChecker {
  /// `send child.action(…)`, `send rows[id: e].action`, `send path[id: e].detail.action`
  mutating func sendToChild(
    _ path: PathSyntax, _ arguments: [ArgumentSyntax]?, _ animation: ExpressionSyntax?,
    _ range: SourceRange
  ) -> Statement.Kind? {
    do throws(ChildPathFailure) {
      if let target = try childTarget(path) {
        let place = arguments == nil ? target.name.range : range
        guard
          let given = self.arguments(
            arguments ?? [], target.action.parameters, target.name.text, place,
            declaredAt: target.action.location)
        else { return nil }
        return .send(
          .child(path: target.steps, action: target.action.name, given),
          animation: self.animation(animation))
      }
    } catch {
      report(
        error.rule, error.arguments, error.range, hint: error.hint,
        fixIts: error.nearest.map { [fix("write '\($0)'", error.range, $0)] } ?? [])
    }
    checkAlone(arguments)
    return nil
  }

  private typealias ChildTarget = (steps: [ChildStep], action: EventSignature, name: Name)

  /// The action that a path leads to; nil where something in it is broken and reported.
  private mutating func childTarget(_ path: PathSyntax) throws(ChildPathFailure) -> ChildTarget? {
    var symbols = environment.feature
    var steps: [ChildStep] = []
    var rest = path
    while true {
      guard let found = symbols, let first = rest.components.first, !first.name.isMissing else {
        return nil
      }
      guard let child = found.child(named: first.name.text) else {
        throw ChildPathFailure(
          steps.isEmpty ? .unknownChild : .unknownChildEvent,
          steps.isEmpty ? [first.name.text] : [found.name, first.name.text], first.name.range,
          nearest: Nearest.name(to: first.name.text, among: found.children.map(\.name)))
      }
      guard let way = try ChildEventPath(rest, from: child, event: "action") else { return nil }
      let element = try self.element(way)
      steps.append(
        ChildStep(
          name: child.name, routeCase: way.routeCase, feature: way.feature, element: element))
      symbols = environment.features[way.feature]
      if way.rest.count == 1 {
        let name = way.rest[0].name
        return try action(name, of: way, symbols).map { (steps, $0, name) }
      }
      if way.rest[0].name.text == "binding", way.rest.count == 2 {
        throw ChildPathFailure(
          .sendBinding, [place(of: path, upTo: way.rest.count), way.rest[1].name.text],
          way.rest[0].name.range)
      }
      rest = PathSyntax(
        components: way.rest,
        range: SourceRange(way.rest[0].name.range.start, path.range.end))
    }
  }

  private func place(of path: PathSyntax, upTo count: Int) -> String {
    path.components.dropLast(count).map(\.name.text).joined(separator: ".")
  }

  private func action(
    _ name: Name, of way: ChildEventPath, _ symbols: FeatureSymbols?
  ) throws(ChildPathFailure) -> EventSignature? {
    guard let symbols else { return nil }
    let all = symbols.actions + symbols.outputs
    guard let action = all.first(where: { $0.name == name.text }) else {
      throw ChildPathFailure(
        .unknownChildAction, [way.feature, name.text], name.range,
        nearest: Nearest.name(to: name.text, among: all.filter { !$0.isPrivate }.map(\.name)))
    }
    if action.isPrivate {
      throw ChildPathFailure(
        .privateChildAction, [way.feature, name.text, "sends"], name.range)
    }
    return action
  }

  /// The id of the element that a step leads to.
  private mutating func element(_ way: ChildEventPath) throws(ChildPathFailure) -> Expression? {
    guard way.child.isCollection else { return nil }
    let name = way.child.name
    guard let element = way.element else {
      throw ChildPathFailure(
        .missingElement, [name, "say which: '\(name)[id: …]'"], way.name.range)
    }
    if let label = element.label, label.text != "id" {
      throw ChildPathFailure(
        .missingElement, [name, "say which by its id: '\(name)[id: …]'"], label.range)
    }
    let type: Type =
      switch way.child.form {
      case .stack: .library(.stackID)
      case .embedded, .presented, .rows, .route, .alert:
        types.identifierType(of: .named(TypeName([way.feature, "State"]))) ?? .error
      }
    return expression(element.value, expected: type)
  }

  /// Whether a payload can be a part of a written place: only those of routes and stacks can, whose
  /// presentation goes on while a part of it is written.
  mutating func checkPayload(_ type: TypeName, _ name: String, _ place: Expression) -> Bool {
    if types.types[type]?.isComposed == true { return true }
    report(.writeToPayload, [name], place.location.range)
    return false
  }

  /// Whether a place is the payload of a route's case as a whole, which is written by a new case.
  mutating func checkWholePayload(_ place: Expression) -> Bool {
    var place = place
    while case .parenthesized(let inner) = place.kind { place = inner }
    guard case .member(_, let name, .payload) = place.kind else { return true }
    report(.writeToPayload, [name], place.location.range)
    return false
  }

  /// An element of a stack is replaced by its id alone, because its place is what was pushed.
  mutating func checkStackSubscript(_ place: Expression) -> Bool {
    guard case .subscript(_, let arguments) = place.kind, arguments.first?.label != "id" else {
      return true
    }
    report(.stackPosition, [], place.location.range)
    return false
  }

  /// The child in a case of a route is entered by its name alone, as the payload of any case is by its
  /// label: `destination.edit.title` means `destination.edit?.title`.
  func entered(_ part: ChainPart) -> ChainPart {
    let value = part.expression
    guard case .optional(let wrapped) = value.type, types.nominal(wrapped)?.kind == .state,
      environment.entersChildren || isChildPayload(value)
    else { return part }
    return ChainPart(
      expression: Expression(.optionalChain(value), wrapped, at: value.location), isChained: true)
  }

  private func isChildPayload(_ value: Expression) -> Bool {
    guard case .member(_, _, .payload(let type)) = value.kind else { return false }
    return types.types[type]?.isComposed == true
  }
}
