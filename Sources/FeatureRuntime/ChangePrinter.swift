/// Writes an action and what it changed, without secrets.
nonisolated struct ChangePrinter<F: Feature> {
  private let printer = ValuePrinter(secrets: F.secrets)

  /// The action as it would be written, without the dot.
  func describe(_ action: F.Action) -> String {
    let text = printer.describe(action)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// One line for the action and one for each field that changed.
  func describe(_ action: F.Action, from old: F.State, to new: F.State) -> String {
    let before = members(of: old)
    let after = members(of: new)
    var lines = ["\(F.self).\(describe(action))"]
    for (index, member) in after.enumerated() where index < before.count {
      let previous = before[index]
      if previous.raw != member.raw {
        let change = member.isSecret ? member.shown : "\(previous.shown) → \(member.shown)"
        lines.append("  \(member.name): \(change)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private struct Member {
    var name: String
    /// What tells whether it changed; never printed.
    var raw: String
    var shown: String
    var isSecret: Bool
  }

  private func members(of state: F.State) -> [Member] {
    Mirror(reflecting: state).children.map { child in
      let name = child.label.map { FeatureRuntime.fieldName($0, of: child.value) } ?? "_"
      let isSecret = printer.isSecret(name, of: "State")
      return Member(
        name: name, raw: String(reflecting: child.value),
        shown: isSecret ? printer.placeholder : printer.describe(child.value), isSecret: isSecret)
    }
  }
}
