import FeatureDiagnostics

/// Finds the bytes that no spec may hold, comments and strings included.
enum TextCheck {
  /// One finding a byte sequence, in the order of the text.
  static func run(_ bytes: [UInt8]) -> [Lexer.Finding] {
    var findings: [Lexer.Finding] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= 0x80 {
        let step = ScalarDecoder.decode(bytes, at: position)
        let range = SourceRange(position, position + step.length)
        if let scalar = step.scalar {
          if CharacterClass.isDirectionControl(scalar) {
            findings.append(
              Lexer.Finding(
                rule: .directionControl, range: range, fixes: [TextEdit(range, "")]))
          }
        } else {
          findings.append(Lexer.Finding(rule: .invalidUTF8, range: range))
        }
        position += step.length
      } else {
        if byte == 0 {
          let range = SourceRange(position, position + 1)
          findings.append(
            Lexer.Finding(rule: .nulByte, range: range, fixes: [TextEdit(range, "")]))
        }
        position += 1
      }
    }
    return findings
  }
}
