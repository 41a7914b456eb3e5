import FeatureRuntime

/// What a store did and the test has not heard of.
@MainActor
final class TestLog<F: Feature> {
  /// An action with the state that it led to.
  struct Entry {
    var action: F.Action
    var source: RecordedAction<F>.Source
    var state: F.State
    /// Whether the test may pass over it: it changed nothing that was not stated.
    var isOptional = false
  }

  /// A report that the test announced.
  private struct Announced {
    var kind: FeatureReport.Kind
    var location: TestLocation
  }

  private(set) var entries: [Entry] = []
  private(set) var outputs: [F.Output] = []
  private(set) var reports: [FeatureReport] = []
  private(set) var dismissals = 0
  private var announced: [Announced] = []
  private var unexpected: [FeatureReport] = []

  func note(_ recorded: RecordedAction<F>, _ state: F.State) {
    entries.append(Entry(action: recorded.action, source: recorded.source, state: state))
  }

  func note(_ output: F.Output) {
    outputs.append(output)
  }

  func noteDismissal() {
    dismissals += 1
  }

  func note(_ report: FeatureReport) {
    reports.append(report)
    if let index = announced.firstIndex(where: { $0.kind == report.kind }) {
      announced.remove(at: index)
    } else {
      unexpected.append(report)
    }
  }

  func announce(_ kind: FeatureReport.Kind, _ location: TestLocation) {
    announced.append(Announced(kind: kind, location: location))
  }

  /// The reports that nobody announced, since the last call.
  func takeUnexpected() -> [FeatureReport] {
    defer { unexpected = [] }
    return unexpected
  }

  /// The announcements that nothing followed.
  func takeAnnounced() -> [(kind: FeatureReport.Kind, location: TestLocation)] {
    defer { announced = [] }
    return announced.map { ($0.kind, $0.location) }
  }

  /// Takes the next action, with those that the feature sent itself because of it.
  func takeBatch() -> [Entry] {
    guard !entries.isEmpty else { return [] }
    let end: Int =
      entries.dropFirst().firstIndex { $0.source == .effect } ?? entries.endIndex
    defer { entries.removeFirst(end) }
    return Array(entries[..<end])
  }

  /// Puts back what the test did not take of a batch.
  func putBack(_ rest: ArraySlice<Entry>, areOptional: Bool) {
    entries.insert(
      contentsOf: rest.map { entry in
        var entry: Entry = entry
        entry.isOptional = areOptional
        return entry
      }, at: 0)
  }

  /// Passes over the next action.
  func dropFirst() -> Entry? {
    entries.isEmpty ? nil : entries.removeFirst()
  }
}
