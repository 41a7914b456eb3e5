import FeatureModel
import FeatureSyntax

/// Makes the struct that a view of a spec becomes.
struct ViewDeclarationBuilder: Sendable {
  private let definition: ViewDefinition
  private let builder: DeclarationBuilder
  private let feature: FeatureFacts?
  private let facts: ViewFacts

  /// A maker of `definition`, one of a file's views.
  init(_ definition: ViewDefinition, in builder: DeclarationBuilder) {
    self.definition = definition
    self.builder = builder
    feature = definition.feature.flatMap { builder.file.features.all[$0] }.map {
      var facts = FeatureFacts($0, among: builder.file.features)
      facts.standing = .file
      return facts
    }
    facts = ViewFacts(definition)
  }

  private var types: TypePrinter { builder.types }
  private var handed: ViewMemberPrinter { ViewMemberPrinter(types: types) }
  private func store(of feature: String) -> String { builder.file.features.all.store(of: feature) }
  private var access: String { builder.prefix(definition.access) }

  /// The view.
  var declaration: TypeDeclaration {
    TypeDeclaration(
      doc: Member.documentation(definition.doc),
      head: "\(access)struct \(SwiftIdentifier.name(definition.name))\(generics): "
        + types.swiftUI("View"),
      groups: [definition.members.map(stored) + focuses + elements, [initializer], [body]])
  }

  // MARK: Generics

  private var generics: String {
    let declared = definition.generics.map { parameter in
      let constraints = parameter.constraints.joined(separator: " & ")
      return SwiftIdentifier.name(parameter.name)
        + (constraints.isEmpty ? "" : ": \(constraints)")
    }
    let all = declared + slots.map { "\(slotType($0.name)): \(types.swiftUI("View"))" }
    return all.isEmpty ? "" : "<\(all.joined(separator: ", "))>"
  }

  private var slots: [ViewMember] {
    definition.members.filter {
      if case .slot = $0.form { return true }
      return false
    }
  }

  /// The type of the views that a slot gives, which is none of the run's.
  private func slotType(_ slot: String) -> String {
    var name = SwiftIdentifier.capitalized(slot)
    let taken = Set(definition.generics.map(\.name))
    while types.isDeclared(name) || taken.contains(name) { name += "Content" }
    return name
  }

  // MARK: Members

  /// Whether stores are observed as objects, for systems without Observation.
  private var isCombine: Bool {
    switch builder.file.observation {
    case .combine: true
    case .observation: false
    }
  }

  private func stored(_ member: ViewMember) -> Member {
    let name = SwiftIdentifier.name(member.name)
    let doc = Member.documentation(member.doc)
    switch member.form {
    case .constant, .binding: return Member(doc: doc, head: handed.stored(member) ?? "")
    case .state(let type, let value):
      let annotation = types.annotation(type).map { ": \($0)" } ?? ""
      return Member(
        doc: doc,
        head: "@\(types.swiftUI("State")) private var \(name)\(annotation) = \(text(value))")
    case .store(let feature, nil):
      let wrapper = isCombine ? "ObservedObject" : "Bindable"
      return Member(doc: doc, head: "@\(types.swiftUI(wrapper)) var store: \(store(of: feature))")
    case .store(let feature, let owned?):
      return Member(
        doc: doc,
        head: "@\(types.swiftUI(isCombine ? "StateObject" : "State")) private var store: "
          + "\(store(of: feature)) = \(text(owned))")
    case .slot(let parameters):
      return Member(doc: doc, head: "let \(name): \(closure(parameters, of: member.name))")
    case .focus(let type):
      return Member(
        doc: doc,
        head: "@\(types.swiftUI("FocusState")) private var \(name): \(focus(type))")
    }
  }

  /// The states that keep the keyboard in step with bindings of the feature.
  private var focuses: [Member] {
    facts.focuses.sorted { $0.key < $1.key }.compactMap { binding, state in
      feature?.binding(binding).map {
        Member(
          head: "@\(types.swiftUI("FocusState")) private var \(state): \(types.text($0.type))")
      }
    }
  }

  /// The states that keep the channels to the elements of collections.
  private var elements: [Member] {
    facts.elements.sorted { $0.key < $1.key }.compactMap { collection, state in
      facts.elementTypes[collection].map { element in
        Member(
          head: "@\(types.swiftUI("State")) private var \(state) = "
            + "ElementBindings<\(types.text(element))>()")
      }
    }
  }

  private func focus(_ type: Type?) -> String {
    guard let type else { return types.standard("Bool") }
    return types.text(type.isOptional || type == .bool ? type : .optional(type))
  }

  private func closure(_ parameters: [Parameter], of slot: String, isNamed: Bool = false) -> String
  {
    let list = parameters.map { parameter in
      (isNamed ? "_ \(SwiftIdentifier.name(parameter.name)): " : "") + types.text(parameter.type)
    }
    return "(\(list.joined(separator: ", "))) -> \(slotType(slot))"
  }

  private func text(_ value: Expression) -> String {
    CodePrinter(value, in: .member, of: builder.file).expression(value)
  }

  // MARK: The initialiser

  private var initializer: Member {
    let parameters = definition.members.compactMap(parameter).joined(separator: ", ")
    let lines = definition.members.compactMap(assignment)
    return lines.isEmpty
      ? Member(head: "\(access)init() {}")
      : Member(head: "\(access)init(\(parameters))", form: .block(lines))
  }

  private func parameter(_ member: ViewMember) -> String? {
    switch member.form {
    case .constant, .binding: return handed.parameter(member)
    case .store(let feature, nil): return "store: \(store(of: feature))"
    case .slot(let parameters):
      return "@\(types.swiftUI("ViewBuilder")) \(SwiftIdentifier.label(member.name)): @escaping "
        + closure(parameters, of: member.name, isNamed: true)
    case .state, .store, .focus: return nil
    }
  }

  private func assignment(_ member: ViewMember) -> String? {
    switch member.form {
    case .constant, .binding: return handed.assignment(member)
    case .store(_, nil), .slot:
      return "self.\(SwiftIdentifier.member(member.name)) = \(SwiftIdentifier.value(member.name))"
    case .state, .store, .focus: return nil
    }
  }

  // MARK: The body

  private var body: Member {
    var printer = CodePrinter.inView(
      facts, definition.body, of: builder.file, feature: feature)
    return Member(
      head: "\(access)var body: \(types.text(.view(.view)))",
      form: .block(printer.body(definition.body)))
  }
}

extension CodePrinter {
  /// The lines of a view's body, with what keeps the keyboard in step.
  mutating func body(_ statements: [Statement]) -> [String] {
    let kept = focusModifiers()
    guard !kept.isEmpty else { return self.statements(statements) }
    guard let place = statements.firstIndex(where: \.isShown) else {
      return behind(Self.block(types.swiftUI("Group"), self.statements(statements)), kept)
    }
    return statements.enumerated().flatMap { index, statement in
      let lines = self.statement(statement)
      return index == place ? behind(lines, kept) : lines
    }
  }

  /// Modifiers behind what is shown by some lines.
  private func behind(_ lines: [String], _ modifiers: [String]) -> [String] {
    let more = modifiers.flatMap(Self.lines)
    let isBlock = lines.count > 1 && lines.last?.hasPrefix(" ") == false
    return lines + (isBlock ? more : Self.indented(more))
  }
}

extension Statement {
  /// Whether it shows something whatever happens.
  fileprivate var isShown: Bool {
    if case .expression = kind { return true }
    return false
  }
}
