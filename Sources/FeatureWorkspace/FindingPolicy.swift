public import FeatureDiagnostics

/// What the user has decided about findings, beyond what is found.
public struct FindingPolicy: Hashable, Sendable {
  /// Kinds of warnings and notes that are not wanted.
  public var suppressed: Set<DiagnosticID>
  /// Whether a warning counts as an error.
  public var warningsAreErrors: Bool

  /// A policy; as given, every finding counts as what it is.
  public init(suppressed: Set<DiagnosticID> = [], warningsAreErrors: Bool = false) {
    self.suppressed = suppressed
    self.warningsAreErrors = warningsAreErrors
  }

  /// The findings that are left, in order.
  ///
  /// An error cannot be suppressed: there would be nothing to generate from.
  public func apply(to findings: [Diagnostic], sources: [SourceText]) -> [Diagnostic] {
    var ignored: [FileID: IgnoreComments] = [:]
    var left: [Diagnostic] = []
    for var finding in findings.inOrder() {
      let file = finding.location.file
      if finding.severity != .error, sources.indices.contains(file.index) {
        let comments = ignored[file] ?? IgnoreComments(sources[file.index])
        ignored[file] = comments
        if suppressed.contains(finding.id) || comments.cover(finding) { continue }
      }
      if warningsAreErrors, finding.severity == .warning { finding.severity = .error }
      left.append(finding)
    }
    return left
  }
}

/// The `// featuregen:ignore FG1204` comments of a spec: each speaks of the line that it stands
/// on, or, alone on its line, of the next one.
private struct IgnoreComments {
  private let table: [Int: Set<String>]
  private let lines: LineTable

  init(_ source: SourceText) {
    lines = LineTable(source)
    var table: [Int: Set<String>] = [:]
    for line in 1...lines.lineCount {
      let text = source.text(lines.contents(ofLine: line))
      guard let ids = IgnoreComments.ids(in: text) else { continue }
      let isAlone = text.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
      table[isAlone ? line + 1 : line, default: []].formUnion(ids)
    }
    self.table = table
  }

  func cover(_ finding: Diagnostic) -> Bool {
    table[lines.line(at: finding.location.range.start)]?.contains(finding.id.description) ?? false
  }

  private static func ids(in line: String) -> Set<String>? {
    let parts = line.split(separator: "//").map { $0.drop { $0 == " " } }
    guard let comment = parts.last(where: { $0.hasPrefix("featuregen:ignore") }) else { return nil }
    let words = comment.split { $0 == " " || $0 == "," || $0 == "\t" }.dropFirst()
    return Set(words.prefix { $0.hasPrefix("FG") }.map(String.init))
  }
}
