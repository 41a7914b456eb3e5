import FeatureDiagnostics

/// Where braces are missing or too many, told from the indentation of the lines.
///
/// It is asked only of texts whose braces do not pair up; well-formed texts may be indented as they
/// like.
struct BraceBalance {
  /// The number of closing braces that are missing before a token.
  var missing: [Int: Int] = [:]
  /// The closing braces that are too many.
  private(set) var surplus: Set<Int> = []
  /// How many closing braces there are more than opening ones.
  var excess = 0
  /// Whether there are fewer closing braces than opening ones.
  private(set) var isShort = false

  private struct Opener {
    var token: Int
    var indentation: Int
  }

  init(_ tokens: [Token], bytes: [UInt8]) {
    var depth = 0
    var isUnpaired = false
    for token in tokens {
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      if depth < 0 { isUnpaired = true }
    }
    if depth > 0 {
      isShort = true
      findMissing(tokens, bytes: bytes, count: depth)
    } else if isUnpaired || depth < 0 {
      excess = max(1, -depth)
      findSurplus(tokens, bytes: bytes)
    }
  }

  private mutating func findMissing(_ tokens: [Token], bytes: [UInt8], count: Int) {
    var open: [Opener] = []
    var indentation = 0
    var left = count
    for (index, token) in tokens.enumerated() {
      if token.startsLine {
        indentation = Self.indentation(of: token, bytes)
        // A switch's cases may stand at the depth of the switch.
        let isCloser = token.kind == .rightBrace || token.word == .case || token.word == .default
        while left > 0, let last = open.last, continues(token) == false,
          isCloser ? last.indentation > indentation : last.indentation >= indentation
        {
          missing[index, default: 0] += 1
          open.removeLast()
          left -= 1
        }
      }
      if token.kind == .leftBrace { open.append(Opener(token: index, indentation: indentation)) }
      if token.kind == .rightBrace, !open.isEmpty { open.removeLast() }
    }
  }

  /// Whether a token at the start of a line goes on with what stands before it.
  private func continues(_ token: Token) -> Bool {
    token.kind == .leftBrace || token.kind == .endOfFile || token.word == .else
      || token.kind == .period
  }

  private mutating func findSurplus(_ tokens: [Token], bytes: [UInt8]) {
    var open: [Opener] = []
    var indentation = 0
    /// The last closing brace and the indentation of what it closed.
    var last: Opener?
    for (index, token) in tokens.enumerated() {
      if token.startsLine {
        indentation = Self.indentation(of: token, bytes)
        if let closed = last, token.kind != .rightBrace, indentation > closed.indentation,
          open.count <= 0
        {
          surplus.insert(closed.token)
          open.append(Opener(token: closed.token, indentation: closed.indentation))
          last = nil
        }
      }
      if token.kind == .leftBrace {
        open.append(Opener(token: index, indentation: indentation))
      } else if token.kind == .rightBrace {
        if let opener = open.popLast() {
          last = Opener(token: index, indentation: opener.indentation)
        } else {
          surplus.insert(index)
        }
      }
    }
  }

  private static func indentation(of token: Token, _ bytes: [UInt8]) -> Int {
    var index = token.start
    while index > 0, CharacterClass.isBlank(bytes[index - 1]) { index -= 1 }
    return token.start - index
  }
}
