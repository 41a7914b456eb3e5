import FeatureDiagnostics
import FeatureSyntax

/// What a feature composes, as its bodies can name it.
extension DeclarationChecker {
  /// `child x: F`, `child? x: F`, `children xs: F by id`
  mutating func collectChild(
    _ syntax: ChildSyntax, into found: inout FeatureSymbols, _ names: inout FeatureNames,
    in scope: TypeScope
  ) {
    guard !syntax.name.isMissing else { return }
    let location = at(syntax.name, scope)
    checkHead(syntax.head, "a child", at: location)
    checkUnsafe(syntax.name, "a child", scope)
    let feature = self.feature(named: syntax.type, of: syntax, in: scope)
    let form: ChildSymbol.Form
    switch syntax.form {
    case .embedded: form = .embedded
    case .presented: form = .presented
    case .elements(let name):
      form = .rows
      if let feature { checkRows(of: feature, by: name, at: location, in: scope) }
    }
    let child = ChildSymbol(
      name: syntax.name.text, form: form, feature: feature, cases: [], location: location)
    add(child, type(of: child), hasDefault: form != .embedded, to: &found, &names)
  }

  private func type(of child: ChildSymbol) -> Type {
    guard let feature = child.feature else { return .error }
    let state = stateName(of: feature)
    switch child.form {
    case .presented: return .optional(.named(state))
    case .rows:
      return types.conforms(.named(state), .identifiable) ? .identified(.named(state)) : .error
    case .embedded, .route, .stack, .alert: return .named(state)
    }
  }

  /// `route x { … }`, `stack x { … }`
  mutating func collectRoute(
    _ syntax: RouteSyntax, isStack: Bool, into found: inout FeatureSymbols,
    _ names: inout FeatureNames, in scope: TypeScope
  ) {
    guard !syntax.name.isMissing else { return }
    let location = at(syntax.name, scope)
    let what = isStack ? "a stack" : "a route"
    checkHead(syntax.head, what, at: location)
    checkHiding(syntax.name, in: scope)
    if let value = syntax.defaultValue, isStack {
      sink.report(.routeDefault, syntax.name.text, at: SourceLocation(scope.file, value.range))
    }
    var cases = ComposedCases()
    for element in syntax.cases { collect(element, of: what, &cases, in: scope) }
    for alert in syntax.alerts { collect(alert, isStack: isStack, &cases, in: scope) }
    if syntax.cases.isEmpty, syntax.alerts.isEmpty {
      sink.report(.emptyRoute, what, syntax.name.text, at: location)
    }
    let isOptional = !isStack && syntax.defaultValue == nil
    let child = ChildSymbol(
      name: syntax.name.text, form: isStack ? .stack : .route(isOptional: isOptional),
      feature: nil, cases: cases.symbols, location: location)
    add(child, cases.signatures, to: &found, &names, in: scope)
  }

  /// `alert x { … }`, `dialog x { … }`
  mutating func collectAlert(
    _ syntax: AlertSyntax, into found: inout FeatureSymbols, _ names: inout FeatureNames,
    in scope: TypeScope
  ) {
    guard !syntax.name.isMissing else { return }
    let location = at(syntax.name, scope)
    let what = syntax.isDialog ? "a dialog" : "an alert"
    checkHead(syntax.head, what, at: location)
    checkHiding(syntax.name, in: scope)
    var cases = ComposedCases()
    for element in syntax.cases {
      add(element.name, nil, element.payload, isAlert: true, &cases, in: scope)
    }
    if syntax.cases.isEmpty { sink.report(.emptyRoute, what, syntax.name.text, at: location) }
    let child = ChildSymbol(
      name: syntax.name.text, form: .alert(isDialog: syntax.isDialog), feature: nil,
      cases: cases.symbols, location: location)
    add(child, cases.signatures, to: &found, &names, in: scope)
  }

  // MARK: Cases

  /// The cases of a route, stack or alert while they are collected.
  private struct ComposedCases {
    var symbols: [ChildSymbol.Case] = []
    var signatures: [CaseSignature] = []
    var names = MemberNames()
  }

  private mutating func collect(
    _ element: EnumCaseSyntax, of what: String, _ cases: inout ComposedCases, in scope: TypeScope
  ) {
    if let value = element.rawValue {
      sink.report(
        .rawValueWithoutType, element.name.text, what,
        at: SourceLocation(scope.file, value.range))
    }
    let payload = element.payload ?? []
    add(
      element.name, soleFeature(of: payload, in: scope), payload, isAlert: false, &cases,
      in: scope)
  }

  private mutating func collect(
    _ alert: AlertSyntax, isStack: Bool, _ cases: inout ComposedCases, in scope: TypeScope
  ) {
    let what = alert.isDialog ? "a dialog" : "an alert"
    checkHead(alert.head, what, at: at(alert.name, scope))
    if isStack {
      sink.report(
        .alertInStack, what, alert.isDialog ? "dialog" : "alert", alert.name.text,
        at: at(alert.name, scope))
    }
    for element in alert.cases {
      add(element.name, nil, element.payload, isAlert: true, &cases, in: scope)
    }
  }

  private mutating func add(
    _ name: Name, _ feature: String?, _ payload: [ParameterSyntax], isAlert: Bool,
    _ cases: inout ComposedCases, in scope: TypeScope
  ) {
    guard claim(name, &cases.names, scope) else { return }
    checkUnsafe(name, "a case", scope)
    let location = at(name, scope)
    let parameters: [ParameterSignature] =
      if let feature {
        [ParameterSignature(label: nil, name: "", type: .named(stateName(of: feature)))]
      } else if !isAlert, let wrong = misspelledFeature(of: payload, in: scope) {
        [wrong]
      } else {
        signatures(payload, in: scope)
      }
    cases.symbols.append(
      ChildSymbol.Case(name: name.text, feature: feature, isAlert: isAlert, location: location))
    cases.signatures.append(
      CaseSignature(name: name.text, payload: parameters, location: location))
  }

  /// The payload of a case that is called nearly like a feature, which is reported.
  private mutating func misspelledFeature(
    of payload: [ParameterSyntax], in scope: TypeScope
  ) -> ParameterSignature? {
    guard payload.count == 1, let only = payload.first, only.name.isMissing,
      case .named(let names, let arguments) = only.type.kind, names.count == 1,
      arguments.isEmpty, let name = names.first, !name.isMissing,
      types.lookup([name.text], in: scope) == nil,
      let nearest = Nearest.name(to: name.text, among: types.features.sorted())
    else { return nil }
    let location = at(name, scope)
    sink.report(
      .unknownFeature, name.text, at: location, label: "did you mean '\(nearest)'?",
      fixIts: replacement(nearest, at: location))
    return ParameterSignature(label: nil, name: "", type: .error)
  }

  /// The feature that is the one unlabelled value of a case; nil of plain data.
  private mutating func soleFeature(of payload: [ParameterSyntax], in scope: TypeScope) -> String? {
    guard payload.count == 1, let only = payload.first, only.label == nil, only.name.isMissing,
      case .named(let names, let arguments) = only.type.kind, names.count == 1,
      arguments.isEmpty, let name = names.first, !name.isMissing
    else { return nil }
    return types.features.contains(name.text) ? name.text : nil
  }

  // MARK: Members

  private mutating func add(
    _ child: ChildSymbol, _ cases: [CaseSignature], to found: inout FeatureSymbols,
    _ names: inout FeatureNames, in scope: TypeScope
  ) {
    let name = scope.name(ChildModel.typeName(of: child.name))
    if types.types[name]?.location == child.location {
      types.types[name]?.cases = cases
      // Swift makes an enum Hashable by itself where no case has a payload.
      if cases.allSatisfy(\.payload.isEmpty) { types.types[name]?.conformances.insert(.hashable) }
    }
    let type: Type
    switch child.form {
    case .stack: type = .stack(.named(name))
    case .route(isOptional: false): type = .named(name)
    case .route, .alert, .embedded, .presented, .rows: type = .optional(.named(name))
    }
    add(child, type, hasDefault: true, to: &found, &names)
  }

  private mutating func add(
    _ child: ChildSymbol, _ type: Type, hasDefault: Bool, to found: inout FeatureSymbols,
    _ names: inout FeatureNames
  ) {
    guard names.add(child) else { return }
    var property = Property(
      name: child.name, type: type, isVariable: true, hasDefault: hasDefault,
      location: child.location)
    property.storage = child.storage
    found.fields.append(property)
    found.children.append(child)
  }

  // MARK: Features

  /// The feature that a child's type names; nil where there is none, which is reported.
  private mutating func feature(
    named type: TypeSyntax, of child: ChildSyntax, in scope: TypeScope
  ) -> String? {
    let location = SourceLocation(scope.file, type.range)
    var hint: String?
    switch type.kind {
    case .missing: return nil
    case .named(let names, let arguments):
      let texts = names.map(\.text)
      if names.contains(where: \.isMissing) { return nil }
      if texts.count == 1, arguments.isEmpty, types.features.contains(texts[0]) { return texts[0] }
      if texts.count == 2, texts[1] == "State", types.features.contains(texts[0]) {
        sink.report(
          .unknownFeature, texts.joined(separator: "."), at: location,
          hint: "write the feature, not its state", fixIts: replacement(texts[0], at: location))
        return nil
      }
      let nearest = Nearest.name(to: texts.joined(separator: "."), among: types.features.sorted())
      sink.report(
        .unknownFeature, texts.joined(separator: "."), at: location,
        label: nearest.map { "did you mean '\($0)'?" }, hint: self.hint(about: texts, in: scope),
        fixIts: replacement(nearest, at: location))
      return nil
    case .optional(let inner):
      hint = "write 'child? \(child.name.text): \(text(inner.range, scope))'"
    case .array(let inner):
      hint = "write 'children \(child.name.text): \(text(inner.range, scope)) by id'"
    case .implicitlyUnwrapped, .dictionary, .tuple, .function, .existential: break
    }
    sink.report(.unknownFeature, text(type.range, scope), at: location, hint: hint)
    return nil
  }

  private func hint(about names: [String], in scope: TypeScope) -> String? {
    types.lookup(names, in: scope) == nil
      ? nil : "'\(names.joined(separator: "."))' is a type: keep it in a field of the state"
  }

  private func text(_ range: SourceRange, _ scope: TypeScope) -> String {
    texts.indices.contains(scope.file.index) ? texts[scope.file.index].text(range) : ""
  }

  private mutating func checkRows(
    of feature: String, by name: Name, at location: SourceLocation, in scope: TypeScope
  ) {
    if !name.isMissing, name.text != "id" {
      sink.report(.childBy, name.text, feature, at: at(name, scope))
    } else if !types.conforms(.named(stateName(of: feature)), .identifiable) {
      sink.report(
        .childWithoutID, feature, at: location,
        related: topLevel[feature].map { [RelatedSpan($0, "the feature")] } ?? [])
    }
  }
}
