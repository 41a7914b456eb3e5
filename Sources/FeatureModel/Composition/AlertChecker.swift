import FeatureDiagnostics
import FeatureSyntax

/// Checks what the alerts and dialogs of a feature say, and what their buttons do.
struct AlertChecker {
  let draft: DeclarationChecker.FeatureDraft
  let isDialog: Bool

  /// What a case shows.
  ///
  /// - Parameter parameters: the payload of the case.
  func alert(
    _ syntax: AlertSyntax.Case, _ parameters: [Parameter], _ checker: inout DeclarationChecker
  ) -> AlertCaseModel {
    let location = checker.at(syntax.name, draft.scope)
    if syntax.title == nil {
      checker.sink.report(.alertTitle, syntax.name.text, at: location)
    }
    var environment = checker.environment(.pure, in: draft.scope, feature: draft.name)
    environment.parameters = parameters.filter { !$0.name.isEmpty }.map(\.signature)
    let missing = Expression(.error, .error, at: location)
    let title = syntax.title.map { checker.checked($0, expected: .string, environment) }
    let message = syntax.message.map { checker.checked($0, expected: .string, environment) }
    var buttons = ButtonList()
    for element in syntax.buttons { add(element, [], [], to: &buttons, environment, &checker) }
    checkCancel(buttons, &checker)
    var model = AlertCaseModel(
      name: syntax.name.text, isDialog: isDialog, parameters: parameters, title: title ?? missing,
      message: message, reads: [], buttons: buttons.models, location: location)
    model.reads = reads(of: model)
    return model
  }

  private func reads(of model: AlertCaseModel) -> Set<String> {
    var found: Set<String> = []
    let texts = [model.title] + (model.message.map { [$0] } ?? []) + model.buttons.map(\.title)
    for text in texts { found.formUnion(draft.flow.accesses(of: text).reads) }
    for button in model.buttons { found.formUnion(button.condition?.reads ?? []) }
    return found
  }

  // MARK: Buttons

  /// The buttons of a case, each with the branches that it stands in.
  private struct ButtonList {
    var models: [AlertButtonModel] = []
    var branches: [[Branch]] = []
    var conditionCount = 0
  }

  /// One side of a condition.
  private struct Branch: Hashable {
    var condition: Int
    var holds: Bool
  }

  private func add(
    _ element: AlertSyntax.Element, _ conditions: [Expression], _ branches: [Branch],
    to list: inout ButtonList, _ environment: BodyEnvironment,
    _ checker: inout DeclarationChecker
  ) {
    switch element {
    case .button(let title, let role, let block, let range):
      var reduction = environment
      reduction.kind = .reduction
      let text = checker.checked(title, expected: .string, environment)
      let statements = block.map { checker.checked($0, reduction) } ?? []
      list.models.append(
        AlertButtonModel(
          place: list.models.count, title: text, role: self.role(role, &checker),
          condition: all(conditions).map(draft.flow.guardModel),
          body: draft.flow.body(statements), location: SourceLocation(draft.scope.file, range)))
      list.branches.append(branches)
    case .condition(let syntax, let elements, let otherwise):
      let number = list.conditionCount
      list.conditionCount += 1
      let condition = self.condition(syntax, environment, &checker)
      var inner = environment
      inner.parameters += refusedNames(in: syntax)
      for element in elements {
        add(
          element, conditions + (condition.map { [$0] } ?? []),
          branches + [Branch(condition: number, holds: true)], to: &list, inner, &checker)
      }
      for element in otherwise {
        add(
          element, conditions + (condition.map { [not($0)] } ?? []),
          branches + [Branch(condition: number, holds: false)], to: &list, environment, &checker)
      }
    }
  }

  private func role(_ syntax: ExpressionSyntax?, _ checker: inout DeclarationChecker)
    -> AlertButtonModel.Role?
  {
    guard let syntax, syntax.kind != .missing else { return nil }
    let location = SourceLocation(draft.scope.file, syntax.range)
    let names = AlertButtonModel.Role.allCases.map(\.rawValue)
    guard case .implicitMember(let name) = syntax.kind else {
      checker.sink.report(.buttonRole, checker.text(syntax, draft.scope), at: location)
      return nil
    }
    if let role = AlertButtonModel.Role(rawValue: name.text) { return role }
    if !name.isMissing {
      checker.sink.report(
        .buttonRole, name.text, at: location,
        fixIts: checker.replacement(
          Nearest.name(to: name.text, among: names), at: checker.at(name, draft.scope)))
    }
    return nil
  }

  /// SwiftUI shows one button that cancels; two that are never there together are one.
  private func checkCancel(_ list: ButtonList, _ checker: inout DeclarationChecker) {
    let cancelling = list.models.indices.filter { list.models[$0].role == .cancel }
    for (position, index) in cancelling.enumerated() {
      let first = cancelling[..<position].first { other in
        !list.branches[other].contains { branch in
          list.branches[index].contains(Branch(condition: branch.condition, holds: !branch.holds))
        }
      }
      guard let first else { continue }
      checker.sink.report(
        .secondCancel, at: list.models[index].title.location,
        related: [RelatedSpan(list.models[first].title.location, "the first of them")])
    }
  }

  // MARK: Conditions

  private func condition(
    _ syntax: [ConditionSyntax], _ environment: BodyEnvironment,
    _ checker: inout DeclarationChecker
  ) -> Expression? {
    var parts: [Expression] = []
    for part in syntax {
      switch part {
      case .expression(let expression):
        parts.append(checker.checked(expression, expected: .bool, environment))
      case .binding(_, let name, _, let value):
        checker.sink.report(
          .buttonCondition,
          at: SourceLocation(
            draft.scope.file, value.map { name.range.union($0.range) } ?? name.range))
      case .pattern(let pattern, let value):
        checker.sink.report(
          .buttonCondition,
          at: SourceLocation(draft.scope.file, pattern.range.union(value.range)))
      }
    }
    return all(parts)
  }

  /// What a refused condition was to unwrap; its use is not reported as well.
  private func refusedNames(in syntax: [ConditionSyntax]) -> [ParameterSignature] {
    syntax.compactMap { part in
      guard case .binding(_, let name, _, _) = part else { return nil }
      return ParameterSignature(label: nil, name: name.text, type: .error)
    }
  }

  private func all(_ parts: [Expression]) -> Expression? {
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { left, right in
      Expression(.infix(grouped(left), "&&", grouped(right)), .bool, at: left.location)
    }
  }

  private func not(_ condition: Expression) -> Expression {
    Expression(.prefix("!", grouped(condition)), .bool, at: condition.location)
  }

  /// In parentheses, where an operator could take it apart.
  private func grouped(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .reference, .member, .call, .parenthesized, .boolean, .prefix: expression
    default: Expression(.parenthesized(expression), .bool, at: expression.location)
    }
  }
}

extension DeclarationChecker {
  /// Fills in what the alerts of a feature say and do.
  mutating func addAlerts(_ item: FeatureItem, to draft: inout FeatureDraft) {
    switch item {
    case .alert(let syntax):
      complete(at: syntax.name, &draft) { route, checker, draft in
        for element in syntax.cases {
          checker.complete(element, isDialog: syntax.isDialog, &route, draft)
        }
      }
    case .route(let syntax):
      complete(at: syntax.name, &draft) { route, checker, draft in
        for alert in syntax.alerts {
          for element in alert.cases {
            checker.complete(element, isDialog: alert.isDialog, &route, draft)
          }
        }
      }
    case .state, .action, .output, .binding, .onChange, .on, .invariant, .effect, .uses, .child,
      .stack, .shared, .function, .structure, .enumeration:
      break
    }
  }

  private mutating func complete(
    at name: Name, _ draft: inout FeatureDraft,
    _ change: (inout RouteModel, inout DeclarationChecker, FeatureDraft) -> Void
  ) {
    let location = at(name, draft.scope)
    guard let index = draft.definition.children.firstIndex(where: { $0.location == location })
    else { return }
    var child = draft.definition.children[index]
    switch child.form {
    case .embedded, .presented, .rows, .stack: return
    case .route(var route, let isOptional):
      change(&route, &self, draft)
      child.form = .route(route, isOptional: isOptional)
    case .alert(var route, let isDialog):
      change(&route, &self, draft)
      child.form = .alert(route, isDialog: isDialog)
    }
    draft.definition.children[index] = child
  }

  private mutating func complete(
    _ syntax: AlertSyntax.Case, isDialog: Bool, _ route: inout RouteModel, _ draft: FeatureDraft
  ) {
    let location = at(syntax.name, draft.scope)
    guard let index = route.cases.firstIndex(where: { $0.location == location }),
      route.enumeration.cases.indices.contains(index)
    else { return }
    route.cases[index].alert = AlertChecker(draft: draft, isDialog: isDialog)
      .alert(syntax, route.enumeration.cases[index].payload, &self)
  }
}
