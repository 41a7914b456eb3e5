import FeatureModel
import TemplateEngine

/// Alerts and dialogs: what they show, and what their buttons do.
extension ChildBuilder {
  /// Answers a button or a dismissal; the alert is cleared first, so that the button may show the next.
  func alertAnswer(_ child: ChildModel, _ route: RouteModel) -> Member {
    let isRoute: Bool
    switch child.form {
    case .alert: isRoute = false
    case .embedded, .presented, .rows, .route, .stack: isRoute = true
    }
    let type = SwiftIdentifier.name(enumName(child))
    var lines = [
      "guard let shown: \(type) = \(state(child)), action.concerns(\(identity(child))) "
        + "else { return }",
      "switch shown {",
    ]
    for alert in route.alerts {
      lines += ["case .\(alertPattern(alert)):"] + CodePrinter.indented(choice(child, alert))
    }
    let others = withoutAlert(route)
    if !others.isEmpty { lines += ["case \(others.joined(separator: ", ")):", "  return"] }
    return function(
      isRoute ? "\(child.name)Alert" : child.name, "_ action: AlertAction, ", lines + ["}"])
  }

  /// The case with the payload that buttons read.
  private func alertPattern(_ alert: AlertCaseModel) -> String {
    let member = SwiftIdentifier.member(alert.name)
    let isRead = alert.buttons.contains { button in
      !button.body.statements.isEmpty || button.condition?.readsParameters == true
    }
    guard isRead, !alert.parameters.isEmpty else { return member }
    let variables = alert.parameters.map { "let \(feature.inner($0.name))" }
    return "\(member)(\(variables.joined(separator: ", ")))"
  }

  private func choice(_ child: ChildModel, _ alert: AlertCaseModel) -> [String] {
    let name = SwiftText.stringLiteral(alert.name)
    let plain = alert.buttons.filter { $0.condition == nil && $0.body.statements.isEmpty }
    let clearing = [".dismiss"] + plain.map { ".button(\($0.place))" }
    var lines = [
      "switch action.choice(of: \(name)) {", "case \(clearing.joined(separator: ", ")):",
    ]
    lines += CodePrinter.indented(self.clearing(child))
    for button in alert.buttons where !plain.contains(button) {
      lines +=
        ["case .button(\(button.place)):"]
        + CodePrinter.indented(pressed(child, alert, button))
    }
    return lines + ["case .button, .other:", "  return", "}"]
  }

  private func pressed(
    _ child: ChildModel, _ alert: AlertCaseModel, _ button: AlertButtonModel
  ) -> [String] {
    var lines: [String] = []
    if let condition = button.condition {
      lines += CodePrinter.lines("guard \(feature.text(condition.condition)) else { return }")
    }
    lines += clearing(child)
    guard !button.body.statements.isEmpty else { return lines }
    return lines + [
      feature.call(
        buttonName(child, alert, button), [],
        more: alert.parameters.map { feature.inner($0.name) })
    ]
  }

  /// `promptDelete0`
  private func buttonName(
    _ child: ChildModel, _ alert: AlertCaseModel, _ button: AlertButtonModel
  ) -> String {
    feature.names.heard("\(child.name)\(SwiftIdentifier.capitalized(alert.name))\(button.place)", 0)
  }

  /// The bodies of the buttons.
  func buttonBodies(_ child: ChildModel) -> [Member] {
    (child.route?.alerts ?? []).flatMap { alert in
      alert.buttons.filter { !$0.body.statements.isEmpty }.map { button in
        let parameters = alert.parameters.map { parameter in
          Parameter(label: nil, name: parameter.name, type: parameter.type)
        }
        return feature.body(
          buttonName(child, alert, button), feature.between(parameters), button.body.statements,
          parameters)
      }
    }
  }

  /// The name of what an alert shows: `promptContent`.
  static func contentName(_ child: ChildModel) -> String { "\(child.name)Content" }

  /// What the alerts of the state show.
  var contents: [Member] {
    definition.children.compactMap { child in
      guard let route = child.route, !route.alerts.isEmpty else { return nil }
      let value = SwiftIdentifier.value(child.name)
      var lines = ["guard let shown: PresentationID = $\(child.name) else { return nil }"]
      lines.append("switch \(value) {")
      for alert in route.alerts { lines += content(alert) }
      let others = withoutAlert(route) + ["nil"]
      lines += ["case \(others.joined(separator: ", ")):", "  return nil"]
      return Member(
        doc: [
          "/// What \(route.alerts.count == 1 ? "the alert" : "an alert") of `\(child.name)` shows."
        ],
        head: "var \(Self.contentName(child)): FeatureAlert?", form: .block(lines + ["}"]))
    }
  }

  /// The patterns of the cases that show no alert.
  private func withoutAlert(_ route: RouteModel) -> [String] {
    route.cases.filter { $0.alert == nil }.map { ".\(SwiftIdentifier.member($0.name))" }
  }

  private func content(_ alert: AlertCaseModel) -> [String] {
    let member = SwiftIdentifier.member(alert.name)
    let used = alert.usedParameters
    let variables = alert.parameters.map {
      used.contains($0.name) ? "let \(SwiftIdentifier.value($0.name))" : "_"
    }
    let pattern =
      variables.contains { $0 != "_" } ? "\(member)(\(variables.joined(separator: ", ")))" : member
    var before: [String] = []
    var message = alert.message.map { shown($0, alert) } ?? ""
    if message.hasPrefix("\"\"\"") {
      let name = builder.fieldName("message", avoiding: alert.parameters.map(\.name))
      let lines = CodePrinter.lines("let \(name): FeatureText = \(message)")
      before = lines.prefix(1) + CodePrinter.indented(Array(lines.dropFirst()))
      message = name
    }
    if !message.isEmpty { message = ", message: \(message)" }
    let made =
      "FeatureAlert(\(SwiftText.stringLiteral(alert.name)), id: shown, "
      + "title: \(shown(alert.title, alert))\(message))"
    if alert.buttons.isEmpty {
      return ["case .\(pattern)?:"]
        + CodePrinter.indented(before + CodePrinter.lines("return \(made)"))
    }
    var lines = CodePrinter.lines("var content: FeatureAlert = \(made)")
    for button in alert.buttons { lines += adding(button, alert) }
    return ["case .\(pattern)?:"] + CodePrinter.indented(before + lines + ["return content"])
  }

  private func adding(_ button: AlertButtonModel, _ alert: AlertCaseModel) -> [String] {
    let role = button.role.map { ", role: .\($0.rawValue)" } ?? ""
    let line = "content.add(\(shown(button.title, alert))\(role), place: \(button.place))"
    guard let condition = button.condition else { return CodePrinter.lines(line) }
    return CodePrinter.block(
      "if \(printer(condition.condition, alert).expression(condition.condition))",
      CodePrinter.lines(line))
  }

  /// Words that somebody is shown: literals can be translated.
  private func shown(_ text: Expression, _ alert: AlertCaseModel) -> String {
    printer(text, alert).translatable(text, as: .runtime)
  }

  private func printer(_ expression: Expression, _ alert: AlertCaseModel) -> CodePrinter {
    var printer = CodePrinter(
      expression, parameters: alert.parameters, in: .member, of: builder.file,
      feature: feature.facts)
    printer.effects = "effects"
    return printer
  }
}

extension AlertCaseModel {
  /// The parameters that what it shows reads.
  fileprivate var usedParameters: Set<String> {
    var reader = ParameterReader()
    reader.visit(title)
    if let message { reader.visit(message) }
    for button in buttons {
      reader.visit(button.title)
      if let condition = button.condition { reader.visit(condition.condition) }
    }
    return reader.names
  }
}

/// Finds the parameters that expressions read.
private struct ParameterReader: IRVisitor {
  var names: Set<String> = []

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .reference(.parameter(let name)) = expression.kind { names.insert(name) }
    visitChildren(of: expression)
  }
}
