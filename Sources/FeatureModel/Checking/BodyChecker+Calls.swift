import FeatureDiagnostics
import FeatureSyntax

extension BodyChecker {
  /// `[.a, .b].contains(x)`: literals that say nothing of their type have that of what is looked for.
  private mutating func arrayType(
    of base: ExpressionSyntax, _ name: Name, _ arguments: [ArgumentSyntax]
  ) -> Type? {
    guard name.text == "contains", case .array(let elements) = base.kind, !elements.isEmpty,
      elements.allSatisfy({ $0.isLiteralLike }), let only = arguments.first, arguments.count == 1,
      only.label == nil, !only.value.isLiteralLike
    else { return nil }
    return attempt { Optional($0.infer(only.value, nil)) }.map { .array($0.type) }
  }

  /// `callee(arguments)`
  mutating func call(
    _ callee: ExpressionSyntax, _ arguments: [ArgumentSyntax], _ expected: Type?,
    _ range: SourceRange
  ) -> ChainPart {
    switch callee.kind {
    case .name(let name):
      return whole(namedCall(name, arguments, expected, range))
    case .implicitMember(let name):
      return whole(implicitMember(name, arguments, expected, range))
    case .type(let syntax):
      let type = types.resolve(syntax, in: environment.scope, sink: &sink)
      return whole(construct(type, arguments, range))
    case .member(let base, let name):
      if let client = client(base) {
        return whole(endpointCall(client, name, arguments, callee, range))
      }
      if let result = callOfUnusedClient(base, name, arguments) { return whole(result) }
      if let type = typeName(callee) { return whole(construct(type, arguments, range)) }
      if let type = typeName(base) {
        return whole(staticCall(type, base, name, arguments, range))
      }
      let part = chain(base, arrayType(of: base, name, arguments) ?? foreignType(base, expected))
      if environment.kind == .view,
        let made = memberCall(part.expression, name, arguments, callee.range, range)
      {
        return ChainPart(expression: made, isChained: part.isChained)
      }
      let result = methodCall(part.expression, name, arguments, expected, range)
      return ChainPart(expression: result, isChained: part.isChained)
    case .projection(let name) where environment.kind == .view:
      return whole(projection(name, arguments, range))
    default:
      let value = infer(callee, nil)
      if value.type == .unchecked {
        return whole(
          Expression(.call(value, uncheckedArguments(arguments)), .unchecked, at: at(range)))
      }
      checkAlone(arguments)
      if value.type == .error { return whole(broken(range)) }
      return whole(failure(.notCallable, [value.type.description], callee.range))
    }
  }

  private func whole(_ expression: Expression) -> ChainPart {
    ChainPart(expression: expression, isChained: false)
  }

  /// `name(arguments)`
  private mutating func namedCall(
    _ name: Name, _ arguments: [ArgumentSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    if environment.kind == .view, variable(name.text) == nil,
      let made = viewCall(name, arguments, range)
    {
      return made
    }
    if isValue(name.text) || name.text == "self" {
      checkAlone(arguments)
      let value = self.name(name, nil)
      if value.type == .error { return broken(range) }
      return failure(.notCallable, [value.type.description], name.range)
    }
    if let instance = environment.instance, let nominal = types.nominal(instance) {
      let methods = nominal.methods.filter { $0.name == name.text && !$0.isStatic }
      if !methods.isEmpty {
        let callee = Expression(
          .reference(.instanceMember(name.text)), .void, at: at(name.range))
        return declaredCall(callee, methods, name, arguments, range)
      }
    } else if let feature = environment.feature {
      let functions = feature.functions.filter { $0.name == name.text }
      if !functions.isEmpty { return featureCall(functions, name, arguments, range) }
    }
    if let result = callOfWork(name, arguments) { return result }
    if name.text == "uuid", arguments.isEmpty {
      return environmentValue(.uuid, .library(.uuid), name).spanning(at(range))
    }
    if name.text == "random" { return random(name, arguments, expected, range) }
    if let function = function(named: name.text) {
      let callee = Expression(.reference(function.reference), .void, at: at(name.range))
      return declaredCall(callee, [function.signature], name, arguments, range)
    }
    if let type = types.lookup([name.text], in: environment.scope) {
      return construct(type, arguments, range)
    }
    if isGenericName(name.text) {
      return genericConstruction(name, arguments, expected, range)
    }
    if let result = builtin(name, arguments, expected, range) { return result }
    if let result = bridgeCall(name, arguments, range) { return result }
    checkAlone(arguments)
    if environment.feature?.actions.contains(where: { $0.name == name.text }) == true {
      let start = SourceRange(name.range.start, name.range.start)
      return failure(
        .actionAsValue, [name.text], name.range, fixIts: [fix("insert 'send'", start, "send ")])
    }
    if types.lookup([name.text, "State"], in: environment.scope) != nil {
      let end = SourceRange(name.range.end, name.range.end)
      return failure(
        .unknownFunction, [name.text], name.range,
        hint: "'\(name.text)' is a feature: '\(name.text).State(…)' makes its state",
        fixIts: [fix("insert '.State'", end, ".State")])
    }
    let near = nearest(name, functionNames())
    return failure(
      .unknownFunction, [name.text], name.range,
      hint: near.isEmpty ? advice(aboutFunction: name.text) : nil, fixIts: near)
  }

  /// A call of one of the feature's own functions.
  mutating func featureCall(
    _ functions: [FunctionSignature], _ name: Name, _ arguments: [ArgumentSyntax],
    _ range: SourceRange
  ) -> Expression {
    let isMutating = functions.contains(where: \.isMutating)
    if environment.kind == .defaultValue {
      checkAlone(arguments)
      return failure(.defaultReadsDerived, [name.text], name.range)
    }
    if isMutating && (environment.kind != .reduction || !closures.isEmpty) {
      checkAlone(arguments)
      return failure(closures.isEmpty ? .mutatingInPure : .writeInClosure, [name.text], name.range)
    }
    noteUseOfWholeState(name.range)
    let reference: Reference =
      isMutating ? .mutatingFunction(name.text) : .featureFunction(name.text)
    let callee = Expression(.reference(reference), .void, at: at(name.range))
    return declaredCall(callee, functions, name, arguments, range)
  }

  /// A call of a declared function, one of some that share a name.
  mutating func declaredCall(
    _ callee: Expression, _ candidates: [FunctionSignature], _ name: Name,
    _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    let fitting = candidates.filter { matches(arguments, $0.parameters) }
    guard let signature = fitting.first ?? candidates.first else { return broken(range) }
    if signature.isMutating, environment.instance != nil, case .reference = callee.kind,
      environment.kind != .mutatingMember
    {
      checkAlone(arguments)
      return failure(.mutatingInPure, [name.text], name.range)
    }
    let given = self.arguments(
      arguments, signature.parameters, name.text, range, declaredAt: signature.location)
    guard let given else { return Expression(.error, signature.result, at: at(range)) }
    var typed = callee
    typed.type = .function(signature.parameters.map(\.type), signature.result)
    return Expression(.call(typed, given), signature.result, at: at(range))
  }

  // MARK: Arguments

  /// Whether labels and number of arguments fit some parameters.
  func matches(_ arguments: [ArgumentSyntax], _ parameters: [ParameterSignature]) -> Bool {
    var next = 0
    for parameter in parameters {
      if arguments.indices.contains(next), arguments[next].label?.text == parameter.label {
        next += 1
      } else if !parameter.hasDefault {
        return false
      }
    }
    return next == arguments.count
  }

  /// The arguments of a declared function; nil where they do not fit, which is reported.
  mutating func arguments(
    _ given: [ArgumentSyntax], _ parameters: [ParameterSignature], _ name: String,
    _ range: SourceRange, declaredAt location: SourceLocation? = nil
  ) -> [Argument]? {
    var result: [Argument] = []
    var next = 0
    let related = location.map { [RelatedSpan($0, "'\(name)' is declared here")] } ?? []
    for parameter in parameters {
      if next < given.count, given[next].label?.text == parameter.label {
        let value = expression(given[next].value, expected: parameter.type)
        result.append(
          Argument(parameter.label, value, isTrailing: given[next].isTrailing))
        next += 1
      } else if parameter.hasDefault {
        continue
      } else if next < given.count, !isLabel(given[next], of: parameters) {
        reportLabel(given[next], parameter, related)
        checkAlone(Array(given[next...]))
        return nil
      } else if next < given.count,
        given[next...].contains(where: { $0.label?.text == parameter.label })
      {
        report(
          .argumentOrder, [], given[next].fullRange, related: related,
          hint: "they are \(parameters.callDescription)")
        checkAlone(Array(given[next...]))
        return nil
      } else {
        let label = parameter.label.map { "'\($0):'" } ?? "'\(parameter.name)'"
        let place =
          next < given.count ? given[next].value.range : SourceRange(range.end - 1, range.end)
        report(
          .missingArgument, [label, parameter.type.description, name], place, related: related,
          hint: callAdvice(name, parameters))
        checkAlone(Array(given[min(next, given.count)...]))
        return nil
      }
    }
    guard next < given.count else { return result }
    let extra = given[next]
    let known = parameters.first { $0.label != nil && $0.label == extra.label?.text }
    if known != nil {
      report(
        .argumentOrder, [extra.label?.text ?? ""], extra.fullRange, related: related,
        hint: callAdvice(name, parameters))
    } else {
      report(
        .extraArgument, [name], extra.fullRange, related: related,
        hint: callAdvice(name, parameters), fixIts: removal(of: next, in: given))
    }
    checkAlone(Array(given[next...]))
    return nil
  }

  /// Whether the argument carries the label of one of the parameters.
  private func isLabel(_ argument: ArgumentSyntax, of parameters: [ParameterSignature]) -> Bool {
    guard let label = argument.label?.text else { return false }
    return parameters.contains { $0.label == label }
  }

  private mutating func reportLabel(
    _ argument: ArgumentSyntax, _ parameter: ParameterSignature, _ related: [RelatedSpan]
  ) {
    let start = SourceRange(argument.value.range.start, argument.value.range.start)
    switch (argument.label, parameter.label) {
    case (nil, let wanted?):
      report(
        .missingLabel, [wanted], argument.value.range, related: related,
        fixIts: [fix("insert '\(wanted): '", start, "\(wanted): ")])
    case (let label?, let wanted?):
      report(
        .wrongLabel, [label.text, wanted], label.range, related: related,
        fixIts: [fix("write '\(wanted)'", label.range, wanted)])
    case (let label?, nil):
      let whole = SourceRange(label.range.start, argument.value.range.start)
      report(
        .extraLabel, [label.text], label.range, related: related,
        fixIts: [fix("remove '\(label.text):'", whole, "")])
    case (nil, nil):
      report(.argumentOrder, [""], argument.value.range, related: related)
    }
  }

  private func removal(of index: Int, in given: [ArgumentSyntax]) -> [FixIt] {
    let extra = given[index]
    if extra.isTrailing { return [] }
    let start = index > 0 ? given[index - 1].value.range.end : extra.fullRange.start
    return [fix("remove the argument", SourceRange(start, extra.value.range.end), "")]
  }

  /// Arguments of something that only Swift knows.
  mutating func uncheckedArguments(_ given: [ArgumentSyntax]) -> [Argument] {
    given.map { argument in
      Argument(
        argument.label?.text, infer(argument.value, .unchecked), isTrailing: argument.isTrailing)
    }
  }
}

extension ArgumentSyntax {
  /// The label and the value.
  var fullRange: SourceRange { label.map { $0.range.union(value.range) } ?? value.range }
}

extension Expression {
  /// The same at a wider place.
  func spanning(_ location: SourceLocation) -> Expression { Expression(kind, type, at: location) }
}

extension FormalType {
  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  /// The type for messages, as far as it is known.
  func description(_ bindings: TypeBindings) -> String {
    if let type = bindings.substituted(self) { return type.description }
    switch self {
    case .variable: return "a value"
    case .type(let type): return type.description
    case .optional(let inner): return inner.description(bindings) + "?"
    case .array(let inner): return "[\(inner.description(bindings))]"
    case .dictionary(let key, let value):
      return "[\(key.description(bindings)): \(value.description(bindings))]"
    case .generic("Sequence", let inner): return "a sequence of \(inner.description(bindings))"
    case .generic(let name, let inner): return "\(name)<\(inner.description(bindings))>"
    case .tuple: return "a tuple"
    case .function: return "a closure"
    }
  }
}

extension MemberSignature {
  /// How it is called, with the labels.
  var description: String {
    let labels = (parameters ?? []).map { $0.label.map { "\($0):" } ?? "_:" }
    return "'\(name)(\(labels.joined(separator: " ")))'"
  }
}
