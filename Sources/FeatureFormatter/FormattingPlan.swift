import FeatureDiagnostics
import FeatureSyntax

/// What the layout needs to know about each token of a tree.
struct FormattingPlan {
  /// The tokens that begin a declaration, member, statement or case.
  private(set) var beginsItem: [Bool]
  /// The tokens that begin a case of a switch.
  private(set) var beginsCase: [Bool]
  /// The tokens that are part of a type.
  private(set) var isInType: [Bool]
  /// The tokens of parts that are left as they stand.
  private(set) var isFrozen: [Bool]
  /// The tokens that begin such a part.
  private(set) var beginsFrozen: [Bool]
  /// The braces that open a switch.
  private(set) var opensSwitch: [Bool]

  private let spans: [Range<Int>]

  /// Nil where what is wrong lies in no part that can be told from the rest.
  init?(_ parsed: ParsedFile) {
    let tree = parsed.tree
    spans = tree.spans()
    let none = [Bool](repeating: false, count: tree.tokens.count)
    (beginsItem, beginsCase, isInType) = (none, none, none)
    (isFrozen, beginsFrozen, opensSwitch) = (none, none, none)
    for (index, node) in tree.nodes.enumerated() { mark(node, spans[index], tree) }
    let errors = parsed.diagnostics.filter { $0.severity == .error }.map(\.location.range)
    guard freeze(tree, errors) else { return nil }
  }

  private mutating func mark(_ node: SyntaxTree.Node, _ span: Range<Int>, _ tree: SyntaxTree) {
    guard let first = span.first else { return }
    switch node.kind {
    case .declaration, .member, .statement:
      beginsItem[first] = true
    case .switchCase:
      beginsItem[first] = true
      beginsCase[first] = true
    case .type:
      for index in span { isInType[index] = true }
    case .block:
      let holdsCases = tree.children[node.children].contains { child in
        switch child {
        case .node(let index): tree.nodes[index].kind == .switchCase
        case .token: false
        }
      }
      if holdsCases { opensSwitch[first] = true }
    case .file, .closure, .expression, .pattern, .parentheses, .brackets, .string, .verbatim,
      .unexpected:
      break
    }
  }

  /// Freezes the smallest member or declaration with paired brackets around each error.
  private mutating func freeze(_ tree: SyntaxTree, _ errors: [SourceRange]) -> Bool {
    guard !errors.isEmpty else { return true }
    var isCovered = [Bool](repeating: false, count: errors.count)
    let balance = Self.balance(tree.tokens)
    for (index, node) in tree.nodes.enumerated()
    where node.kind == .member || node.kind == .declaration {
      let span = spans[index]
      guard let first = span.first, let last = span.last else { continue }
      let range = SourceRange(tree.tokens[first].fullStart, tree.tokens[last].end)
      let touched = errors.indices(startingIn: range).filter { !isCovered[$0] }
      guard !touched.isEmpty, balance[first] == balance[span.upperBound] else { continue }
      for error in touched { isCovered[error] = true }
      for token in span { isFrozen[token] = true }
      beginsFrozen[first] = true
    }
    return isCovered.allSatisfy { $0 }
  }

  /// The brackets that are open before each token, and after the last.
  private static func balance(_ tokens: [Token]) -> [Int] {
    var depth = 0
    var result = [0]
    result.reserveCapacity(tokens.count + 1)
    for token in tokens {
      if !token.isMissing {
        switch token.kind {
        case .leftBrace, .leftParen, .leftBracket: depth += 1
        case .rightBrace, .rightParen, .rightBracket: depth -= 1
        default: break
        }
      }
      result.append(depth)
    }
    return result
  }
}
