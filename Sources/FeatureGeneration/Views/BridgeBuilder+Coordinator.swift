import FeatureModel

/// The coordinator: it hears of the view, and passes on what it tells.
extension BridgeBuilder {
  var coordinator: TypeDeclaration {
    let protocols = view.delegates.map(\.type).removingRepeats()
    let inherited = (["NSObject"] + protocols).joined(separator: ", ")
    let stored = [
      Member(doc: ["/// The representable as it is now."], head: "var parent: \(name)"),
      Member(doc: ["/// What is shown."], head: "let view = \(view.viewType)()"),
      Member(
        doc: ["/// Keeps events of an update until it is over."],
        head: "let updates = BridgeUpdates()"),
    ]
    let initializer = Member(
      head: "init(_ parent: \(name))", form: .block(["self.parent = parent", "super.init()"]))
    return TypeDeclaration(
      head: "extension \(name)",
      types: [
        TypeDeclaration(
          doc: ["/// Hears of the view, and passes on what it tells."],
          head: "@\(types.standard("MainActor")) \(access)final class Coordinator: \(inherited)",
          groups: [stored, [initializer]] + view.events.map { [event($0)] }
            + view.delegates.flatMap(\.functions).map { [function($0)] })
      ])
  }

  private func event(_ event: BridgeEvent) -> Member {
    let lines = waiting("\(event.name)()") + body(event.body, parameters: [], givesValue: false)
    return Member(head: "func \(event.name)()", form: .block(lines))
  }

  private func function(_ function: BridgeFunction) -> Member {
    let name = SwiftIdentifier.name(function.name)
    let parameters = function.parameters.map { parameter in
      let label = parameter.label.map(SwiftIdentifier.label) ?? "_"
      let inner = inner(parameter)
      return "\(label == inner ? label : "\(label) \(inner)"): \(parameter.type)"
    }
    let result = function.result.map { " -> \($0)" } ?? ""
    let arguments = function.parameters.map { parameter in
      (parameter.label.map { "\(SwiftIdentifier.label($0)): " } ?? "") + inner(parameter)
    }
    var lines: [String] = []
    if function.result == nil {
      lines = waiting(
        "\(SwiftIdentifier.member(function.name))(\(arguments.joined(separator: ", ")))")
    } else if MemberWrites(function.body).isFound {
      lines = ["let parent: \(self.name) = self.parent.\(delayingName)(updates)"]
    }
    let isAlone = lines.isEmpty
    lines += body(
      function.body, parameters: function.parameters.map(\.name), givesValue: function.result != nil
    )
    if !isAlone, function.result != nil, let last = lines.last, lines.count == 2 {
      lines[1] = last.hasPrefix("return ") ? last : "return \(last)"
    }
    return Member(
      head: "\(access)func \(name)(\(parameters.joined(separator: ", ")))\(result)",
      form: .block(lines))
  }

  /// What arrives while the view is updated is heard after that.
  private func waiting(_ call: String) -> [String] {
    CodePrinter.block(
      "guard !updates.mustWait else", ["return updates.after { [weak self] in self?.\(call) }"])
  }

  private func body(_ statements: [Statement], parameters: [String], givesValue: Bool) -> [String] {
    var printer = CodePrinter(
      statements, in: .outside(state: "parent"), of: builder.file)
    printer.parameters = Set(parameters)
    printer.taken = CodePrinter.coordinatorNames
    printer.bridge = .coordinator
    guard givesValue else { return printer.statements(statements) }
    printer.givesValue = true
    return printer.valueBody(statements, of: .unchecked)
  }

  private func inner(_ parameter: BridgeFunction.Parameter) -> String {
    CodePrinter.coordinatorNames.contains(parameter.name)
      ? SwiftIdentifier.another(parameter.name) : SwiftIdentifier.name(parameter.name)
  }
}
