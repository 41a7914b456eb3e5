import FeatureDiagnostics
import FeatureSyntax

/// The checked forms of views and previews.
extension DeclarationChecker {
  /// A view with its body.
  mutating func view(_ syntax: ViewSyntax, in scope: TypeScope) -> ViewDefinition {
    let table = viewTypes(of: syntax, in: scope)
    checkGenerics(of: syntax, in: scope)
    var view = ViewScope(name: syntax.name.text)
    var members: [ViewMember] = []
    var names = MemberNames()
    // The store comes first, because the other members must not hide what it offers.
    for case .store(let type, _, let range) in syntax.members {
      view.feature = storeFeature(type, range, view.feature, in: scope)
    }
    for member in syntax.members {
      if let made = self.member(member, of: &view, &names, table, in: scope) {
        members.append(made)
      }
    }
    var body: [Statement] = []
    if syntax.body.isEmpty {
      if !syntax.name.isMissing {
        sink.report(.emptyView, syntax.name.text, at: at(syntax.name, scope))
      }
    } else {
      body = checkedView(syntax.body, viewEnvironment(view, table, in: scope))
    }
    checkAccess(of: members, syntax.head.access ?? defaultAccess)
    return ViewDefinition(
      doc: syntax.head.doc, access: syntax.head.access, name: syntax.name.text,
      generics: syntax.generics.map { generic in
        GenericParameter(name: generic.name.text, constraints: generic.constraints.map(typeText))
      },
      members: members, body: body, location: at(syntax.name, scope))
  }

  /// A preview with its body.
  mutating func preview(_ syntax: PreviewSyntax, in scope: TypeScope) -> PreviewModel {
    let location = word("preview", syntax.range, scope)
    if syntax.body.isEmpty { sink.report(.emptyView, "the preview", at: location) }
    let environment = viewEnvironment(ViewScope(name: nil), types, in: scope)
    return PreviewModel(
      title: syntax.title, body: checkedView(syntax.body, environment), location: location)
  }

  /// A view of the app's.
  mutating func externView(_ syntax: ExternViewSyntax, in scope: TypeScope) -> ExternViewModel {
    var quiet = self
    return ExternViewModel(
      name: syntax.name.text, parameters: quiet.externParameters(syntax, in: scope),
      location: at(syntax.name, scope))
  }

  private func viewEnvironment(_ view: ViewScope, _ table: TypeTable, in scope: TypeScope)
    -> BodyEnvironment
  {
    var environment = environment(.view, in: scope, feature: view.feature)
    environment.types = table
    environment.view = view
    environment.views = views
    return environment
  }

  private mutating func checkedView(_ body: [StatementSyntax], _ environment: BodyEnvironment)
    -> [Statement]
  {
    var checker = BodyChecker(environment)
    let result = checker.viewBody(body)
    append(checker.sink, environment.feature?.name)
    return result
  }

  // MARK: Members

  private mutating func storeFeature(
    _ type: TypeSyntax, _ range: SourceRange, _ first: String?, in scope: TypeScope
  ) -> String? {
    if first != nil {
      sink.report(.secondStore, at: word("store", range, scope))
      return first
    }
    if let feature = featureName(type) { return feature }
    if case .missing = type.kind { return nil }
    let name = typeText(type)
    let location = SourceLocation(scope.file, type.range)
    if types.poisoned.contains(TypeName([name])) { return nil }
    let nearest = Nearest.name(to: name, among: types.features.sorted())
    sink.report(
      .storeForFeature, name, at: location, label: nearest.map { "did you mean '\($0)'?" },
      fixIts: nearest.map {
        [FixIt("write '\($0)'", in: scope.file, [TextEdit(type.range, $0)])]
      } ?? [])
    return nil
  }

  private mutating func member(
    _ syntax: ViewSyntax.Member, of view: inout ViewScope, _ names: inout MemberNames,
    _ table: TypeTable, in scope: TypeScope
  ) -> ViewMember? {
    switch syntax {
    case .constant(let name, let type, _):
      let type = table.resolveStorable(type, in: scope, sink: &sink)
      return declare(name, .constant(type), .constant(type), in: &view, &names, scope)
    case .binding(let name, let type, _):
      let type = table.resolveStorable(type, in: scope, sink: &sink)
      return declare(name, .binding(type), .binding(type), in: &view, &names, scope)
    case .state(let name, let typeSyntax, let value, _):
      let written = typeSyntax.map { table.resolveStorable($0, in: scope, sink: &sink) }
      let made = initial(value, written, table, in: scope)
      let type = written ?? made.type
      if written == nil, type != .error, !isStorable(type), type != .unchecked {
        sink.report(
          .uninferredField, name.text, at: at(name, scope))
      }
      return declare(name, .state(type, made), .state(type), in: &view, &names, scope)
    case .focus(let name, let typeSyntax, _):
      let type = typeSyntax.map { table.resolve($0, in: scope, sink: &sink).unwrapped }
      let value = type.map { Type.optional($0) } ?? .bool
      return declare(name, .focus(type), .focus(value), in: &view, &names, scope)
    case .slot(let name, let parameters, _):
      let quiet = types
      types = table
      let list = signatures(parameters, in: scope)
      types.types = quiet.types
      let models = list.map(Parameter.init)
      return declare(name, .slot(models), .slot(list), in: &view, &names, scope)
    case .store(let type, let value, let range):
      guard let feature = featureName(type), feature == view.feature else { return nil }
      let owned = value.map { value in
        initial(value, .view(.store(feature: feature)), table, in: scope)
      }
      return ViewMember(
        doc: [], name: "store", form: .store(feature: feature, owned: owned),
        location: word("store", range, scope))
    }
  }

  /// The value with which local state or an owned store begins: nothing of the view is there yet.
  private mutating func initial(
    _ value: ExpressionSyntax, _ type: Type?, _ table: TypeTable, in scope: TypeScope
  ) -> Expression {
    if case .missing = value.kind {
      return Expression(.error, .error, at: SourceLocation(scope.file, value.range))
    }
    var environment = viewEnvironment(ViewScope(name: nil), table, in: scope)
    environment.feature = nil
    var checker = BodyChecker(environment)
    checker.viewMode = .value
    let result = checker.expression(value, expected: type)
    append(checker.sink, nil)
    return result
  }

  private mutating func declare(
    _ name: Name, _ form: ViewMember.Form, _ symbol: ViewScope.Member.Form,
    in view: inout ViewScope, _ names: inout MemberNames, _ scope: TypeScope
  ) -> ViewMember? {
    guard claim(name, &names, scope) else { return nil }
    let location = at(name, scope)
    checkMemberName(name, view, scope)
    view.members.append(ViewScope.Member(name: name.text, form: symbol, location: location))
    return ViewMember(doc: [], name: name.text, form: form, location: location)
  }

  /// What every view has, and what the store offers, are no names for members.
  private mutating func checkMemberName(_ name: Name, _ view: ViewScope, _ scope: TypeScope) {
    let location = at(name, scope)
    if name.text == "body" || name.text == "store" && view.feature != nil {
      sink.report(
        .memberName, name.text, name.text == "body" ? "what a view shows" : "the store",
        at: location)
      return
    }
    guard let feature = view.feature, let store = types.stores[feature] else { return }
    let other =
      store.properties.first { $0.name == name.text }?.location
      ?? store.methods.first { $0.name == name.text }?.location
    if let other, name.text != "state" {
      sink.report(
        .memberName, name.text, "a member of the store", at: location,
        related: [RelatedSpan(other, "declared here in '\(feature)'")])
    }
  }

  /// What a view is made with is seen as widely as the view.
  private mutating func checkAccess(of members: [ViewMember], _ level: AccessLevel) {
    for member in members {
      switch member.form {
      case .constant(let type), .binding(let type):
        check(member.name, type, level, at: member.location)
      case .slot(let parameters):
        for parameter in parameters {
          check(member.name, parameter.type, level, at: member.location)
        }
      case .store(let feature, nil):
        check("store", .view(.store(feature: feature)), level, at: member.location)
      case .state, .focus, .store: break
      }
    }
  }

  private mutating func checkGenerics(of syntax: ViewSyntax, in scope: TypeScope) {
    var names = MemberNames()
    for generic in syntax.generics { _ = claim(generic.name, &names, scope) }
  }
}
