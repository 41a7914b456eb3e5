import Dispatch
import Foundation

/// Writes shared values after a while, elsewhere than on the main thread; what changes meanwhile is
/// written once. Used on the main actor only.
nonisolated final class SharedWriter: @unchecked Sendable {
  /// Makes of a value what is stored.
  typealias Encoding = @Sendable () throws -> Data

  private struct Entry: Sendable {
    var place: SharedPlace
    var encode: Encoding
  }

  private let persistence: SharedPersistence
  private let delay: Duration
  private let report: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "FeatureRuntime.SharedWriter")
  private var waiting: [SharedPlace: SharedBoxBase] = [:]

  /// - Parameter report: gets why a value could not be written.
  init(
    _ persistence: SharedPersistence, delay: Duration, report: @escaping @Sendable (String) -> Void
  ) {
    self.persistence = persistence
    self.delay = delay
    self.report = report
  }

  deinit {
    SharedWriter.write(take(), persistence, report)
  }

  /// Writes a value soon.
  @MainActor
  func write(_ box: SharedBoxBase, to place: SharedPlace) {
    let isFirst: Bool = waiting.isEmpty
    waiting[place] = box
    guard isFirst else { return }
    let delay: Duration = delay
    Task { [weak self] in
      try? await Task.sleep(for: delay)
      self?.writeAll()
    }
  }

  @MainActor
  private func writeAll() {
    let (entries, persistence, report) = (take(), persistence, report)
    queue.async { SharedWriter.write(entries, persistence, report) }
  }

  /// Writes what waits, and comes back when all is written.
  @MainActor
  func flush() {
    let (entries, persistence, report) = (take(), persistence, report)
    queue.sync { SharedWriter.write(entries, persistence, report) }
  }

  /// The values as they are now; only while they are written somebody else has them as well.
  private func take() -> [Entry] {
    defer { waiting = [:] }
    return waiting.compactMap { place, box in
      box.encoder.map { Entry(place: place, encode: $0()) }
    }
  }

  private static func write(
    _ entries: [Entry], _ persistence: SharedPersistence, _ report: (String) -> Void
  ) {
    for entry in entries {
      do {
        try persistence.save(entry.place, try entry.encode())
      } catch {
        report("\(entry.place) cannot be written: \(FeatureRuntime.message(of: error))")
      }
    }
  }
}
