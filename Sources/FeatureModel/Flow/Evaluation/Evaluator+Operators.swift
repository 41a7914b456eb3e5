/// Operators, literals and constructions.
extension Evaluator {
  func prefix(_ sign: String, _ operand: Value) throws(EvaluationStop) -> Value {
    switch (sign, operand) {
    case ("!", .bool(let value)): return .bool(!value)
    case ("+", _): return operand
    case ("-", .integer(let value, let type)):
      return try NumberEvaluation.arithmetic(.integer(0, type), "-", .integer(value, type))
    case ("-", .float(let value, let type)): return .float(-value, type)
    default: throw .unsupported
    }
  }

  mutating func infix(_ left: Expression, _ sign: String, _ right: Expression)
    throws(EvaluationStop) -> Value
  {
    switch sign {
    case "&&": return .bool(try isTrue(left) ? try isTrue(right) : false)
    case "||": return .bool(try isTrue(left) ? true : try isTrue(right))
    case "??":
      let first = try value(left)
      if case .none = first { return try value(right) }
      return first
    case "==": return .bool(equal(try value(left), try value(right)))
    case "!=": return .bool(!equal(try value(left), try value(right)))
    case "<": return .bool(try less(left, right))
    case ">": return .bool(try less(right, left))
    case "<=": return .bool(try atMost(left, right))
    case ">=": return .bool(try atMost(right, left))
    default: return try NumberEvaluation.arithmetic(try value(left), sign, try value(right))
    }
  }

  /// Equality as Swift has it: NaN is not equal to itself.
  private func equal(_ left: Value, _ right: Value) -> Bool {
    if case .float(let first, _) = left, case .float(let second, _) = right {
      return first == second
    }
    return left == right
  }

  private mutating func less(_ left: Expression, _ right: Expression) throws(EvaluationStop) -> Bool
  {
    switch (try value(left), try value(right)) {
    case (.integer(let first, _), .integer(let second, _)): return first < second
    case (.float(let first, _), .float(let second, _)): return first < second
    case (.string(let first), .string(let second)): return first < second
    default: throw .unsupported
    }
  }

  private mutating func atMost(_ left: Expression, _ right: Expression)
    throws(EvaluationStop) -> Bool
  {
    if try less(left, right) { return true }
    return equal(try value(left), try value(right))
  }

  mutating func string(_ literal: StringValue) throws(EvaluationStop) -> Value {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .text(let part): text += part
      case .interpolation(let inner): text += try Evaluator.text(try value(inner))
      }
    }
    return .string(text)
  }

  static func text(_ value: Value) throws(EvaluationStop) -> String {
    switch value {
    case .string(let text): return text
    case .bool(let value): return String(value)
    case .integer(let value, _): return String(value)
    case .float(let value, .float): return String(Float(value))
    case .float(let value, _): return String(value)
    case .none, .array, .dictionary, .set, .identified, .tuple, .structure, .enumeration:
      throw .unsupported
    }
  }

  mutating func collection(_ elements: [Expression], _ type: Type) throws(EvaluationStop) -> Value {
    var result: [Value] = []
    for element in elements { result.append(try value(element)) }
    if case .set = type.unwrapped { return .set(Evaluator.unique(result)) }
    if case .identified = type.unwrapped { return .identified(result) }
    guard case .array = type.unwrapped else { throw .unsupported }
    return .array(result)
  }

  static func unique(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { found, value in
      if !found.contains(value) { found.append(value) }
    }
  }

  mutating func dictionary(_ elements: [DictionaryElement]) throws(EvaluationStop) -> Value {
    var pairs: [Value.Pair] = []
    for element in elements {
      pairs.append(Value.Pair(key: try value(element.key), value: try value(element.value)))
    }
    return .dictionary(pairs)
  }

  mutating func construct(_ type: Type, _ arguments: [Argument]) throws(EvaluationStop) -> Value {
    guard arguments.count == 1 else { throw .unsupported }
    if type.isNumber { return try number(arguments[0], type) }
    guard type == .string, arguments[0].label == nil else { throw .unsupported }
    return .string(try Evaluator.text(try value(arguments[0].value)))
  }

  private mutating func number(_ argument: Argument, _ type: Type) throws(EvaluationStop) -> Value {
    let given = try value(argument.value)
    if case .string = given, argument.label == nil {
      return try NumberEvaluation.helper(.parsedNumber, [given], to: type)
    }
    switch argument.label {
    case nil: return try NumberEvaluation.converted(given, to: type, isExact: false)
    case "exactly": return try NumberEvaluation.converted(given, to: type, isExact: true)
    default: throw .unsupported
    }
  }
}
