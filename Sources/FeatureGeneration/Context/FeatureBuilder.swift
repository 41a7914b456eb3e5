import FeatureModel
import TemplateEngine

/// Makes a feature's namespace, its bodies, its handlers' protocol and its store.
struct FeatureBuilder: Sendable {
  let facts: FeatureFacts
  let builder: DeclarationBuilder
  /// The names of the functions made for bodies.
  var names: BodyNames { facts.names }

  init(
    _ definition: FeatureDefinition, in builder: DeclarationBuilder, standing: Standing = .namespace
  ) {
    var facts = FeatureFacts(definition, among: builder.file.features)
    facts.standing = standing
    self.facts = facts
    var inside = builder
    inside.feature = facts
    self.builder = inside
  }

  /// The same feature for what stands elsewhere than in its namespace.
  func standing(in place: Standing) -> FeatureBuilder {
    FeatureBuilder(definition, in: builder, standing: place)
  }
  var definition: FeatureDefinition { facts.definition }
  /// A function that the store inherits, which a member of its own of that name would hide.
  func inherited(_ function: String) -> String {
    facts.hasStoreMember(function) ? "super.\(function)" : function
  }
  var types: TypePrinter { builder.types }
  /// The feature's name as it is written.
  var name: String { SwiftIdentifier.name(definition.name) }
  /// `public ` or nothing.
  var access: String { builder.prefix(definition.access) }
  /// The last parameter of every body.
  var reduction: String {
    "_ reduction: inout Reduction<\(types.named(TypeName([definition.name])))>"
  }
  private var hasHandlers: Bool { definition.actions.contains(where: \.isExtern) }
  private var handlersName: String { "\(definition.name)Handlers" }

  /// The bindings whose write is a binding action.
  var written: [BindingModel] {
    definition.bindings.filter { binding in
      switch binding.write {
      case .setter: true
      case .action: false
      }
    }
  }

  /// The enum that is the feature.
  var namespace: TypeDeclaration {
    var groups: [[Member]] = [[fieldNames]]
    if !secrets.isEmpty { groups.append([secretNames]) }
    groups += effects.numbers + children.links + children.asChild
    if let start { groups.append([start]) }
    groups.append([reduce])
    if let attend = children.attend { groups.append([attend]) }
    if let react = children.react { groups.append([react]) }
    if let check { groups.append([check]) }
    if let perform = PerformBuilder(effects).perform { groups.append([perform]) }
    groups += effectful.map { [$0] } + effects.running
    groups += definition.functions.filter {
      !$0.isMutating && $0.reads.isEmpty && $0.effects.isEmpty
    }.map { function in
      var function = function
      function.isStatic = true
      return [builder.function(function, access: access)]
    }
    return TypeDeclaration(
      doc: Member.documentation(definition.doc),
      head: "\(access)nonisolated enum \(name): Feature\(hasHandlers ? ", \(handlersName)" : "")",
      groups: groups, types: nested)
  }

  private var nested: [TypeDeclaration] {
    var all =
      builder.nestedTypes(definition.structures, definition.enumerations) + children.enumerations
    all.append(state)
    if !written.isEmpty { all.append(bindingAction) }
    all += children.actionTypes
    all.append(action)
    if !definition.outputs.isEmpty { all.append(output) }
    return all + effects.nested
  }

  /// The state with its derived values, and what guards and bindings read.
  private var state: TypeDeclaration {
    let stored = StoredFields(fields: definition.fields, builder: builder, access: access)
    var groups = [stored.declarations, stored.statics, stored.initializer.map { [$0] } ?? []]
    let isDecoding = definition.isCodable && stored.needsDecoding
    if isDecoding { groups.append([stored.decoder]) }
    groups += definition.derived.filter(\.effects.isEmpty).map {
      [builder.computed($0, access: access)]
    }
    groups += definition.functions.filter {
      !$0.isMutating && !$0.reads.isEmpty && $0.effects.isEmpty
    }.map { [builder.function($0, access: "")] }
    groups += definition.bindings.flatMap(getters).map { [$0] }
    groups += definition.actions.compactMap(guardMember).map { [$0] }
    groups += children.contents.map { [$0] }
    var written: [Conformance] = definition.isCodable ? [.codable] : []
    if definition.isIdentifiable { written.insert(.identifiable, at: 0) }
    return TypeDeclaration(
      doc: ["/// What `\(definition.name)` remembers."],
      head: "\(access)struct State: \(builder.inheritance(written))", groups: groups,
      types: isDecoding ? [stored.keys] : [])
  }

  private func getters(_ binding: BindingModel) -> [Member] {
    guard binding.plainField == nil, binding.effects.isEmpty else { return [] }
    let name = SwiftIdentifier.name(binding.name)
    let value = DerivedValue(
      doc: ["What the binding `\(binding.name)` reads."], name: binding.name, type: binding.type,
      body: binding.getter, reads: binding.reads, location: binding.location)
    var members = [
      member(value, binding.parameters, named: name)
    ]
    if let readable = binding.readable {
      let value = DerivedValue(
        doc: ["Whether the binding `\(binding.name)` has something to read."], name: binding.name,
        type: .bool, body: [Statement(.expression(readable, nil), at: binding.location)],
        reads: binding.reads, location: binding.location)
      members.append(member(value, binding.parameters, named: names.readable(binding.name)))
    }
    return members
  }

  private func guardMember(_ action: ActionModel) -> Member? {
    guard let condition = action.condition, condition.effects.isEmpty else { return nil }
    let value = DerivedValue(
      doc: ["Whether `\(action.name)` is heeded at present."], name: action.name, type: .bool,
      body: [Statement(.expression(condition.condition, nil), at: action.location)],
      reads: condition.reads, location: action.location)
    let parameters = condition.readsParameters ? action.parameters : []
    return member(value, parameters, named: names.guardName(action.name))
  }

  /// A computed member, or a function where it has parameters.
  private func member(_ value: DerivedValue, _ parameters: [Parameter], named name: String)
    -> Member
  {
    var printer = CodePrinter(
      value.body, parameters: parameters, in: .member, of: builder.file, feature: facts)
    let lines = printer.valueBody(value.body, of: value.type)
    let head =
      parameters.isEmpty
      ? "var \(name): \(types.text(value.type))"
      : "func \(name)(\(builder.parameters(parameters)))\(builder.result(value.type))"
    return Member(
      doc: Member.documentation(value.doc), head: head,
      form: parameters.isEmpty ? Member.getter(lines, after: head) : Member.body(lines, after: head)
    )
  }

  private var bindingAction: TypeDeclaration {
    TypeDeclaration(
      doc: ["/// A write through a binding."],
      head: "\(access)enum BindingAction: \(builder.inheritance([]))",
      groups: [
        written.map { binding in
          let payload = builder.payload(binding.parameters) + [types.text(binding.type)]
          return Member(
            doc: Member.documentation(binding.doc),
            head: "case \(SwiftIdentifier.name(binding.name))(\(payload.joined(separator: ", ")))")
        }
      ])
  }

  private var action: TypeDeclaration {
    var cases = written.isEmpty ? [] : [Member(head: "case binding(BindingAction)")]
    cases += definition.actions.map { caseMember($0.doc, $0.name, $0.parameters) }
    cases += definition.outputs.map { caseMember($0.doc, $0.name, $0.parameters) }
    cases += children.actionCases + effects.actionCases
    return TypeDeclaration(
      doc: ["/// What can happen to `\(definition.name)`."],
      head: "\(access)\(indirect)enum Action: \(builder.inheritance([]))",
      groups: [cases] + children.actionStatics)
  }

  /// `indirect ` where an action can hold another one of the feature.
  private var indirect: String {
    facts.children.isRecursive(definition.name) ? "indirect " : ""
  }

  private var output: TypeDeclaration {
    TypeDeclaration(
      doc: ["/// What `\(definition.name)` tells the one who holds it."],
      head: "\(access)enum Output: \(builder.inheritance([]))",
      groups: [definition.outputs.map { caseMember($0.doc, $0.name, $0.parameters) }])
  }

  private func caseMember(_ doc: [String], _ name: String, _ parameters: [Parameter]) -> Member {
    let payload = builder.payload(parameters)
    let list = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
    return Member(
      doc: Member.documentation(doc), head: "case \(SwiftIdentifier.name(name))\(list)")
  }

  private var fieldNames: Member {
    let names = facts.fields.map { SwiftText.stringLiteral($0.name) }.joined(separator: ", ")
    let string = types.standard("String")
    return Member(
      doc: ["/// The names of the fields by their numbers."],
      head: "\(access)static var fieldNames: [\(string)]", form: .line("[\(names)]"))
  }

  private var secretNames: Member {
    let names = secrets.map(SwiftText.stringLiteral).joined(separator: ", ")
    return Member(
      doc: ["/// What is never printed."],
      head: "\(access)static var secrets: [\(types.standard("String"))]",
      form: .line("[\(names)]"))
  }

  /// The extension with the bodies.
  var bodies: TypeDeclaration? {
    let members = bodyMembers
    guard !members.isEmpty else { return nil }
    return TypeDeclaration(head: "nonisolated extension \(name)", groups: members.map { [$0] })
  }

  /// The protocol that the app's own handlers fulfil.
  var handlers: TypeDeclaration? {
    guard hasHandlers else { return nil }
    let outside = standing(in: .file)
    return TypeDeclaration(
      doc: ["/// What the app writes for `\(definition.name)`, in an extension of it."],
      head: "\(access)nonisolated protocol \(handlersName)",
      groups: [
        definition.actions.filter(\.isExtern).map { action in
          let inside = outside.between(action.parameters)
          return Member(
            doc: Member.documentation(action.doc),
            head: "static func \(SwiftIdentifier.name(action.name))"
              + "(_ state: inout \(name).State, \(inside)\(outside.reduction))")
        }
      ])
  }

  /// The parameters between the state and the reduction, with a comma behind.
  func between(_ parameters: [Parameter]) -> String {
    let list = builder.parameters(parameters, renaming: true, defaults: false)
    return list.isEmpty ? "" : "\(list), "
  }
}
