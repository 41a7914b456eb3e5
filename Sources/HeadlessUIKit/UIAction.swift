public import Foundation

/// What is called when an action is performed.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, with a title, that a control can be given.
@MainActor
open class UIAction: NSObject {
  /// What it is called.
  open var title: String
  /// What it is known by.
  public let identifier: Identifier
  /// The control that performs it, while it does.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// An action that calls a closure.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func perform(from sender: UIControl) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of it.
    public let rawValue: String

    /// By its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// By its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
