import FeatureDiagnostics
public import FeatureSyntax

extension BodyChecker {
  /// The expression that `syntax` means; where `expected` is given, one that fits it.
  public mutating func expression(_ syntax: ExpressionSyntax, expected: Type?) -> Expression {
    let result = infer(syntax, expected)
    return fitting(result, expected)
  }

  /// A condition: a `Bool`.
  public mutating func condition(_ syntax: ExpressionSyntax) -> Expression {
    expression(syntax, expected: .bool)
  }

  /// `expression` where it fits `expected`; else it is reported.
  mutating func fitting(_ expression: Expression, _ expected: Type?) -> Expression {
    guard let expected, !expected.accepts(expression.type) else { return expression }
    let advice = advice(about: expression, wanted: expected)
    return failure(
      .typeMismatch, [expected.description, expression.type.description],
      expression.location.range, hint: advice.hint, fixIts: advice.fixIts)
  }

  /// The expression that `syntax` means, with its own type; `expected` decides what literals and
  /// implicit members are.
  mutating func infer(_ syntax: ExpressionSyntax, _ expected: Type?) -> Expression {
    let range = syntax.range
    for part in syntax.parts where part.isChoice {
      return failure(.misplacedChoice, [], part.range)
    }
    switch syntax.kind {
    case .missing: return broken(range)
    case .integer(let text): return integer(text, isNegative: false, expected, range)
    case .float(let text): return float(text, expected, range)
    case .boolean(let value): return Expression(.boolean(value), .bool, at: at(range))
    case .nilLiteral: return nilLiteral(expected, range)
    case .string(let literal): return string(literal, expected, range)
    case .name(let name): return self.name(name, expected)
    case .closureParameter(let index): return closureParameter(index, range)
    case .projection(let name):
      if environment.kind == .view { return projection(name, nil, range) }
      return failure(.projection, [name.text], range)
    case .implicitMember(let name): return implicitMember(name, nil, expected, range)
    case .member, .call, .subscript, .optionalChain, .forceUnwrap:
      return flattened(chain(syntax, expected))
    case .prefix(let sign, let operand): return prefix(sign, operand, expected, range)
    case .infix(let left, let sign, let right):
      return infix(left, sign, right, expected, range)
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, expected, range)
    case .range(let lower, let sign, let upper):
      return self.range(lower, sign, upper, expected, range)
    case .array(let elements): return array(elements, expected, range)
    case .dictionary(let elements): return dictionary(elements, expected, range)
    case .parenthesized(let inner):
      let value = infer(inner, expected)
      return Expression(.parenthesized(value), value.type, at: at(range))
    case .tuple(let elements): return tuple(elements, expected, range)
    case .type: return failure(.typeAsValue, [], range)
    case .closure(let closure): return self.closure(closure, expected, range)
    case .ifExpression(let branch): return ifExpression(branch, expected)
    case .switchExpression(let choice): return switchExpression(choice, expected)
    case .verbatim(let type, let text):
      let type = types.resolve(type, in: environment.scope, sink: &sink)
      return Expression(.verbatim(verbatim(text)), type, at: at(range))
    case .keyPath(let names):
      if environment.kind == .view {
        return Expression(.keyPath(names.map(\.text)), .unchecked, at: at(range))
      }
      return failure(.keyPath, [], range)
    // The parser has refused it.
    case .cast: return broken(range)
    }
  }

  /// The checked form of Swift text.
  func verbatim(_ syntax: VerbatimSyntax) -> VerbatimSyntaxText {
    VerbatimSyntaxText(text: syntax.text, line: environment.lines.line(at: syntax.range.start))
  }

  // MARK: Literals

  /// An integer literal, which is any number type that is expected.
  mutating func integer(
    _ text: String, isNegative: Bool, _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    var type = Type.integer(.int)
    switch expected?.unwrapped {
    case .integer, .float, .library(.decimal): type = expected?.unwrapped ?? type
    default: break
    }
    if case .integer(let integer) = type {
      let value = IntegerLiteral(text, isNegative: isNegative)
      if value == nil || value?.fits(integer) == false {
        return failure(
          .literalOutOfRange, [(isNegative ? "-" : "") + text, type.description], range,
          hint: "'\(type)' goes from \(integer.extent)")
      }
    }
    return Expression(.integer(text), type, at: at(range))
  }

  private func float(_ text: String, _ expected: Type?, _ range: SourceRange) -> Expression {
    switch expected?.unwrapped {
    case .float, .library(.decimal):
      return Expression(.float(text), expected?.unwrapped ?? .error, at: at(range))
    default: return Expression(.float(text), .float(.double), at: at(range))
    }
  }

  private mutating func nilLiteral(_ expected: Type?, _ range: SourceRange) -> Expression {
    guard let expected else { return failure(.nilWithoutType, [], range) }
    if expected == .error { return broken(range) }
    if expected.isOptional || expected == .unchecked {
      return Expression(.nilLiteral, expected, at: at(range))
    }
    return failure(.nilForNonOptional, [expected.description], range)
  }

  private mutating func string(
    _ literal: StringLiteralSyntax, _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    var segments: [StringValue.Segment] = []
    var isPlain = true
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .text(let part):
        segments.append(.text(part))
        text += part
      case .interpolation(let syntax):
        isPlain = false
        segments.append(.interpolation(interpolation(syntax)))
      }
    }
    var type = Type.string
    switch expected?.unwrapped {
    case .character where isPlain:
      guard text.count == 1 else {
        return failure(.characterLiteral, [String(text.count)], range)
      }
      type = .character
    case .substring: type = .substring
    default: break
    }
    return Expression(
      .string(StringValue(segments: segments, isMultiline: literal.isMultiline)), type,
      at: at(range))
  }

  private mutating func interpolation(_ syntax: ExpressionSyntax) -> Expression {
    let value = infer(syntax, nil)
    switch value.type {
    case .optional:
      return failure(.optionalInText, [value.type.description], syntax.range)
    case .void, .function, .metatype, .view, .never:
      return failure(.notText, [value.type.description], syntax.range)
    case .bool, .integer, .float, .string, .substring, .character, .library, .array, .dictionary,
      .set, .identified, .stack, .tuple, .range, .sequence, .named, .unchecked, .error:
      return value
    }
  }

  private mutating func array(
    _ elements: [ExpressionSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    let wanted = expected?.unwrapped
    if wanted == .unchecked, environment.kind == .view {
      let values = elements.map { infer($0, .unchecked) }
      return Expression(.array(values), .unchecked, at: at(range))
    }
    let element: Type?
    var type: Type?
    switch wanted {
    case .array(let inner), .set(let inner), .identified(let inner), .stack(let inner):
      element = inner
      type = wanted
    case .library(.indexSet):
      element = .integer(.int)
      type = wanted
    default: element = nil
    }
    if elements.isEmpty && type == nil {
      if wanted == .unchecked || wanted == .error {
        return Expression(.array([]), .unchecked, at: at(range))
      }
      return failure(.emptyLiteral, ["[]"], range)
    }
    let joined = sameType(elements, element)
    return Expression(
      .array(joined.values), type ?? .array(joined.type), at: at(range))
  }

  private mutating func dictionary(
    _ elements: [DictionaryElementSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    var keyType: Type?
    var valueType: Type?
    if case .dictionary(let key, let value) = expected?.unwrapped {
      keyType = key
      valueType = value
    } else if elements.isEmpty {
      return failure(
        .emptyLiteral, ["[:]"], range,
        hint: "write the type, as in 'var ages: [String: Int] = [:]'")
    }
    let keys = sameType(elements.map(\.key), keyType)
    let values = sameType(elements.map(\.value), valueType)
    if !types.isHashable(keys.type) {
      return failure(.notHashable, [keys.type.description], range)
    }
    let pairs = zip(keys.values, values.values).map { DictionaryElement(key: $0, value: $1) }
    return Expression(
      .dictionary(pairs), .dictionary(keys.type, values.type), at: at(range))
  }

  /// Expressions of one type: the expected one, or the one that all of them have.
  mutating func sameType(_ syntax: [ExpressionSyntax], _ expected: Type?) -> (
    values: [Expression], type: Type
  ) {
    if let expected {
      return (syntax.map { expression($0, expected: expected) }, expected)
    }
    // A literal takes the type of the first element that has one of its own.
    var type = syntax.first { !$0.isLiteralLike }.flatMap { first in
      attempt { Optional($0.infer(first, nil)) }?.type
    }
    if type == nil, syntax.contains(where: \.hasFloatLiteral) { type = .float(.double) }
    if type == nil, syntax.contains(where: { $0.kind == .nilLiteral }),
      let value = syntax.first(where: { $0.kind != .nilLiteral })
    {
      type = attempt { Optional($0.infer(value, nil)) }?.type
    }
    if let known = type, !known.isOptional, syntax.contains(where: { $0.kind == .nilLiteral }) {
      type = .optional(known)
    }
    var values: [Expression] = []
    for element in syntax {
      let value = infer(element, type)
      if let known = type {
        if known.accepts(value.type) {
          values.append(value)
        } else if value.type.accepts(known) {
          type = value.type
          values.append(value)
        } else {
          values.append(fitting(value, known))
        }
      } else {
        type = value.type
        values.append(value)
      }
    }
    return (values, type ?? .error)
  }

  private mutating func tuple(
    _ elements: [ArgumentSyntax], _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    if elements.isEmpty { return Expression(.tuple([]), .void, at: at(range)) }
    var wanted: [TupleElement] = []
    if case .tuple(let parts) = expected?.unwrapped, parts.count == elements.count {
      wanted = parts
    }
    var arguments: [Argument] = []
    var parts: [TupleElement] = []
    for (index, element) in elements.enumerated() {
      let hint = wanted.indices.contains(index) ? wanted[index].type : nil
      let value =
        hint == nil ? infer(element.value, nil) : expression(element.value, expected: hint)
      arguments.append(Argument(element.label?.text, value))
      parts.append(TupleElement(element.label?.text, hint ?? value.type))
    }
    return Expression(.tuple(arguments), .tuple(parts), at: at(range))
  }
}

/// The value of an integer literal.
struct IntegerLiteral: Hashable, Sendable {
  var magnitude: UInt64
  var isNegative: Bool

  /// The value of `text`; nil where it is greater than any integer type holds.
  init?(_ text: String, isNegative: Bool) {
    let digits = text.filter { $0 != "_" }
    let radixes: [String: Int] = ["0x": 16, "0o": 8, "0b": 2]
    let radix = radixes[String(digits.prefix(2))]
    guard
      let value = UInt64(radix == nil ? digits : String(digits.dropFirst(2)), radix: radix ?? 10)
    else { return nil }
    self.magnitude = value
    self.isNegative = isNegative
  }

  /// Whether `type` holds it.
  func fits(_ type: IntegerType) -> Bool { type.holds(magnitude, isNegative: isNegative) }
}

extension ExpressionSyntax {
  /// Whether its type follows from what stands beside it.
  var isLiteralLike: Bool {
    switch kind {
    case .integer, .float, .nilLiteral, .implicitMember, .array, .dictionary, .string: true
    case .prefix(_, let inner), .parenthesized(let inner): inner.isLiteralLike
    case .infix(let left, let sign, let right):
      ["+", "-", "*", "/", "%"].contains(sign.text) && left.isLiteralLike && right.isLiteralLike
    case .call(let callee, _):
      if case .implicitMember = callee.kind { true } else { false }
    default: false
    }
  }

  /// Whether it is a number literal, signed or in parentheses.
  var isNumberLiteral: Bool {
    switch kind {
    case .integer, .float: true
    case .prefix(_, let inner), .parenthesized(let inner): inner.isNumberLiteral
    default: false
    }
  }

  /// Whether it is made of number literals, one of them with a fraction.
  var hasFloatLiteral: Bool {
    switch kind {
    case .float: true
    case .prefix(_, let inner), .parenthesized(let inner): inner.hasFloatLiteral
    case .infix(let left, _, let right): left.hasFloatLiteral || right.hasFloatLiteral
    default: false
    }
  }
}

extension Type {
  /// Whether `T(value)` of the standard library makes this type out of `other`, whatever the value.
  func isConvertible(from other: Type) -> Bool {
    switch self {
    case .integer, .float: other.isNumber
    case .string: other.isNumber || other == .bool || other == .substring || other == .character
    default: false
    }
  }
}
