/// What to write in place of what Swift and its frameworks have and this language has not.
enum ForeignWord {
  /// The advice about a keyword of Swift; nil where there is none but the general one.
  static func hint(_ word: Word?) -> String? {
    switch word {
    case .class, .actor:
      "declare a struct, or leave it in the app's own Swift and name it with 'extern type'"
    case .protocol: "leave it in the app's own Swift"
    case .extension: "write the members where the type or feature is declared"
    case .typealias: "write the type itself"
    case .`init`: "what a state starts with stands in it: 'state { … init { … } }'"
    case .subscript: "declare a func"
    case .operator, .precedencegroup: "declare a func"
    case .do, .catch, .throw, .try, .await, .async, .throws, .rethrows:
      "what fails or takes time is an effect: 'effect load() async throws -> T { … }', "
        + "then 'run load()'"
    case .defer: "write it where the action ends"
    case .repeat: "write 'while'"
    case .fallthrough: "name both values in one case: 'case 0, 1:'"
    case .as, .is: "use an enum with payloads and 'switch'"
    case .inout: "return the new value"
    case .struct, .enum, .func: "declare it in the feature, or at the top of the file"
    case .import: "import at the top of the file"
    case .static, .private, .public: "a value inside a block takes no such word"
    default: nil
    }
  }

  /// The advice about an attribute of SwiftUI and of common libraries.
  static func hint(forAttribute name: String) -> String? {
    switch name {
    case "State", "Published", "StateObject", "Observable", "ObservationIgnored":
      "a field is a plain 'var' in 'state { … }'"
    case "Binding": "a feature's binding is 'binding name'; the field stands in 'state { … }'"
    case "Environment", "EnvironmentObject", "EnvironmentValue":
      "an action can 'dismiss'; what else comes from outside is a client or an action's parameter"
    case "Dependency", "Injected": "declare a client and write 'uses name: TheClient'"
    case "Shared", "AppStorage", "SceneStorage":
      "declare 'shared name = value stored defaults(\"key\")' at the top of the file"
    case "ObservableState": "a feature's state is written 'state { … }'"
    case "Reducer", "CasePathable", "Feature": "a feature needs no attribute"
    case "Presents", "PresentationState": "a presented child is 'child? name: Feature'"
    case "MainActor": "all of a feature runs on the main actor as it is"
    case "discardableResult", "inlinable", "available": "a function here takes no attribute"
    default: nil
    }
  }

  /// Whose attribute it is.
  static func owner(ofAttribute name: String) -> String {
    switch name {
    case "State", "Published", "StateObject", "Binding", "Environment", "EnvironmentObject",
      "AppStorage", "SceneStorage", "ObservedObject", "Bindable", "FocusState", "GestureState",
      "Query", "FetchRequest":
      "'@\(name)' is SwiftUI's, not this language's"
    default: "'@\(name)' is not in this language"
    }
  }

  /// The operator that a word of other languages stands for.
  static func symbol(_ text: String) -> String? {
    switch text {
    case "and": "&&"
    case "or": "||"
    case "not": "!"
    default: nil
    }
  }

  /// The operator of this language that one of another stands for.
  static func known(_ text: String) -> String? {
    switch text {
    case "===": "=="
    case "!==", "<>", "=/=": "!="
    case "=<": "<="
    case "=>": ">="
    case "?:": "??"
    default: nil
    }
  }

  /// Words that Swift has before `var`, `let` and `func`.
  static let modifiers: Set<String> = [
    "lazy", "weak", "unowned", "final", "override", "nonisolated", "fileprivate", "static",
    "required", "convenience", "dynamic", "open",
  ]
}
