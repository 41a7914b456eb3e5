extension Diagnostic: Comparable {
  /// Findings stand in the order of the run's files, then of the text; at one place the worse
  /// first, then by id and message, so that the order never depends on who found what first.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    left.sortKey < right.sortKey
  }

  private var sortKey: (FileID, Int, Int, Severity, DiagnosticID, String) {
    (location.file, location.range.start, location.range.end, severity, id, message)
  }
}

extension Sequence where Element == Diagnostic {
  /// The findings in the order in which they are shown, each once.
  public func inOrder() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted()
  }

  /// Whether one of the findings is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
