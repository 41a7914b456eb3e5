import Foundation

/// A view's evaluation: which view, and the how manieth.
struct EvaluationMark: Hashable, Sendable {
  let node: Int
  let generation: Int
}

/// The evaluations that are out of date, and what the host has to report; any thread may add.
final class PendingUpdates: @unchecked Sendable {
  private let lock = NSLock()
  private var marks: Set<EvaluationMark> = []
  private var reports: [ViewReport] = []
  private var latestAnimation: Animation?
  private let wake: @Sendable () -> Void

  /// `wake` is called when the first mark comes.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Notes that an evaluation is out of date.
  func mark(_ mark: EvaluationMark) {
    let animation: Animation? = Transaction.current.animation
    let isFirst: Bool = lock.withLock {
      marks.insert(mark)
      latestAnimation = animation
      return marks.count == 1
    }
    if isFirst { wake() }
  }

  var isEmpty: Bool { lock.withLock { marks.isEmpty } }

  /// The evaluations that are out of date; afterwards none is noted.
  func take() -> Set<EvaluationMark> {
    lock.withLock {
      defer { marks = [] }
      return marks
    }
  }

  /// The animation of the last change.
  var animation: Animation? { lock.withLock { latestAnimation } }

  func report(_ report: ViewReport) { lock.withLock { reports.append(report) } }

  var allReports: [ViewReport] { lock.withLock { reports } }

  func clearReports() { lock.withLock { reports = [] } }
}

/// Who has read something, and is to be evaluated again when it changes.
final class Readers: @unchecked Sendable {
  private let lock = NSLock()
  private var readers: [ReaderKey: (updates: PendingUpdates, mark: EvaluationMark)] = [:]

  /// Notes that the evaluation under way, if there is one, reads it.
  func noteRead() {
    guard let evaluation = Evaluation.running else { return }
    let key = ReaderKey(host: ObjectIdentifier(evaluation.updates), node: evaluation.mark.node)
    lock.withLock { readers[key] = (evaluation.updates, evaluation.mark) }
  }

  /// Tells all of them; each is told once, until it reads again.
  func noteChange() {
    let told = lock.withLock {
      defer { readers = [:] }
      return readers
    }
    for reader in told.values { reader.updates.mark(reader.mark) }
  }

  private struct ReaderKey: Hashable {
    let host: ObjectIdentifier
    let node: Int
  }
}
