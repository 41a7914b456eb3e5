import FeatureModel
import TemplateEngine

/// Makes what the store of a feature that the app has written by hand offers to views: what the spec
/// says of its state, and its bindings.
struct ForeignStoreBuilder: Sendable {
  let definition: FeatureDefinition
  let types: TypePrinter

  /// The extension of the runtime's store.
  var accessors: TypeDeclaration? {
    let fields = definition.fields.filter { !$0.isStatic }
    if fields.isEmpty { return nil }
    let name = types.named(TypeName([definition.name]))
    return TypeDeclaration(
      doc: [
        "/// What the store of `\(definition.name)`, a feature of the app's own, offers to views."
      ],
      head: "extension FeatureStore where F == \(name)", groups: fields.map { [accessor($0)] })
  }

  private func accessor(_ field: Field) -> Member {
    let member = SwiftIdentifier.member(field.name)
    let head = "var \(SwiftIdentifier.name(field.name)): \(types.text(field.type))"
    let read = "read(named: \(SwiftText.stringLiteral(field.name))).pointee.\(member)"
    guard definition.bindings.contains(where: { $0.name == field.name }) else {
      return Member(doc: Member.documentation(field.doc), head: head, form: .line(read))
    }
    return Member(
      doc: Member.documentation(field.doc), head: head,
      form: .accessors(get: [read], set: ["send(.binding(.\(member)(newValue)))"]))
  }
}
