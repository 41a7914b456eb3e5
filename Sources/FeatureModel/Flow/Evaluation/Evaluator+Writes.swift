/// Writes to places.
extension Evaluator {
  typealias Change = (inout Value) throws(EvaluationStop) -> Void

  mutating func assign(_ place: Expression, _ sign: String, _ value: Expression)
    throws(EvaluationStop)
  {
    let given = try self.value(value)
    let operation = String(sign.dropLast())
    try modify(place) { (current) throws(EvaluationStop) in
      current =
        operation.isEmpty
        ? given : try NumberEvaluation.arithmetic(current, operation, given)
    }
  }

  /// A mutating call: `insert`, `remove`, `toggle`, `append`.
  mutating func mutate(_ call: Expression) throws(EvaluationStop) {
    guard case .call(let callee, let arguments) = call.kind,
      case .member(let place, let name, _) = callee.kind
    else { throw .unsupported }
    let given = try values(arguments)
    try modify(place) { (current) throws(EvaluationStop) in
      switch (name, current, given.first) {
      case ("toggle", .bool(let value), nil): current = .bool(!value)
      case ("insert", .set(let values), let element?):
        current = .set(Evaluator.unique(values + [element]))
      case ("remove", .set(let values), let element?):
        current = .set(values.filter { $0 != element })
      case ("append", .array(let values), let element?): current = .array(values + [element])
      default: throw .unsupported
      }
    }
  }

  /// Changes the place; a `?` that meets nil leaves everything as it is.
  private mutating func modify(_ place: Expression, _ change: Change) throws(EvaluationStop) {
    do throws(EvaluationStop) {
      try descend(place, change)
    } catch {
      if case .chainEnd = error { return }
      throw error
    }
  }

  private mutating func descend(_ place: Expression, _ change: Change) throws(EvaluationStop) {
    switch place.kind {
    case .reference(.field(let name)): try changeField(name, change)
    case .reference(.local(let name)):
      guard var value = locals[name] else { throw .unsupported }
      try change(&value)
      locals[name] = value
    case .parenthesized(let inner): try descend(inner, change)
    case .optionalChain(let base):
      try descend(base) { (value) throws(EvaluationStop) in
        if case .none = value { throw .chainEnd }
        try change(&value)
      }
    case .forceUnwrap(let base):
      try descend(base) { (value) throws(EvaluationStop) in
        if case .none = value { throw .trap }
        try change(&value)
      }
    case .member(let base, let name, _):
      if case .reference(.stateSelf) = base.kind { return try changeField(name, change) }
      try descend(base) { (value) throws(EvaluationStop) in
        guard case .structure(let type, var fields) = value, var part = fields[name] else {
          throw .unsupported
        }
        try change(&part)
        fields[name] = part
        value = .structure(type, fields)
      }
    case .subscript(let base, let arguments):
      let labels = arguments.map(\.label)
      let given = try values(arguments)
      try descend(base) { (value) throws(EvaluationStop) in
        try Evaluator.changeElement(of: &value, labels, given, change)
      }
    default: throw .unsupported
    }
  }

  private mutating func changeField(_ name: String, _ change: Change) throws(EvaluationStop) {
    var value = try field(name)
    try change(&value)
    fields[name] = members.domains[name].map { $0.clamped(value) } ?? value
  }

  private static func changeElement(
    of value: inout Value, _ labels: [String?], _ given: [Value], _ change: Change
  ) throws(EvaluationStop) {
    guard let first = given.first else { throw .unsupported }
    switch value {
    case .dictionary(var pairs):
      let index = pairs.firstIndex { $0.key == first }
      var element = index.map { pairs[$0].value } ?? (given.count == 2 ? given[1] : .none)
      try change(&element)
      if let index { pairs.remove(at: index) }
      if element != .none { pairs.append(Value.Pair(key: first, value: element)) }
      value = .dictionary(pairs)
    case .identified(var values) where labels == ["id"]:
      let index = values.firstIndex { $0.id == first }
      var element = index.map { values[$0] } ?? .none
      try change(&element)
      switch (index, element) {
      case (let index?, .none): values.remove(at: index)
      case (nil, .none): break
      case (let index?, _): values[index] = element
      case (nil, _): values.append(element)
      }
      value = .identified(values)
    case .array(var values):
      guard case .integer(let index, _) = first else { throw .unsupported }
      guard values.indices.contains(index) else { throw .trap }
      try change(&values[index])
      value = .array(values)
    default: throw .unsupported
    }
  }
}

extension Domain {
  /// `value` moved into the domain; NaN becomes the lower bound.
  func clamped(_ value: Value) -> Value {
    switch value {
    case .integer(let number, let type):
      var result = number
      if let lower = lower.flatMap(Domain.integer) { result = max(result, lower) }
      if let upper = upper.flatMap(Domain.integer) { result = min(result, upper) }
      return .integer(result, type)
    case .float(let number, let type):
      var result = number
      if let lower = lower.flatMap(Domain.float) {
        result = number.isNaN ? lower : max(result, lower)
      }
      if let upper = upper.flatMap(Domain.float) { result = min(result, upper) }
      return .float(result, type)
    case .none, .bool, .string, .array, .dictionary, .set, .identified, .tuple, .structure,
      .enumeration:
      return value
    }
  }

  private static func integer(_ text: String) -> Int? {
    text.hasPrefix("-")
      ? Literal.number(String(text.dropFirst())).map { -$0 } : Literal.number(text)
  }

  private static func float(_ text: String) -> Double? { Double(text.filter { $0 != "_" }) }
}
