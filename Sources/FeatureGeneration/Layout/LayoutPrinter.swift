/// Prints layout tokens within a width; it breaks where Swift's own formatter does.
struct LayoutPrinter {
  private struct OpenBreak {
    var line: Int
    var steps: Int
    var isContinuation: Bool
    var isSilent = false
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
  /// The last line that ends what began on another.
  private var lineWithEnd: Int?
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

  /// For a break the distance to the next one on its level, for an open one that past its close,
  /// for a beginning that to its end.
  private static func lengths(of tokens: [LayoutToken]) -> [Int] {
    var lengths = [Int](repeating: 0, count: tokens.count)
    var stack: [(indices: [Int], isBreak: Bool)] = []
    var total = 0
    func resolve() {
      for index in stack.popLast()?.indices ?? [] { lengths[index] += total }
    }
    for (index, token) in tokens.enumerated() {
      switch token {
      case .text(let text): total += text.count
      case .trailingComma: total += 1
      case .begin:
        lengths[index] = -total
        stack.append(([index], false))
      case .end:
        if stack.last?.isBreak == true { resolve() }
        resolve()
      case .lineBreak(.indent, _), .lineBreak(.unindent, _): continue
      case .lineBreak(let kind, let size):
        lengths[index] = -total
        var indices = [index]
        if let last = stack.last, last.isBreak {
          if closes(kind) {
            indices += last.indices
            stack.removeLast()
          } else {
            resolve()
          }
        }
        stack.append((indices, true))
        total += size
      }
    }
    while !stack.isEmpty { resolve() }
    return lengths
  }

  private mutating func print(_ index: Int) {
    switch tokens[index] {
    case .text(let text): write(text)
    case .begin, .end: break
    case .trailingComma: if let open = opens.last, open.line != line { write(",") }
    case .lineBreak(let kind, let size):
      let (mustBreak, continues) = prepare(kind)
      if canBreak(kind), mustBreak || column + pendingSpaces + lengths[index] > width {
        isContinuation = continues
        breakLine()
      } else {
        if Self.closes(kind), closedLine != line {
          isContinuation = true
          lineWithEnd = line
        }
        pendingSpaces += size
      }
    }
  }

  private static func closes(_ kind: LayoutToken.Break) -> Bool {
    switch kind {
    case .close, .closeAfterLogical, .unindent: true
    case .open, .openContinuation, .indent, .continue, .logical, .same, .afterLogical, .reset:
      false
    }
  }

  private func canBreak(_ kind: LayoutToken.Break) -> Bool {
    switch kind {
    case .indent, .unindent: false
    case .open, .openContinuation, .close, .closeAfterLogical, .continue, .logical, .same,
      .afterLogical, .reset:
      true
    }
  }

  /// Opens or closes a level: whether the line must be broken, and whether a new one continues.
  private mutating func prepare(_ kind: LayoutToken.Break) -> (mustBreak: Bool, continues: Bool) {
    switch kind {
    case .open:
      let isFirst = !opens.contains { $0.line == line && !$0.isSilent }
      let isShifted = opens.contains { $0.line == line && $0.isSilent && $0.steps > 0 }
      let continues = isContinuation && !isShifted
      let steps = isFirst ? (continues ? 2 : 1) : 0
      opens.append(OpenBreak(line: line, steps: steps, isContinuation: continues))
      return (false, false)
    case .openContinuation:
      let isInside = opens.last?.isSilent == true
      let steps = opens.last?.line != line || !isContinuation || isInside ? 1 : 0
      opens.append(OpenBreak(line: line, steps: steps, isContinuation: isContinuation))
      return (false, false)
    case .indent:
      opens.append(
        OpenBreak(
          line: line, steps: isContinuation ? 1 : 0, isContinuation: isContinuation, isSilent: true)
      )
      return (false, false)
    case .unindent:
      closedLine = opens.popLast()?.line ?? line
      return (false, isContinuation)
    case .closeAfterLogical:
      guard let open = opens.popLast() else { return (false, isContinuation) }
      closedLine = open.line
      return (lineWithEnd == line, open.isContinuation)
    case .close(let mustBreak):
      guard let open = opens.popLast() else { return (false, isContinuation) }
      closedLine = open.line
      return (mustBreak && open.line != line, open.isContinuation)
    case .continue: return (false, true)
    case .logical: return (lineWithEnd == line, true)
    case .same: return (false, false)
    case .afterLogical: return (lineWithEnd == line, false)
    case .reset: return (isContinuation, false)
    }
  }

  private mutating func breakLine() {
    let steps = opens.reduce(isContinuation ? 1 : 0) { $0 + $1.steps }
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
