public import Foundation

/// A field for what is searched for.
@MainActor
open class UISearchBar: UIView {
  /// The field of a search bar.
  @MainActor
  open class UISearchTextField: UITextField {}

  /// Who is asked before and told after what the user does.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is shown while it is empty.
  open var placeholder: String?
  /// Whether there is a button to give up.
  open var showsCancelButton: Bool = false
  /// Whether it can be used.
  open var isEnabled: Bool = true

  /// The field that it shows.
  public let searchTextField = UISearchTextField()

  var editor: EditableText {
    get { searchTextField.editor }
    set { searchTextField.editor = newValue }
  }

  /// The text. Writing it tells nobody.
  open var text: String? {
    get { editor.text }
    set { editor.assign(newValue ?? "") }
  }

  /// Whether it may be given the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate has nothing against it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.searchBarShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate has nothing against it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
}

/// Who is asked before and told after what the user does with a search bar.
///
/// Each requirement is optional, as in UIKit: what is left out allows and does nothing.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether a part of the text, counted in UTF-16, may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button to give up was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
