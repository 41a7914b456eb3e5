/// Applies the changes that findings offer.
public enum FixItApplication {
  /// The texts after the first change of each finding; one that overlaps an earlier one waits for
  /// another round.
  public static func apply(_ findings: [Diagnostic], to sources: [SourceText]) -> [SourceText] {
    var edits: [FileID: [TextEdit]] = [:]
    for finding in findings.inOrder() {
      guard let fixIt = finding.fixIts.first else { continue }
      let taken = edits[fixIt.file] ?? []
      let isFree = fixIt.edits.allSatisfy { edit in
        !taken.contains { overlap($0.range, edit.range) }
      }
      if isFree { edits[fixIt.file] = taken + fixIt.edits }
    }
    return sources.enumerated().map { index, source in
      guard let edits = edits[FileID(index)] else { return source }
      return SourceText(path: source.path, bytes: apply(edits, to: source.bytes))
    }
  }

  private static func overlap(_ left: SourceRange, _ right: SourceRange) -> Bool {
    // Two insertions at one place overlap too: their order would be anybody's guess.
    left.start == right.start || (left.start < right.end && right.start < left.end)
  }

  private static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      let start = min(max(edit.range.start, position), bytes.count)
      result += bytes[position..<start]
      result += edit.replacement.utf8
      position = min(max(start, edit.range.end), bytes.count)
    }
    return result + bytes[position...]
  }
}
