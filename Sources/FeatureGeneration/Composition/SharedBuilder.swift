import FeatureModel
import TemplateEngine

/// Values that a store tree shares.
extension ChildBuilder {
  /// The fields that are shared, in order.
  var sharedFields: [Field] { feature.facts.fields.filter { $0.storage == .shared } }

  /// The state joins the tree's value.
  func joining(_ field: Field) -> [String] {
    [join(field)]
      + (remembered.contains(field.name) ? ["reduction.remember(state.$\(field.name))"] : [])
  }

  private func join(_ field: Field) -> String {
    let name = SwiftText.stringLiteral(field.name)
    let head =
      "reduction.attend(&state.$\(field.name), \(name), field: \(feature.number(field.name))"
    switch builder.file.features.shared[field.name]?.storage ?? .memory {
    case .memory: return "\(head))"
    case .file(let path): return "\(head), stored: .file(\(SwiftText.stringLiteral(path))))"
    case .defaults(let key): return "\(head), stored: .defaults(\(SwiftText.stringLiteral(key))))"
    }
  }

  /// `react`: what the feature does when another one wrote a shared value.
  var react: Member? {
    let handlers = sharedHandlers
    guard !handlers.isEmpty else { return nil }
    let watched = handlers.reduce(into: Set<String>()) { $0.formUnion($1.reads) }
    let reactions = Reactions(
      feature, writes: watched.intersection(sharedFields.map(\.name)), own: [], isAsked: true)
    return Member(
      doc: ["/// Reacts to shared values that others wrote."],
      head: "\(access)static func react(_ state: inout State, \(feature.reduction))",
      form: .block(reactions.lines(around: [])))
  }

  /// The `onChange` of shared values, and of what is derived of them.
  private var sharedHandlers: [ChangeHandler] {
    let names = Set(sharedFields.map(\.name))
    return definition.changeHandlers.filter { !$0.reads.isDisjoint(with: names) }
  }

  /// The shared fields of which it has to be known what they were before others wrote them.
  var remembered: Set<String> {
    let compared = sharedHandlers.filter { $0.usesOldValue || feature.markedField($0) == nil }
    return compared.reduce(into: Set<String>()) { $0.formUnion($1.reads) }
      .intersection(sharedFields.map(\.name))
  }
}
