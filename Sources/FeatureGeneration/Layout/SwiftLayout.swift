/// Breaks the long lines of generated Swift where Swift's own formatter breaks them.
///
/// Strings and comments are never broken; verbatim Swift and strings of several lines stay as they
/// are. A line whose single word is too long stays too.
public struct SwiftLayout: Hashable, Sendable {
  /// How many columns a line may have.
  public var width: Int

  /// A layout of lines of up to `width` columns.
  public init(width: Int = 100) {
    self.width = width
  }

  /// The text with its long lines broken.
  public func text(of source: String) -> String {
    var lines: [Substring] = []
    var result = ""
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    result.reserveCapacity(source.utf8.count)
    var state = VerbatimState()
    var chain = BrokenChain()
    for (index, line) in lines.enumerated() {
      if index > 0 { result += "\n" }
      let isVerbatim = state.enter(line)
      let line = isVerbatim ? line : chain.shifted(line)
      if isVerbatim || fits(line) {
        result += line
      } else {
        let next = index + 1 < lines.count ? lines[index + 1] : ""
        result += broken(line, &chain, before: next)
      }
    }
    return result
  }

  /// Whether a line can stay as it is. The comma that a broken literal would end with counts, as it
  /// does for Swift's formatter.
  private func fits(_ line: Substring) -> Bool {
    let commas = line.utf8.count >= width ? line.utf8.count { $0 == UInt8(ascii: "[") } : 0
    return line.utf8.count + commas <= width || line.count + commas <= width
  }

  /// Every line that is not blank moved right by so many steps of two columns.
  public static func indented(_ text: String, by steps: Int) -> String {
    let margin = String(repeating: "  ", count: steps)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  /// One long line as several. What is chained to it on the next lines stands where it ends.
  private func broken(_ line: Substring, _ chain: inout BrokenChain, before next: Substring)
    -> String
  {
    let indentation = line.prefix { $0 == " " }.count
    let margin = next.prefix { $0 == " " }.count
    // What is chained stands below what it is chained to, or below a link before it.
    let isBelow = margin > chain.margin
    let isLink = margin == chain.margin && line.dropFirst(indentation).first == "."
    let continues = (isBelow || isLink) && next.dropFirst(margin).first == "."
    guard let lexemes = LayoutLexer.lexemes(of: line.dropFirst(indentation)),
      let tokens = LayoutStream.tokens(of: lexemes, continues: continues)
    else { return String(line) }
    let text = LayoutPrinter.text(of: tokens, indentation: indentation, width: width)
    if isBelow, continues, Self.endsAtMargin(text, indentation) { chain.begin() }
    return text
  }

  /// Whether a broken line ends where it began, so that what is chained to it stands there as well.
  private static func endsAtMargin(_ text: String, _ indentation: Int) -> Bool {
    guard let end = text.lastIndex(of: "\n") else { return false }
    return text[text.index(after: end)...].prefix { $0 == " " }.count == indentation
  }
}

/// The lines that are chained to one that was broken: they move left to where its end stands.
private struct BrokenChain {
  /// How far the broken lines were moved in, while lines that belong to them follow.
  private var margins: [Int] = []
  /// How far the line at hand was moved in.
  private(set) var margin = 0

  /// Begins behind the line at hand, which was broken.
  mutating func begin() { margins.append(margin) }

  /// The line where it belongs.
  mutating func shifted(_ line: Substring) -> Substring {
    margin = line.prefix { $0 == " " }.count
    while let last = margins.last, last >= margin { margins.removeLast() }
    return line.dropFirst(2 * margins.count)
  }
}

/// Whether the lines that follow are to be left alone.
private struct VerbatimState {
  private var isBetweenLocations = false
  /// What ends the string of several lines that is open.
  private var stringEnd: String?

  /// Goes on to `line`: whether it stays as it is.
  mutating func enter(_ line: Substring) -> Bool {
    if isBetweenLocations {
      if line.drop(while: { $0 == " " }).hasPrefix("#sourceLocation()") {
        isBetweenLocations = false
      }
      return true
    }
    if let end = stringEnd {
      guard let close = Self.range(of: end, in: line) else { return true }
      stringEnd = nil
      openString(in: line[close...])
      return true
    }
    let trimmed = line.drop { $0 == " " }
    if trimmed.hasPrefix("#sourceLocation(file:") {
      isBetweenLocations = true
      return true
    }
    if trimmed.hasPrefix("//") { return true }
    return openString(in: line)
  }

  /// Notes a string of several lines that begins in the text and does not end in it.
  @discardableResult
  private mutating func openString(in text: Substring) -> Bool {
    var rest = text
    while let open = Self.range(of: "\"\"\"", in: rest) {
      let before = rest[..<open].dropLast(3)
      let signs = before.reversed().prefix { $0 == "#" }.count
      let end = "\"\"\"" + String(repeating: "#", count: signs)
      guard let close = Self.range(of: end, in: rest[open...]) else {
        stringEnd = end
        return true
      }
      rest = rest[close...]
    }
    return false
  }

  /// Where the text goes on after the first `part` in it.
  private static func range(of part: String, in text: Substring) -> Substring.Index? {
    guard !part.isEmpty else { return nil }
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(part) { return text.index(start, offsetBy: part.count) }
      start = text.index(after: start)
    }
    return nil
  }
}
