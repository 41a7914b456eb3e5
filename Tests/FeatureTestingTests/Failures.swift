import Foundation
import Testing

/// The failures that a test store recorded.
final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var issues: [Issue] = []

  /// What each says.
  var messages: [String] {
    lock.withLock { issues.map { $0.comments.map { $0.rawValue }.joined(separator: "\n") } }
  }

  /// The line of each.
  var lines: [Int] { lock.withLock { issues.compactMap { $0.sourceLocation?.line } } }

  func append(_ issue: Issue) {
    lock.withLock { issues.append(issue) }
  }
}

/// Runs a test inside the test, and gives the failures that it recorded instead of failing.
@MainActor
func failures(_ body: @MainActor () async -> Void) async -> Failures {
  let failures = Failures()
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    failures.append(issue)
    return true
  }
  return failures
}
