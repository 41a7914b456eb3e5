public import Foundation

/// A place in a text.
public final class UITextPosition: NSObject, Sendable {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// What takes text that may still be being composed.
@MainActor
public protocol UITextInput: UIResponder {
  /// What is still being composed, as by an input method; nil where nothing is.
  var markedTextRange: UITextRange? { get }
  /// Takes text that is still being composed, as an input method gives it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes what was composed for good.
  func unmarkText()
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// A part of a text.
public final class UITextRange: NSObject, Sendable {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  /// Whether another is the same part.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { $0.range == range } ?? false
  }

  /// By its ends.
  public override var hash: Int { start.offset &* 31 &+ end.offset }
}
