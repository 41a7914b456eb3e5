import FeatureDiagnostics

/// Composes setters by walking a getter from the outside in.
struct Inverter {
  let scope: InversionScope
  private var takenNames: Set<String>
  /// Locals that differ from what is read wherever `newValue` does.
  private var comparedLocals: Set<String> = []
  /// Locals that hold what solving an operator gave.
  var solvedLocals: Set<String> = []

  init(scope: InversionScope) {
    self.scope = scope
    takenNames = scope.reservedNames.union(["newValue"])
  }

  /// A name that nothing in the setter has yet.
  mutating func freshName(_ stem: String) -> String {
    var name = stem
    var number = 2
    while !takenNames.insert(name).inserted {
      name = stem + String(number)
      number += 1
    }
    return name
  }

  /// Whether `value` is known to differ from what its getter reads, because `newValue` differs from
  /// what the binding reads.
  func isCompared(_ value: Expression) -> Bool {
    let kind = value.stripped.kind
    if case .prefix("!", let inner) = kind { return isCompared(inner) }
    if case .reference(.local(let name)) = kind { return comparedLocals.contains(name) }
    return kind == .reference(.newValue)
  }

  /// Says of a local that it differs where `value` does.
  mutating func markCompared(_ name: String, like value: Expression) {
    if isCompared(value) { comparedLocals.insert(name) }
  }

  /// The statements that make `getter` read `value`.
  mutating func write(_ getter: Expression, _ value: Expression) throws(InversionFailure)
    -> [Statement]
  {
    switch getter.kind {
    case .parenthesized(let inner): return try write(inner, value)
    case .reference, .member, .subscript, .optionalChain, .forceUnwrap:
      return try writePlace(getter, value)
    case .prefix(let sign, let operand): return try writePrefix(getter, sign, operand, value)
    case .infix(let left, let sign, let right):
      return try writeInfix(getter, left, sign, right, value)
    case .call(let callee, let arguments):
      return try writeCall(getter, callee, arguments, value)
    case .construct(let type, let arguments):
      return try writeConversion(getter, type, arguments, value)
    case .string: throw failure(.text, getter)
    case .ternary, .ifExpression, .switchExpression: throw failure(.choice, getter)
    case .verbatim: throw failure(.verbatim, getter)
    case .integer, .float, .boolean, .nilLiteral, .implicitMember, .enumCase, .optionalCase,
      .array, .dictionary, .uuid, .now, .random:
      throw failure(.noPath, getter)
    case .range, .tuple, .closure, .runtimeCall, .projection, .keyPath, .error:
      throw failure(.other, getter)
    }
  }

  private mutating func writePrefix(
    _ getter: Expression, _ sign: String, _ operand: Expression, _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    switch sign {
    case "!":
      return try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
        try inverter.write(operand, inverter.builder(getter).not(value))
      }
    case "-",
      "+" where getter.type.isNumber:
      return try writeArithmetic(getter, value)
    default: throw failure(.call(sign), getter)
    }
  }

  private mutating func writeInfix(
    _ getter: Expression, _ left: Expression, _ sign: String, _ right: Expression,
    _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    switch sign {
    case "??": return try writeCoalescing(left, right, value)
    case "==", "!=": return try writeEquality(getter, left, sign, right, value)
    case "+", "-", "*", "/", "%": return try writeArithmetic(getter, value)
    case "&&", "||": throw failure(.logic(sign), getter)
    case "<", "<=", ">", ">=", "~=", "===", "!==": throw failure(.comparison(sign), getter)
    default: throw failure(.call(sign), getter)
    }
  }

  /// `optional ?? fallback`: where it is nil and the fallback is what is written, nothing changes.
  private mutating func writeCoalescing(
    _ left: Expression, _ fallback: Expression, _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    if case .infix(_, "??", _) = left.stripped.kind { throw failure(.leftCoalescing, left) }
    let build = builder(left)
    let writing = try write(left, value)
    if isNilFallback(fallback) || isCompared(value) { return writing }
    let isPresent = build.infix(left, "!=", build.nilValue)
    let isOther = build.differ(value, build.grouped(fallback))
    let condition = build.expression(
      .infix(isPresent, "||", isOther), .bool)
    return build.when([.expression(condition)], writing)
  }

  private func isNilFallback(_ fallback: Expression) -> Bool {
    if case .nilLiteral = fallback.stripped.kind { return true }
    return false
  }

  /// `path == constant` and its mirror, `optional == nil` among them.
  private mutating func writeEquality(
    _ getter: Expression, _ left: Expression, _ sign: String, _ right: Expression,
    _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    let (path, constant): (Expression, Expression) =
      switch (isConstant(left), isConstant(right)) {
      case (false, true): (left, right)
      case (true, false): (right, left)
      case (true, true): throw failure(.noPath, getter)
      case (false, false): throw failure(.twoPaths(sign), getter)
      }
    return try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
      let build = inverter.builder(getter)
      let holds = sign == "==" ? value : build.not(value)
      let writing = try inverter.write(path, constant)
      return build.when([.expression(holds)], writing)
    }
  }

  /// `set.contains(x)`
  private mutating func writeCall(
    _ getter: Expression, _ callee: Expression, _ arguments: [Argument], _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    guard case .member(let set, let name, _) = callee.kind else {
      throw failure(.call(callee.shortName), getter)
    }
    guard name == "contains", arguments.count == 1, arguments[0].label == nil else {
      throw failure(.call(name), getter)
    }
    switch scope.facts.valueType(of: set) {
    case .set, .library(.indexSet): break
    case .array, .identified, .stack, .sequence: throw failure(.positionalMembership, getter)
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .optional,
      .dictionary, .tuple, .range, .named, .function, .metatype, .view, .never, .unchecked, .error:
      throw failure(.call(name), getter)
    }
    return try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
      let element = arguments[0].value
      let writing = try inverter.update(set) { (inverter, place) in
        inverter.membership(of: element, in: place, value, getter)
      }
      return inverter.builder(getter).when(inverter.defaultConditions(set, getter, value), writing)
    }
  }

  private func membership(
    of element: Expression, in place: Expression, _ value: Expression, _ getter: Expression
  ) -> [Statement] {
    let build = builder(getter)
    let isRemoval: Bool
    let condition: Expression
    if case .prefix("!", let inner) = value.kind {
      (isRemoval, condition) = (true, inner)
    } else {
      (isRemoval, condition) = (false, value)
    }
    func change(_ name: String) -> Statement {
      let write = changeDetection(
        place: place, operation: .call(name, labels: [nil], isDeclared: false), facts: scope.facts)
      let call = build.call(place, name, .known, [Argument(nil, element)], .unchecked)
      return build.statement(.expression(call, write))
    }
    let (first, second) = isRemoval ? ("remove", "insert") : ("insert", "remove")
    return build.either([.expression(condition)], [change(first)], [change(second)])
  }

  // MARK: Small questions

  func builder(_ expression: Expression) -> SetterBuilder {
    SetterBuilder(location: expression.location)
  }

  func failure(_ reason: InversionFailure.Reason, _ expression: Expression) -> InversionFailure {
    InversionFailure(reason: reason, location: expression.location)
  }

  /// Whether it reads nothing that can change.
  func isConstant(_ expression: Expression) -> Bool {
    let accesses = scope.flow.accesses(of: expression)
    return accesses.reads.isSubset(of: scope.constants) && accesses.shared.isEmpty
      && !accesses.isImpure
  }

  /// `body` with the value unwrapped; of a nil nothing is written.
  mutating func unwrapping(
    _ value: Expression, at getter: Expression,
    _ body: (inout Inverter, Expression) throws(InversionFailure) -> [Statement]
  ) throws(InversionFailure) -> [Statement] {
    guard case .optional(let wrapped) = value.type else { return try body(&self, value) }
    let build = builder(getter)
    let name = freshName("value")
    markCompared(name, like: value)
    let writing = try body(&self, build.local(name, wrapped))
    return build.when(
      [.binding(isVariable: false, name, value, isShorthand: false)], writing)
  }
}

extension Expression {
  /// Without parentheses around it.
  var stripped: Expression {
    var inner = self
    while case .parenthesized(let next) = inner.kind { inner = next }
    return inner
  }

  /// The name by which a message calls it.
  var shortName: String {
    if case .reference(let reference) = kind { return reference.name }
    if case .member(_, let name, _) = kind { return name }
    return "this call"
  }
}

extension Reference {
  /// The name as it is written.
  var name: String {
    switch self {
    case .field(let name), .derived(let name), .shared(let name), .parameter(let name),
      .local(let name), .closureName(let name), .instanceMember(let name), .function(let name),
      .featureFunction(let name), .mutatingFunction(let name), .externFunction(let name),
      .builtin(let name), .client(let name), .effect(let name), .unchecked(let name),
      .viewMember(let name), .childStores(let name):
      name
    case .view(let view): view.name
    case .store: "store"
    case .closureParameter(let index): "$" + String(index)
    case .newValue: "newValue"
    case .oldValue: "oldValue"
    case .stateSelf, .instanceSelf: "self"
    case .type: "this type"
    }
  }
}
