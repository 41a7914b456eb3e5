import FeatureModel
import FeatureSyntax

/// The imports of a generated file: those of the spec, and what its types need, public where a public
/// declaration shows them.
struct ImportPlan {
  private let model: ModelFile
  private let options: GenerationOptions

  init(_ model: ModelFile, options: GenerationOptions) {
    self.model = model
    self.options = options
  }

  /// The import declarations in order.
  var lines: [String] {
    var uses = FoundationUse(options.access)
    for declaration in model.declarations { uses.visit(declaration) }
    var lines: [String] = []
    if options.runtime == .import, let level = uses.runtime {
      lines.append("\(word(level))import FeatureRuntime")
    }
    let isWritten = model.imports.contains { $0.path == ["Foundation"] && $0.kind == nil }
    if let level = uses.foundation { lines.append("\(word(level))import Foundation") }
    for written in model.imports {
      if isWritten, written.path == ["Foundation"], written.kind == nil, uses.foundation != nil {
        continue
      }
      lines.append(text(written))
    }
    return lines.sorted { key($0) < key($1) }
  }

  private func key(_ line: String) -> String {
    line.split(separator: " ").drop { $0 != "import" }.last.map(String.init) ?? line
  }

  private func word(_ access: AccessLevel) -> String {
    switch access {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }

  private func text(_ written: Import) -> String {
    var words = written.isPreconcurrency ? ["@preconcurrency"] : []
    if let access = written.access { words.append(access.rawValue) }
    words.append("import")
    if let kind = written.kind { words.append(kind) }
    words.append(SwiftIdentifier.path(written.path))
    return words.joined(separator: " ")
  }
}

/// Where the types of a file need Foundation and the runtime: nil nowhere, else the widest access.
private struct FoundationUse: IRVisitor {
  private(set) var foundation: AccessLevel?
  private(set) var runtime: AccessLevel?
  private let access: AccessLevel

  init(_ access: AccessLevel) { self.access = access }

  mutating func visit(_ declaration: ModelFile.Declaration) {
    switch declaration {
    case .structure(let model): visit(model, access)
    case .enumeration(let model): visit(model, access)
    case .function(let model): visit(model, model.access ?? access)
    case .externType(let model): visit(model)
    case .externFunction, .externView: break
    case .view(let view): visit(view.members, view.body, view.access ?? access)
    case .representable(let view): visit(view)
    case .preview(let preview): visit(preview.body)
    case .client(let client):
      for endpoint in client.endpoints {
        visit(endpoint.parameters, endpoint.work, client.access ?? access)
      }
    case .shared(let shared): note(shared.type, shared.access ?? access)
    case .feature(let feature): visit(feature)
    }
  }

  private mutating func visit(_ view: RepresentableDefinition) {
    widen(&runtime, .internal)
    for member in view.members {
      switch member.form {
      case .constant(let type), .binding(let type), .state(let type, _):
        note(type, view.access ?? access)
      case .store, .slot, .focus: break
      }
    }
    visit(view.update)
    for event in view.events { visit(event.body) }
    for function in view.delegates.flatMap(\.functions) { visit(function.body) }
  }

  mutating func visit(_ statement: Statement) {
    if case .local(_, _, let type, _) = statement.kind { note(type, .internal) }
    visitChildren(of: statement)
  }

  /// The members of the standard library's types that Foundation declares.
  private static let foundationMembers: Set<String> = [
    "capitalized", "components", "replacingOccurrences",
  ]

  mutating func visit(_ expression: Expression) {
    note(expression.type, .internal)
    switch expression.kind {
    case .member(_, let name, .known) where Self.foundationMembers.contains(name):
      widen(&foundation, .internal)
    case .member(_, "trimmed", .known), .runtimeCall: widen(&runtime, .internal)
    default: break
    }
    visitChildren(of: expression)
  }

  private mutating func visit(_ model: StructModel, _ outer: AccessLevel) {
    let access = model.access ?? outer
    for field in model.fields { visit(field, access) }
    for value in model.computed { visit(value, access) }
    for function in model.functions { visit(function, access) }
    for inner in model.structures { visit(inner, access) }
    for inner in model.enumerations { visit(inner, access) }
  }

  private mutating func visit(_ model: EnumModel, _ outer: AccessLevel) {
    let access = model.access ?? outer
    for one in model.cases { visit(one.payload, access) }
    for value in model.computed { visit(value, access) }
    for function in model.functions { visit(function, access) }
    for inner in model.structures { visit(inner, access) }
    for inner in model.enumerations { visit(inner, access) }
  }

  private mutating func visit(
    _ members: [ViewMember], _ body: [Statement], _ access: AccessLevel
  ) {
    for member in members {
      switch member.form {
      case .constant(let type), .binding(let type): note(type, access)
      case .state(let type, let value):
        note(type, .internal)
        visit(value)
      case .store(_, let owned):
        widen(&runtime, .internal)
        if let owned { visit(owned) }
      case .slot(let parameters): visit(parameters, access)
      case .focus(let type): if let type { note(type, .internal) }
      }
    }
    visit(body)
  }

  private mutating func visit(_ field: Field, _ access: AccessLevel) {
    note(field.type, access)
    if field.domain != nil { widen(&runtime, .internal) }
    if let value = field.defaultValue {
      visit(value)
      note(value.type, access)
    }
  }

  private mutating func visit(_ value: DerivedValue, _ access: AccessLevel) {
    note(value.type, access)
    visit(value.body)
  }

  private mutating func visit(_ parameters: [Parameter], _ access: AccessLevel) {
    for parameter in parameters {
      note(parameter.type, access)
      if let value = parameter.defaultValue { visit(value) }
    }
  }

  private mutating func visit(_ function: FunctionModel, _ access: AccessLevel) {
    visit(function.parameters, access)
    note(function.result, access)
    visit(function.body)
  }

  private mutating func visit(_ model: ExternTypeModel) {
    for property in model.type.properties { note(property.type, .internal) }
    for method in model.type.methods {
      note(method.result, .internal)
      for parameter in method.parameters { note(parameter.type, .internal) }
    }
    for parameter in model.type.initializers.joined() { note(parameter.type, .internal) }
  }

  private mutating func visit(_ feature: FeatureDefinition) {
    let access = feature.access ?? self.access
    widen(&runtime, access)
    for model in feature.structures { visit(model, access) }
    for model in feature.enumerations { visit(model, access) }
    for field in feature.fields { visit(field, access) }
    for value in feature.derived { visit(value, access) }
    if let start = feature.initializer { visit(start.statements) }
    for action in feature.actions {
      visit(action.parameters, access)
      if let condition = action.condition { visit(condition.condition) }
      visit(action.body.statements)
    }
    for output in feature.outputs { visit(output.parameters, access) }
    for binding in feature.bindings { visit(binding, access) }
    for handler in feature.changeHandlers { visit(handler.body.statements) }
    for handler in feature.bindingHandlers { visit(handler.body.statements) }
    for invariant in feature.invariants { visit(invariant.condition) }
    for child in feature.children { visit(child, access) }
    for handler in feature.childHandlers { visit(handler) }
    for use in EffectFacts(feature, fieldCount: 0).endpoints {
      visit(use.endpoint.parameters, access)
    }
    for effect in feature.effects {
      visit(effect.parameters, effect.work, access)
      visit(effect)
    }
    for function in feature.functions {
      visit(function, function.isMutating || !function.reads.isEmpty ? .internal : access)
    }
  }

  private mutating func visit(_ child: ChildModel, _ access: AccessLevel) {
    switch child.form {
    case .rows(_, let id): note(id, access)
    case .embedded, .presented, .route, .stack, .alert: break
    }
    guard let route = child.route else { return }
    visit(route.enumeration, access)
    for alert in route.alerts {
      visit(alert.title)
      if let message = alert.message { visit(message) }
      for button in alert.buttons {
        visit(button.title)
        if let condition = button.condition { visit(condition.condition) }
        visit(button.body.statements)
      }
    }
  }

  private mutating func visit(_ handler: ChildHandler) {
    for source in handler.sources { visit(source.parameters, .internal) }
    if let value = handler.value { note(value, .internal) }
    if let condition = handler.condition { visit(condition.condition) }
    visit(handler.body.statements)
  }

  private mutating func visit(
    _ parameters: [Parameter], _ work: WorkSignature?, _ access: AccessLevel
  ) {
    visit(parameters, access)
    if let work {
      note(work.result, access)
      if let failure = work.failureValue { note(failure, access) }
    }
  }

  private mutating func visit(_ binding: BindingModel, _ access: AccessLevel) {
    visit(binding.parameters, access)
    note(binding.type, access)
    visit(binding.getter)
    if let condition = binding.condition { visit(condition.condition) }
    switch binding.write {
    case .setter(let body): visit(body.statements)
    case .action: break
    }
  }

  private mutating func note(_ type: Type, _ access: AccessLevel) {
    switch type {
    case .library(.duration): break
    case .library(.stackID): widen(&runtime, access)
    case .library, .float(.cgFloat): widen(&foundation, access)
    case .optional(let inner), .array(let inner), .set(let inner), .range(_, let inner),
      .sequence(_, let inner), .metatype(let inner):
      note(inner, access)
    case .identified(let inner), .stack(let inner):
      widen(&runtime, access)
      note(inner, access)
    case .dictionary(let key, let value):
      note(key, access)
      note(value, access)
    case .tuple(let elements):
      for element in elements { note(element.type, access) }
    case .function(let parameters, let result):
      for parameter in parameters { note(parameter, access) }
      note(result, access)
    case .view(.store), .view(.rows), .view(.stack), .view(.route): widen(&runtime, .internal)
    case .view(.binding(let inner)), .view(.presentation(let inner)): note(inner, access)
    case .bool, .integer, .float, .string, .substring, .character, .void, .named, .view(.view),
      .never, .unchecked, .error:
      break
    }
  }

  private func widen(_ level: inout AccessLevel?, _ access: AccessLevel) {
    switch (level, access) {
    case (nil, _), (.internal, _): level = access
    case (.package, .public): level = access
    case (.package, .package), (.package, .internal), (.public, _): break
    }
  }
}
