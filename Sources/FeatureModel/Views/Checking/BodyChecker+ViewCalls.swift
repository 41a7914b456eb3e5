import FeatureDiagnostics
import FeatureSyntax

/// What makes and changes views.
extension BodyChecker {
  /// `Name(…)` where it makes a view, a store, or something that only Swift knows; nil where it is as
  /// in any body.
  mutating func viewCall(_ name: Name, _ arguments: [ArgumentSyntax], _ range: SourceRange)
    -> Expression?
  {
    if name.isMissing { return nil }
    if let slot = environment.view?.member(name.text), case .slot(let parameters) = slot.form {
      return slotCall(slot, parameters, name, arguments, range)
    }
    if let symbol = environment.views[name.text] {
      let reference = Reference.view(.declared(name.text))
      return made(reference, [symbol.signature], name, arguments, range, declared: symbol.location)
    }
    if let feature = storeFeature(name.text) { return store(of: feature, name, arguments, range) }
    if isValue(name.text) || isDeclared(name.text) { return nil }
    if let method = storeMethod(name.text) {
      let callee = Expression(.reference(.featureFunction(name.text)), .void, at: at(name.range))
      return declaredCall(callee, [method], name, arguments, range)
    }
    if let signatures = ViewVocabulary.signatures(ofView: name.text) {
      return made(.view(.known(name.text)), signatures, name, arguments, range, declared: nil)
    }
    if let signatures = ViewVocabulary.signatures(ofFunction: name.text) {
      return function(name, signatures, arguments, range)
    }
    guard name.text.first?.isUppercase == true, !isGenericName(name.text) else { return nil }
    if let near = nearView(name.text) {
      report(
        .nearView, [name.text, near], name.range,
        hint: "it is passed on to Swift as it stands; if it is the app's own, declare it: "
          + "'extern view \(name.text)(…)'",
        fixIts: [fix("write '\(near)'", name.range, near)])
    }
    return passedThrough(name, arguments, range)
  }

  /// Whether the spec declares a function or type of that name, which wins over SwiftUI's.
  private func isDeclared(_ name: String) -> Bool {
    function(named: name) != nil || types.lookup([name], in: environment.scope) != nil
      || environment.feature?.functions.contains { $0.name == name } == true
  }

  /// A function of the store: a guard or binding with parameters.
  private func storeMethod(_ name: String) -> FunctionSignature? {
    environment.view?.feature.flatMap { feature in
      types.stores[feature]?.methods.first { $0.name == name }
    }
  }

  /// What is written with one slip.
  private func nearView(_ name: String) -> String? {
    slip(name, among: ViewVocabulary.viewNames + environment.views.keys.sorted())
  }

  private func slip(_ name: String, among names: [String]) -> String? {
    names.first {
      abs($0.utf8.count - name.utf8.count) <= 1 && Nearest.distance($0, name) == 1
    }
  }

  /// Something that only Swift knows; its arguments are translated.
  private mutating func passedThrough(
    _ name: Name, _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    let callee = Expression(
      .reference(.view(.passedThrough(name.text))), .unchecked, at: at(name.range))
    return Expression(.call(callee, uncheckedArguments(arguments)), .unchecked, at: at(range))
  }

  /// A view of the vocabulary or of the specs.
  private mutating func made(
    _ reference: Reference, _ signatures: [MemberSignature], _ name: Name,
    _ arguments: [ArgumentSyntax], _ range: SourceRange, declared: SourceLocation?
  ) -> Expression {
    let callee = Expression(.reference(reference), .void, at: at(name.range))
    switch select(signatures, arguments, isOpen: declared == nil) {
    case .chosen(let signature):
      return applied(signature, callee, name, arguments, range, .someView)
    case .foreign: return passedThrough(name, arguments, range)
    case .none:
      checkViewArguments(arguments)
      reportArguments(signatures, name, arguments, range, declared)
      return Expression(.error, .error, at: at(range))
    }
  }

  /// `withAnimation { … }` and its like.
  private mutating func function(
    _ name: Name, _ signatures: [MemberSignature], _ arguments: [ArgumentSyntax],
    _ range: SourceRange
  ) -> Expression {
    if viewMode == .content {
      checkViewArguments(arguments)
      return failure(.actionInContent, [name.text], name.range)
    }
    let callee = Expression(.reference(.view(.known(name.text))), .void, at: at(name.range))
    switch select(signatures, arguments, isOpen: true) {
    case .chosen(let signature): return applied(signature, callee, name, arguments, range, .void)
    case .foreign: return passedThrough(name, arguments, range)
    case .none:
      checkViewArguments(arguments)
      reportArguments(signatures, name, arguments, range, nil)
      return broken(range)
    }
  }

  private mutating func slotCall(
    _ slot: ViewScope.Member, _ parameters: [ParameterSignature], _ name: Name,
    _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    let callee = Expression(
      .reference(.view(.slot(name.text))), .function(parameters.map(\.type), .someView),
      at: at(name.range))
    // A closure is called without labels.
    let unlabelled = parameters.map { parameter in
      var result = parameter
      result.label = nil
      return result
    }
    guard
      let given = self.arguments(
        arguments, unlabelled, name.text, range, declaredAt: slot.location)
    else { return broken(range) }
    return Expression(.call(callee, given), .someView, at: at(range))
  }

  // MARK: Stores

  /// The feature whose store a name is.
  private func storeFeature(_ name: String) -> String? {
    guard name.hasSuffix("Store"), types.lookup([name], in: environment.scope) == nil else {
      return nil
    }
    let feature = String(name.dropLast("Store".count))
    return types.stores[feature] == nil ? nil : feature
  }

  /// `CounterStore(state: …)`
  private mutating func store(
    of feature: String, _ name: Name, _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    let type = Type.view(.store(feature: feature))
    guard let first = arguments.first, first.label?.text == "state", !first.isTrailing else {
      checkViewArguments(arguments)
      return failure(
        .missingViewArgument,
        [name.text, "'state:'", "write '\(name.text)(state: .init(…))'"], name.range)
    }
    let state = Type.named(TypeName([feature, "State"]))
    var given = [Argument("state", expression(first.value, expected: state))]
    given += uncheckedArguments(Array(arguments.dropFirst()))
    return Expression(.construct(type, given), type, at: at(range))
  }

  // MARK: Modifiers

  /// `view.name(…)`, `$x.name(…)`, `store.send(…)`; nil where it is a method as in any body.
  mutating func memberCall(
    _ base: Expression, _ name: Name, _ arguments: [ArgumentSyntax], _ calleeRange: SourceRange,
    _ range: SourceRange
  ) -> Expression? {
    if name.isMissing { return nil }
    switch base.type {
    case .view(.view): return modifier(base, name, arguments, calleeRange, range, isOpen: false)
    case .unchecked where base.isForeignView:
      return modifier(base, name, arguments, calleeRange, range, isOpen: true)
    case .view(.binding), .view(.presentation):
      return channelCall(base, name, arguments, calleeRange, range)
    case .view(.store) where name.text == "send":
      checkViewArguments(arguments)
      return failure(
        .reductionInView, ["\(name.text)(…)"], name.range,
        hint: "an action is sent by its name: 'send name'", fixIts: sending(arguments, range))
    default: return nil
    }
  }

  /// `store.send(.tapped)` as it is written here.
  private func sending(_ arguments: [ArgumentSyntax], _ range: SourceRange) -> [FixIt] {
    guard arguments.count == 1, let action = arguments.first?.value, action.isImplicitCall else {
      return []
    }
    let text = environment.lines.source.text(
      SourceRange(action.range.start + 1, action.range.end))
    return [fix("write 'send \(text)'", range, "send \(text)")]
  }

  private mutating func modifier(
    _ base: Expression, _ name: Name, _ arguments: [ArgumentSyntax], _ calleeRange: SourceRange,
    _ range: SourceRange, isOpen: Bool
  ) -> Expression {
    if let signatures = ViewVocabulary.signatures(ofModifier: name.text) {
      let callee = Expression(
        .member(base, name.text, .modifier(isKnown: true)), .void, at: at(calleeRange))
      switch select(signatures, arguments, isOpen: true) {
      case .chosen(let signature):
        return applied(signature, callee, name, arguments, range, .someView)
      case .foreign: break
      case .none:
        if isOpen { break }
        checkViewArguments(arguments)
        reportArguments(signatures, name, arguments, range, nil)
        return broken(range)
      }
    } else if !isOpen, let near = nearModifier(name.text) {
      report(
        .nearView, [name.text, near], name.range,
        fixIts: [fix("write '\(near)'", name.range, near)])
    }
    let type: Type = isOpen ? .unchecked : .someView
    let callee = Expression(
      .member(base, name.text, .modifier(isKnown: false)), .unchecked, at: at(calleeRange))
    return Expression(.call(callee, uncheckedArguments(arguments)), type, at: at(range))
  }

  private func nearModifier(_ name: String) -> String? {
    if ViewVocabulary.neighbours.contains(name) { return nil }
    return slip(name, among: ViewVocabulary.modifierNames)
  }

  private mutating func channelCall(
    _ base: Expression, _ name: Name, _ arguments: [ArgumentSyntax], _ calleeRange: SourceRange,
    _ range: SourceRange
  ) -> Expression {
    let isSame = ["animation", "transaction"].contains(name.text)
    let callee = Expression(.member(base, name.text, .unchecked), .unchecked, at: at(calleeRange))
    return Expression(
      .call(callee, uncheckedArguments(arguments)), isSame ? base.type : .unchecked, at: at(range))
  }

  /// Looks at arguments of something that is wrong already; blocks of them may hold anything.
  mutating func checkViewArguments(_ arguments: [ArgumentSyntax]) {
    for argument in arguments {
      if case .projection = argument.value.kind { continue }
      if argument.value.isLiteralLike { continue }
      _ = infer(argument.value, .unchecked)
    }
  }
}

extension Expression {
  /// Whether it is made by something capitalised that only Swift knows, or is a part or change of such.
  var isForeignView: Bool {
    switch kind {
    case .call(let callee, _):
      switch callee.kind {
      case .reference(.view(.passedThrough)), .member(_, _, .modifier): true
      case .member(let base, _, .unchecked): base.isForeignRoot
      default: false
      }
    case .member(let base, _, .unchecked): base.isForeignRoot
    default: false
    }
  }

  private var isForeignRoot: Bool {
    if case .reference(.unchecked) = kind { return true }
    return isForeignView
  }
}

extension ExpressionSyntax {
  /// Whether it is a `Text`, or several joined.
  var isText: Bool {
    if case .infix(let left, let sign, let right) = kind {
      return sign.text == "+" && left.isText && right.isText
    }
    return rootCallee?.text == "Text"
  }

  /// Whether it is `.name` or `.name(…)`.
  fileprivate var isImplicitCall: Bool {
    switch kind {
    case .implicitMember: true
    case .call(let callee, _): callee.isImplicitCall
    default: false
    }
  }

  /// The name at the root of a chain of calls: `Text` of `Text("a").bold()`.
  var rootCallee: Name? {
    var rest = self
    while true {
      switch rest.kind {
      case .call(let callee, _):
        if case .name(let name) = callee.kind { return name }
        rest = callee
      case .member(let base, _): rest = base
      default: return nil
      }
    }
  }
}
