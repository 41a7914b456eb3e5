import FeatureDiagnostics

/// Finds the parts of a tree that the parser's errors leave unsure.
struct DamageFinder {
  private let tree: SyntaxTree
  private let spans: [Range<Int>]
  /// The nodes that hold members, whose inside is sound though their head is broken.
  private var holdsMembers: [Bool]
  private var damage = Damage()

  /// The damage of a tree with `findings`; braces that are missing or too many do none, because the
  /// parser puts them where they were meant.
  static func damage(of tree: SyntaxTree, with findings: [Diagnostic]) -> Damage {
    let braces: Set<DiagnosticID> = [
      SyntaxRule.missingBrace.id, SyntaxRule.surplusBrace.id, SyntaxRule.surplusOpener.id,
    ]
    guard findings.hasErrors else { return Damage() }
    var finder = DamageFinder(tree)
    finder.damage.hasErrors = true
    finder.find(
      findings.filter { $0.severity == .error && !braces.contains($0.id) }.map(\.location.range)
        .sorted { ($0.start, $0.end) < ($1.start, $1.end) })
    return finder.damage
  }

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    spans = tree.spans()
    holdsMembers = [Bool](repeating: false, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      holdsMembers[index] = tree.children[node.children].contains { holdsMember($0) }
    }
  }

  /// Whether a child is a member, or a block of members; children stand before their parents.
  private func holdsMember(_ child: SyntaxTree.Child) -> Bool {
    switch child {
    case .token: false
    case .node(let inner):
      tree.nodes[inner].kind == .member || tree.nodes[inner].kind == .block && holdsMembers[inner]
    }
  }

  /// Finds the innermost statement, member or declaration around each error, given in order.
  private mutating func find(_ errors: [SourceRange]) {
    var isCovered = [Bool](repeating: false, count: errors.count)
    for (index, node) in tree.nodes.enumerated() {
      guard node.kind == .statement || node.kind == .member || node.kind == .declaration,
        let first = spans[index].first, let last = spans[index].last
      else { continue }
      let range = SourceRange(tree.tokens[first].start, tree.tokens[last].end)
      var isBroken = false
      for place in errors.indices(startingIn: range)
      where !isCovered[place] && errors[place].end <= range.end {
        isCovered[place] = true
        isBroken = true
      }
      if isBroken { record(index, first, last) }
    }
    damage.ranges.sort { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private mutating func record(_ node: Int, _ first: Int, _ last: Int) {
    var end = last
    if holdsMembers[node] {
      end = first
      while end < last, tree.tokens[end].kind != .leftBrace { end += 1 }
    }
    damage.ranges.append(SourceRange(tree.tokens[first].start, tree.tokens[end].end))
    let isDeclaration = tree.nodes[node].kind == .declaration
    for index in first...end where tree.tokens[index].kind == .identifier {
      let name = spelling(tree.tokens[index])
      damage.names.insert(name)
      if isDeclaration { damage.exported.insert(name) }
      if index > 0, let word = tree.tokens[index - 1].word,
        DamageFinder.introducers.contains(word)
      {
        damage.declared.insert(name)
      }
    }
  }

  private func spelling(_ token: Token) -> String {
    let marks = token.flags.contains(.escaped) ? 1 : 0
    return tree.source.text(SourceRange(token.start + marks, token.end - marks))
  }

  private static let introducers: Set<Word> = [
    .var, .let, .func, .action, .output, .binding, .effect, .struct, .enum, .case, .feature,
    .client, .uses, .child, .children, .route, .stack, .alert, .dialog, .shared, .type,
  ]
}
