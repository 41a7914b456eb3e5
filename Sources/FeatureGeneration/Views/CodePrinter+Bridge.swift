import FeatureModel

/// What only the bodies of representables have.
extension CodePrinter {
  /// Which body of a representable is printed.
  enum Bridge: Sendable {
    /// What is carried to a view of this class.
    case update(BridgeClass)
    /// What the view tells or asks, in the coordinator.
    case coordinator
  }

  /// The names that a body in the coordinator has from it.
  static let coordinatorNames: Set<String> = ["parent", "updates"]

  /// A member of the representable where its bodies stand; nil where no such body is printed.
  func bridgeMember(_ name: String) -> String? {
    switch bridge {
    case .update: own(name)
    case .coordinator: "parent.\(SwiftIdentifier.member(name))"
    case nil: nil
    }
  }

  /// An assignment to the view in an update, made only where it differs; nil elsewhere.
  mutating func bridgeAssignment(_ place: Expression, _ sign: String, _ value: Expression)
    -> [String]?
  {
    guard case .update(let bridged) = bridge, sign == "=", let path = Place(place),
      path.root.kind == .reference(.unchecked("view"))
    else { return nil }
    var conditions: [String] = []
    if path.steps.count == 1, case .member(let name, _, _)? = path.steps.first,
      bridged.textProperties.contains(name), let isSettled = bridged.isSettled
    {
      conditions.append(isSettled)
    }
    let left = expression(place)
    guard let type = types.annotation(value.type) else {
      let right = expression(value)
      conditions.append("FeatureRuntime.differs(\(left), \(right))")
      return Self.conditional(conditions, "\(left) = \(right)")
    }
    if value.isPlainRead {
      let right = expression(value)
      return Self.conditional(conditions + ["\(left) != \(right)"], "\(left) = \(right)")
    }
    let name = newName("newValue", &valueCount)
    return assigning("let \(name): \(type)", value)
      + Self.conditional(conditions + ["\(left) != \(name)"], "\(left) = \(name)")
  }

  private static func conditional(_ conditions: [String], _ line: String) -> [String] {
    let head = "if \(conditions.joined(separator: ", "))"
    let isShort = head.count + line.count < 84 && !"\(head)\(line)".contains("\n")
    if isShort { return ["\(head) { \(line) }"] }
    return lines("\(head) {") + indented(lines(line)) + ["}"]
  }
}

extension Expression {
  /// Whether reading it twice costs nothing, and an operator may stand before it.
  fileprivate var isPlainRead: Bool {
    switch kind {
    case .reference, .integer, .float, .boolean, .nilLiteral: true
    case .string(let value): !value.isMultiline && value.segments.count <= 1
    case .member(let base, _, .property): base.isPlainRead
    default: false
    }
  }
}

/// Finds out whether a body writes a member of its view.
struct MemberWrites: IRVisitor {
  private(set) var isFound = false

  init(_ statements: [Statement]) { visit(statements) }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .assign(let place, _, _, _): note(place)
    case .expression(let expression, _?):
      if case .call(let function, _) = expression.kind,
        case .member(let place, _, _) = function.kind
      {
        note(place)
      }
    case .verbatim: isFound = true
    default: break
    }
    visitChildren(of: statement)
  }

  mutating func visit(_ expression: Expression) {
    if case .verbatim = expression.kind { isFound = true }
    visitChildren(of: expression)
  }

  private mutating func note(_ place: Expression) {
    if case .reference(.viewMember)? = Place(place)?.root.kind { isFound = true }
  }
}
