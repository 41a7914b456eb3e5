/// What a line is printed from: text, and places where it may be broken.
enum LayoutToken: Hashable, Sendable {
  /// Text that is never broken.
  case text(String)
  /// The beginning of what is kept together if it fits.
  case begin
  /// The end of it.
  case end
  /// A place where the line may be broken; so many spaces if it is not.
  case lineBreak(Break, Int)
  /// A comma that is there only if the literal around it is broken.
  case trailingComma

  /// How a new line is indented.
  enum Break: Hashable, Sendable {
    /// One step further, up to the matching close.
    case open
    /// Back to where the matching open was; on a line of its own if it must.
    case close(mustBreak: Bool)
    /// One step further, for this line only.
    case `continue`
    /// As before.
    case same
    /// Back to the statement, if the current line continues another.
    case reset
  }
}

/// Prints layout tokens within a width; it breaks where Swift's own formatter does.
struct LayoutPrinter {
  private struct OpenBreak {
    var line: Int
    var indents: Bool
    var isContinuation: Bool
  }

  private let tokens: [LayoutToken]
  private let lengths: [Int]
  private let indentation: Int
  private let width: Int
  private var output = ""
  private var column = 0
  private var line = 0
  private var isContinuation = false
  private var opens: [OpenBreak] = []
  /// The line of the open break that was closed last.
  private var closedLine = 0
  /// The spaces that belong before what comes next on the line.
  private var pendingSpaces = 0

  private init(_ tokens: [LayoutToken], indentation: Int, width: Int) {
    self.tokens = tokens
    self.lengths = Self.lengths(of: tokens)
    self.indentation = indentation
    self.width = width
  }

  /// The tokens as lines, the first indented by `indentation`.
  static func text(of tokens: [LayoutToken], indentation: Int, width: Int) -> String {
    var printer = LayoutPrinter(tokens, indentation: indentation, width: width)
    printer.output = String(repeating: " ", count: indentation)
    printer.column = indentation
    for index in tokens.indices { printer.print(index) }
    return printer.output
  }

  /// For a break the distance to the next one on its level, for a beginning that to its end.
  private static func lengths(of tokens: [LayoutToken]) -> [Int] {
    var lengths = [Int](repeating: 0, count: tokens.count)
    var stack: [(index: Int, isBreak: Bool)] = []
    var total = 0
    for (index, token) in tokens.enumerated() {
      switch token {
      case .text(let text): total += text.count
      case .trailingComma: break
      case .begin:
        lengths[index] = -total
        stack.append((index, false))
      case .end:
        if let last = stack.last, last.isBreak {
          lengths[last.index] += total
          stack.removeLast()
        }
        if let begin = stack.popLast() { lengths[begin.index] += total }
      case .lineBreak(_, let size):
        if let last = stack.last, last.isBreak {
          lengths[last.index] += total
          stack.removeLast()
        }
        lengths[index] = -total
        stack.append((index, true))
        total += size
      }
    }
    for last in stack { lengths[last.index] += total }
    return lengths
  }

  private mutating func print(_ index: Int) {
    switch tokens[index] {
    case .text(let text): write(text)
    case .begin, .end: break
    case .trailingComma: if let open = opens.last, open.line != line { write(",") }
    case .lineBreak(let kind, let size):
      let (mustBreak, continues) = prepare(kind)
      if mustBreak || column + pendingSpaces + lengths[index] > width {
        isContinuation = continues
        breakLine()
      } else {
        if case .close = kind, closedLine != line { isContinuation = true }
        pendingSpaces += size
      }
    }
  }

  /// Opens or closes a level: whether the line must be broken, and whether a new one continues.
  private mutating func prepare(_ kind: LayoutToken.Break) -> (mustBreak: Bool, continues: Bool) {
    switch kind {
    case .open:
      let indents = opens.last?.line != line
      opens.append(OpenBreak(line: line, indents: indents, isContinuation: isContinuation))
      return (false, isContinuation && !indents)
    case .close(let mustBreak):
      guard let open = opens.popLast() else { return (false, isContinuation) }
      closedLine = open.line
      return (mustBreak && open.line != line, open.isContinuation)
    case .continue: return (false, true)
    case .same: return (false, false)
    case .reset: return (isContinuation, false)
    }
  }

  private mutating func breakLine() {
    let steps = opens.count(where: \.indents) + (isContinuation ? 1 : 0)
    column = indentation + 2 * steps
    output += "\n" + String(repeating: " ", count: column)
    line += 1
    pendingSpaces = 0
  }

  private mutating func write(_ text: String) {
    output += String(repeating: " ", count: pendingSpaces) + text
    column += pendingSpaces + text.count
    pendingSpaces = 0
  }
}
