/// Members, elements and calls.
extension Evaluator {
  func member(_ name: String, _ form: MemberForm, of base: Value) throws(EvaluationStop) -> Value {
    if case .payload = form { return payload(name, of: base) }
    if let count = base.elementCount {
      switch name {
      case "count": return .integer(count, .int)
      case "isEmpty": return .bool(count == 0)
      default: break
      }
    }
    switch (base, name) {
    case (.structure(_, let fields), _):
      if let value = fields[name] { return value }
    case (.tuple(let labels, let values), _):
      if let index = labels.firstIndex(of: name) ?? Int(name), values.indices.contains(index) {
        return values[index]
      }
    case (.array(let values), "first"), (.identified(let values), "first"):
      return values.first ?? .none
    case (.array(let values), "last"), (.identified(let values), "last"):
      return values.last ?? .none
    case (.array(let values), "indices"), (.identified(let values), "indices"):
      return .array(values.indices.map { .integer($0, .int) })
    case (.none, _):
      if case .tupleElement = form { return .none }
    default: break
    }
    throw .unsupported
  }

  /// A payload by the name of its case: nil in another case.
  private func payload(_ name: String, of base: Value) -> Value {
    guard case .enumeration(let type, let current, let values) = base else { return .none }
    let parts = members.types[type]?.cases.first { $0.name == name }?.payload ?? []
    if parts.isEmpty { return .bool(current == name) }
    guard current == name else { return .none }
    if values.count == 1, parts[0].label == nil { return values[0] }
    return .tuple(parts.map(\.label), values)
  }

  func element(of base: Value, _ labels: [String?], _ arguments: [Value]) throws(EvaluationStop)
    -> Value
  {
    guard let first = arguments.first else { throw .unsupported }
    switch base {
    case .dictionary(let pairs):
      let found = pairs.first { $0.key == first }?.value
      return found ?? (arguments.count == 2 ? arguments[1] : .none)
    case .identified(let values) where labels == ["id"]:
      return values.first { $0.id == first } ?? .none
    case .array(let values), .identified(let values):
      guard case .integer(let index, _) = first else { throw .unsupported }
      guard values.indices.contains(index) else { throw .trap }
      return values[index]
    default: throw .unsupported
    }
  }

  mutating func call(_ callee: Expression, _ arguments: [Argument]) throws(EvaluationStop) -> Value
  {
    switch callee.kind {
    case .reference(.builtin(let name)): return try builtin(name, try values(arguments))
    case .reference(.function(let name)), .reference(.featureFunction(let name)):
      return try function(name, arguments)
    case .member(let base, let name, _): return try method(name, of: try spine(base), arguments)
    default: throw .unsupported
    }
  }

  private func builtin(_ name: String, _ values: [Value]) throws(EvaluationStop) -> Value {
    guard let first = values.first else { throw .unsupported }
    switch (name, first, values.dropFirst().first) {
    case ("abs", .integer(let value, let type), nil):
      if value == Int.min { throw .trap }
      return .integer(abs(value), type)
    case ("abs", .float(let value, let type), nil): return .float(abs(value), type)
    case ("min", .integer(let first, let type), .integer(let second, _)?):
      return .integer(min(first, second), type)
    case ("max", .integer(let first, let type), .integer(let second, _)?):
      return .integer(max(first, second), type)
    case ("min", .float(let first, let type), .float(let second, _)?):
      return .float(min(first, second), type)
    case ("max", .float(let first, let type), .float(let second, _)?):
      return .float(max(first, second), type)
    default: throw .unsupported
    }
  }

  private mutating func function(_ name: String, _ arguments: [Argument])
    throws(EvaluationStop) -> Value
  {
    guard let function = members.functions[name] ?? members.fileFunctions[name],
      !function.isMutating,
      function.parameters.count == arguments.count
    else { throw .unsupported }
    let given = try values(arguments)
    let (outerLocals, outerParameters) = (locals, parameters)
    defer { (locals, parameters) = (outerLocals, outerParameters) }
    locals = [:]
    parameters = Dictionary(
      zip(function.parameters.map(\.name), given), uniquingKeysWith: { first, _ in first })
    return try result(of: function.body)
  }

  private mutating func method(_ name: String, of base: Value, _ arguments: [Argument])
    throws(EvaluationStop) -> Value
  {
    if name == "rounded" { return try rounded(base, arguments) }
    let given = try values(arguments)
    switch (base, name, given.first) {
    case (.set(let values), "contains", let element?),
      (.array(let values), "contains", let element?):
      return .bool(values.contains(element))
    case (.string(let text), "contains", .string(let part)?): return .bool(text.contains(part))
    case (.string(let text), "hasPrefix", .string(let part)?): return .bool(text.hasPrefix(part))
    case (.string(let text), "hasSuffix", .string(let part)?): return .bool(text.hasSuffix(part))
    case (.string(let text), "uppercased", nil): return .string(text.uppercased())
    case (.string(let text), "lowercased", nil): return .string(text.lowercased())
    default: throw .unsupported
    }
  }

  private func rounded(_ base: Value, _ arguments: [Argument]) throws(EvaluationStop) -> Value {
    guard case .float(let number, let type) = base else { throw .unsupported }
    guard let rule = arguments.first else {
      return .float(NumberEvaluation.whole(number, .nearest), type)
    }
    switch rule.value.kind {
    case .implicitMember("towardZero"): return .float(NumberEvaluation.whole(number, .zero), type)
    case .implicitMember("up"): return .float(NumberEvaluation.whole(number, .up), type)
    case .implicitMember("down"): return .float(NumberEvaluation.whole(number, .down), type)
    default: throw .unsupported
    }
  }
}

extension Value {
  /// The `id` of an identified element.
  var id: Value? {
    if case .structure(_, let fields) = self { return fields["id"] }
    return nil
  }

  /// The number of elements of a collection or text.
  var elementCount: Int? {
    switch self {
    case .string(let text): text.count
    case .array(let values), .set(let values), .identified(let values): values.count
    case .dictionary(let pairs): pairs.count
    case .none, .bool, .integer, .float, .tuple, .structure, .enumeration: nil
    }
  }
}
