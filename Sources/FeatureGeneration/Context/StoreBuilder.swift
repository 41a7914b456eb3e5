import FeatureModel

/// Makes the store of a feature: one thin accessor for each field, derived value, guard and binding.
struct StoreBuilder: Sendable {
  private let feature: FeatureBuilder

  /// A maker of the store of `feature`.
  init(_ feature: FeatureBuilder) { self.feature = feature.standing(in: .store) }

  private var definition: FeatureDefinition { feature.definition }
  private var facts: FeatureFacts { feature.facts }
  private var types: TypePrinter { feature.types }
  private var access: String { feature.access }
  private var storeName: String { "\(definition.name)Store" }

  /// The bindings that need a channel of their own: with parameters, read by position, or saying
  /// whether something is shown.
  private var special: [BindingModel] {
    definition.bindings.filter {
      !$0.parameters.isEmpty || $0.readable != nil || $0.shownField != nil
    }
  }

  /// The store.
  var store: TypeDeclaration {
    let composed = Set(definition.children.map(\.name))
    var groups = facts.fields.filter { !composed.contains($0.name) }.map { [field($0)] }
    groups += definition.derived.map { value in
      [self.value(value)]
    }
    groups += definition.bindings.filter { $0.plainField != $0.name }.map { [binding($0)] }
    groups += definition.actions.filter { $0.condition != nil && !$0.isPrivate }.map {
      [guardMember($0)]
    }
    groups +=
      feature.effects.statuses(access: access).map { [$0] }
      + feature.children.accessors { self.reading($0, $1) }
    if !definition.bindings.isEmpty { groups.append([bindings]) }
    return TypeDeclaration(
      doc: ["/// Holds the state of `\(definition.name)`, and tells its readers of changes."],
      head: "@\(mainActor) \(access)final class \(storeName): FeatureStore<\(feature.name)>",
      groups: groups, types: feature.children.storeTypes + (special.isEmpty ? [] : [channels]))
  }

  private func field(_ field: Field) -> Member {
    if let binding = definition.bindings.first(where: {
      $0.name == field.name && $0.plainField == field.name
    }) {
      return self.binding(binding, doc: field.doc)
    }
    return value(field.doc, field.name, field.type, [field.name])
  }

  /// A derived value; one that reads effects is a function of the state and of what runs.
  private func value(_ value: DerivedValue) -> Member {
    guard !value.effects.isEmpty else {
      return self.value(value.doc, value.name, value.type, value.reads)
    }
    return Member(
      doc: Member.documentation(value.doc),
      head: "\(access)var \(SwiftIdentifier.name(value.name)): \(types.text(value.type))",
      form: .block(
        reading(value.reads, effects: value.effects) {
          feature.effectfulCall(value.name, [], state: $0, effects: "effects")
        }))
  }

  private func value(_ doc: [String], _ name: String, _ type: Type, _ reads: Set<String>) -> Member
  {
    let member = SwiftIdentifier.member(name)
    let head = "\(access)var \(SwiftIdentifier.name(name)): \(types.text(type))"
    let lines = reading(reads) { "\($0).\(member)" }
    return Member(
      doc: Member.documentation(doc), head: head, form: Member.body(lines, after: head))
  }

  /// Notes what is read, and gives what `read` makes of the state.
  private func reading(
    _ fields: Set<String>, effects: Set<String> = [], and binding: Int? = nil,
    _ read: (String) -> String
  ) -> [String] {
    let numbers = facts.numbers(of: fields.subtracting(shared))
    var lines = binding.map { ["track(\($0))"] } ?? []
    lines += facts.effects.numbers(of: effects).map { "track(\($0))" }
    lines += sharedTracks(fields)
    guard let last = numbers.last else { return lines + returned(read("current.pointee"), lines) }
    lines += numbers.dropLast().map { "track(\($0))" }
    return lines + returned(read("read(\(last)).pointee"), lines)
  }

  /// The fields that stand for shared values.
  private var shared: Set<String> {
    Set(facts.fields.filter { $0.storage == .shared }.map(\.name))
  }

  /// Notes that shared values are read.
  private func sharedTracks(_ fields: Set<String>) -> [String] {
    facts.fields.filter { $0.storage == .shared && fields.contains($0.name) }.map { field in
      "track(state: \(facts.numbers[field.name] ?? 0), current.pointee.$\(field.name))"
    }
  }

  private func returned(_ text: String, _ before: [String]) -> [String] {
    [before.isEmpty ? text : "return \(text)"]
  }

  private func binding(_ binding: BindingModel, doc: [String]? = nil) -> Member {
    let number = facts.bindingNumber(binding.name)
    let get = reading(binding.reads, effects: binding.effects, and: number) {
      feature.read(binding, state: $0)
    }
    let name = SwiftIdentifier.name(binding.name)
    let type = types.text(binding.type)
    let documentation = Member.documentation(doc?.isEmpty ?? true ? binding.doc : doc ?? [])
    guard binding.parameters.isEmpty else {
      let list = feature.builder.parameters(binding.parameters, renaming: true)
      return Member(
        doc: documentation, head: "\(access)func \(name)(\(list)) -> \(type)", form: .block(get))
    }
    return Member(
      doc: documentation, head: "\(access)var \(name): \(type)",
      form: .accessors(get: get, set: setter(binding, value: "newValue")))
  }

  private func setter(_ binding: BindingModel, value: String) -> [String] {
    switch binding.write {
    case .setter:
      let arguments = binding.parameters.map(feature.argument) + [value]
      let member = SwiftIdentifier.member(binding.name)
      return ["send(.binding(.\(member)(\(arguments.joined(separator: ", ")))))"]
    case .action(let action): return sending(binding, action)
    }
  }

  /// A write that sends an action; one that reads what is written already sends nothing.
  ///
  /// - Parameter store: how the store is reached, with a dot behind.
  private func sending(_ binding: BindingModel, _ action: String, by store: String = "")
    -> [String]
  {
    let state = "\(store)current.pointee"
    let read = feature.read(binding, state: state)
    let number = facts.bindingNumber(binding.name)
    let label = definition.actions.first { $0.name == action }?.parameters.first?.label
    let value = label.map { "\(SwiftIdentifier.label($0)): newValue" } ?? "newValue"
    var lines: [String] = []
    if binding.readable != nil {
      lines.append("guard \(feature.readable(binding, state: state)) else { return }")
    }
    lines.append("guard \(read) != newValue else { return }")
    if let condition = binding.condition {
      let test = feature.text(condition.condition, state: state)
      lines += CodePrinter.lines("guard \(test) else { return \(store)reread(\(number)) }")
    }
    lines.append("\(store)send(.\(SwiftIdentifier.member(action))(\(value)))")
    // The action may have taken away what was read.
    if binding.readable != nil {
      lines.append(
        "guard \(feature.readable(binding, state: state)) else { return \(store)reread(\(number)) }"
      )
    }
    return lines + ["if \(read) != newValue { \(store)reread(\(number)) }"]
  }

  private func guardMember(_ action: ActionModel) -> Member {
    let name = feature.names.guardName(action.name)
    let reads = action.condition?.reads ?? []
    let type = types.text(.bool)
    if let condition = action.condition, !condition.effects.isEmpty {
      return effectfulGuard(action, condition)
    }
    guard action.condition?.readsParameters ?? false else {
      let head = "\(access)var \(name): \(type)"
      return Member(
        doc: ["/// Whether `\(action.name)` is heeded at present."], head: head,
        form: Member.body(reading(reads) { "\($0).\(name)" }, after: head))
    }
    let arguments = action.parameters.map(feature.argument).joined(separator: ", ")
    let list = feature.builder.parameters(action.parameters, renaming: true)
    return Member(
      doc: ["/// Whether `\(action.name)` is heeded at present."],
      head: "\(access)func \(name)(\(list)) -> \(type)",
      form: .block(reading(reads) { "\($0).\(name)(\(arguments))" }))
  }

  /// A guard that reads effects.
  private func effectfulGuard(_ action: ActionModel, _ condition: GuardModel) -> Member {
    let name = feature.names.guardName(action.name)
    let parameters = condition.readsParameters ? action.parameters : []
    let list = feature.builder.parameters(parameters, renaming: true)
    let head = parameters.isEmpty ? "var \(name): " : "func \(name)(\(list)) -> "
    return Member(
      doc: ["/// Whether `\(action.name)` is heeded at present."],
      head: "\(access)\(head)\(types.text(.bool))",
      form: .block(
        reading(condition.reads, effects: condition.effects) {
          feature.effectfulCall(
            name, parameters.map(feature.argument), state: $0, effects: "effects")
        }))
  }

  /// The channels of the bindings.
  private var bindings: Member {
    let doc = ["/// The channels of the bindings."]
    if special.isEmpty {
      return Member(
        doc: doc, head: "\(access)var bindings: StoreBindings<\(storeName)>",
        form: .line("StoreBindings<\(storeName)>(self)"))
    }
    return Member(
      doc: doc, head: "\(access)var bindings: \(channelsName)",
      form: .line("\(channelsName)(\(owner): self)"))
  }

  private var mainActor: String { types.standard("MainActor") }

  /// The name of the channels' type, which is none of the spec's.
  private var channelsName: String {
    feature.builder.fieldName("Bindings", avoiding: types.declared.sorted())
  }

  /// The store as it is called inside the channels, where each has its own name.
  private var owner: String {
    feature.builder.fieldName("store", avoiding: special.map(\.name))
  }

  private var channels: TypeDeclaration {
    let anyValue = lookup(
      doc: ["/// The channel of any settable property of the store."],
      generics: "Value", value: "Value")
    let ofPresented = lookup(
      doc: ["/// The channel of what is presented, which drops a nil that is late."],
      generics: "Shown: FeaturePresented", value: "Shown?")
    return TypeDeclaration(
      doc: ["/// The channels of the bindings."],
      head: "@\(mainActor) @dynamicMemberLookup \(access)struct \(channelsName)",
      groups: [[Member(head: "let \(owner): \(storeName)")], [anyValue]]
        + (facts.children.hasPresentations ? [[ofPresented]] : []) + special.map { [channel($0)] })
  }

  private func lookup(doc: [String], generics: String, value: String) -> Member {
    let path = "\(types.standard("ReferenceWritableKeyPath"))<\(storeName), \(value)>"
    return Member(
      doc: doc,
      head:
        "\(access)subscript<\(generics)>(dynamicMember path: \(path)) -> FeatureBinding<\(value)>",
      form: .block(["StoreBindings<\(storeName)>(\(owner))[dynamicMember: path]"]))
  }

  private func channel(_ binding: BindingModel) -> Member {
    let type = "FeatureBinding<\(types.text(binding.type))>"
    let member = SwiftIdentifier.member(binding.name)
    let arguments = binding.parameters.map(feature.argument).joined(separator: ", ")
    let hasParameters = !binding.parameters.isEmpty
    let store = feature.builder.fieldName("store", avoiding: binding.parameters.map(\.name))
    let source = store == owner ? owner : "self.\(owner)"
    let get = "\(store).\(member)\(hasParameters ? "(\(arguments))" : "")"
    var lines = ["let \(store): \(storeName) = \(source)", "return \(type)("]
    if binding.readable != nil {
      lines.append(
        "  isReadable: { \(feature.readable(binding, state: "\(store).current.pointee")) },")
    }
    if let shown = shown(binding, store) { lines.append("  of: \(shown),") }
    lines.append("  get: { \(get) },")
    if hasParameters, case .action(let action) = binding.write {
      lines.append("  set: { newValue in")
      lines += sending(binding, action, by: "\(store).").map { "    \($0)" } + ["  })"]
      return channelMember(binding, lines)
    }
    let set =
      hasParameters
      ? "\(store).send(.binding(.\(member)(\(arguments), $0)))" : "\(store).\(member) = $0"
    lines.append("  set: { \(set) })")
    return channelMember(binding, lines)
  }

  /// A closure that gives what is shown where a binding says whether something is, or its identity.
  private func shown(_ binding: BindingModel, _ store: String) -> String? {
    guard let field = binding.shownField.flatMap(facts.field) else { return nil }
    let state = "\(store).current.pointee"
    switch field.storage {
    case .presented, .presentedBox: return "{ () -> PresentationID? in \(state).$\(field.name) }"
    case .plain, .shared:
      let member = SwiftIdentifier.member(field.name)
      return "{ () -> \(types.text(field.type)) in \(state).\(member) }"
    }
  }

  /// The declaration of a channel with these lines.
  private func channelMember(_ binding: BindingModel, _ lines: [String]) -> Member {
    let type = "FeatureBinding<\(types.text(binding.type))>"
    let name = SwiftIdentifier.name(binding.name)
    let list = feature.builder.parameters(binding.parameters, renaming: true)
    let head =
      !binding.parameters.isEmpty
      ? "\(access)func \(name)(\(list)) -> \(type)" : "\(access)var \(name): \(type)"
    return Member(
      doc: Member.documentation(binding.doc), head: head, form: .block(lines))
  }
}
