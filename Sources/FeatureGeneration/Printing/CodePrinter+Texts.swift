import FeatureModel

/// Texts of which some words are the spec's, and can be translated, and some are data.
extension CodePrinter {
  /// What the two kinds of words are made into.
  enum TextForm: Sendable {
    /// `Text("…")`, `Text(verbatim: …)`
    case swiftUI
    /// `"…"`, `.verbatim(…)`: the runtime's `FeatureText`.
    case runtime
  }

  /// A text whose literals are keys and whose data is shown as it is.
  func translatable(_ value: Expression, as form: TextForm) -> String {
    switch value.kind {
    case .string:
      let key = expression(titled(value))
      switch form {
      case .swiftUI: return "\(types.swiftUI("Text"))(\(key))"
      case .runtime: return key
      }
    case .parenthesized(let inner): return "(\(translatable(inner, as: form)))"
    case .ternary(let condition, let first, let second):
      return "\(expression(condition)) ? \(translatable(first, as: form)) : "
        + translatable(second, as: form)
    case .infix(let left, "??", let right) where right.hasKey:
      let optional = left.isPath ? expression(left) : "(\(expression(left)))"
      let type =
        switch form {
        case .swiftUI: ""
        case .runtime: "FeatureText"
        }
      return "\(optional).map { \(type)\(verbatim("$0", as: form)) } ?? "
        + translatable(right, as: form)
    default: return verbatim(expression(value), as: form)
    }
  }

  private func verbatim(_ data: String, as form: TextForm) -> String {
    switch form {
    case .swiftUI: "\(types.swiftUI("Text"))(verbatim: \(data))"
    case .runtime: ".verbatim(\(data))"
    }
  }
}

extension Expression {
  /// Whether it is written as a text, so that SwiftUI takes it for a key.
  var isKey: Bool {
    switch kind {
    case .string: true
    case .parenthesized(let inner): inner.isKey
    case .ternary(_, let first, let second): first.isKey && second.isKey
    default: false
    }
  }

  /// Whether some of its words are the spec's and some are data.
  var isPartlyKey: Bool { !isKey && type == .string && hasKey }

  /// Whether it may be a text of the spec's.
  fileprivate var hasKey: Bool {
    switch kind {
    case .string(let value): !value.segments.isEmpty
    case .parenthesized(let inner): inner.hasKey
    case .ternary(_, let first, let second): first.hasKey || second.hasKey
    case .infix(_, "??", let right): right.hasKey
    default: false
    }
  }

  /// Whether a member of it can be asked for as it stands, and not one of what is behind a `?` in it.
  fileprivate var isPath: Bool {
    switch kind {
    case .reference: true
    case .member(let base, _, _): base.isPath
    default: false
    }
  }
}
