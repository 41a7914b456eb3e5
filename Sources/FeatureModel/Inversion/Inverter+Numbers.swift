/// Numbers and their texts.
extension Inverter {
  /// `String(n)` and `T(n)`.
  mutating func writeConversion(
    _ getter: Expression, _ type: Type, _ arguments: [Argument], _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    guard arguments.count == 1, arguments[0].label == nil else {
      throw failure(.call(conversionName(type)), getter)
    }
    let number = arguments[0].value
    let source = scope.facts.chainedType(of: number)
    if type == source { return try write(number, value) }
    guard source.isNumber else { throw failure(.call(conversionName(type)), getter) }
    switch type {
    case .string: return try writeText(getter, number, source, value)
    case .integer, .float: return try writeNumber(getter, type, number, source, value)
    case .bool, .substring, .character, .void, .library, .optional, .array, .dictionary, .set,
      .identified, .stack, .tuple, .range, .sequence, .named, .function, .metatype, .view, .never,
      .unchecked,
      .error:
      throw failure(.call(conversionName(type)), getter)
    }
  }

  private func conversionName(_ type: Type) -> String {
    switch type {
    case .string: "String(…)"
    case .integer(let integer): integer.rawValue + "(…)"
    case .float(let float): float.rawValue + "(…)"
    case .named(let name): name.description + "(…)"
    case .bool, .substring, .character, .void, .library, .optional, .array, .dictionary, .set,
      .identified, .stack, .tuple, .range, .sequence, .function, .metatype, .view, .never,
      .unchecked,
      .error:
      "this construction"
    }
  }

  /// `String(n)`: a text that is no number, or the present one, changes nothing.
  private mutating func writeText(
    _ getter: Expression, _ number: Expression, _ source: Type, _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
      let build = inverter.builder(getter)
      let name = inverter.freshName("number")
      let parsed = build.local(name, source)
      let call = build.helper(
        .parsedNumber, [Argument(nil, value), Argument("as", build.type(source))],
        .optional(source))
      // An inverse that finds the present value again needs no comparison.
      let isLossy = source.isFloat && !inverter.comparesItself(number)
      let present: [Condition] =
        isLossy ? [.expression(build.differ(parsed, number))] : []
      let writing = try inverter.write(number, parsed)
      return build.when(
        [.binding(isVariable: false, name, call, isShorthand: false)] + present, writing)
    }
  }

  /// `T(n)` between number types.
  private mutating func writeNumber(
    _ getter: Expression, _ type: Type, _ number: Expression, _ source: Type, _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
      let build = inverter.builder(getter)
      let name = inverter.freshName("converted")
      let call = build.helper(
        .convertedNumber, [Argument(nil, value), Argument("to", build.type(source))],
        .optional(source))
      let writing = try inverter.write(number, build.local(name, source))
      // From an integer to a float and back nothing is lost that solving would not lose.
      let isKnown = inverter.isCompared(value) || source.isInteger && inverter.isSolved(value)
      let other: [Condition] =
        isKnown
        ? [] : [.expression(inverter.isOther(value, than: number, source, as: type, getter))]
      return build.when(
        other + [.binding(isVariable: false, name, call, isShorthand: false)], writing)
    }
  }

  /// Whether `value` is not what `T(number)` gives at present, told without a trap.
  private func isOther(
    _ value: Expression, than number: Expression, _ source: Type, as type: Type,
    _ getter: Expression
  ) -> Expression {
    let build = builder(getter)
    if type.isFloat { return build.differ(value, getter.stripped) }
    let whole: Expression =
      source.isFloat
      ? build.call(
        build.grouped(number), "rounded", .known,
        [Argument(nil, build.expression(.implicitMember("towardZero"), .unchecked))], source)
      : number
    let exactly = build.expression(
      .construct(type, [Argument("exactly", whole)]), .optional(type))
    return build.infix(value, "!=", exactly)
  }

  /// Whether `value` is what solving an operator gave.
  private func isSolved(_ value: Expression) -> Bool {
    if case .reference(.local(let name)) = value.stripped.kind {
      return solvedLocals.contains(name)
    }
    return false
  }

  /// Whether the setter of `getter` itself writes nothing for the present value.
  private func comparesItself(_ getter: Expression) -> Bool {
    Place(getter) == nil
  }

  /// Sums, differences, products, quotients with one side constant.
  mutating func writeArithmetic(_ getter: Expression, _ value: Expression)
    throws(InversionFailure) -> [Statement]
  {
    try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
      let writing = try inverter.solve(getter, value)
      guard getter.type.isFloat, !inverter.isCompared(value) else { return writing }
      // Solving rounds, so the present value has to be told by what is read.
      let build = inverter.builder(getter)
      return build.when([.expression(build.differ(value, getter))], writing)
    }
  }

  /// Solves one operator, and those below it.
  private mutating func solve(_ getter: Expression, _ value: Expression)
    throws(InversionFailure) -> [Statement]
  {
    let getter = getter.stripped
    guard getter.type.isNumber else {
      if case .infix(_, let sign, _) = getter.kind { throw failure(.call(sign), getter) }
      return try write(getter, value)
    }
    if case .prefix("+", let operand) = getter.kind { return try solve(operand, value) }
    if case .prefix("-", let operand) = getter.kind {
      return try solved(getter, operand, .solvedNegation, [Argument(nil, value)])
    }
    if case .infix(let left, let sign, let right) = getter.kind {
      return try solveInfix(getter, left, sign, right, value)
    }
    return try write(getter, value)
  }

  private mutating func solveInfix(
    _ getter: Expression, _ left: Expression, _ sign: String, _ right: Expression,
    _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    let isDivision = sign == "/" || sign == "%"
    if isDivision && !getter.type.isFloat { throw failure(.integerDivision(sign), getter) }
    let new = Argument(nil, value)
    switch (isConstant(left), isConstant(right), sign) {
    case (true, true, _): throw failure(.noPath, getter)
    case (false, false, _): throw failure(.twoPaths(sign), getter)
    case (false, true, "+"):
      return try solved(getter, left, .solvedSum, [new, Argument("minus", right)])
    case (true, false, "+"):
      return try solved(getter, right, .solvedSum, [new, Argument("minus", left)])
    case (false, true, "-"):
      return try solved(getter, left, .solvedDifference, [new, Argument("plus", right)])
    case (true, false, "-"):
      return try solved(getter, right, .solvedSubtrahend, [new, Argument("from", left)])
    case (false, true, "*"):
      if right.isZero { throw failure(.zeroFactor, getter) }
      return try solved(getter, left, .solvedProduct, [new, Argument("by", right)])
    case (true, false, "*"):
      if left.isZero { throw failure(.zeroFactor, getter) }
      return try solved(getter, right, .solvedProduct, [new, Argument("by", left)])
    case (false, true, "/"):
      return try solved(getter, left, .solvedQuotient, [new, Argument("times", right)])
    case (true, false, "/"):
      if left.isZero { throw failure(.zeroFactor, getter) }
      return try solved(getter, right, .solvedDivisor, [new, Argument("dividing", left)])
    default: return try write(getter, value)
    }
  }

  private mutating func solved(
    _ getter: Expression, _ operand: Expression, _ helper: RuntimeHelper, _ arguments: [Argument]
  ) throws(InversionFailure) -> [Statement] {
    let build = builder(getter)
    let name = freshName("solved")
    solvedLocals.insert(name)
    let call = build.helper(helper, arguments, .optional(getter.type))
    // Integers are solved exactly: another result has another solution.
    if getter.type.isInteger { markCompared(name, like: arguments[0].value) }
    let writing = try solve(operand, build.local(name, getter.type))
    return build.when(
      [.binding(isVariable: false, name, call, isShorthand: false)], writing)
  }
}

extension Expression {
  /// Whether it is a literal zero.
  var isZero: Bool {
    let kind = stripped.kind
    if case .prefix("-", let inner) = kind { return inner.isZero }
    if case .float(let text) = kind { return text.allSatisfy { "0._".contains($0) } }
    if case .integer(let text) = kind { return text.allSatisfy { "0_".contains($0) } }
    return false
  }
}
