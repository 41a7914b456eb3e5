import FeatureModel
import FeatureSyntax

/// Makes the declarations of one file: structs, enums, functions, and what they share.
struct DeclarationBuilder: Sendable {
  let file: FileFacts
  /// The access of what says none.
  let access: AccessLevel
  /// The feature whose namespace the declarations stand in.
  var feature: FeatureFacts?
  /// Whether they stand inside another type.
  var isNested = false

  /// The types as they are spelled here.
  var types: TypePrinter { feature.map { $0.types(in: file) } ?? file.types }

  /// `public ` or nothing.
  func prefix(_ own: AccessLevel?) -> String {
    switch own ?? access {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }

  /// `nonisolated ` at the top of a file, where a module's default isolation would hold.
  var isolation: String { feature == nil && !isNested ? "nonisolated " : "" }

  /// The parameters as they are declared, with a default where there is one.
  func parameters(
    _ parameters: [Parameter], renaming: Bool = false, defaults: Bool = true
  ) -> String {
    parameters.map { parameter in
      var inner = SwiftIdentifier.name(parameter.name)
      if renaming, CodePrinter.functionNames.contains(parameter.name) {
        inner = SwiftIdentifier.another(parameter.name)
      }
      let label = parameter.label.map(SwiftIdentifier.label) ?? "_"
      let isSame =
        parameter.label == parameter.name && SwiftIdentifier.name(parameter.name) == inner
      let head = isSame ? label : "\(label) \(inner)"
      let value = defaults ? self.default(parameter.defaultValue) : ""
      return "\(head): \(types.text(parameter.type))\(value)"
    }.joined(separator: ", ")
  }

  /// The parameters as the payload of a case.
  func payload(_ parameters: [Parameter]) -> [String] {
    parameters.map { parameter in
      let unlabelled = parameter.name.isEmpty ? "" : "_ \(SwiftIdentifier.name(parameter.name)): "
      let label = parameter.label.map { "\(SwiftIdentifier.label($0)): " } ?? unlabelled
      return "\(label)\(types.text(parameter.type))\(self.default(parameter.defaultValue))"
    }
  }

  private func `default`(_ value: Expression?) -> String {
    guard let value else { return "" }
    let printer = CodePrinter(value, in: .member, of: file, feature: feature)
    return " = \(printer.expression(value))"
  }

  /// ` -> T`, or nothing.
  func result(_ type: Type) -> String { type == .void ? "" : " -> \(types.text(type))" }

  /// A computed member.
  func computed(_ value: DerivedValue, access: String) -> Member {
    var printer = CodePrinter(value.body, in: .member, of: file, feature: feature)
    let lines = printer.valueBody(value.body, of: value.type)
    let head = "\(access)var \(SwiftIdentifier.name(value.name)): \(types.text(value.type))"
    return Member(
      doc: Member.documentation(value.doc), head: head, form: Member.getter(lines, after: head))
  }

  /// A function of a file or type.
  func function(_ function: FunctionModel, access: String) -> Member {
    var printer = CodePrinter(
      function.body, parameters: function.parameters, in: .member, of: file, feature: feature)
    let lines = printer.valueBody(function.body, of: function.result)
    let words = (function.isStatic ? "static " : "") + (function.isMutating ? "mutating " : "")
    let head =
      "\(access)\(words)func \(SwiftIdentifier.name(function.name))"
      + "(\(parameters(function.parameters)))\(result(function.result))"
    return Member(
      doc: Member.documentation(function.doc), head: head, form: Member.body(lines, after: head))
  }

  /// What stands after a type's colon: what was written, and `Equatable, Sendable`.
  func inheritance(_ written: [Conformance], raw: Type? = nil) -> String {
    var names = raw.map { [types.text($0)] } ?? []
    names += written.map(types.conformance)
    let implied = raw != nil || written.contains(.hashable) || written.contains(.comparable)
    if !implied, !written.contains(.equatable) { names.append(types.conformance(.equatable)) }
    if !written.contains(.sendable) { names.append(types.conformance(.sendable)) }
    return names.joined(separator: ", ")
  }

  /// A struct with its members.
  func structure(_ model: StructModel) -> TypeDeclaration {
    let access = prefix(model.access ?? feature?.definition.access)
    let name = SwiftIdentifier.name(model.name.parts.last ?? "")
    let stored = StoredFields(fields: model.fields, builder: self, access: access)
    var groups = [stored.declarations, stored.statics, stored.initializer.map { [$0] } ?? []]
    if model.conformances.contains(.codable), stored.needsDecoding {
      groups += [[stored.decoder]]
    }
    groups += model.computed.map { [computed($0, access: access)] }
    groups += model.functions.map { [function($0, access: access)] }
    var nested = nestedTypes(model.structures, model.enumerations)
    if model.conformances.contains(.codable), stored.needsDecoding { nested += [stored.keys] }
    return TypeDeclaration(
      doc: Member.documentation(model.doc),
      head: "\(access)\(isolation)struct \(name): \(inheritance(model.conformances))",
      groups: groups, types: nested)
  }

  /// The types inside another one.
  func nestedTypes(_ structures: [StructModel], _ enumerations: [EnumModel]) -> [TypeDeclaration] {
    var inside = self
    inside.isNested = true
    return structures.map(inside.structure) + enumerations.map(inside.enumeration)
  }

  /// An enum with its members.
  func enumeration(_ model: EnumModel) -> TypeDeclaration {
    let access = prefix(model.access ?? feature?.definition.access)
    let name = SwiftIdentifier.name(model.name.parts.last ?? "")
    var groups = [model.cases.map(enumCase)]
    if model.conformances.contains(.comparable), model.rawType != nil {
      groups.append([comparison(access)])
    }
    groups += model.cases.filter { model.payloadsRead.contains($0.name) }
      .map { [payloadAccessor($0, access, isWritable: model.payloadsWritten.contains($0.name))] }
    groups += model.computed.map { [computed($0, access: access)] }
    groups += model.functions.map { [function($0, access: access)] }
    return TypeDeclaration(
      doc: Member.documentation(model.doc),
      head: "\(access)\(isolation)\(model.isIndirect ? "indirect " : "")enum \(name): "
        + inheritance(model.conformances, raw: model.rawType),
      groups: groups, types: nestedTypes(model.structures, model.enumerations))
  }

  private func enumCase(_ model: EnumCaseModel) -> Member {
    let payload =
      model.payload.isEmpty
      ? "" : "(\(self.payload(model.payload).joined(separator: ", ")))"
    let raw = self.default(model.rawValue)
    return Member(
      doc: Member.documentation(model.doc),
      head: "case \(SwiftIdentifier.name(model.name))\(payload)\(raw)")
  }

  private func comparison(_ access: String) -> Member {
    let head = "\(access)static func < (left: Self, right: Self) -> \(types.text(.bool))"
    return Member(
      doc: ["/// Values compare by their raw values."], head: head,
      form: .block(["left.rawValue < right.rawValue"]))
  }

  /// The payload by the case's name: nil where another case is current.
  func payloadAccessor(
    _ model: EnumCaseModel, _ access: String, isWritable: Bool
  ) -> Member {
    let name = SwiftIdentifier.name(model.name)
    let member = SwiftIdentifier.member(model.name)
    if model.payload.isEmpty {
      return Member(
        doc: ["/// Whether it is `\(model.name)`."],
        head: "\(access)var \(name): \(types.text(.bool))",
        form: .block(["if case .\(member) = self { return true }", "return false"]))
    }
    let names = model.payload.indices.map { "value\($0 == 0 ? "" : "\($0 + 1)")" }
    let pattern = names.map { "let \($0)" }.joined(separator: ", ")
    let value = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    let type: Type =
      names.count == 1
      ? model.payload[0].type.unwrapped
      : .tuple(model.payload.map { TupleElement($0.label, $0.type) })
    let get = ["guard case .\(member)(\(pattern)) = self else { return nil }", "return \(value)"]
    let set = [
      "guard case .\(member) = self, let newValue else { return }",
      "self = .\(member)(\(rebuilt(model)))",
    ]
    return Member(
      doc: ["/// What `\(model.name)` carries; nil where it is another case."],
      head: "\(access)var \(name): \(types.text(.optional(type)))",
      form: isWritable ? .accessors(get: get, set: set) : .block(get))
  }

  /// The payload of a case out of `newValue`.
  private func rebuilt(_ model: EnumCaseModel) -> String {
    model.payload.enumerated().map { index, parameter in
      let label = parameter.label.map { "\(SwiftIdentifier.label($0)): " } ?? ""
      guard model.payload.count > 1 else { return "\(label)newValue" }
      let element = parameter.label.map(SwiftIdentifier.member) ?? "\(index)"
      return "\(label)newValue.\(element)"
    }.joined(separator: ", ")
  }
}
