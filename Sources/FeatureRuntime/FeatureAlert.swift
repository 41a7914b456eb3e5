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
    /// What it says, which may be translated.
    public let titleText: FeatureText
    /// What it means beside what it does.
    public let role: Role?
    /// Where it is written among all buttons of its case.
    public let place: Int
    /// What it sends; ignored where something else is shown by then.
    public let action: AlertAction

    /// The place.
    public var id: Int { place }
    /// What it says, as the spec has it.
    public var title: String { titleText.text }
  }

  /// Which presentation it is of.
  public let id: PresentationID
  /// The title, which may be translated.
  public let titleText: FeatureText
  /// The text below it, which may be translated.
  public let messageText: FeatureText?
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
  ///   - title: a literal is a key to be translated; data is `.verbatim`.
  ///   - message: what stands below the title.
  public init(
    _ name: String, id: PresentationID, title: FeatureText, message: FeatureText? = nil
  ) {
    self.name = name
    self.id = id
    titleText = title
    messageText = message
    dismissal = AlertAction.dismiss.concerning(id)
  }

  /// The title, as the spec has it.
  public var title: String { titleText.text }
  /// The text below it, as the spec has it.
  public var message: String? { messageText?.text }

  /// Adds a button.
  public mutating func add(_ title: FeatureText, role: Role? = nil, place: Int) {
    buttons.append(
      Button(
        titleText: title, role: role, place: place,
        action: AlertAction.button(name, place).concerning(id)))
  }
}
