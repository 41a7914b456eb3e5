import FeatureModel
import TemplateEngine

/// Makes what composed members add to a feature's namespace: their actions, where they stand, and how
/// the runtime looks after them.
struct ChildBuilder: Sendable {
  let feature: FeatureBuilder

  var definition: FeatureDefinition { feature.definition }
  var facts: ChildFacts { feature.facts.children }
  var types: TypePrinter { feature.types }
  var access: String { feature.access }
  var builder: DeclarationBuilder { feature.builder }

  /// The number of a member's field.
  func field(_ child: ChildModel) -> Int { feature.number(child.name) }

  /// A member of the state.
  func state(_ child: ChildModel) -> String { "state.\(SwiftIdentifier.member(child.name))" }

  /// The identity of what is presented.
  func identity(_ child: ChildModel) -> String { "state.$\(child.name)" }

  /// A type in the namespace of the feature that stands at a place: `Editor.State`.
  func type(_ name: String, of place: ChildPlace) -> String {
    types.named(TypeName([place.feature, name]))
  }

  /// The feature that stands at a place.
  func name(of place: ChildPlace) -> String { types.named(TypeName([place.feature])) }

  /// The type of what tells apart the children of one place.
  func idType(of place: ChildPlace) -> String {
    switch place.child.form {
    case .embedded: "SoleID"
    case .presented, .route, .alert: "PresentationID"
    case .rows(_, let id): types.text(id)
    case .stack: "StackID"
    }
  }

  /// The name of the enum that a route or stack is, and of its actions.
  func enumName(_ child: ChildModel) -> String { ChildModel.typeName(of: child.name) }
  func actionName(_ child: ChildModel) -> String { "\(enumName(child))Action" }

  // MARK: Types

  /// The enums of routes, stacks and alerts.
  var enumerations: [TypeDeclaration] {
    let all = definition.children.compactMap { child -> EnumModel? in
      guard var model = child.route?.enumeration else { return nil }
      if model.doc.isEmpty { model.doc = ["What `\(child.name)` can show."] }
      return model
    }
    return builder.nestedTypes([], all)
  }

  /// The enums of what can happen to routes and stacks.
  var actionTypes: [TypeDeclaration] {
    definition.children.compactMap { child in
      switch child.form {
      case .embedded, .presented, .rows, .alert: return nil
      case .route(let route, let isOptional):
        return routeAction(child, route, isOptional: isOptional)
      case .stack:
        return actionType(child, facts.places(of: child).map(actionCase), statics: [])
      }
    }
  }

  private func actionCase(_ place: ChildPlace) -> Member {
    let name = SwiftIdentifier.name(place.routeCase ?? place.child.name)
    return Member(head: "case \(name)(\(type("Action", of: place)))")
  }

  private func actionType(_ child: ChildModel, _ cases: [Member], statics: [[Member]])
    -> TypeDeclaration
  {
    TypeDeclaration(
      doc: ["/// What can happen to `\(child.name)`."],
      head: "\(access)enum \(actionName(child)): \(builder.inheritance([]))",
      groups: [cases] + statics)
  }

  private func routeAction(_ child: ChildModel, _ route: RouteModel, isOptional: Bool)
    -> TypeDeclaration
  {
    var cases = facts.places(of: child).map(actionCase)
    var statics: [[Member]] = []
    let name = actionName(child)
    if isOptional {
      cases.append(Member(head: "case dismissal(Dismissal)"))
      statics.append([
        Member(
          doc: ["/// Takes down what is shown."], head: "\(access)static var dismiss: \(name)",
          form: .line(".dismissal(.dismiss)"))
      ])
    }
    if !route.alerts.isEmpty {
      cases.append(Member(head: "case alert(AlertAction)"))
      let string = types.standard("String")
      let integer = types.standard("Int")
      statics.append([
        Member(
          doc: ["/// Presses a button of an alert, by the case's name and the button's place."],
          head: "\(access)static func button(_ name: \(string), _ place: \(integer)) -> \(name)",
          form: .block([".alert(.button(name, place))"]))
      ])
    }
    return actionType(child, cases, statics: statics)
  }

  /// The cases of `Action`.
  var actionCases: [Member] {
    definition.children.flatMap { child -> [Member] in
      let name = SwiftIdentifier.name(child.name)
      let places = facts.places(of: child)
      func member(_ head: String) -> Member {
        Member(doc: Member.documentation(child.doc), head: head)
      }
      switch child.form {
      case .embedded: return [member("case \(name)(\(type("Action", of: places[0])))")]
      case .presented:
        return [
          member("case \(name)(\(type("Action", of: places[0])))"),
          Member(head: "case \(child.name)Dismissal(Dismissal)"),
        ]
      case .rows:
        return [
          member("case \(name)(id: \(idType(of: places[0])), \(type("Action", of: places[0])))")
        ]
      case .route: return [member("case \(name)(\(actionName(child)))")]
      case .stack:
        let cases = [
          Member(head: "case \(child.name)Push(StackPush<\(enumName(child))>)"),
          Member(head: "case \(child.name)Pop(StackPop)"),
        ]
        if places.isEmpty { return cases }
        return [member("case \(name)(id: StackID, \(actionName(child)))")] + cases
      case .alert: return [member("case \(name)(AlertAction)")]
      }
    }
  }

  /// What stands beside the cases so that `.editor(.dismiss)` and `.path(.pop)` are actions.
  var actionStatics: [[Member]] {
    definition.children.flatMap { child -> [[Member]] in
      let name = SwiftIdentifier.name(child.name)
      switch child.form {
      case .embedded, .rows, .route, .alert: return []
      case .presented:
        return [
          actionStatic(
            "/// Takes down `\(child.name)`.", "\(name)(_ dismissal: Dismissal)",
            ".\(child.name)Dismissal(dismissal)")
        ]
      case .stack:
        return [
          actionStatic(
            "/// Takes elements off `\(child.name)`.", "\(name)(_ pop: StackPop)",
            ".\(child.name)Pop(pop)"),
          actionStatic(
            "/// Puts an element on top of `\(child.name)`.",
            "\(name)(_ push: StackPush<\(enumName(child))>)", ".\(child.name)Push(push)"),
        ]
      }
    }
  }

  /// A function that makes a case of `Action`.
  private func actionStatic(_ doc: String, _ function: String, _ value: String) -> [Member] {
    [
      Member(
        doc: [doc], head: "\(access)static func \(function) -> Action", form: .block([value]))
    ]
  }
}
