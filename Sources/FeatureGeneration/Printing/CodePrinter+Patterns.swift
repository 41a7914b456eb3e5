import FeatureModel

extension CodePrinter {
  /// The pattern as Swift; a variable that nothing reads becomes `_`.
  func pattern(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: return "_"
    case .variable(let name, let introducer):
      guard usage.isUsed(name) else { return "_" }
      return (introducer.map { "\(keyword($0, for: [name])) " } ?? "") + inner(name)
    case .enumCase(let type, let name, let elements):
      let owner = type.map(types.named) ?? ""
      let text = "\(owner).\(SwiftIdentifier.member(name))"
      guard let elements, elements.contains(where: { !isWild($0.pattern) }) else { return text }
      return "\(text)(\(self.elements(elements)))"
    case .optional(let inner): return "\(self.pattern(inner))?"
    case .tuple(let elements): return "(\(self.elements(elements)))"
    case .expression(let expression): return self.expression(expression)
    case .binding(let introducer, let inner):
      let names = variables(inner)
      guard names.contains(where: usage.isUsed) else { return self.pattern(inner) }
      return "\(keyword(introducer, for: names)) \(self.pattern(inner))"
    }
  }

  /// The parts of a payload or tuple.
  private func elements(_ elements: [Pattern.Element]) -> String {
    elements.map { element in
      let text = pattern(element.pattern)
      return element.label.map { "\(SwiftIdentifier.label($0)): \(text)" } ?? text
    }.joined(separator: ", ")
  }

  /// `var` only where one of the variables is written.
  private func keyword(_ introducer: Pattern.Introducer, for names: [String]) -> String {
    guard introducer == .var, names.contains(where: usage.isWritten) else { return "let" }
    return "var"
  }

  private func isWild(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard: true
    case .variable(let name, _): !usage.isUsed(name)
    case .binding(_, let inner): isWild(inner)
    case .tuple, .enumCase, .optional, .expression: false
    }
  }

  /// The names that a pattern declares.
  func variables(_ pattern: Pattern) -> [String] {
    switch pattern {
    case .wildcard, .expression: []
    case .variable(let name, _): [name]
    case .enumCase(_, _, let elements): elements?.flatMap { variables($0.pattern) } ?? []
    case .optional(let inner), .binding(_, let inner): variables(inner)
    case .tuple(let elements): elements.flatMap { variables($0.pattern) }
    }
  }

  /// Conditions, separated by commas.
  func conditions(_ conditions: [Condition]) -> String {
    conditions.map(condition).joined(separator: ", ")
  }

  private func condition(_ condition: Condition) -> String {
    switch condition {
    case .expression(let expression): return self.expression(expression)
    case .binding(let isVariable, let name, let value, _):
      let text = expression(value)
      guard usage.isUsed(name) else { return "\(text) != nil" }
      let introducer = isVariable && usage.isWritten(name) ? "var" : "let"
      let name = inner(name)
      return text == name ? "\(introducer) \(name)" : "\(introducer) \(name) = \(text)"
    case .pattern(let pattern, let value):
      return "case \(self.pattern(pattern)) = \(expression(value))"
    }
  }
}
