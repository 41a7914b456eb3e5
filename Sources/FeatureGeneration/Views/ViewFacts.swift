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
  /// The state that keeps the channels to the elements of a collection, by the collection's name.
  let elements: [String: String]
  /// The types of those elements, by the collection's name.
  let elementTypes: [String: Type]
  /// What a statement is for here.
  var mode = Mode.content

  /// The facts of a view, or of a preview, which has no members.
  init(_ view: ViewDefinition?) {
    var members = Set(view?.members.map(\.name) ?? [])
    var finder = ChannelFinder()
    finder.visit(view?.body ?? [])
    func states(_ names: [String], _ called: (String) -> String) -> [String: String] {
      var states: [String: String] = [:]
      for name in names where states[name] == nil {
        var state = called(name)
        while members.contains(state) { state = SwiftIdentifier.another(state) }
        members.insert(state)
        states[name] = state
      }
      return states
    }
    focuses = states(finder.focuses) { name in
      name.lowercased().hasSuffix("focus") ? "\(name)State" : "\(name)Focus"
    }
    elements = states(finder.collections.keys.sorted()) { "\($0)Elements" }
    elementTypes = finder.collections
  }
}

/// Finds the channels for which a view keeps something.
private struct ChannelFinder: IRVisitor {
  /// The bindings of the feature that say where the keyboard is.
  private(set) var focuses: [String] = []
  /// The collections whose elements are shown by their channels, with the types of the elements.
  private(set) var collections: [String: Type] = [:]

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .call(let function, let arguments) = expression.kind {
      if case .member(_, "focused", .modifier) = function.kind,
        case .projection(.binding(let name, _))? = arguments.first?.value.kind
      {
        focuses.append(name)
      }
      if case .reference(.view(.known)) = function.kind, let first = arguments.first?.value,
        let element = first.identifiedElement, let name = first.keptCollection
      {
        collections[name] = element
      }
    }
    visitChildren(of: expression)
  }
}

extension Expression {
  /// The type of the elements of the identified collection to which it is a channel.
  var identifiedElement: Type? {
    guard case .view(.binding(.identified(let element))) = type else { return nil }
    return element
  }

  /// The name of the collection, where a view can keep the channels to its elements: there is one of it.
  var keptCollection: String? {
    switch kind {
    case .projection(.member(let name)), .projection(.binding(let name, [])): name
    default: nil
    }
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
