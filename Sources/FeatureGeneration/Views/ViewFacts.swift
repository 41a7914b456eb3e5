import FeatureModel

/// What the bodies of a view have that those of features have not.
struct ViewFacts: Sendable {
  /// What a statement is for at the place that is printed.
  enum Mode: Sendable {
    /// It shows something.
    case content
    /// It answers an event.
    case action
    /// It answers an event, and what it sends is waited for.
    case awaited
    /// It gives a value.
    case value
  }

  /// The state that keeps the keyboard in step with a binding, by the binding's name.
  let focuses: [String: String]
  /// What a statement is for here.
  var mode = Mode.content

  /// The facts of a view, or of a preview, which has no members.
  init(_ view: ViewDefinition?) {
    var members = Set(view?.members.map(\.name) ?? [])
    var finder = FocusFinder()
    finder.visit(view?.body ?? [])
    var focuses: [String: String] = [:]
    for name in finder.bindings where focuses[name] == nil {
      var state = name.lowercased().hasSuffix("focus") ? "\(name)State" : "\(name)Focus"
      while members.contains(state) { state = SwiftIdentifier.another(state) }
      members.insert(state)
      focuses[name] = state
    }
    self.focuses = focuses
  }
}

/// Finds the bindings of the feature that say where the keyboard is.
private struct FocusFinder: IRVisitor {
  private(set) var bindings: [String] = []

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .call(let function, let arguments) = expression.kind,
      case .member(_, "focused", .modifier) = function.kind,
      case .projection(.binding(let name, _))? = arguments.first?.value.kind
    {
      bindings.append(name)
    }
    visitChildren(of: expression)
  }
}

extension CodePrinter {
  /// The same printer at a place where statements are for something else.
  func at(_ mode: ViewFacts.Mode) -> CodePrinter {
    var printer = self
    printer.view?.mode = mode
    return printer
  }

  /// A printer for what stands in a view.
  static func inView(
    _ facts: ViewFacts, _ statements: [Statement], of file: FileFacts, feature: FeatureFacts?
  ) -> CodePrinter {
    var printer = CodePrinter(
      statements, in: .outside(state: "store"), of: file, feature: feature)
    printer.view = facts
    printer.taken = ["store"]
    return printer
  }
}
