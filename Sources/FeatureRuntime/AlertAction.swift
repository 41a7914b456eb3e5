/// What somebody does with an alert or a dialog: presses a button of it, or takes it down.
///
/// One that was made for what is shown, as `FeatureAlert` does, is ignored where something else is shown
/// by then. The identity is no part of `==`, and is not encoded.
public nonisolated struct AlertAction: Sendable {
  /// What is chosen of one of an alert's cases.
  public enum Choice: Hashable, Sendable {
    /// To take it down.
    case dismiss
    /// The button of a place, all of the case's buttons counted as they are written.
    case button(Int)
    /// Something of another case.
    case other
  }

  private enum Kind: Hashable, Codable, Sendable {
    case dismiss
    case button(String, Int)
  }

  private let kind: Kind
  private let presentation: PresentationID?

  private init(_ kind: Kind, _ presentation: PresentationID?) {
    self.kind = kind
    self.presentation = presentation
  }

  /// Takes down whatever is shown.
  public static var dismiss: AlertAction { AlertAction(.dismiss, nil) }

  /// Presses a button, by the name of its case and its place there.
  public static func button(_ name: String, _ place: Int) -> AlertAction {
    AlertAction(.button(name, place), nil)
  }

  /// The same for one presentation alone.
  public func concerning(_ presentation: PresentationID?) -> AlertAction {
    AlertAction(kind, presentation)
  }

  /// Whether it means what is shown now.
  public func concerns(_ shown: PresentationID?) -> Bool {
    shown != nil && (presentation == nil || presentation == shown)
  }

  /// What is chosen, where the case of a name is shown.
  public func choice(of name: String) -> Choice {
    switch kind {
    case .dismiss: .dismiss
    case .button(name, let place): .button(place)
    case .button: .other
    }
  }
}

nonisolated extension AlertAction: Hashable {
  /// Whether both do the same.
  public static func == (left: AlertAction, right: AlertAction) -> Bool {
    left.kind == right.kind
  }

  /// Hashes what it does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

nonisolated extension AlertAction: Codable {
  /// Reads one that means whatever is shown.
  public init(from decoder: any Decoder) throws {
    self.init(try Kind(from: decoder), nil)
  }

  /// Writes what it does.
  public func encode(to encoder: any Encoder) throws {
    try kind.encode(to: encoder)
  }
}

nonisolated extension AlertAction: CustomStringConvertible, CustomReflectable {
  /// As it is sent.
  public var description: String {
    switch kind {
    case .dismiss: "dismiss"
    case .button(let name, let place): "button(\"\(name)\", \(place))"
    }
  }
  /// That of what it does.
  public var customMirror: Mirror { Mirror(reflecting: kind) }
}
