import FeatureDiagnostics

extension Lexer {
  /// An integer or floating-point number, with whatever letters stick to it.
  mutating func lexNumber(_ trivia: Trivia) {
    let start = position
    if tokens.last?.kind == .period, tokens.last?.end == start {
      // The element of a tuple: in `pair.0.1` there is no number `0.1`.
      skipDigits(CharacterClass.isDigit)
      emit(.integer, trivia, from: start)
      return
    }
    let isFloat: Bool
    let radix = byte(1) | 0x20
    if bytes[start] == UInt8(ascii: "0"), radix == UInt8(ascii: "x") {
      position += 2
      isFloat = lexHexRest()
    } else if bytes[start] == UInt8(ascii: "0"),
      radix == UInt8(ascii: "o") || radix == UInt8(ascii: "b")
    {
      position += 2
      let highest = radix == UInt8(ascii: "o") ? UInt8(ascii: "7") : UInt8(ascii: "1")
      skipDigits { $0 >= UInt8(ascii: "0") && $0 <= highest }
      isFloat = false
    } else {
      isFloat = lexDecimalRest()
    }
    finishNumber(trivia, from: start, isFloat: isFloat)
  }

  private mutating func lexDecimalRest() -> Bool {
    skipDigits(CharacterClass.isDigit)
    var isFloat = false
    if byte() == UInt8(ascii: "."), CharacterClass.isDigit(byte(1)) {
      position += 1
      skipDigits(CharacterClass.isDigit)
      isFloat = true
    }
    return skipExponent(UInt8(ascii: "e")) || isFloat
  }

  private mutating func lexHexRest() -> Bool {
    skipDigits(CharacterClass.isHexDigit)
    let integerEnd = position
    if byte() == UInt8(ascii: "."), CharacterClass.isHexDigit(byte(1)) {
      position += 1
      skipDigits(CharacterClass.isHexDigit)
      if skipExponent(UInt8(ascii: "p")) { return true }
      // `0x1.fade` is a member of an integer.
      position = integerEnd
      return false
    }
    return skipExponent(UInt8(ascii: "p"))
  }

  private mutating func skipExponent(_ letter: UInt8) -> Bool {
    guard byte() | 0x20 == letter else { return false }
    let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
    guard CharacterClass.isDigit(byte(isSigned ? 2 : 1)) else { return false }
    position += isSigned ? 2 : 1
    skipDigits(CharacterClass.isDigit)
    return true
  }

  private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) {
    while isDigit(byte()) || byte() == UInt8(ascii: "_") { position += 1 }
  }

  /// Letters and digits that stick to a number make it a broken one.
  private mutating func finishNumber(_ trivia: Trivia, from start: Int, isFloat: Bool) {
    let end = position
    while CharacterClass.isASCIIHead(byte()) || CharacterClass.isDigit(byte()) { position += 1 }
    let hasDigits = CharacterClass.isHexDigit(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "_")
    if position > end || !hasDigits {
      findings.append(Finding(rule: .brokenNumber, range: SourceRange(start, position)))
    }
    emit(isFloat ? .float : .integer, trivia, from: start)
  }
}
