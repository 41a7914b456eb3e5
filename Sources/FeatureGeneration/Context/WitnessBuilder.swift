import FeatureDiagnostics
import FeatureModel
import TemplateEngine

/// Makes the function that lets Swift prove what a spec says of one of the app's own types.
struct WitnessBuilder: Sendable {
  let builder: DeclarationBuilder

  var types: TypePrinter { builder.types }
  var file: FileFacts { builder.file }

  /// The witness of an extern type.
  func witness(_ model: ExternTypeModel) -> Member {
    let type = types.named(model.type.name)
    let name = model.type.name.parts.joined().lowercasedFirst
    let properties = model.type.properties.flatMap { property($0, of: type) }
    let methods = model.type.methods.flatMap { method($0, of: type) }
    let initializers = model.type.initializers.flatMap { initializer($0, of: type, model) }
    let lines = conformances(model) + properties + initializers + methods + cases(model)
    return Member(
      doc: [
        "/// Proves what \(file.name) says of `\(model.type.name)`; its conformances must be",
        "/// `nonisolated` in a module whose default isolation is the main actor.",
      ],
      head: "private nonisolated func \(name)Witness(_ value: inout \(type))",
      form: .block(lines))
  }

  /// `lines` as if they stood in the spec.
  func located(_ lines: [String], at line: Int) -> [String] {
    let place = SwiftText.stringLiteral(file.name)
    return lines.flatMap { ["#sourceLocation(file:\(place),line:\(line))", $0] }
      + ["#sourceLocation()"]
  }

  private func conformances(_ model: ExternTypeModel) -> [String] {
    let names = Set(model.type.conformances.map(types.conformance)).union([
      types.conformance(.equatable), types.conformance(.sendable),
    ])
    let list = names.sorted().joined(separator: " & ")
    return [
      "func conforms<Value: \(list)>(_ value: Value) {}"
    ] + located(["conforms(value)"], at: model.line)
  }

  private func property(_ property: Property, of type: String) -> [String] {
    access(
      property.name, property.type, of: property.isStatic ? type : "value",
      isWritten: property.isVariable && !property.isComputed && !property.isStatic,
      at: property.location)
  }

  /// A member is read, and written where it can be.
  func access(
    _ name: String, _ type: Type, of owner: String, isWritten: Bool, at location: SourceLocation
  ) -> [String] {
    let line = file.line(of: location.range.start)
    let member = "\(owner).\(SwiftIdentifier.member(name))"
    let written = types.text(type)
    guard isWritten else { return located(["let _: \(written) = \(member)"], at: line) }
    return located(
      ["let \(name)Value: \(written) = \(member)", "\(member) = \(name)Value"], at: line)
  }

  private func method(_ method: FunctionSignature, of type: String) -> [String] {
    let line = file.line(of: method.location.range.start)
    let parameters = method.parameters.map { types.text($0.type) }
    let offset = method.isStatic ? 0 : 1
    let arguments = method.parameters.enumerated().map { argument($1.label, $0 + offset) }
    let call = "\(SwiftIdentifier.member(method.name))(\(arguments.joined(separator: ", ")))"
    let result = types.text(method.result)
    if method.isStatic {
      let list = parameters.joined(separator: ", ")
      return located(["let _: (\(list)) -> \(result) = { \(type).\(call) }"], at: line)
    }
    let own = (method.isMutating ? "inout " : "") + type
    let list = ([own] + parameters).joined(separator: ", ")
    return located(["let _: (\(list)) -> \(result) = { $0.\(call) }"], at: line)
  }

  private func initializer(
    _ parameters: [ParameterSignature], of type: String, _ model: ExternTypeModel
  ) -> [String] {
    let list = parameters.map { types.text($0.type) }.joined(separator: ", ")
    let arguments = parameters.enumerated().map { argument($1.label, $0) }.joined(separator: ", ")
    return located(["let _: (\(list)) -> \(type) = { \(type)(\(arguments)) }"], at: model.line)
  }

  private func cases(_ model: ExternTypeModel) -> [String] {
    let type = types.named(model.type.name)
    return model.type.cases.flatMap {
      made($0.name, $0.payload.map { ($0.label, $0.type) }, type, at: $0.location)
    }
  }

  /// A case is made with what it carries.
  func made(
    _ name: String, _ payload: [(label: String?, type: Type)], _ type: String,
    at location: SourceLocation
  ) -> [String] {
    let line = file.line(of: location.range.start)
    let member = SwiftIdentifier.member(name)
    guard !payload.isEmpty else { return located(["let _: \(type) = .\(member)"], at: line) }
    let list = payload.map { types.text($0.type) }.joined(separator: ", ")
    let arguments = payload.enumerated().map { argument($1.label, $0) }
    return located(
      ["let _: (\(list)) -> \(type) = { .\(member)(\(arguments.joined(separator: ", "))) }"],
      at: line)
  }

  private func argument(_ label: String?, _ index: Int) -> String {
    label.map { "\(SwiftIdentifier.label($0)): $\(index)" } ?? "$\(index)"
  }
}

extension String {
  /// With a lower-case first letter.
  var lowercasedFirst: String {
    guard let first else { return self }
    return first.lowercased() + dropFirst()
  }
}
