import FeatureModel
import TemplateEngine

/// Values that a store tree shares.
extension ChildBuilder {
  /// The fields that are shared, in order.
  var sharedFields: [Field] { feature.facts.fields.filter { $0.storage == .shared } }

  /// The state joins the tree's value.
  func joining(_ field: Field) -> String {
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
    let names = Set(sharedFields.map(\.name))
    let handlers = definition.changeHandlers.filter { handler in
      guard case .reference(.field(let name)) = handler.value.kind else { return false }
      return names.contains(name)
    }
    guard !handlers.isEmpty else { return nil }
    let watched = handlers.reduce(into: Set<String>()) { $0.formUnion($1.reads) }
    return Member(
      doc: ["/// Reacts to shared values that others wrote."],
      head: "\(access)static func react(_ state: inout State, \(feature.reduction))",
      form: .block(
        Reactions(feature, writes: watched.intersection(names), own: [], isAsked: true).lines(
          around: [])))
  }
}
