/// Finds the brace that ends a piece of Swift text, past Swift's strings, comments and regular
/// expressions.
struct SwiftTextScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// What is open around `index`, innermost last.
  private var open: [Frame] = []

  private enum Frame: Equatable {
    case brace
    /// The parentheses that are open in an interpolation of a string.
    case interpolation(hashes: Int, isMultiline: Bool, parentheses: Int)
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The offset of the `}` that closes the text beginning at `start`, or nil where none does.
  func end(from start: Int) -> Int? {
    var scanner = self
    scanner.index = start
    return scanner.scan()
  }

  private mutating func scan() -> Int? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        open.append(.brace)
        index += 1
      case UInt8(ascii: "}"):
        guard let last = open.last else { return index }
        // A brace that closes nothing inside an interpolation: the text is broken.
        guard last == .brace else { return nil }
        open.removeLast()
        index += 1
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        guard scanParenthesis() else { return nil }
      case UInt8(ascii: "\""):
        guard scanString(hashes: 0) else { return nil }
      case UInt8(ascii: "#"):
        guard scanHash() else { return nil }
      case UInt8(ascii: "/"):
        scanSlash()
      case UInt8(ascii: "`"):
        scanEscaped()
      default:
        index += 1
      }
    }
    return nil
  }

  /// A name in backticks, which may hold braces; a lone backtick is passed.
  private mutating func scanEscaped() {
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !CharacterClass.isLineEnd(bytes[end])
    {
      end += 1
    }
    index = byte(end) == UInt8(ascii: "`") ? end + 1 : index + 1
  }

  private mutating func scanParenthesis() -> Bool {
    let isOpening = bytes[index] == UInt8(ascii: "(")
    index += 1
    guard case .interpolation(let hashes, let isMultiline, let count) = open.last else {
      return true
    }
    if !isOpening, count == 0 {
      open.removeLast()
      return scanText(hashes: hashes, isMultiline: isMultiline)
    }
    open[open.count - 1] = .interpolation(
      hashes: hashes, isMultiline: isMultiline, parentheses: count + (isOpening ? 1 : -1))
    return true
  }

  /// `#` before a raw string or an extended regular expression, or anything else.
  private mutating func scanHash() -> Bool {
    var end = index
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let hashes = end - index
    if byte(end) == UInt8(ascii: "\"") {
      index = end
      return scanString(hashes: hashes)
    }
    if byte(end) == UInt8(ascii: "/") {
      index = end + 1
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\\") {
          index += 2
        } else if bytes[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
          index += 1 + hashes
          return true
        } else {
          index += 1
        }
      }
      return false
    }
    index = end
    return true
  }

  private mutating func scanString(hashes: Int) -> Bool {
    var isMultiline = byte(index + 1) == UInt8(ascii: "\"") && byte(index + 2) == UInt8(ascii: "\"")
    if isMultiline, hashes > 0, hasHashes(hashes, at: index + 3) { isMultiline = false }
    index += isMultiline ? 3 : 1
    return scanText(hashes: hashes, isMultiline: isMultiline)
  }

  /// The text of a string up to its end or its next interpolation.
  private mutating func scanText(hashes: Int, isMultiline: Bool) -> Bool {
    while index < bytes.count {
      let current = bytes[index]
      if current == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
        index += 1 + hashes
        if byte(index) == UInt8(ascii: "(") {
          index += 1
          open.append(.interpolation(hashes: hashes, isMultiline: isMultiline, parentheses: 0))
          return true
        }
        index += 1
      } else if current == UInt8(ascii: "\""), closes(hashes: hashes, isMultiline: isMultiline) {
        index += (isMultiline ? 3 : 1) + hashes
        return true
      } else if CharacterClass.isLineEnd(current), !isMultiline {
        return false
      } else {
        index += 1
      }
    }
    return false
  }

  private func closes(hashes: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    for offset in 0..<quotes where byte(index + offset) != UInt8(ascii: "\"") { return false }
    return hasHashes(hashes, at: index + quotes)
  }

  /// A comment, a regular expression, or a division.
  private mutating func scanSlash() {
    if byte(index + 1) == UInt8(ascii: "/") {
      while index < bytes.count, !CharacterClass.isLineEnd(bytes[index]) { index += 1 }
    } else if byte(index + 1) == UInt8(ascii: "*") {
      scanComment()
    } else {
      index = regularExpressionEnd() ?? index + 1
    }
  }

  private mutating func scanComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// The end of the regular expression that begins here: a slash where an operand is due, not
  /// followed by white space, and closed on the same line.
  private func regularExpressionEnd() -> Int? {
    guard isOperandDue, !CharacterClass.isBlank(byte(index + 1)) else { return nil }
    var end = index + 1
    var isInClass = false
    while end < bytes.count, !CharacterClass.isLineEnd(bytes[end]) {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether what stands before `index` asks for an operand.
  private var isOperandDue: Bool {
    var last = index - 1
    while last >= 0, CharacterClass.isBlank(bytes[last]) || CharacterClass.isLineEnd(bytes[last]) {
      last -= 1
    }
    guard last >= 0 else { return true }
    let byte = bytes[last]
    if CharacterClass.isASCIIHead(byte) || CharacterClass.isDigit(byte) || byte >= 0x80 {
      var first = last
      while first > 0, CharacterClass.isASCIIHead(bytes[first - 1]) { first -= 1 }
      let word = String(decoding: bytes[first...last], as: UTF8.self)
      return ["return", "in", "case", "try", "await", "if", "while", "where"].contains(word)
    }
    return
      !(byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
      || byte == UInt8(ascii: "`"))
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }
}
