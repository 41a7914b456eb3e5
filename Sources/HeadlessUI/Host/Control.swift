import Foundation

/// What a user can do with an element, and what it shows; what is left out cannot be done.
@MainActor
struct Control {
  /// What it shows besides its label.
  var value: (() -> String)?
  var tap: (() -> Void)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var setBool: ((Bool) -> Void)?
  /// False where the number cannot be reached.
  var setNumber: ((Double) -> Bool)?
  var setDate: ((Date) -> Bool)?
  var setColor: ((Color) -> Void)?
  /// What is chosen, and how another is; false where it is not of the right type.
  var selection: (() -> AnyHashable?)?
  var select: ((AnyHashable) -> Bool)?
  var text: (any TextSession)?
  var dismiss: (() -> Void)?
  /// Whether the control was made to be of no use, like a stepper at the end of its range.
  var isEnabled: () -> Bool = { true }
  /// What a button is for.
  var role: ButtonRole?
  /// Where something stands, like an item in a bar.
  var placement: String?

  nonisolated init() {}
}

/// A field that a user types into; it keeps its own copy of the text.
@MainActor
protocol TextSession: AnyObject {
  /// What the field shows.
  var text: String { get }
  /// Types at the end, character by character; gives how many were taken.
  func type(_ text: String) -> Int
  /// The backspace key; false where there was nothing to take away.
  func deleteBackward() -> Bool
  /// Puts another text in the place of the whole one; false where it was refused.
  func replaceAll(with text: String) -> Bool
  /// The return key.
  func submit()
  /// The keyboard comes or goes; false where that was refused.
  func setFocused(_ isFocused: Bool) -> Bool
}
