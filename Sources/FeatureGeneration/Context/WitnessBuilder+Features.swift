import FeatureDiagnostics
import FeatureModel

/// What a spec says of a feature that the app has written by hand.
extension WitnessBuilder {
  /// The witness of an extern feature.
  func witness(_ definition: FeatureDefinition) -> Member {
    let name = types.named(TypeName([definition.name]))
    let line = file.line(of: definition.location.range.start)
    let fields = definition.fields.flatMap {
      access($0.name, $0.type, of: "state", isWritten: $0.isVariable, at: $0.location)
    }
    let actions = definition.actions.flatMap {
      made($0.name, $0.parameters.map { ($0.label, $0.type) }, "\(name).Action", at: $0.location)
    }
    let outputs = definition.outputs.flatMap {
      made($0.name, $0.parameters.map { ($0.label, $0.type) }, "\(name).Output", at: $0.location)
    }
    return Member(
      doc: [
        "/// Proves what \(file.name) says of `\(definition.name)`, a feature of the app's own."
      ],
      head: "private nonisolated func \(definition.name.lowercasedFirst)Witness("
        + "_ state: inout \(name).State)",
      form: .block(
        ["func conforms<Value: Feature>(_ feature: Value.Type) {}"]
          + located(["conforms(\(name).self)"], at: line) + fields + actions + outputs))
  }
}
