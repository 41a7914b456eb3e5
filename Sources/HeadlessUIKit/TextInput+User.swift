public import Foundation

/// A view that a user can type into: what a test does in the user's place.
@_spi(ViewHost)
@MainActor
public protocol UserTextInput: UIView {
  /// What it shows.
  var userText: String { get }
  /// Where typing puts text, counted in UTF-16.
  var userSelection: NSRange { get }
  /// What the backspace key would take away.
  var userRangeBeforeSelection: NSRange? { get }
  /// Whether it takes edits at all.
  var isUserEditable: Bool { get }
  /// Replaces a part after asking the delegate, and tells who must be told; false where refused.
  func userReplace(_ range: NSRange, with text: String) -> Bool
  /// The return or search key.
  func userReturn()
}

@_spi(ViewHost)
extension UserTextInput {
  /// Types character by character, asking at each; gives how many were taken.
  public func userType(_ text: String) -> Int {
    guard isUserEditable, becomeFirstResponder() else { return 0 }
    return text.filter { userReplace(userSelection, with: String($0)) }.count
  }

  /// The backspace key; false where there is nothing before, or it is refused.
  public func userDelete() -> Bool {
    guard isUserEditable, becomeFirstResponder(), let range = userRangeBeforeSelection
    else { return false }
    return userReplace(range, with: "")
  }
}

@_spi(ViewHost)
extension UITextField: UserTextInput {
  /// What it shows.
  public var userText: String { editor.text }
  /// Where typing puts text.
  public var userSelection: NSRange { editor.selection }
  /// What the backspace key would take away.
  public var userRangeBeforeSelection: NSRange? { editor.rangeBeforeSelection }
  /// Whether it takes edits at all.
  public var isUserEditable: Bool { isEnabled && isUserInteractionEnabled }

  /// Replaces a part after asking the delegate; false where that was refused.
  public func userReplace(_ range: NSRange, with text: String) -> Bool {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return false }
    editor.replace(range, with: text)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    return true
  }

  /// The return or search key.
  public func userReturn() {
    guard isUserEditable, becomeFirstResponder() else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
  }
}

@_spi(ViewHost)
extension UITextView: UserTextInput {
  /// What it shows.
  public var userText: String { editor.text }
  /// Where typing puts text.
  public var userSelection: NSRange { editor.selection }
  /// What the backspace key would take away.
  public var userRangeBeforeSelection: NSRange? { editor.rangeBeforeSelection }
  /// Whether it takes edits at all.
  public var isUserEditable: Bool { isEditable && isUserInteractionEnabled }

  /// Replaces a part after asking the delegate; false where that was refused.
  public func userReplace(_ range: NSRange, with text: String) -> Bool {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return false }
    editor.replace(range, with: text)
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
    return true
  }

  /// The return or search key.
  public func userReturn() {
    guard isUserEditable, becomeFirstResponder() else { return }
    _ = userReplace(editor.selection, with: "\n")
  }
}

@_spi(ViewHost)
extension UISearchBar: UserTextInput {
  /// What it shows.
  public var userText: String { editor.text }
  /// Where typing puts text.
  public var userSelection: NSRange { editor.selection }
  /// What the backspace key would take away.
  public var userRangeBeforeSelection: NSRange? { editor.rangeBeforeSelection }
  /// Whether it takes edits at all.
  public var isUserEditable: Bool { isEnabled && isUserInteractionEnabled }

  /// Replaces a part after asking the delegate; false where that was refused.
  public func userReplace(_ range: NSRange, with text: String) -> Bool {
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return false }
    editor.replace(range, with: text)
    delegate?.searchBar(self, textDidChange: editor.text)
    return true
  }

  /// The return or search key.
  public func userReturn() {
    guard isUserEditable else { return }
    delegate?.searchBarSearchButtonClicked(self)
  }
}
