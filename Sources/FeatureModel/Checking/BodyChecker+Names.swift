import FeatureDiagnostics
import FeatureSyntax

extension BodyChecker {
  /// What a bare name means, from the inside out.
  mutating func name(_ name: Name, _ expected: Type?) -> Expression {
    if name.isMissing { return broken(name.range) }
    let place = at(name.range)
    if let index = variable(name.text) { return read(index, name) }
    if let parameter = environment.parameters.first(where: { $0.name == name.text }) {
      return Expression(.reference(.parameter(name.text)), parameter.type, at: place)
    }
    if name.text == "newValue", let type = environment.newValue {
      return Expression(.reference(.newValue), type, at: place)
    }
    if name.text == "oldValue", let type = environment.oldValue {
      return Expression(.reference(.oldValue), type, at: place)
    }
    if environment.kind == .view, let found = viewName(name) { return found }
    if name.text == "self", !name.isEscaped { return selfReference(name) }
    if let member = instanceMember(name) { return member }
    if let member = featureMember(name) { return member }
    if let work = nameOfWork(name) { return work }
    if let member = bridgeMember(name) { return member }
    if name.text == "now", !name.isEscaped { return environmentValue(.now, .library(.date), name) }
    if let function = function(named: name.text) { return functionValue(function, name, expected) }
    if types.lookup([name.text], in: environment.scope) != nil || isGenericName(name.text) {
      return failure(.typeAsValue, [], name.range)
    }
    if environment.kind == .view, let found = foreignName(name) { return found }
    return unknownName(name, expected)
  }

  private mutating func read(_ index: Int, _ name: Name) -> Expression {
    variables[index].isRead = true
    let variable = variables[index]
    if !assigned.contains(index) && variable.type != .error {
      return failure(.usedBeforeSet, [name.text], name.range)
    }
    let reference: Reference =
      variable.origin == .closure ? .closureName(name.text) : .local(name.text)
    return Expression(.reference(reference), variable.type, at: at(name.range))
  }

  private mutating func selfReference(_ name: Name) -> Expression {
    if let instance = environment.instance {
      return Expression(.reference(.instanceSelf), instance, at: at(name.range))
    }
    if let feature = environment.feature {
      let type = Type.named(TypeName([feature.name, "State"]))
      noteUseOfWholeState(name.range)
      return Expression(.reference(.stateSelf), type, at: at(name.range))
    }
    return failure(.noSelf, [], name.range)
  }

  private mutating func instanceMember(_ name: Name) -> Expression? {
    guard let instance = environment.instance, let nominal = types.nominal(instance) else {
      return nil
    }
    if name.text == "rawValue", let raw = nominal.rawType {
      return Expression(.reference(.instanceMember("rawValue")), raw, at: at(name.range))
    }
    guard let property = nominal.properties.first(where: { $0.name == name.text && !$0.isStatic })
    else { return nil }
    if changing.contains(.local) {
      return failure(.overlappingAccess, ["self"], name.range)
    }
    return Expression(.reference(.instanceMember(name.text)), property.type, at: at(name.range))
  }

  private mutating func featureMember(_ name: Name) -> Expression? {
    guard environment.instance == nil, let feature = environment.feature else { return nil }
    if let field = feature.fields.first(where: { $0.name == name.text }) {
      if changing.contains(.field(name.text)) {
        return failure(.overlappingAccess, [name.text], name.range)
      }
      return Expression(.reference(.field(name.text)), field.type, at: at(name.range))
    }
    if let derived = feature.derived.first(where: { $0.name == name.text }) {
      if environment.kind == .defaultValue {
        return failure(.defaultReadsDerived, [name.text], name.range)
      }
      noteUseOfWholeState(name.range)
      return Expression(.reference(.derived(name.text)), derived.type, at: at(name.range))
    }
    return nil
  }

  /// A derived value or function of the feature reads the state as a whole, which Swift refuses while
  /// a part of it is being changed.
  mutating func noteUseOfWholeState(_ range: SourceRange) {
    for root in changing {
      if case .field(let name) = root { report(.overlappingAccess, [name], range) }
    }
  }

  /// `uuid()`, `now`, `random(in:)`.
  mutating func environmentValue(_ kind: Expression.Kind, _ type: Type, _ name: Name)
    -> Expression
  {
    switch environment.kind {
    case .reduction: return Expression(kind, type, at: at(name.range))
    case .defaultValue:
      return failure(
        .impure, [name.text], name.range, hint: "set the field in the state's 'init { … }'")
    case .pure: return failure(.impure, [name.text], name.range)
    case .mutatingMember:
      return failure(.impure, [name.text], name.range, hint: "pass the value as a parameter")
    case .view:
      return failure(
        .impure, [name.text], name.range, hint: "send an action that asks for it, and show a field")
    }
  }

  private mutating func functionValue(
    _ function: (signature: FunctionSignature, reference: Reference), _ name: Name,
    _ expected: Type?
  ) -> Expression {
    let signature = function.signature
    guard case .function = expected else {
      return failure(.functionAsValue, [name.text], name.range)
    }
    let type = Type.function(signature.parameters.map(\.type), signature.result)
    return Expression(.reference(function.reference), type, at: at(name.range))
  }

  /// The function at file level called `name`.
  func function(named name: String) -> (signature: FunctionSignature, reference: Reference)? {
    if let found = environment.functions.first(named: name) {
      return (found, .function(name))
    }
    if let found = environment.externFunctions.first(named: name) {
      return (found, .externFunction(name))
    }
    return nil
  }

  func isGenericName(_ name: String) -> Bool {
    ["Set", "Identified", "Array", "Dictionary", "Optional"].contains(name)
  }

  private mutating func unknownName(_ name: Name, _ expected: Type?) -> Expression {
    if let feature = environment.feature {
      if feature.functions.contains(where: { $0.name == name.text }) {
        return failure(.functionAsValue, [name.text], name.range)
      }
      if feature.actions.contains(where: { $0.name == name.text }) {
        return failure(.actionAsValue, [name.text], name.range)
      }
    }
    if environment.feature != nil, environment.shared.contains(name.text) {
      return failure(
        .unknownName, [name.text], name.range,
        hint: "it is a shared value; name it in the feature: 'shared \(name.text)'")
    }
    let advice = advice(aboutName: name, expected)
    return failure(
      .unknownName, [name.text], name.range, hint: advice.hint, fixIts: advice.fixIts)
  }

  /// The change to the nearest of some names.
  func nearest(_ name: Name, _ candidates: [String]) -> [FixIt] {
    guard let near = Nearest.name(to: name.text, among: candidates) else { return [] }
    return [fix("write '\(near)'", name.range, near)]
  }

  /// The names of values in scope.
  func valueNames() -> [String] {
    var names = scopes.flatMap(\.keys) + environment.parameters.map(\.name)
    if let instance = environment.instance, let nominal = types.nominal(instance) {
      names += nominal.properties.filter { !$0.isStatic }.map(\.name)
    } else if let feature = environment.feature {
      names += feature.fields.map(\.name) + feature.derived.map(\.name)
      names += feature.effects.map(\.name) + feature.clients.map(\.name)
    }
    if let bridge = environment.bridge { names += ["view"] + bridge.members.map(\.name) }
    if let view = environment.view {
      names +=
        view.members.map(\.name)
        + (view.feature.flatMap { types.stores[$0] }?.properties ?? []).map(\.name)
    }
    if environment.newValue != nil { names.append("newValue") }
    if environment.oldValue != nil { names.append("oldValue") }
    return names
  }

  /// The names of functions in scope.
  func functionNames() -> [String] {
    var names = environment.functions.all.map(\.name) + environment.externFunctions.all.map(\.name)
    if let instance = environment.instance, let nominal = types.nominal(instance) {
      names += nominal.methods.filter { !$0.isStatic }.map(\.name)
    } else {
      names += environment.feature?.functions.map(\.name) ?? []
    }
    return names + ["min", "max", "abs", "zip", "stride", "uuid", "random"]
  }

  mutating func closureParameter(_ index: Int, _ range: SourceRange) -> Expression {
    guard let context = closures.last else {
      return failure(.noClosureParameter, [String(index)], range)
    }
    if context.isNamed { return failure(.namedClosureParameter, [String(index)], range) }
    closures[closures.count - 1].greatestUsed = max(context.greatestUsed, index)
    guard context.parameters.indices.contains(index) else {
      return failure(.noClosureParameter, [String(index)], range)
    }
    return Expression(
      .reference(.closureParameter(index)), context.parameters[index], at: at(range))
  }

  /// The type that `syntax` names, where it is a dotted name of a type and no value shadows it.
  func typeName(_ syntax: ExpressionSyntax) -> Type? {
    var names: [String] = []
    var rest = syntax
    while case .member(let base, let name) = rest.kind {
      names.insert(name.text, at: 0)
      rest = base
    }
    guard case .name(let first) = rest.kind, !isValue(first.text) else { return nil }
    return types.lookup([first.text] + names, in: environment.scope)
  }

  /// Whether a value of that name is in scope.
  func isValue(_ name: String) -> Bool {
    if variable(name) != nil || environment.parameters.contains(where: { $0.name == name }) {
      return true
    }
    if let instance = environment.instance {
      return types.nominal(instance)?.properties.contains { $0.name == name && !$0.isStatic }
        ?? false
    }
    if let bridge = environment.bridge { return name == "view" || bridge.member(name) != nil }
    if let view = environment.view {
      if view.member(name)?.type != nil || name == "store" && view.feature != nil { return true }
      if storeProperty(name) != nil { return true }
    }
    guard let feature = environment.feature else { return false }
    return feature.fields.contains { $0.name == name }
      || feature.derived.contains { $0.name == name }
  }
}
