/// The views, functions and modifiers of SwiftUI whose arguments are checked: one line a way to call
/// each, labels and order as SwiftUI has them.
///
/// The lines are read like those of `KnownMembers`. Beside types and variables stand: `Text`, a text or
/// a `Text`; `Number`, a length or fraction; `View`; `Any`, what only Swift knows; `Binding<T>`, a
/// channel; `Item<T>`, a channel to an optional; `Prompt<T>`, a declared alert or dialog; `Data<T>`, what
/// is repeated; `KeyPath<T>`; `Metatype<T>`; `(T) -> Views`, a block of views; `(T) -> Void`, an action.
enum ViewVocabulary {
  private static let views = table(
    texts + controls + inputs + containers + collections + navigation)
  private static let modifiers = table(
    presentations + lifecycle + behaviour + look + destinations)
  private static let functions = table(effects)

  /// The lines by the names that they declare.
  private static func table(_ lines: [String]) -> [String: [String]] {
    Dictionary(grouping: lines) { String(MemberSignatureParser.name(of: $0)) }
  }

  /// The names of the views, in order.
  static let viewNames = views.keys.sorted()
  /// The names of the modifiers, in order.
  static let modifierNames = modifiers.keys.sorted()
  /// Every line, for the test that reads them all.
  static var lines: [String] {
    [views, modifiers, functions].flatMap { $0.values.flatMap { $0 } }.sorted()
  }

  /// What generated views are made of.
  static let frame: Set<String> = [
    "View", "ViewBuilder", "State", "Binding", "Bindable", "FocusState", "LocalizedStringKey",
  ]
  /// Modifiers that exist and are one letter from one whose arguments are checked.
  static let neighbours: Set<String> = ["mask"]

  /// Whether a name is a view's.
  static func isView(_ name: String) -> Bool { views[name] != nil }

  /// The ways to make the view called `name`; nil where there is none.
  static func signatures(ofView name: String) -> [MemberSignature]? { read(views[name]) }

  /// The ways to call the modifier `name`; nil where it is not known.
  static func signatures(ofModifier name: String) -> [MemberSignature]? { read(modifiers[name]) }

  /// The ways to call the function `name` of SwiftUI; nil where it is not known.
  static func signatures(ofFunction name: String) -> [MemberSignature]? { read(functions[name]) }

  private static func read(_ lines: [String]?) -> [MemberSignature]? {
    lines.map { $0.compactMap(MemberSignatureParser.parse) }
  }
}
