import FeatureModel

/// Values that a store tree shares.
extension ChildBuilder {
  /// The fields that are shared, in order.
  var sharedFields: [Field] { feature.facts.fields.filter { $0.storage == .shared } }

  /// The state joins the tree's value.
  func joining(_ field: Field) -> String {
    let number = feature.number(field.name)
    return "reduction.attend(shared: \(number), &state.$\(field.name))"
  }
}
