public import Foundation

/// A field for one line of text.
@MainActor
open class UITextField: UIControl {
  /// Who is asked before and told after what the user does.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What is shown while it is empty.
  open var placeholder: String?
  /// Whether what is typed is hidden.
  open var isSecureTextEntry: Bool = false
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment: NSTextAlignment = .natural
  /// The border.
  open var borderStyle: BorderStyle = .none
  /// When the button that empties it is shown.
  open var clearButtonMode: ViewMode = .never
  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing: Bool = false
  /// The keyboard that it wants.
  open var keyboardType: UIKeyboardType = .default
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// What is written large.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  var editor = EditableText()

  /// The text. Writing it tells nobody, as in UIKit.
  open var text: String? {
    get { editor.text }
    set { editor.assign(newValue ?? "") }
  }

  /// Whether there is text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Whether it is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether it may be given the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate has nothing against it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { editor.assign("") }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate has nothing against it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    editor.unmark()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// The borders that a field can have.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rounded border.
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// At no time.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// At all times.
    case always = 3
  }
}

extension UITextField {
  /// What is selected.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set {
      guard let newValue else { return }
      editor.select(newValue.range)
    }
  }

  /// What is still being composed, as by an input method; nil where nothing is.
  public var markedTextRange: UITextRange? { editor.marked.map(UITextRange.init) }

  /// The place before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place after the text.
  public var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  /// The place so many UTF-16 units on; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place: Int = position.offset + offset
    return (0...editor.length).contains(place) ? UITextPosition(place) : nil
  }

  /// The part between two places.
  public func textRange(from: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let start: Int = min(from.offset, end.offset)
    return UITextRange(NSRange(location: start, length: abs(end.offset - from.offset)))
  }

  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Takes text that is still being composed, as an input method gives it.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText ?? "", selecting: selectedRange)
    sendActions(for: .editingChanged)
  }

  /// Takes what was composed for good.
  public func unmarkText() { editor.unmark() }
}
