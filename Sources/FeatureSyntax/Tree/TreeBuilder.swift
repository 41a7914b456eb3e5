import FeatureDiagnostics

/// What the parser saw, in order; the tree is built from it in one pass, without recursion.
enum ParseEvent {
  case start(SyntaxKind)
  case finish
  case token(Token)
}

/// Builds the arena of a tree from the parser's events.
struct TreeBuilder {
  private var tokens: [Token] = []
  private var nodes: [SyntaxTree.Node] = []
  private var children: [SyntaxTree.Child] = []
  /// The children of the open nodes, one after the other.
  private var pending: [SyntaxTree.Child] = []
  /// The kind of each open node, and where its children begin in `pending`.
  private var open: [(kind: SyntaxKind, start: Int)] = []

  /// The tree of `events`, whose outermost node is the file.
  static func build(_ events: [ParseEvent], source: SourceText) -> SyntaxTree {
    var builder = TreeBuilder()
    for event in events { builder.take(event) }
    return SyntaxTree(
      source: source, tokens: builder.tokens, nodes: builder.nodes, children: builder.children)
  }

  private mutating func take(_ event: ParseEvent) {
    switch event {
    case .start(let kind):
      open.append((kind, pending.count))
    case .token(let token):
      pending.append(.token(tokens.count))
      tokens.append(token)
    case .finish:
      guard let node = open.popLast() else { return }
      let first = children.count
      children.append(contentsOf: pending[node.start...])
      pending.removeSubrange(node.start...)
      pending.append(.node(nodes.count))
      nodes.append(SyntaxTree.Node(kind: node.kind, children: first..<children.count))
    }
  }
}
