import FeatureDiagnostics
import FeatureSyntax

extension BodyChecker {
  /// `T(arguments)`
  mutating func construct(_ type: Type, _ arguments: [ArgumentSyntax], _ range: SourceRange)
    -> Expression
  {
    if type == .error {
      checkAlone(arguments)
      return broken(range)
    }
    if let nominal = types.nominal(type) { return construct(nominal, arguments, range) }
    if type == .string, let only = arguments.first, arguments.count == 1,
      only.label?.text == "describing"
    {
      let value = infer(only.value, nil)
      if value.type == .error { return broken(range) }
      return Expression(.construct(type, [Argument("describing", value)]), type, at: at(range))
    }
    if let only = arguments.first, arguments.count == 1, only.label == nil {
      if let result = conversion(type, only.value, range) { return result }
    }
    let all = Constructors.of(type)
    for signature in all where matches(arguments, signature) {
      let result = attempt { checker in
        let given = checker.arguments(arguments, signature, type.description, range)
        return given.map { given in
          let made: Type = signature.isFailable ? .optional(type) : type
          return Expression(.construct(type, given), made, at: checker.at(range))
        }
      }
      if let result { return result }
    }
    checkAlone(arguments)
    if environment.kind == .defaultValue, arguments.isEmpty,
      type == .library(.date) || type == .library(.uuid)
    {
      return failure(.impure, ["\(type)()"], range)
    }
    if type == .library(.date), arguments.isEmpty {
      return failure(
        .impureMember, ["Date()", "now"], range, fixIts: [fix("write 'now'", range, "now")])
    }
    if type == .library(.uuid), arguments.isEmpty {
      return failure(
        .impureMember, ["UUID()", "uuid()"], range, fixIts: [fix("write 'uuid()'", range, "uuid()")]
      )
    }
    let given = arguments.count == 1 ? attemptedType(arguments[0].value) : nil
    if let given, given != .error {
      return failure(.noConversion, [given.description, type.description], range)
    }
    return failure(.noConstruction, [type.description], range)
  }

  private mutating func attemptedType(_ syntax: ExpressionSyntax) -> Type? {
    attempt { Optional($0.infer(syntax, nil)) }?.type
  }

  private func matches(_ arguments: [ArgumentSyntax], _ constructor: Constructor) -> Bool {
    matches(arguments, constructor.parameters)
  }

  private mutating func arguments(
    _ given: [ArgumentSyntax], _ constructor: Constructor, _ name: String, _ range: SourceRange
  ) -> [Argument]? {
    arguments(given, constructor.parameters, name, range)
  }

  private mutating func construct(
    _ nominal: NominalType, _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    let type = Type.named(nominal.name)
    if nominal.kind == .externOpen {
      return Expression(.construct(type, uncheckedArguments(arguments)), type, at: at(range))
    }
    if let raw = nominal.rawType, arguments.count == 1, let only = arguments.first,
      only.label?.text == "rawValue"
    {
      let value = expression(only.value, expected: raw)
      return Expression(
        .construct(type, [Argument("rawValue", value)]), .optional(type), at: at(range))
    }
    let all = nominal.initializers
    guard let wanted = all.first(where: { matches(arguments, $0) }) ?? all.first else {
      checkAlone(arguments)
      return failure(
        .noConstruction, [nominal.name.description], range,
        related: [RelatedSpan(nominal.location, "'\(nominal.name)' is declared here")])
    }
    let given = self.arguments(
      arguments, wanted, nominal.name.description, range, declaredAt: nominal.location)
    guard let given else { return Expression(.error, type, at: at(range)) }
    return Expression(.construct(type, given), type, at: at(range))
  }

  /// `T(value)` of types of the library; nil where it is no conversion.
  private mutating func conversion(
    _ type: Type, _ syntax: ExpressionSyntax, _ range: SourceRange
  ) -> Expression? {
    // A literal becomes the type itself, as in Swift.
    let hint: Type? =
      switch type {
      case .integer where !syntax.hasFloatLiteral: type
      case .float, .library(.decimal): type
      case .array, .set, .identified, .stack, .library(.indexSet): type
      case .character: .character
      default: nil
      }
    let literal = attempt { checker in
      Optional(checker.infer(syntax, syntax.isLiteralLike ? hint : nil))
    }
    guard let value = literal else {
      _ = infer(syntax, syntax.isLiteralLike ? hint : nil)
      return broken(range)
    }
    if value.type == .error { return broken(range) }
    guard let made = Conversions.result(type, from: value.type) else { return nil }
    return Expression(.construct(type, [Argument(nil, value)]), made, at: at(range))
  }

  /// `Set(values)`, `Array(values)`, whose element follows from the value.
  mutating func genericConstruction(
    _ name: Name, _ arguments: [ArgumentSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    if name.text == "Array", arguments.map(\.label?.text) == ["repeating", "count"] {
      return repeated(arguments, expected, range)
    }
    guard arguments.count == 1, let only = arguments.first, only.label == nil,
      ["Array", "Set", "Identified"].contains(name.text)
    else {
      checkAlone(arguments)
      return failure(.genericConstruction, [name.text], range)
    }
    let value = infer(only.value, nil)
    if value.type == .error { return broken(range) }
    guard let element = value.type.sequenceElement else {
      return failure(.notASequence, [value.type.description], only.value.range)
    }
    if name.text == "Set", !types.isHashable(element) {
      return failure(.notHashable, [element.description], range)
    }
    if name.text == "Identified", !types.conforms(element, .identifiable) {
      return failure(.constraint, [name.text, element.description, "Identifiable"], range)
    }
    let made: [String: Type] = ["Set": .set(element), "Identified": .identified(element)]
    let type = made[name.text] ?? .array(element)
    return Expression(.construct(type, [Argument(nil, value)]), type, at: at(range))
  }

  /// `Array(repeating: value, count: n)`, whose element is the value's.
  private mutating func repeated(
    _ arguments: [ArgumentSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    var wanted: Type?
    if case .array(let element)? = expected?.unwrapped { wanted = element }
    let value = infer(arguments[0].value, wanted)
    let count = expression(arguments[1].value, expected: .integer(.int))
    if value.type == .error { return broken(range) }
    var element = value.type
    if let wanted, wanted.accepts(element) { element = wanted }
    let given = [Argument("repeating", value), Argument("count", count)]
    return Expression(.construct(.array(element), given), .array(element), at: at(range))
  }

  // MARK: Functions of the library

  /// `min max abs zip stride`; nil where it is none of them.
  mutating func builtin(
    _ name: Name, _ arguments: [ArgumentSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression? {
    let callee = Expression(.reference(.builtin(name.text)), .void, at: at(name.range))
    switch name.text {
    case "min", "max":
      guard arguments.count >= 2, arguments.allSatisfy({ $0.label == nil }) else {
        return wrongBuiltin(name, arguments, "'\(name.text)(a, b)'")
      }
      let (values, type) = sameType(
        arguments.map(\.value), expected.flatMap { $0.isNumber ? $0 : nil })
      if type == .error || values.contains(where: { $0.type == .error }) { return broken(range) }
      guard types.isComparable(type) else {
        return failure(.constraint, [name.text, type.description, "Comparable"], range)
      }
      return Expression(.call(callee, values.map { Argument(nil, $0) }), type, at: at(range))
    case "abs":
      guard arguments.count == 1, arguments[0].label == nil else {
        return wrongBuiltin(name, arguments, "'abs(x)'")
      }
      let value = infer(arguments[0].value, expected)
      if value.type == .error { return broken(range) }
      let isSigned =
        value.type.isFloat || value.type.isSignedInteger || value.type == .library(.decimal)
      guard isSigned || value.type == .unchecked else {
        return failure(.prefixOperand, ["abs", value.type.description], range)
      }
      return Expression(.call(callee, [Argument(nil, value)]), value.type, at: at(range))
    case "zip": return zipped(callee, name, arguments, range)
    case "stride": return strided(callee, name, arguments, range)
    default: return nil
    }
  }

  private mutating func wrongBuiltin(_ name: Name, _ arguments: [ArgumentSyntax], _ form: String)
    -> Expression
  {
    checkAlone(arguments)
    return failure(.wrongArguments, [name.text], name.range, hint: "it is called as \(form)")
  }

  private mutating func zipped(
    _ callee: Expression, _ name: Name, _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
      return wrongBuiltin(name, arguments, "'zip(a, b)'")
    }
    var elements: [TupleElement] = []
    var values: [Argument] = []
    for argument in arguments {
      let value = infer(argument.value, nil)
      if value.type == .error { return broken(range) }
      guard let element = value.type.sequenceElement else {
        return failure(.notASequence, [value.type.description], argument.value.range)
      }
      elements.append(TupleElement(nil, element))
      values.append(Argument(nil, value))
    }
    return Expression(.call(callee, values), .sequence(.zip, .tuple(elements)), at: at(range))
  }

  private mutating func strided(
    _ callee: Expression, _ name: Name, _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    let labels = arguments.map { $0.label?.text }
    guard labels == ["from", "to", "by"] || labels == ["from", "through", "by"] else {
      return wrongBuiltin(name, arguments, "'stride(from:to:by:)'")
    }
    let (values, type) = sameType(arguments.map(\.value), nil)
    if type == .error || values.contains(where: { $0.type == .error }) { return broken(range) }
    guard type.isSignedInteger || type.isFloat else {
      return failure(.constraint, [name.text, type.description, "Strideable"], range)
    }
    let given = zip(labels, values).map { Argument($0, $1) }
    return Expression(.call(callee, given), .sequence(.stride, type), at: at(range))
  }

  /// `random(in: range)`
  mutating func random(
    _ name: Name, _ arguments: [ArgumentSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    guard arguments.count == 1, arguments[0].label?.text == "in" else {
      return wrongBuiltin(name, arguments, "'random(in: 1...6)'")
    }
    var hint: Type?
    if let expected, expected.unwrapped.isNumber { hint = .range(.closed, expected.unwrapped) }
    let bounds = infer(arguments[0].value, hint)
    if bounds.type == .error { return broken(range) }
    guard case .range(let form, let bound) = bounds.type, form == .closed || form == .halfOpen,
      bound == .integer(.int) || bound == .float(.double)
    else {
      return failure(.randomRange, [bounds.type.description], arguments[0].value.range)
    }
    return environmentValue(.random(bounds), bound, name).spanning(at(range))
  }

  /// `T.name(arguments)`
  mutating func staticCall(
    _ type: Type, _ base: ExpressionSyntax, _ name: Name, _ arguments: [ArgumentSyntax],
    _ range: SourceRange
  ) -> Expression {
    if type == .error {
      checkAlone(arguments)
      return broken(range)
    }
    let reference = Expression(.reference(.type(type)), .metatype(type), at: at(base.range))
    guard let nominal = types.nominal(type) else {
      return knownStaticCall(type, reference, name, arguments, range)
    }
    if let found = nominal.cases.first(where: { $0.name == name.text }) {
      return enumCase(nominal, found, arguments, false, range)
    }
    if name.text == "init" { return construct(type, arguments, range) }
    let methods = nominal.methods.filter { $0.name == name.text && $0.isStatic }
    let callee = Expression(
      .member(reference, name.text, .staticMember), .void,
      at: at(SourceRange(base.range.start, name.range.end)))
    if !methods.isEmpty {
      return declaredCall(callee, methods, name, arguments, range)
    }
    if nominal.kind == .externOpen {
      let open = Expression(
        .member(reference, name.text, .unchecked), .unchecked, at: callee.location)
      return Expression(.call(open, uncheckedArguments(arguments)), .unchecked, at: at(range))
    }
    checkAlone(arguments)
    return unknownStatic(type, name, nominal)
  }

  /// A static function of a type of the library, such as `Duration.seconds(1)`.
  mutating func knownStaticCall(
    _ type: Type, _ reference: Expression?, _ name: Name, _ arguments: [ArgumentSyntax],
    _ range: SourceRange
  ) -> Expression {
    let found = KnownMembers.members(name.text, of: type, identifier: nil).filter {
      $0.0.isStatic && $0.0.parameters != nil
    }
    guard !found.isEmpty else {
      checkAlone(arguments)
      if let replacement = KnownMembers.impure[name.text] {
        guard let reference else {
          return failure(.impureMember, [name.text, replacement], name.range)
        }
        let callee = SourceRange(reference.location.range.start, name.range.end)
        let isRandom = name.text == "random" && arguments.first?.label?.text == "in"
        return failure(
          .impureMember, ["\(type).\(name.text)", replacement], callee,
          fixIts: isRandom ? [fix("write 'random'", callee, "random")] : [])
      }
      return unknownStatic(type, name, nil)
    }
    let callee: Expression
    if let reference {
      callee = Expression(.member(reference, name.text, .staticMember), .void, at: at(range))
    } else {
      callee = Expression(.implicitMember(name.text), .void, at: at(range))
    }
    for (signature, bindings) in found {
      let result = attempt {
        Optional($0.apply(signature, bindings, callee, name, arguments, range))
      }
      if let result, result.type != .error { return result }
    }
    let (signature, bindings) = found[0]
    return apply(signature, bindings, callee, name, arguments, range)
  }
}
