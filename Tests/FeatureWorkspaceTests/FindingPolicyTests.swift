import FeatureDiagnostics
import FeatureWorkspace
import Testing

@Suite struct FindingPolicyTests {
  private let source = SourceText(
    path: "a.feature",
    "one // featuregen:ignore FG1204\n// featuregen:ignore FG1204, FG0007 because\nthree\nfour\n")

  private func finding(_ id: Int, _ severity: Severity = .warning, line: Int) -> Diagnostic {
    let start = LineTable(source).contents(ofLine: line).start
    return Diagnostic(
      DiagnosticID(id), severity, "m",
      at: FeatureDiagnostics.SourceLocation(FileID(0), SourceRange(start, start + 1)))
  }

  private func left(_ findings: [Diagnostic], _ policy: FindingPolicy = .init()) -> [Diagnostic] {
    policy.apply(to: findings, sources: [source])
  }

  @Test func commentsSpeakOfTheirLineOrTheNext() {
    #expect(left([finding(1204, line: 1), finding(1204, line: 3), finding(7, line: 3)]).isEmpty)
    let others = [finding(7, line: 1), finding(1204, line: 4)]
    #expect(left(others) == others)
  }

  @Test func errorsCannotBeSuppressed() {
    let error = finding(1204, .error, line: 1)
    #expect(left([error], FindingPolicy(suppressed: [DiagnosticID(1204)])) == [error])
  }

  @Test func optionsSuppressAndHarden() {
    let policy = FindingPolicy(suppressed: [DiagnosticID(5)], warningsAreErrors: true)
    let found = left(
      [finding(5, line: 4), finding(6, line: 4), finding(8, .note, line: 4)], policy)
    #expect(found.map(\.severity) == [.error, .note])
  }
}
