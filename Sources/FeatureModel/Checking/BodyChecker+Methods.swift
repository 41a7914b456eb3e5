import FeatureDiagnostics
import FeatureSyntax

/// Calls of methods, of declared types and of the library's.
extension BodyChecker {
  mutating func methodCall(
    _ base: Expression, _ name: Name, _ arguments: [ArgumentSyntax], _ expected: Type?,
    _ range: SourceRange
  ) -> Expression {
    if base.type == .error || name.isMissing {
      checkAlone(arguments)
      return broken(range)
    }
    let calleeRange = SourceRange(base.location.range.start, name.range.end)
    if case .reference(.stateSelf) = base.kind, let feature = environment.feature {
      let functions = feature.functions.filter { $0.name == name.text }
      if !functions.isEmpty { return featureCall(functions, name, arguments, range) }
    }
    if base.type == .unchecked {
      let callee = unchecked(base, name, calleeRange)
      return Expression(.call(callee, uncheckedArguments(arguments)), .unchecked, at: at(range))
    }
    if let nominal = types.nominal(base.type) {
      let methods = nominal.methods.filter { $0.name == name.text && !$0.isStatic }
      let callee = Expression(.member(base, name.text, .method), .void, at: at(calleeRange))
      if !methods.isEmpty {
        if methods.contains(where: \.isMutating), !prepareToChange(base, name) {
          checkAlone(arguments)
          return broken(range)
        }
        return declaredCall(callee, methods, name, arguments, range)
      }
      if nominal.kind == .externOpen {
        let open = unchecked(base, name, calleeRange)
        return Expression(.call(open, uncheckedArguments(arguments)), .unchecked, at: at(range))
      }
      checkAlone(arguments)
      return failure(
        .unknownMember, ["a value of type '\(nominal.name)'", name.text], name.range,
        fixIts: nearest(name, nominal.methods.filter { !$0.isStatic }.map(\.name)))
    }
    return knownCall(base, name, arguments, expected, range)
  }

  /// `reduce` with a literal to begin with, which has the type that the whole needs; nil where it is
  /// called in another way, or no type fits.
  private mutating func reduced(
    _ base: Expression, _ fitting: [(MemberSignature, TypeBindings)], _ name: Name,
    _ arguments: [ArgumentSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression? {
    guard let (signature, bindings) = fitting.first, let start = arguments.first?.value,
      start.isLiteralLike
    else { return nil }
    var candidates: [Type?] = expected.map { $0.isOpen ? [] : [$0.unwrapped] } ?? []
    candidates.append(nil)
    if start.isNumberLiteral {
      candidates += [.float(.double), .float(.float), .float(.cgFloat), .library(.decimal)]
      if let element = bindings.types["Element"], element.isNumber { candidates.append(element) }
    }
    let callee = Expression(
      .member(base, name.text, .known), .void,
      at: at(SourceRange(base.location.range.start, name.range.end)))
    for candidate in candidates {
      var bound = bindings
      bound.types["T"] = candidate
      let found = attempt {
        Optional($0.apply(signature, bound, callee, name, arguments, range))
      }
      if let found, found.type != .error { return found }
    }
    return nil
  }

  /// `value.rounded(.up)`; nil where it is called in another way.
  private func rounded(
    _ base: Expression, _ name: Name, _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression? {
    let rules: Set<String> = [
      "awayFromZero", "down", "toNearestOrAwayFromZero", "toNearestOrEven", "towardZero", "up",
    ]
    guard name.text == "rounded", base.type.isFloat, arguments.count == 1,
      arguments[0].label == nil, case .implicitMember(let rule) = arguments[0].value.kind,
      rules.contains(rule.text)
    else { return nil }
    let place = at(arguments[0].value.range)
    let callee = Expression(
      .member(base, name.text, .known), .function([base.type], base.type),
      at: at(SourceRange(base.location.range.start, name.range.end)))
    let argument = Argument(nil, Expression(.implicitMember(rule.text), base.type, at: place))
    return Expression(.call(callee, [argument]), base.type, at: at(range))
  }

  /// A method of a type of the library.
  private mutating func knownCall(
    _ base: Expression, _ name: Name, _ arguments: [ArgumentSyntax], _ expected: Type?,
    _ range: SourceRange
  ) -> Expression {
    if let result = rounded(base, name, arguments, range) { return result }
    let calleeRange = SourceRange(base.location.range.start, name.range.end)
    let all = KnownMembers.members(name.text, of: base.type, identifier: identifier(of: base.type))
      .filter { $0.0.parameters != nil && !$0.0.isStatic }
    if all.isEmpty {
      checkAlone(arguments)
      if let replacement = KnownMembers.impure[name.text] {
        return failure(.impureMember, [name.text, replacement], name.range)
      }
      if case .optional(let wrapped) = base.type,
        !KnownMembers.members(name.text, of: wrapped, identifier: nil).isEmpty
          || types.nominal(wrapped) != nil
      {
        let end = SourceRange(base.location.range.end, base.location.range.end)
        return failure(
          .memberOfOptional, [base.type.description, name.text], name.range,
          fixIts: [fix("insert '?'", end, "?")])
      }
      return unknownKnownMember(base.type, name)
    }
    let fitting = all.filter { matches(arguments, $0.0) }
    guard !fitting.isEmpty else {
      checkAlone(arguments)
      let forms = all.map { $0.0.description }.joined(separator: ", ")
      return failure(.wrongArguments, [name.text], name.range, hint: "it is called as \(forms)")
    }
    if name.text == "reduce", let result = reduced(base, fitting, name, arguments, expected, range)
    {
      return result
    }
    if fitting[0].0.isMutating, !prepareToChange(base, name) {
      checkAlone(arguments)
      return broken(range)
    }
    let root = fitting[0].0.isMutating ? writeRoot(base) : nil
    if let root { callTargets.append(root) }
    defer { if root != nil { callTargets = Array(callTargets.dropLast()) } }
    var results: [(BodyChecker, Expression)] = []
    if fitting.count > 1 {
      for (signature, bindings) in fitting {
        var trial = self
        trial.sink = DiagnosticSink()
        let callee = Expression(.member(base, name.text, .known), .void, at: at(calleeRange))
        let result = trial.apply(signature, bindings, callee, name, arguments, range)
        if !trial.sink.hasErrors && result.type != .error { results.append((trial, result)) }
      }
      let best = results.first { expected?.accepts($0.1.type) ?? false } ?? results.first
      if let (trial, result) = best {
        var merged = sink
        merged.append(trial.sink)
        self = trial
        sink = merged
        return result
      }
    }
    let callee = Expression(.member(base, name.text, .known), .void, at: at(calleeRange))
    return apply(fitting[0].0, fitting[0].1, callee, name, arguments, range)
  }

  private func matches(_ arguments: [ArgumentSyntax], _ signature: MemberSignature) -> Bool {
    var next = 0
    for parameter in signature.parameters ?? [] {
      if next < arguments.count,
        arguments[next].label?.text == parameter.label
          || (arguments[next].isTrailing && arguments[next].label == nil
            && parameter.type.isFunction)
      {
        next += 1
      } else if !parameter.hasDefault {
        return false
      }
    }
    return next == arguments.count
  }

  /// Calls a known function: the arguments decide what its variables stand for.
  mutating func apply(
    _ signature: MemberSignature, _ initial: TypeBindings, _ callee: Expression, _ name: Name,
    _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    var bindings = initial
    var given: [Argument] = []
    var next = 0
    for parameter in signature.parameters ?? [] {
      guard next < arguments.count else { break }
      let argument = arguments[next]
      let isMeant =
        argument.label?.text == parameter.label
        || (argument.isTrailing && argument.label == nil && parameter.type.isFunction)
      guard isMeant else { continue }
      next += 1
      let value = known(argument.value, parameter.type, &bindings)
      if value.type == .error { return failed(arguments[next...], range) }
      // Where a closure follows its last argument outside the parentheses it has no label.
      given.append(Argument(argument.label?.text, value, isTrailing: argument.isTrailing))
    }
    for constraint in signature.constraints {
      guard let type = bindings.types[constraint.variable], !meets(type, constraint.conformance)
      else { continue }
      return failure(
        .constraint, [name.text, type.description, constraint.conformance], name.range)
    }
    guard let result = bindings.substituted(signature.result) else {
      return failure(.wrongArguments, [name.text], name.range)
    }
    var typed = callee
    typed.type = .function(given.map(\.value.type), result)
    return Expression(.call(typed, given), result, at: at(range))
  }

  private mutating func failed(
    _ rest: ArraySlice<ArgumentSyntax>, _ range: SourceRange
  ) -> Expression {
    checkAlone(Array(rest))
    return broken(range)
  }

  private mutating func known(
    _ syntax: ExpressionSyntax, _ formal: FormalType, _ bindings: inout TypeBindings
  ) -> Expression {
    if case .function(let parameters, let result) = formal, syntax.isOperatorName {
      let inputs = parameters.map { bindings.substituted($0) ?? .error }
      guard let value = operatorFunction(syntax, inputs) else {
        let given = inputs.map(\.description).joined(separator: " and ")
        return failure(.operatorFunction, [given], syntax.range)
      }
      if case .function(_, let actual) = value.type, !bindings.unify(result, actual) {
        let wanted = result.description(bindings)
        return failure(.closureResult, [wanted, actual.description], syntax.range)
      }
      return value
    }
    if case .function(let parameters, let result) = formal, case .closure(let closure) = syntax.kind
    {
      let inputs = parameters.map { bindings.substituted($0) ?? .error }
      let output = bindings.substituted(result)
      let value = self.closure(
        closure, inputs, output, syntax.range)
      guard case .function(_, let actual) = value.type else { return value }
      if output == .void { return value }
      if !bindings.unify(result, actual) {
        let wanted = result.description(bindings)
        return failure(.closureResult, [wanted, actual.description], syntax.range)
      }
      return value
    }
    let wanted = bindings.substituted(formal)
    if case .generic("Sequence", let element) = formal, wanted == nil {
      let hint: Type? = bindings.substituted(element).map { .array($0) }
      let value = infer(syntax, syntax.isLiteralLike ? hint : nil)
      if value.type != .error, !bindings.unify(formal, value.type) {
        return failure(
          .typeMismatch, [formal.description(bindings), value.type.description], syntax.range)
      }
      return value
    }
    let value = infer(syntax, wanted)
    if value.type != .error, !bindings.unify(formal, value.type) {
      if let wanted { return fitting(value, wanted).type == .error ? broken(syntax.range) : value }
      return failure(
        .typeMismatch, [formal.description(bindings), value.type.description], syntax.range)
    }
    return value
  }

  private func meets(_ type: Type, _ conformance: String) -> Bool {
    if conformance == "StringProtocol" { return type.isText || type.isOpen }
    return Conformance(rawValue: conformance).map { types.conforms(type, $0) } ?? true
  }
}
