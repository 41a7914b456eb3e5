public import Foundation

/// An object that can have the keyboard.
@MainActor
open class UIResponder: NSObject {
  private var isFirst = false

  /// A responder that has no keyboard.
  public nonisolated override init() { super.init() }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { isFirst }

  /// Whether it may be given the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it gives the keyboard up when asked.
  open var canResignFirstResponder: Bool { true }

  /// Asks for the keyboard; false where it is refused.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard isFirst || canBecomeFirstResponder else { return false }
    isFirst = true
    return true
  }

  /// Gives the keyboard up; false where it will not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirst && canResignFirstResponder else { return !isFirst }
    isFirst = false
    return true
  }
}
