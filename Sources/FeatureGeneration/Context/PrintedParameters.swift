import FeatureModel

/// How the parameters of a spec are spelled in a function that has names of its own.
struct PrintedParameters: Sendable {
  /// The function's own names.
  let taken: Set<String>

  /// A parameter as it is called inside the function.
  func inner(_ name: String) -> String {
    taken.contains(name) ? SwiftIdentifier.another(name) : SwiftIdentifier.value(name)
  }

  /// `label: name`
  func argument(_ parameter: Parameter) -> String {
    let name = inner(parameter.name)
    return parameter.label.map { "\(SwiftIdentifier.label($0)): \(name)" } ?? name
  }

  /// `name(let a, let b)`
  func pattern(_ name: String, _ parameters: [Parameter]) -> String {
    let member = SwiftIdentifier.member(name)
    if parameters.isEmpty { return member }
    return "\(member)(\(parameters.map { "let \(inner($0.name))" }.joined(separator: ", ")))"
  }
}
