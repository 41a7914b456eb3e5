import FeatureModel

/// The stored members of a struct or state, with the initialiser and the decoding that clamp them.
struct StoredFields: Sendable {
  let fields: [Field]
  let builder: DeclarationBuilder
  let access: String

  private var stored: [Field] { fields.filter { !$0.isStatic } }
  private var types: TypePrinter { builder.types }

  /// The declarations.
  var declarations: [Member] {
    stored.map { field in
      let word = field.isVariable ? "var" : "let"
      let head =
        "\(wrapper(field))\(access)\(word) \(SwiftIdentifier.name(field.name)): "
        + types.text(field.type)
      guard let domain = field.domain, field.isVariable else {
        return Member(doc: Member.documentation(field.doc), head: head)
      }
      let name = SwiftIdentifier.name(field.name)
      return Member(
        doc: Member.documentation(field.doc), head: head,
        form: .line("didSet { \(name) = \(clamped(name, domain)) }"))
    }
  }

  /// The property wrapper that keeps it, if any.
  private func wrapper(_ field: Field) -> String {
    switch field.storage {
    case .plain: ""
    case .presented: "@Presented "
    case .presentedBox: "@PresentedBox "
    case .shared: "@Shared "
    }
  }

  /// The static constants.
  var statics: [Member] {
    fields.filter(\.isStatic).map { field in
      let value = field.defaultValue.map { value in
        " = "
          + CodePrinter(value, in: .member, of: builder.file, feature: builder.feature)
          .expression(value)
      }
      return Member(
        doc: Member.documentation(field.doc),
        head: "\(access)static \(field.isVariable ? "var" : "let") "
          + "\(SwiftIdentifier.name(field.name)): \(types.text(field.type))\(value ?? "")")
    }
  }

  /// The memberwise initialiser, which clamps; none where Swift makes the same one by itself.
  var initializer: Member? {
    let isSynthesized =
      access.isEmpty && stored.allSatisfy { $0.domain == nil && $0.defaultValue == nil }
      && !stored.contains { $0.name == "self" }
    guard !isSynthesized else { return nil }
    let parameters = stored.map { field in
      "\(label(field)): \(types.text(parameterType(field)))\(defaultText(field))"
    }
    let body = stored.map { field in
      let name = inner(field)
      var value = name
      if readsFields(field), let given = field.defaultValue {
        value = "\(name) ?? \(grouped(text(given)))"
      }
      if let domain = field.domain { value = clamped(value, domain) }
      return "self.\(SwiftIdentifier.member(field.name)) = \(value)"
    }
    return Member(
      head: "\(access)init(\(parameters.joined(separator: ", ")))", form: .block(body))
  }

  /// The parameter of a field: a field called `self` has another name inside.
  private func label(_ field: Field) -> String {
    let label = SwiftIdentifier.label(field.name)
    return field.name == "self" ? "\(label) \(inner(field))" : label
  }

  private func inner(_ field: Field) -> String {
    field.name == "self"
      ? builder.fieldName("self2", avoiding: stored.map(\.name)) : SwiftIdentifier.value(field.name)
  }

  /// Whether decoding has to give defaults or to clamp.
  var needsDecoding: Bool { stored.contains { $0.domain != nil || hasDefault($0) } }

  /// The keys under which the fields are encoded.
  var keys: TypeDeclaration {
    TypeDeclaration(
      head: "private enum CodingKeys: \(types.standard("String")), \(types.standard("CodingKey"))",
      groups: [stored.map { Member(head: "case \(SwiftIdentifier.name($0.name))") }])
  }

  /// `init(from:)`: a field that is missing has its default.
  var decoder: Member {
    let head = "\(access)init(from decoder: any \(types.standard("Decoder"))) throws"
    let container = builder.fieldName("container", avoiding: stored.map(\.name))
    var lines = [
      "let \(container): \(types.standard("KeyedDecodingContainer"))<CodingKeys> = "
        + "try decoder.container(keyedBy: CodingKeys.self)"
    ]
    var arguments: [String] = []
    for field in stored {
      arguments.append("\(SwiftIdentifier.label(field.name)): \(decoded(field, container))")
    }
    lines.append("self.init(")
    lines += arguments.enumerated().map { "  \($1)\($0 == arguments.count - 1 ? ")" : ",")" }
    return Member(
      doc: ["/// A field that is missing has its default; a value outside its domain is clamped."],
      head: head, form: .block(lines))
  }

  private func decoded(_ field: Field, _ container: String) -> String {
    let key = ".\(SwiftIdentifier.member(field.name))"
    if case .optional(let wrapped) = field.type {
      let value = "try \(container).decodeIfPresent(\(types.text(wrapped)).self, forKey: \(key))"
      guard let given = field.defaultValue, given.kind != .nilLiteral, !readsFields(field) else {
        return value
      }
      return "\(container).contains(\(key)) ? \(value) : \(text(given))"
    }
    let value = "try \(container).decode(\(types.text(field.type)).self, forKey: \(key))"
    guard let given = field.defaultValue else { return value }
    let other = readsFields(field) ? "nil" : text(given)
    return "\(container).contains(\(key)) ? \(value) : \(other)"
  }

  private func hasDefault(_ field: Field) -> Bool {
    field.defaultValue != nil && !(field.type.isOptional && field.defaultValue?.kind == .nilLiteral)
  }

  /// A default that reads other fields is worked out inside the initialiser.
  private func readsFields(_ field: Field) -> Bool {
    guard let value = field.defaultValue else { return false }
    var reader = FieldReader()
    reader.visit(value)
    return reader.reads
  }

  private func parameterType(_ field: Field) -> Type {
    readsFields(field) ? .optional(field.type) : field.type
  }

  private func defaultText(_ field: Field) -> String {
    guard let value = field.defaultValue else {
      return field.isVariable && field.type.isOptional ? " = nil" : ""
    }
    return " = \(readsFields(field) ? "nil" : text(value))"
  }

  private func text(_ value: Expression) -> String {
    CodePrinter(value, in: .initializer, of: builder.file, feature: builder.feature)
      .expression(value)
  }

  private func grouped(_ text: String) -> String { text.contains(" ") ? "(\(text))" : text }

  private func clamped(_ value: String, _ domain: Domain) -> String {
    switch (domain.lower, domain.upper) {
    case (let lower?, let upper?): "FeatureRuntime.clamped(\(value), \(lower), \(upper))"
    case (let lower?, nil): "FeatureRuntime.clamped(\(value), from: \(lower))"
    case (nil, let upper?): "FeatureRuntime.clamped(\(value), through: \(upper))"
    case (nil, nil): value
    }
  }
}

/// Finds out whether a default reads other members.
private struct FieldReader: IRVisitor {
  var reads = false

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .reference(.field), .reference(.derived), .reference(.instanceMember),
      .reference(.stateSelf), .reference(.instanceSelf):
      reads = true
    default: visitChildren(of: expression)
    }
  }
}

extension DeclarationBuilder {
  /// `name`, with `_` behind it while one of `others` is called so.
  func fieldName(_ name: String, avoiding others: [String]) -> String {
    others.contains(name) ? fieldName(SwiftIdentifier.another(name), avoiding: others) : name
  }
}
