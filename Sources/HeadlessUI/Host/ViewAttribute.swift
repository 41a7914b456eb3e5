import Foundation

/// What a modifier says of the view that it changes.
struct ViewAttribute {
  /// The modifier's name.
  let name: String
  /// Its arguments, for the rendered text; read when it is rendered.
  var value: () -> String = { "" }
  /// What it means in HTML, as a style.
  var style: String = ""
  /// What it does to those who ask.
  var role: Role = .look

  enum Role {
    /// It only changes the look.
    case look
    /// It says whether controls may be used.
    case disabled(Bool)
    /// It names the view for tests.
    case identifier(String)
    /// It names the view for those who cannot see it.
    case label(() -> String)
    /// It says what a choice stands for.
    case tag(AnyHashable)
    /// It joins a field with the state about the keyboard.
    case focus(FocusLink)
    /// It is called when a field's return key is tapped.
    case submit(() -> Void)
    /// It is called when the view is tapped.
    case tapGesture(() -> Void)
    /// It is called when the view is pulled down.
    case refresh(() async -> Void)
    /// It is told when the view comes and goes.
    case lifecycle(LifecycleSlot)
    /// It names the screen.
    case navigationTitle(() -> String)
    /// It names the tab.
    case tabItem
    /// It is about the elements of a loop.
    case rows(RowActions)
    /// It keeps the user from dismissing what is presented.
    case dismissDisabled(Bool)
  }
}

/// How a field is joined with the state about the keyboard.
struct FocusLink {
  let storage: any FocusRequest
  /// Whether the state says that this field has the keyboard.
  let isChosen: () -> Bool
  /// Makes the state say so.
  let choose: () -> Void
}

/// What a user can do with the elements of a loop.
struct RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}
