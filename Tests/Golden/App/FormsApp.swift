import FeatureRuntime

/// The app's own side of the specs that name types, functions and handlers of the app.

nonisolated struct FormsUser: Equatable, Sendable, Codable {
  var name: String
}

nonisolated struct FormsBadge: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String

  static let empty: FormsBadge = FormsBadge(id: 0, name: "")

  func shout() -> String { name.uppercased() }
  mutating func clear() { name = "" }
}

nonisolated enum FormsWeather: Equatable, Sendable {
  case sunny
  case rainy(Int)
  case snowy
}

nonisolated enum FormsSide: Equatable, Sendable { case left, right }

nonisolated func formsIsPrime(_ n: Int) -> Bool {
  n > 1 && !(2..<n).contains { n % $0 == 0 }
}

nonisolated extension ExternForms {
  static func imported(
    _ state: inout State, _ text: String, _ reduction: inout Reduction<ExternForms>
  ) {
    state.text = text
  }
}

nonisolated extension ActionForms {
  static func imported(
    _ state: inout State, numbers: [Int], _ reduction: inout Reduction<ActionForms>
  ) {
    state.total += numbers.reduce(0, +)
  }
}
