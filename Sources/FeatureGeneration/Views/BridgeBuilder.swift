import FeatureModel
import FeatureSyntax
import TemplateEngine

/// Makes a representable: the struct that SwiftUI shows, and the coordinator that hears of the view.
struct BridgeBuilder: Sendable {
  let view: RepresentableDefinition
  let bridged: BridgeClass
  let builder: DeclarationBuilder
  /// The modules that the spec imports by itself.
  private let written: Set<String>

  init(_ view: RepresentableDefinition, imports: [Import], in builder: DeclarationBuilder) {
    self.view = view
    self.bridged = BridgeClass(view.viewType, imports: imports)
    self.builder = builder
    written = Set(imports.filter { $0.kind == nil }.map { $0.path.joined(separator: ".") })
  }

  var types: TypePrinter { builder.types }
  private var handed: ViewMemberPrinter { ViewMemberPrinter(types: types) }
  var access: String { builder.prefix(view.access) }
  var name: String { SwiftIdentifier.name(view.name) }
  /// `UIView` or `NSView`, as SwiftUI's requirements are named.
  var word: String {
    switch bridged.framework {
    case .uiKit: "UIView"
    case .appKit: "NSView"
    }
  }

  /// The value for the templates.
  var value: TemplateValue {
    .record(
      "Guarded",
      [
        "condition": .text(Self.condition(bridged.framework)),
        "imports": .texts(imports),
        "types": .list([structure, coordinator].map(\.value)), "previews": [],
      ])
  }

  /// Where there are such views: watchOS has a part of UIKit, and Catalyst a part of AppKit, without
  /// the protocol that a representable conforms to.
  static func condition(_ framework: BridgeClass.Framework) -> String {
    switch framework {
    case .uiKit: "canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)"
    case .appKit: "canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)"
    }
  }

  private var imports: [String] {
    Self.modules(bridged.framework).filter { !written.contains($0) }
      .map { "\(access)import \($0)" }
  }

  /// The modules that a representable needs.
  static func modules(_ framework: BridgeClass.Framework) -> [String] {
    switch framework {
    case .uiKit: ["SwiftUI", "UIKit"]
    case .appKit: ["AppKit", "SwiftUI"]
    }
  }

  // MARK: The struct

  private var structure: TypeDeclaration {
    // Swift makes the initialiser of a struct without members, where nobody outside needs it.
    let isMade = view.members.isEmpty && access.isEmpty
    var groups: [[Member]] = [
      members, isMade ? [] : [initializer], [makeCoordinator], [make], [update], [dismantle],
    ]
    if writesInAnswers { groups.append([delaying]) }
    return TypeDeclaration(
      doc: Member.documentation(view.doc), head: "\(access)struct \(name): \(word)Representable",
      groups: groups)
  }

  private var members: [Member] {
    view.members.compactMap { member in
      handed.stored(member).map { Member(doc: Member.documentation(member.doc), head: $0) }
    }
  }

  private var initializer: Member {
    let parameters = view.members.compactMap(handed.parameter)
    return Member(
      head: "\(access)init(\(parameters.joined(separator: ", ")))",
      form: .block(view.members.compactMap(handed.assignment)))
  }

  private var makeCoordinator: Member {
    Member(
      doc: ["/// Makes what hears of the view."],
      head: "\(access)func makeCoordinator() -> Coordinator", form: .line("Coordinator(self)"))
  }

  private var make: Member {
    var lines = ["let view: \(view.viewType) = context.coordinator.view"]
    for property in delegateProperties { lines.append("view.\(property) = context.coordinator") }
    for event in view.events {
      lines += [
        "view.addAction(", "  UIAction(identifier: \(identifier(of: event))) {",
        "    [weak coordinator = context.coordinator] _ in", "    coordinator?.\(event.name)()",
        "  }, for: .\(event.name))",
      ]
    }
    lines.append("return view")
    return Member(
      doc: ["/// Makes the view, once for as long as it is shown."],
      head: "\(access)func make\(word)(context: Context) -> \(view.viewType)",
      form: lines.count == 2 ? .line("context.coordinator.view") : .block(lines))
  }

  private var update: Member {
    var printer = CodePrinter(view.update, in: .member, of: builder.file)
    printer.parameters = ["context", "view"]
    printer.bridge = .update(bridged)
    var lines = ["context.coordinator.parent = self"]
    if !view.update.isEmpty {
      lines += CodePrinter.block(
        "context.coordinator.updates.perform", printer.statements(view.update))
    }
    return Member(
      doc: ["/// Carries to the view what changed."],
      head: "\(access)func update\(word)(_ view: \(view.viewType), context: Context)",
      form: .block(lines))
  }

  private var dismantle: Member {
    var lines = ["coordinator.updates.end()"]
    for event in view.events {
      lines.append("view.removeAction(identifiedBy: \(identifier(of: event)), for: .\(event.name))")
    }
    for property in delegateProperties { lines.append("view.\(property) = nil") }
    return Member(
      doc: ["/// Nobody hears of the view any more."],
      head: "\(access)static func dismantle\(word)(_ view: \(view.viewType), "
        + "coordinator: Coordinator)",
      form: .block(lines))
  }

  private var delegateProperties: [String] {
    view.delegates.map { bridged.property(of: $0.type) }.removingRepeats()
  }

  private func identifier(of event: BridgeEvent) -> String {
    "UIAction.Identifier(\"\(view.name).\(event.name)\")"
  }

  // MARK: Answers that write

  /// Whether a function that the view waits for writes a binding: it cannot wait for an update.
  var writesInAnswers: Bool {
    view.delegates.flatMap(\.functions).contains {
      $0.result != nil && MemberWrites($0.body).isFound
    }
  }

  /// The name of the function that gives the view with bindings that wait.
  var delayingName: String {
    var name = "delaying"
    while view.members.contains(where: { $0.name == name }) { name = SwiftIdentifier.another(name) }
    return name
  }

  private var delaying: Member {
    let arguments = view.members.map { member in
      let label = SwiftIdentifier.label(member.name)
      if case .binding = member.form { return "\(label): updates.delaying($\(member.name))" }
      let value = SwiftIdentifier.value(member.name)
      return "\(label): \(member.name == "updates" ? "self.updates" : value)"
    }
    return Member(
      doc: ["/// The same, where an update is under way with bindings that are written after it."],
      head: "func \(delayingName)(_ updates: BridgeUpdates) -> \(name)",
      form: .block(["\(name)(\(arguments.joined(separator: ", ")))"]))
  }
}
