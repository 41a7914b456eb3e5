import FeatureRuntime

/// Counts how often it is asked whether two of it are equal; used on the main actor only.
nonisolated struct DepthProbe: Equatable, Sendable {
  nonisolated(unsafe) static var comparisons = 0

  static func == (left: DepthProbe, right: DepthProbe) -> Bool {
    comparisons += 1
    return true
  }
}
