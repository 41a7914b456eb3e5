extension SyntaxTree {
  /// The tokens that each node covers, by the node's index; a node without any has an empty range
  /// where it stands.
  public func spans() -> [Range<Int>] {
    var spans: [Range<Int>] = []
    spans.reserveCapacity(nodes.count)
    var next = 0
    for node in nodes {
      var span: Range<Int>?
      for child in children[node.children] {
        let part: Range<Int>
        switch child {
        case .token(let token): part = token..<token + 1
        case .node(let inner): part = spans[inner]
        }
        if !part.isEmpty {
          span = (span?.lowerBound ?? part.lowerBound)..<part.upperBound
          next = part.upperBound
        }
      }
      spans.append(span ?? next..<next)
    }
    return spans
  }
}
