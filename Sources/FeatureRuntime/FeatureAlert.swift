/// What an alert or a dialog shows now: its texts, and its buttons with what they send.
public nonisolated struct FeatureAlert: Identifiable, Equatable, Sendable {
  /// What a button means beside what it does.
  public enum Role: Equatable, Sendable {
    /// It destroys something.
    case destructive
    /// It does nothing and takes the alert down.
    case cancel
  }

  /// One button.
  public struct Button: Identifiable, Equatable, Sendable {
    /// What it says.
    public let title: String
    /// What it means beside what it does.
    public let role: Role?
    /// Where it is written among all buttons of its case.
    public let place: Int
    /// What it sends; ignored where something else is shown by then.
    public let action: AlertAction

    /// The place.
    public var id: Int { place }
  }

  /// Which presentation it is of.
  public let id: PresentationID
  /// The title.
  public let title: String
  /// The text below it.
  public let message: String?
  /// The buttons that are shown, in order.
  public private(set) var buttons: [Button] = []
  /// What takes it down; ignored where something else is shown by then.
  public let dismissal: AlertAction
  private let name: String

  /// An alert without buttons.
  ///
  /// - Parameters:
  ///   - name: that of the case that is shown.
  ///   - id: which presentation it is.
  public init(_ name: String, id: PresentationID, title: String, message: String? = nil) {
    self.name = name
    self.id = id
    self.title = title
    self.message = message
    dismissal = AlertAction.dismiss.concerning(id)
  }

  /// Adds a button.
  public mutating func add(_ title: String, role: Role? = nil, place: Int) {
    buttons.append(
      Button(
        title: title, role: role, place: place,
        action: AlertAction.button(name, place).concerning(id)))
  }
}
