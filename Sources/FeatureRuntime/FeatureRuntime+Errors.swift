import Foundation

nonisolated extension FeatureRuntime {
  /// What an error says of itself: its localized description where it has one, else its text.
  public static func message<Failure: Error>(of error: Failure) -> String {
    (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}
