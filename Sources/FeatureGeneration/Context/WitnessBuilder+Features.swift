import FeatureDiagnostics
import FeatureModel

/// What a spec says of a feature that the app has written by hand.
extension WitnessBuilder {
  /// The witness of an extern feature.
  func witness(_ definition: FeatureDefinition) -> Member {
    let name = types.named(TypeName([definition.name]))
    let line = file.line(of: definition.location.range.start)
    let actions = definition.actions.flatMap {
      event($0.name, $0.parameters, "\(name).Action", $0.location)
    }
    let outputs = definition.outputs.flatMap {
      event($0.name, $0.parameters, "\(name).Output", $0.location)
    }
    return Member(
      doc: [
        "/// Proves what \(file.name) says of `\(definition.name)`, a feature of the app's own."
      ],
      head: "private nonisolated func \(definition.name.lowercasedFirst)Witness("
        + "_ state: inout \(name).State)",
      form: .block(
        ["func conforms<Value: Feature>(_ feature: Value.Type) {}"]
          + located(["conforms(\(name).self)"], at: line)
          + definition.fields.flatMap(field) + actions + outputs))
  }

  private func field(_ field: Field) -> [String] {
    let line = file.line(of: field.location.range.start)
    let member = SwiftIdentifier.member(field.name)
    let written = types.text(field.type)
    guard field.isVariable else {
      return located(["let _: \(written) = state.\(member)"], at: line)
    }
    let local = "\(field.name)Value"
    return located(
      ["let \(local): \(written) = state.\(member)", "state.\(member) = \(local)"], at: line)
  }

  /// A case of the actions or outputs, made with what it carries.
  private func event(
    _ name: String, _ parameters: [Parameter], _ type: String, _ location: SourceLocation
  ) -> [String] {
    let line = file.line(of: location.range.start)
    let member = SwiftIdentifier.member(name)
    guard !parameters.isEmpty else { return located(["let _: \(type) = .\(member)"], at: line) }
    let list = parameters.map { types.text($0.type) }.joined(separator: ", ")
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\(SwiftIdentifier.label($0)): " } ?? "") + "$\(index)"
    }
    return located(
      [
        "let _: (\(list)) -> \(type) = { .\(member)(\(arguments.joined(separator: ", "))) }"
      ], at: line)
  }
}
