public import FeatureDiagnostics

/// What a node of the tree is.
public enum SyntaxKind: Hashable, Sendable {
  case file
  /// Any declaration, at the top of a file or in a feature, with what stands before it.
  case declaration
  /// A member of a state, struct, enum, client, effect, route, alert or representable.
  case member
  /// `{`, what is between, and `}`.
  case block
  /// A closure, braces included.
  case closure
  case statement
  /// `case …:` or `default:` of a switch, with its statements.
  case switchCase
  case expression
  case pattern
  case type
  /// `(`, what is between, and `)`.
  case parentheses
  /// `[`, what is between, and `]`.
  case brackets
  case string
  /// Swift text between braces.
  case verbatim
  /// Tokens that fit nowhere.
  case unexpected
}

/// The whole text as a tree that loses nothing: the tokens of its leaves, in order, cover every
/// byte, and what the parser missed stands in it as tokens without length.
public struct SyntaxTree: Hashable, Sendable {
  /// One node: its kind and its children, in the order of the text.
  public struct Node: Hashable, Sendable {
    public var kind: SyntaxKind
    /// The places of its children in `SyntaxTree.children`.
    public var children: Range<Int>
  }

  /// A child of a node.
  public enum Child: Hashable, Sendable {
    /// The node at an index of `nodes`.
    case node(Int)
    /// The token at an index of `tokens`.
    case token(Int)
  }

  /// The text that was parsed.
  public let source: SourceText
  /// The leaves, in the order of the text.
  public let tokens: [Token]
  /// The nodes; children stand before their parents, the root is the last.
  public let nodes: [Node]
  /// The children of all nodes.
  public let children: [Child]

  /// The index of the root.
  public var root: Int { nodes.count - 1 }

  /// The bytes that the leaves cover, one after the other: the bytes of the text.
  public var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count)
    for token in tokens { result.append(contentsOf: source.bytes[token.fullStart..<token.fullEnd]) }
    return result
  }
}

extension SyntaxTree: CustomStringConvertible {
  /// The text of the leaves, one after the other; bytes that are not UTF-8 are shown as U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
