/// What a piece of Swift text mentions: names, with the member that is asked of each.
///
/// It knows enough of Swift to pass comments and strings and to go into interpolations; what it finds
/// decides only which endpoints a closure is given.
struct SwiftMentions {
  /// A name and what stands after its dot.
  struct Mention: Hashable, Sendable {
    var name: String
    /// nil: the name alone.
    var member: String?
    /// The offset of the name in the text's bytes.
    var offset: Int
  }

  /// All mentions, in the order of the text. What follows a dot is none by itself.
  private(set) var all: [Mention] = []
  private let bytes: [UInt8]
  private var index = 0

  /// The mentions in `text`.
  init(_ text: String) {
    bytes = Array(text.utf8)
    scan(isInterpolation: false)
  }

  private mutating func scan(isInterpolation: Bool) {
    var depth = 0
    var isMember = false
    while let byte = at(index) {
      switch byte {
      case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "/"):
        while let next = at(index), next != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""):
        skipString()
        isMember = false
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        depth += byte == UInt8(ascii: "(") ? 1 : -1
        index += 1
        if isInterpolation, depth == 0 { return }
        isMember = false
      case UInt8(ascii: "."):
        isMember = true
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case _ where isWord(byte):
        let start = index
        let word = word()
        if !isMember { all.append(Mention(name: word, member: member(), offset: start)) }
        isMember = false
      default:
        index += 1
        isMember = false
      }
    }
  }

  /// The member after the word at hand, which stays to be read.
  private func member() -> String? {
    var ahead = self
    ahead.skipSpace()
    while let mark = ahead.at(ahead.index), mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") {
      ahead.index += 1
    }
    guard ahead.at(ahead.index) == UInt8(ascii: ".") else { return nil }
    ahead.index += 1
    ahead.skipSpace()
    let name = ahead.word()
    return name.isEmpty ? nil : name
  }

  private func at(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func word() -> String {
    let start = index
    while let byte = at(index), isWord(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while let byte = at(index), [32, 9, 10, 13].contains(byte) { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if at(index) == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if at(index) == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func skipString() {
    let quote = UInt8(ascii: "\"")
    let isMultiline = at(index + 1) == quote && at(index + 2) == quote
    index += isMultiline ? 3 : 1
    while let byte = at(index) {
      if byte == UInt8(ascii: "\\") {
        index += 1
        if at(index) == UInt8(ascii: "(") { scan(isInterpolation: true) } else { index += 1 }
      } else if byte == quote, !isMultiline || (at(index + 1) == quote && at(index + 2) == quote) {
        index += isMultiline ? 3 : 1
        return
      } else {
        index += 1
      }
    }
  }
}
