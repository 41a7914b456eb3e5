import FeatureDiagnostics

extension Renderer {
  /// The value; it may be absent.
  func evaluate(_ expression: Expression, _ frame: Frame) throws(TemplateError) -> TemplateValue {
    switch expression.kind {
    case .literal(let value): return value
    case .list(let elements):
      var values: [TemplateValue] = []
      for element in elements { values.append(try evaluate(element, frame)) }
      return .list(values)
    case .local(let slot, _): return frame.slots[slot]
    case .free(let index, let name):
      guard let value = frame.frees[index] else {
        throw unknown(name, at: expression.position, frame)
      }
      return value
    case .loop(let free, let local): return frame.frees[free] ?? frame.slots[local]
    case .member, .accepting: return try chain(expression, frame) ?? .absent
    case .filter(let filter, let input, let arguments):
      return try apply(filter, input, arguments, at: expression.position, frame) ?? .absent
    case .not(let operand): return .boolean(try !isTrue(operand, frame))
    case .and(let left, let right):
      guard try isTrue(left, frame) else { return false }
      return .boolean(try isTrue(right, frame))
    case .or(let left, let right):
      if try isTrue(left, frame) { return true }
      return .boolean(try isTrue(right, frame))
    case .comparison(let sign, let left, let right):
      return .boolean(try compare(sign, left, right, at: expression.position, frame))
    case .conditional(let then, let condition, let otherwise):
      return try evaluate(try isTrue(condition, frame) ? then : otherwise, frame)
    }
  }

  /// The value; nil if it is absent and the expression accepts that.
  func wanted(
    _ expression: Expression, _ frame: Frame, _ purpose: String = "here"
  ) throws(TemplateError) -> TemplateValue? {
    switch expression.kind {
    case .conditional(let then, let condition, let otherwise):
      return try wanted(try isTrue(condition, frame) ? then : otherwise, frame, purpose)
    case .accepting:
      guard let value = try chain(expression, frame), value != .absent else { return nil }
      return value
    case .filter(let filter, let input, let arguments):
      guard
        let value = try apply(filter, input, arguments, at: expression.position, frame)
      else { return nil }
      guard value != .absent else { throw absent(expression, purpose, frame) }
      return value
    case .literal, .list, .local, .free, .loop, .member, .not, .and, .or, .comparison:
      let value = try evaluate(expression, frame)
      guard value != .absent else { throw absent(expression, purpose, frame) }
      return value
    }
  }

  private func absent(
    _ expression: Expression, _ purpose: String, _ frame: Frame
  ) -> TemplateError {
    error(
      "\(expression.subject) is absent, and a value is wanted \(purpose)",
      at: expression.position, frame,
      hint: "'?' accepts that it is absent, '| default:' gives another value")
  }

  /// What is printed for the value; nil if it is absent and the expression accepts that.
  func text(
    _ expression: Expression, _ frame: Frame, _ purpose: String
  ) throws(TemplateError) -> String? {
    guard let value = try wanted(expression, frame, purpose) else { return nil }
    switch value {
    case .text(let text): return text
    case .integer(let number): return String(number)
    case .boolean(let flag): return flag ? "true" : "false"
    case .absent, .list, .record:
      throw error(
        "a text is wanted \(purpose), \(expression.subject) is \(value.kind)",
        at: expression.position, frame)
    }
  }

  /// Whether a condition holds; with `?` it asks whether there is a value.
  func isTrue(_ expression: Expression, _ frame: Frame) throws(TemplateError) -> Bool {
    guard let value = try wanted(expression, frame, "as a condition") else { return false }
    if case .boolean(let flag) = value { return flag }
    if case .accepting = expression.kind { return true }
    throw error(
      "a condition is true or false, \(expression.subject) is \(value.kind)",
      at: expression.position, frame)
  }

  private func unknown(_ name: String, at position: Position, _ frame: Frame) -> TemplateError {
    var known = Set(context.fields.keys)
    let unit = program.units[frame.unit]
    for (name, value) in zip(unit.frees, frame.frees) where value != nil { known.insert(name) }
    known.formUnion(unit.parameters.map(\.name))
    for site in unit.sites { known.formUnion(site.scope.keys) }
    return error(
      "unknown name '\(name)'", at: position, frame, nearest: Nearest.name(to: name, among: known))
  }

  // MARK: Paths

  /// The value of a path; nil if one of its question marks found nothing.
  private func chain(
    _ expression: Expression, _ frame: Frame
  ) throws(TemplateError) -> TemplateValue? {
    switch expression.kind {
    case .accepting(let base):
      guard let value = try chain(base, frame), value != .absent else { return nil }
      return value
    case .member(let base, let name):
      guard let value = try chain(base, frame) else { return nil }
      if value == .absent { throw absent(base, "before '.\(name)'", frame) }
      return try member(name, of: value, base, at: expression.position, frame)
    case .literal, .list, .local, .free, .loop, .filter, .not, .and, .or, .comparison,
      .conditional:
      return try evaluate(expression, frame)
    }
  }

  private func member(
    _ name: String, of value: TemplateValue, _ base: Expression, at position: Position,
    _ frame: Frame
  ) throws(TemplateError) -> TemplateValue {
    switch value {
    case .record(let record):
      if let value = record[name] { return value }
      throw error(
        "\(base.subject) is \(record.type), which has no '\(name)'", at: position, frame,
        nearest: Nearest.name(to: name, among: record.fields.keys))
    case .list(let elements):
      if let index = Int(name) {
        return elements.indices.contains(index) ? elements[index] : .absent
      }
      if let builtIn = BuiltIn(rawValue: name) { return builtIn.value(of: elements) }
    case .text(let text):
      switch BuiltIn(rawValue: name) {
      case .count: return .integer(text.count)
      case .isEmpty: return .boolean(text.isEmpty)
      case .first, .last, nil: break
      }
    case .absent, .integer, .boolean: break
    }
    throw error(
      "\(base.subject) is \(value.kind), which has no '\(name)'", at: position, frame,
      nearest: Nearest.name(to: name, among: BuiltIn.names(for: value)))
  }

  // MARK: Filters and comparisons

  /// The filtered value; nil if the input is absent and accepts that.
  private func apply(
    _ filter: Filter, _ input: Expression, _ arguments: [Expression], at position: Position,
    _ frame: Frame
  ) throws(TemplateError) -> TemplateValue? {
    let value: TemplateValue
    if filter == .default {
      value = try evaluate(input, frame)
      if value != .absent { return value }
    } else {
      guard let present = try wanted(input, frame, "for '\(filter.rawValue)'") else { return nil }
      value = present
    }
    var values: [TemplateValue] = []
    for argument in arguments { values.append(try evaluate(argument, frame)) }
    do throws(FilterError) {
      return try filter.apply(to: value, values, spelling: typeSpellings)
    } catch {
      throw self.error(error.message, at: position, frame, nearest: error.nearest)
    }
  }

  private func compare(
    _ sign: Expression.Comparison, _ left: Expression, _ right: Expression,
    at position: Position, _ frame: Frame
  ) throws(TemplateError) -> Bool {
    let first = try wanted(left, frame, "for '\(sign.rawValue)'")
    let second = try wanted(right, frame, "for '\(sign.rawValue)'")
    guard let first, let second else {
      switch sign {
      case .equal: return first == second
      case .unequal: return first != second
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .contained: return false
      }
    }
    guard let holds = sign.holds(first, second) else {
      throw error(
        "'\(sign.rawValue)' cannot compare \(first.kind) with \(second.kind)", at: position, frame)
    }
    return holds
  }
}

extension Expression.Comparison {
  /// Whether the comparison holds, or nil if it has no meaning for such values.
  func holds(_ left: TemplateValue, _ right: TemplateValue) -> Bool? {
    switch self {
    case .equal: return left.kind == right.kind ? left == right : nil
    case .unequal: return left.kind == right.kind ? left != right : nil
    case .contained: return contains(left, in: right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return ordered(left, right)
    case (.text(let left), .text(let right)): return ordered(left, right)
    default: return nil
    }
  }

  private func ordered<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal, .unequal, .contained: false
    }
  }

  private func contains(_ element: TemplateValue, in container: TemplateValue) -> Bool? {
    switch (container, element) {
    case (.list(let elements), _):
      elements.allSatisfy { $0.kind == element.kind } ? elements.contains(element) : nil
    case (.text(let text), .text(let part)): part.isEmpty || text.contains(part)
    default: nil
    }
  }
}

/// What lists and texts can be asked for after a dot.
enum BuiltIn: String, CaseIterable {
  case count, isEmpty, first, last

  /// Its value for a list.
  func value(of elements: [TemplateValue]) -> TemplateValue {
    switch self {
    case .count: .integer(elements.count)
    case .isEmpty: .boolean(elements.isEmpty)
    case .first: elements.first ?? .absent
    case .last: elements.last ?? .absent
    }
  }

  /// The names that a value of this kind can be asked for.
  static func names(for value: TemplateValue) -> [String] {
    switch value {
    case .list: allCases.map(\.rawValue)
    case .text: [BuiltIn.count.rawValue, BuiltIn.isEmpty.rawValue]
    case .absent, .integer, .boolean, .record: []
    }
  }
}
