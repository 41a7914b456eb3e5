import Foundation

/// Something that the runtime noticed and that no code was there to handle.
public nonisolated struct FeatureReport: Equatable, Sendable, CustomStringConvertible {
  /// What kind of thing it is.
  public enum Kind: Equatable, Sendable {
    /// An invariant does not hold after an action.
    case brokenInvariant
    /// A root feature dismissed itself and nobody listens.
    case unheardDismissal
    /// A collection was asked to hold an element under the id of another.
    case refusedElement
    /// An action was sent to something that is gone.
    case lostAction
    /// An effect failed and has no handler for it.
    case unhandledFailure
    /// A dependency was used that was never supplied.
    case missingDependency
    /// A replayed action asked for something else than when it was recorded.
    case divergedReplay
    /// What is stored of a shared value cannot be read.
    case unreadableValue
    /// A shared value cannot be stored.
    case unsavedValue
    /// Something was written to a presentation that only an action can present.
    case refusedWrite
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The feature's name.
  public var feature: String
  /// The action during which it was noticed, without secrets; empty outside actions.
  public var action: String
  /// What happened, as a sentence.
  public var message: String

  /// A report.
  public init(kind: Kind, feature: String, action: String, message: String) {
    self.kind = kind
    self.feature = feature
    self.action = action
    self.message = message
  }

  /// One line: the feature, the action and what happened.
  public var description: String {
    action.isEmpty ? "\(feature): \(message)" : "\(feature).\(action): \(message)"
  }

  /// Prints the report to standard error.
  public static func printToStandardError(_ report: FeatureReport) {
    // What cannot be printed must not end the app.
    try? FileHandle.standardError.write(contentsOf: Data("\(report)\n".utf8))
  }
}
