@testable import FeatureModel

/// Checked statements as short text, for comparing setters at a glance.
enum StatementText {
  static func of(_ statements: [Statement]) -> String {
    statements.map(of).joined(separator: "; ")
  }

  static func of(_ statement: Statement) -> String {
    switch statement.kind {
    case .assign(let place, let sign, let value, _): "\(of(place)) \(sign) \(of(value))"
    case .expression(let expression, _): of(expression)
    case .if(let branch): of(branch)
    default: "?"
    }
  }

  private static func of(_ branch: If) -> String {
    let conditions = branch.conditions.map { condition in
      switch condition {
      case .expression(let expression): of(expression)
      case .binding(_, let name, let value, _): "let \(name) = \(of(value))"
      case .pattern(let pattern, let value): "case \(of(pattern)) = \(of(value))"
      }
    }
    let head = "if \(conditions.joined(separator: ", ")) { \(of(branch.then)) }"
    switch branch.otherwise {
    case .block(let statements): return head + " else { \(of(statements)) }"
    case .if(let inner): return head + " else " + of(inner)
    case nil: return head
    }
  }

  private static func of(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: "_"
    case .variable(let name, let introducer): "\(introducer?.rawValue ?? "") \(name)"
    case .optional(let inner): of(inner) + "?"
    case .enumCase(_, let name, let elements):
      "." + name
        + (elements.map { elements in
          "(" + elements.map { of($0.pattern) }.joined(separator: ", ") + ")"
        } ?? "")
    case .tuple, .binding: "?"
    case .expression(let expression): of(expression)
    }
  }

  static func of(_ expression: Expression) -> String {
    switch expression.kind {
    case .integer(let text), .float(let text): text
    case .boolean(let value): String(value)
    case .nilLiteral: "nil"
    case .string(let value):
      "\""
        + value.segments.map { segment in
          if case .text(let text) = segment { text } else { "\\()" }
        }.joined() + "\""
    case .reference(.type(let type)): name(type)
    case .reference(let reference): reference.name
    case .implicitMember(let name): "." + name
    case .enumCase(_, let name, let arguments, _): "." + name + (arguments.map(of) ?? "")
    case .member(let base, let name, _): "\(of(base)).\(name)"
    case .call(let callee, let arguments): of(callee) + of(arguments)
    case .construct(let type, let arguments): name(type) + of(arguments)
    case .subscript(let base, let arguments): of(base) + "[" + list(arguments) + "]"
    case .optionalChain(let base): of(base) + "?"
    case .forceUnwrap(let base): of(base) + "!"
    case .prefix(let sign, let operand): sign + of(operand)
    case .infix(let left, let sign, let right): "\(of(left)) \(sign) \(of(right))"
    case .parenthesized(let inner): "(\(of(inner)))"
    case .runtimeCall(let helper, let arguments): helper.rawValue + of(arguments)
    default: "?"
    }
  }

  private static func name(_ type: Type) -> String {
    switch type {
    case .integer(let integer): integer.rawValue
    case .float(let float): float.rawValue
    case .string: "String"
    default: "T"
    }
  }

  private static func of(_ arguments: [Argument]) -> String { "(" + list(arguments) + ")" }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.map { argument in
      (argument.label.map { $0 + ": " } ?? "") + of(argument.value)
    }.joined(separator: ", ")
  }
}
