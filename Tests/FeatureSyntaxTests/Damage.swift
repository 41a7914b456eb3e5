import FeatureDiagnostics
import FeatureSyntax

/// A spec with one token deleted, doubled or swapped with its neighbour.
struct Damage {
  enum Kind: String, CaseIterable {
    case deleted, doubled, swapped
  }

  let kind: Kind
  let text: SourceText
  /// Where in the damaged text the damage begins.
  let offset: Int
  /// What was damaged.
  let token: String

  /// Every damage of `kind` to the tokens of `spec`.
  static func all(_ kind: Kind, to spec: SourceText) -> [Damage] {
    let tokens = parse(spec, file: FileID(0)).tree.tokens.filter { !$0.range.isEmpty }
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      let text = spec.bytes[token.start..<token.end]
      var bytes = Array(spec.bytes[..<token.start])
      var rest = token.end
      switch kind {
      case .deleted: break
      case .doubled: bytes += text + [0x20] + text
      case .swapped:
        guard index + 1 < tokens.count else { return nil }
        let next = tokens[index + 1]
        bytes += spec.bytes[next.start..<next.end]
        bytes += spec.bytes[token.end..<next.start] + text
        rest = next.end
      }
      bytes += spec.bytes[rest...]
      return Damage(
        kind: kind, text: SourceText(path: spec.path, bytes: bytes), offset: token.start,
        token: spec.text(token.range))
    }
  }

  /// The number of tokens between the damage and the first finding; nil where nothing was found.
  static func distance(_ parsed: ParsedFile, from offset: Int) -> Int? {
    guard let first = parsed.diagnostics.first else { return nil }
    let tokens = parsed.tree.tokens.filter { !$0.range.isEmpty }
    func place(_ offset: Int) -> Int { tokens.firstIndex { $0.end > offset } ?? tokens.count }
    return abs(place(first.location.range.start) - place(offset))
  }
}
