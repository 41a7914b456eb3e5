import FeatureDiagnostics

extension Parser {
  /// A type; where none begins, one finding and `missing`.
  mutating func type() -> TypeSyntax {
    let start = here
    return nested(TypeSyntax(.missing, current.range)) { parser in
      parser.node(.type) { parser in
        var type = parser.simpleType()
        while let suffixed = parser.typeSuffix(of: type, from: start) { type = suffixed }
        return type
      }
    }
  }

  /// `?` and `!` after a type, split from a longer operator where needed.
  private mutating func typeSuffix(of type: TypeSyntax, from start: Int) -> TypeSyntax? {
    guard !startsLine, !current.hasSpaceBefore else { return nil }
    switch current.kind {
    case .postfixQuestion, .postfixExclamation, .infixQuestion:
      break
    case .infixOperator, .postfixOperator, .prefixOperator:
      guard spelling(current).hasPrefix("?") || spelling(current).hasPrefix("!") else { return nil }
    default:
      return nil
    }
    let isOptional = source.bytes[here] == UInt8(ascii: "?")
    height += 1
    takePart(1, as: isOptional ? .postfixQuestion : .postfixExclamation)
    guard height < Self.heightLimit else { return type }
    return TypeSyntax(
      isOptional ? .optional(type) : .implicitlyUnwrapped(type), range(from: start))
  }

  private mutating func simpleType() -> TypeSyntax {
    let start = here
    switch current.kind {
    case .leftBracket:
      return bracketedType(from: start)
    case .leftParen:
      return tupleType(from: start)
    case .identifier, .keyword:
      if at(.any) || at(.some), peek().isWord, !peek().startsLine {
        let keyword = anyWord("a type")
        return TypeSyntax(.existential(keyword: keyword, simpleType()), range(from: start))
      }
      guard !startsLine, at(.identifier) || at(.selfType) || at(.anyType) else { break }
      return namedType(from: start)
    default:
      break
    }
    report(.missingType, "a type is missing here", at: isGap ? gap : current.range)
    isPanicking = true
    return TypeSyntax(.missing, gap)
  }

  /// Whether what is missing stands at the end of a line or before a closing bracket.
  var isGap: Bool {
    if startsLine { return true }
    switch current.kind {
    case .rightBrace, .rightParen, .rightBracket, .endOfFile, .comma, .equal, .leftBrace:
      return true
    default: return false
    }
  }

  private mutating func namedType(from start: Int) -> TypeSyntax {
    var names = [anyWord("a type")]
    while at(.period), peek().isWord, !startsLine {
      take()
      names.append(anyWord("a type"))
    }
    var arguments: [TypeSyntax] = []
    if isOperatorPrefix("<"), !startsLine {
      takePart(1, as: .prefixOperator)
      let savedNewlines = newlinesMatter
      newlinesMatter = false
      repeat { arguments.append(type()) } while take(.comma)
      newlinesMatter = savedNewlines
      if isOperatorPrefix(">") {
        takePart(1, as: .postfixOperator)
      } else {
        report(
          .missingPunctuation, "'>' is missing after the generic arguments", at: gap,
          fixTitle: "insert '>'", fixes: [TextEdit(gap, ">")])
        isPanicking = true
      }
    }
    return TypeSyntax(.named(names, arguments: arguments), range(from: start))
  }

  /// Whether the current token is an operator that begins with `text`.
  func isOperatorPrefix(_ text: String) -> Bool {
    switch current.kind {
    case .infixOperator, .prefixOperator, .postfixOperator: spelling(current).hasPrefix(text)
    default: false
    }
  }

  private mutating func bracketedType(from start: Int) -> TypeSyntax {
    let savedNewlines = newlinesMatter
    newlinesMatter = false
    take()
    let first = type()
    var kind = TypeSyntax.Kind.array(first)
    if take(.colon) { kind = .dictionary(first, type()) }
    newlinesMatter = savedNewlines
    expect(.rightBracket, "]", after: "the element's type")
    return TypeSyntax(kind, range(from: start))
  }

  private mutating func tupleType(from start: Int) -> TypeSyntax {
    let savedNewlines = newlinesMatter
    newlinesMatter = false
    take()
    var elements: [TupleTypeElement] = []
    while !at(.rightParen), !at(.endOfFile), !at(.rightBrace) {
      var label: Name?
      if current.isWord || at(.wildcard), peek().kind == .colon {
        label = nameOrWildcard("a label")
        take()
      }
      elements.append(TupleTypeElement(label: label, type: type()))
      if !take(.comma) { break }
    }
    newlinesMatter = savedNewlines
    expect(.rightParen, ")", after: "the types")
    if at(.arrow), !startsLine {
      take()
      let result = type()
      return TypeSyntax(.function(elements.map(\.type), result), range(from: start))
    }
    return TypeSyntax(.tuple(elements), range(from: start))
  }

  /// `: P, Q` after a declaration's name.
  mutating func conformances() -> [TypeSyntax] {
    guard at(.colon) else { return [] }
    take()
    var types: [TypeSyntax] = []
    repeat { types.append(type()) } while take(.comma)
    return types
  }
}
