import FeatureDiagnostics

extension Checker {
  /// The shape of the value; it may be absent.
  mutating func shape(of expression: Expression, _ frame: Frame) -> Shape {
    switch expression.kind {
    case .literal(let value): return Shape(value)
    case .list(let elements):
      let shapes = elements.map { shape(of: $0, frame) }
      return .list(shapes.dropFirst().reduce(shapes.first ?? .unknown) { $0.joined($1) })
    case .local(let slot, let name): return narrowed(frame.slots[slot], name, frame)
    case .free(let index, let name):
      if let shape = frame.frees[index] { return narrowed(shape, name, frame) }
      reportUnknown(name, at: expression.position, frame)
      return .unknown
    case .loop(let free, let local): return frame.frees[free] ?? frame.slots[local]
    case .member(let base, let name):
      return narrowed(
        member(name, of: base, at: expression.position, frame), expression.path, frame)
    case .accepting(let base): return .optional(shape(of: base, frame).present)
    case .filter(let filter, let input, let arguments):
      return filtered(filter, input, arguments, at: expression.position, frame)
    case .not(let operand):
      checkCondition(operand, frame)
      return .boolean
    case .and(let left, let right):
      checkCondition(left, frame)
      checkCondition(right, frame.knowing(left.presentIfTrue))
      return .boolean
    case .or(let left, let right):
      checkCondition(left, frame)
      checkCondition(right, frame.knowing(left.presentIfFalse))
      return .boolean
    case .comparison(let sign, let left, let right):
      compare(sign, left, right, at: expression.position, frame)
      return .boolean
    case .conditional(let then, let condition, let otherwise):
      checkCondition(condition, frame)
      return shape(of: then, frame.knowing(condition.presentIfTrue))
        .joined(shape(of: otherwise, frame.knowing(condition.presentIfFalse)))
    }
  }

  private func narrowed(_ shape: Shape, _ path: String?, _ frame: Frame) -> Shape {
    guard let path, frame.present.contains(path) else { return shape }
    return shape.present
  }

  private mutating func reportUnknown(_ name: String, at position: Position, _ frame: Frame) {
    let unit = program.units[frame.unit]
    var known = Set(schema.record(schema.root)?.fields.map(\.name) ?? [])
    known.formUnion(zip(unit.frees, frame.frees).filter { $0.1 != nil }.map(\.0))
    known.formUnion(unit.parameters.map(\.name))
    for site in unit.sites { known.formUnion(site.scope.keys) }
    report(
      "unknown name '\(name)'", at: position, frame, nearest: Nearest.name(to: name, among: known))
  }

  /// The shape of a value that must be present, unless the expression accepts its absence.
  mutating func wanted(
    _ expression: Expression, _ frame: Frame, _ purpose: String
  ) -> Shape {
    switch expression.kind {
    case .accepting: return shape(of: expression, frame).present
    case .conditional(let then, let condition, let otherwise):
      checkCondition(condition, frame)
      let first = wanted(then, frame.knowing(condition.presentIfTrue), purpose)
      return first.joined(wanted(otherwise, frame.knowing(condition.presentIfFalse), purpose))
    case .filter(let filter, let input, _) where filter != .default && input.acceptsAbsence:
      return shape(of: expression, frame).present
    case .literal, .list, .local, .free, .loop, .member, .filter, .not, .and, .or, .comparison:
      let shape = shape(of: expression, frame)
      if shape.mayBeAbsent {
        report(
          "\(expression.subject) may be absent, and a value is wanted \(purpose)",
          at: expression.position, frame,
          hint: "'?' accepts that it is absent, '| default:' gives another value")
      }
      return shape.present
    }
  }

  /// Checks a value that is to be text.
  mutating func checkText(_ expression: Expression, _ purpose: String, _ frame: Frame) {
    let shape = wanted(expression, frame, purpose)
    switch shape {
    case .text, .choice, .integer, .boolean, .unknown: break
    case .list, .record, .optional:
      report(
        "a text is wanted \(purpose), \(expression.subject) is \(shape.kind)",
        at: expression.position, frame)
    }
  }

  /// Checks a condition; with `?` it asks whether there is a value.
  mutating func checkCondition(_ expression: Expression, _ frame: Frame) {
    let shape = wanted(expression, frame, "as a condition")
    if case .accepting = expression.kind { return }
    guard shape != .boolean, shape != .unknown else { return }
    report(
      "a condition is true or false, \(expression.subject) is \(shape.kind)",
      at: expression.position, frame)
  }

  // MARK: Members

  private mutating func member(
    _ name: String, of base: Expression, at position: Position, _ frame: Frame
  ) -> Shape {
    let whole = shape(of: base, frame)
    let isChained = base.acceptsAbsence
    if whole.mayBeAbsent, !isChained {
      report(
        "\(base.subject) may be absent, and a value is wanted before '.\(name)'",
        at: base.position, frame, hint: "'?.' accepts that it is absent")
    }
    let shape = member(name, of: whole.present, base, at: position, frame)
    return whole.mayBeAbsent && isChained ? .optional(shape) : shape
  }

  private mutating func member(
    _ name: String, of shape: Shape, _ base: Expression, at position: Position, _ frame: Frame
  ) -> Shape {
    var known: [String] = []
    switch shape {
    case .unknown: return .unknown
    case .record(let type):
      guard let record = schema.record(type) else { return .unknown }
      if let field = record.field(name) { return Shape(field.type) }
      known = record.fields.map(\.name)
    case .list(let element):
      if Int(name) != nil { return .optional(element) }
      switch BuiltIn(rawValue: name) {
      case .count: return .integer
      case .isEmpty: return .boolean
      case .first, .last: return .optional(element)
      case nil: known = BuiltIn.allCases.map(\.rawValue)
      }
    case .text, .choice:
      switch BuiltIn(rawValue: name) {
      case .count: return .integer
      case .isEmpty: return .boolean
      case .first, .last, nil: known = BuiltIn.names(for: .text(""))
      }
    case .integer, .boolean, .optional: break
    }
    report(
      "\(base.subject) is \(shape.kind), which has no '\(name)'", at: position, frame,
      nearest: Nearest.name(to: name, among: known))
    return .unknown
  }

  // MARK: Comparisons

  private mutating func compare(
    _ sign: Expression.Comparison, _ left: Expression, _ right: Expression,
    at position: Position, _ frame: Frame
  ) {
    let purpose = "for '\(sign.rawValue)'"
    let first = wanted(left, frame, purpose)
    let second = wanted(right, frame, purpose)
    checkChoice(first, right, frame)
    checkChoice(second, left, frame)
    if !sign.accepts(first, second) {
      report(
        "'\(sign.rawValue)' cannot compare \(first.kind) with \(second.kind)", at: position, frame)
    }
  }

  /// A text that is compared with one of a few must be one of them.
  private mutating func checkChoice(_ shape: Shape, _ other: Expression, _ frame: Frame) {
    guard case .choice(let texts) = shape else { return }
    switch other.kind {
    case .literal(.text(let text)) where !texts.contains(text):
      report(
        "'\(text)' is never one of \(texts.joined(separator: ", "))", at: other.position, frame,
        nearest: Nearest.name(to: text, among: texts))
    case .list(let elements):
      for element in elements { checkChoice(shape, element, frame) }
    case .literal, .local, .free, .loop, .member, .accepting, .filter, .not, .and, .or,
      .comparison, .conditional:
      break
    }
  }

  // MARK: Filters

  private mutating func filtered(
    _ filter: Filter, _ input: Expression, _ arguments: [Expression], at position: Position,
    _ frame: Frame
  ) -> Shape {
    let given = arguments.map { self.shape(of: $0, frame) }
    if filter == .default {
      let shape = self.shape(of: input, frame)
      return given.first.map { shape.present.joined($0) } ?? shape
    }
    let shape = wanted(input, frame, "for '\(filter.rawValue)'")
    if case .sorted = filter, case .list(.record(let type)) = shape {
      checkSortField(arguments.first, of: type, at: position, frame)
    }
    guard let result = filter.result(for: shape) else {
      report(
        "'\(filter.rawValue)' wants \(filter.wanted), found \(shape.kind)", at: position, frame)
      return .unknown
    }
    return input.acceptsAbsence ? .optional(result) : result
  }

  private mutating func checkSortField(
    _ field: Expression?, of type: String, at position: Position, _ frame: Frame
  ) {
    guard let field else {
      report("'sorted' wants texts or numbers, found \(type)", at: position, frame)
      return
    }
    guard case .literal(.text(let name)) = field.kind, let record = schema.record(type),
      record.field(name) == nil
    else { return }
    report(
      "\(type) has no '\(name)' to sort by", at: position, frame,
      nearest: Nearest.name(to: name, among: record.fields.map(\.name)))
  }
}

extension Checker.Frame {
  /// The same, with more paths known to be present.
  func knowing(_ paths: Set<String>) -> Checker.Frame {
    var frame = self
    frame.present.formUnion(paths)
    return frame
  }
}

extension Expression {
  /// Whether a question mark in the path accepts that the value is absent.
  var acceptsAbsence: Bool {
    switch kind {
    case .accepting: true
    case .member(let base, _): base.acceptsAbsence
    case .filter(let filter, let input, _): filter != .default && input.acceptsAbsence
    case .literal, .list, .local, .free, .loop, .not, .and, .or, .comparison, .conditional: false
    }
  }
}

extension Expression.Comparison {
  /// Whether values of these shapes can be compared so.
  func accepts(_ left: Shape, _ right: Shape) -> Bool {
    if left == .unknown || right == .unknown { return true }
    switch self {
    case .equal, .unequal: return left.matches(right)
    case .contained:
      if case .list(let element) = right { return element.matches(left) }
      return right.kind == "text" && left.kind == "text"
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return left.matches(right) && (left.kind == "integer" || left.kind == "text")
    }
  }
}

extension Filter {
  /// What the filter wants, in words.
  var wanted: String {
    switch self {
    case .join, .first, .last, .sorted: "a list"
    case .count: "a list or a text"
    case .lowerCamelCase, .upperCamelCase, .snakeCase, .kebabCase, .titleCase, .uppercase,
      .lowercase, .upperFirst, .lowerFirst, .escapeKeyword, .stringLiteral, .doc, .type, .indent,
      .default:
      "a text"
    }
  }

  /// The shape of what the filter makes of such a value, or nil if it cannot take it.
  func result(for shape: Shape) -> Shape? {
    if shape == .unknown { return .unknown }
    switch self {
    case .join:
      guard case .list(let element) = shape else { return nil }
      return ["text", "integer", "unknown"].contains(element.kind) ? .text : nil
    case .first, .last:
      guard case .list(let element) = shape else { return nil }
      return .optional(element)
    case .sorted:
      guard case .list = shape else { return nil }
      return shape
    case .count:
      if case .list = shape { return .integer }
      return shape.kind == "text" ? .integer : nil
    case .lowerCamelCase, .upperCamelCase, .snakeCase, .kebabCase, .titleCase, .uppercase,
      .lowercase, .upperFirst, .lowerFirst, .escapeKeyword, .stringLiteral, .doc, .type, .indent,
      .default:
      return shape.kind == "text" ? .text : nil
    }
  }
}
