/// The views, functions and modifiers of SwiftUI whose arguments are checked: one line a way to call
/// each, labels and order as SwiftUI has them.
///
/// The lines are read like those of `KnownMembers`. Beside types and variables stand: `Text`, a text or
/// a `Text`; `Number`, a length or fraction; `View`; `Any`, what only Swift knows; `Binding<T>`, a
/// channel; `Item<T>`, a channel to an optional; `Prompt<T>`, a declared alert or dialog; `Data<T>`, what
/// is repeated; `KeyPath<T>`; `Metatype<T>`; `(T) -> Views`, a block of views; `(T) -> Void`, an action.
enum ViewVocabulary {
  private static let views = MemberTable(
    texts + controls + inputs + containers + collections + navigation)
  private static let modifiers = MemberTable(
    presentations + lifecycle + behaviour + look + destinations)
  private static let functions = MemberTable(effects)

  /// The names of the views, in order.
  static let viewNames = views.names.sorted()
  /// The names of the modifiers, in order.
  static let modifierNames = modifiers.names.sorted()
  /// The tables, for the test that all their lines can be read.
  static var tables: [MemberTable] { [views, modifiers, functions] }

  /// What generated views are made of.
  static let frame: Set<String> = [
    "View", "ViewBuilder", "State", "Binding", "Bindable", "FocusState", "LocalizedStringKey",
  ]
  /// Modifiers that exist and are one letter from one whose arguments are checked.
  static let neighbours: Set<String> = ["mask"]

  /// Whether a name is a view's.
  static func isView(_ name: String) -> Bool { views.known(name) != nil }

  /// The ways to make the view called `name`; nil where there is none.
  static func signatures(ofView name: String) -> [MemberSignature]? { views.known(name) }

  /// The ways to call the modifier `name`; nil where it is not known.
  static func signatures(ofModifier name: String) -> [MemberSignature]? { modifiers.known(name) }

  /// The ways to call the function `name` of SwiftUI; nil where it is not known.
  static func signatures(ofFunction name: String) -> [MemberSignature]? { functions.known(name) }
}
