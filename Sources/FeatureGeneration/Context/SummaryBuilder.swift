import FeatureModel
import TemplateEngine

/// Makes the part of a feature's context that says what it declares, for templates of pages, lists
/// and the like.
struct SummaryBuilder: Sendable {
  private let definition: FeatureDefinition
  private let types: TypePrinter

  init(_ definition: FeatureDefinition, types: TypePrinter) {
    self.definition = definition
    self.types = types.standing(in: .namespace, of: definition.name)
  }

  /// The types of its records.
  static let records = [summary, named, parameter]

  private static let summary = TemplateRecordType(
    "Summary", "What a feature declares, in the order of the spec.",
    [
      TemplateField("doc", .list(.text), "The lines of its documentation, without slashes."),
      TemplateField("fields", .list(.record("Named")), "The stored fields of its state."),
      TemplateField("derived", .list(.record("Named")), "The derived values of its state."),
      TemplateField("bindings", .list(.record("Named")), "Its bindings."),
      TemplateField("actions", .list(.record("Named")), "Its actions, but for private ones."),
      TemplateField("outputs", .list(.record("Named")), "Its outputs."),
    ])
  private static let named = TemplateRecordType(
    "Named", "Something declared in a feature.",
    [
      TemplateField("name", .text, "Its name."),
      TemplateField("doc", .list(.text), "The lines of its documentation, without slashes."),
      TemplateField("type", .optional(.text), "Its type in Swift, where it has one."),
      TemplateField("parameters", .list(.record("Parameter")), "Its parameters."),
    ])
  private static let parameter = TemplateRecordType(
    "Parameter", "A parameter of an action, a binding or an output.",
    [
      TemplateField("label", .optional(.text), "What stands before it in a call."),
      TemplateField("name", .text, "Its name."),
      TemplateField("type", .text, "Its type in Swift."),
    ])

  /// The record.
  var value: TemplateValue {
    let fields = definition.fields.filter { !$0.isStatic }
    return .record(
      "Summary",
      [
        "doc": .texts(definition.doc),
        "fields": .list(fields.map { named($0.name, $0.doc, $0.type) }),
        "derived": .list(definition.derived.map { named($0.name, $0.doc, $0.type) }),
        "bindings": .list(
          definition.bindings.map { named($0.name, $0.doc, $0.type, $0.parameters) }),
        "actions": .list(
          definition.actions.filter { !$0.isPrivate }
            .map { named($0.name, $0.doc, nil, $0.parameters) }),
        "outputs": .list(definition.outputs.map { named($0.name, $0.doc, nil, $0.parameters) }),
      ])
  }

  private func named(
    _ name: String, _ doc: [String], _ type: Type?, _ parameters: [Parameter] = []
  ) -> TemplateValue {
    .record(
      "Named",
      [
        "name": .text(name), "doc": .texts(doc), "type": .optional(type.map(types.text)),
        "parameters": .list(
          parameters.map { parameter in
            .record(
              "Parameter",
              [
                "label": .optional(parameter.label), "name": .text(parameter.name),
                "type": .text(types.text(parameter.type)),
              ])
          }),
      ])
  }
}
