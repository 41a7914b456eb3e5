public import Foundation

/// A view that shows a part of something larger.
@MainActor
open class UIScrollView: UIView {
  /// Where the shown part begins.
  open var contentOffset: CGPoint = .zero
  /// How large the whole is.
  open var contentSize: CGSize = .zero
  /// Whether the user can move it.
  open var isScrollEnabled: Bool = true
}

/// Who is told that a view scrolls.
///
/// Nothing scrolls here, so there is nothing to be told.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// A view for text of many lines.
@MainActor
open class UITextView: UIScrollView {
  /// Who is asked before and told after what the user does.
  open weak var delegate: (any UITextViewDelegate)?
  /// Whether the text can be changed.
  open var isEditable: Bool = true
  /// Whether the text can be selected.
  open var isSelectable: Bool = true
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment: NSTextAlignment = .natural
  /// The keyboard that it wants.
  open var keyboardType: UIKeyboardType = .default

  var editor = EditableText()

  /// The text. Writing it tells nobody, as in UIKit.
  open var text: String! {
    get { editor.text }
    set { editor.assign(newValue ?? "") }
  }

  /// Whether there is text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// What is selected.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// What is still being composed, as by an input method; nil where nothing is.
  open var markedTextRange: UITextRange? { editor.marked.map(UITextRange.init) }

  /// Whether it may be given the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate has nothing against it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate has nothing against it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    editor.unmark()
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Takes text that is still being composed, as an input method gives it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText ?? "", selecting: selectedRange)
    delegate?.textViewDidChange(self)
  }

  /// Takes what was composed for good.
  open func unmarkText() { editor.unmark() }
}

/// Who is asked before and told after what the user does with a text view.
///
/// Each requirement is optional, as in UIKit: what is left out allows and does nothing.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text, counted in UTF-16, may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
