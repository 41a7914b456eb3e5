import Foundation

/// Open: its members are known to Swift only.
extern type FormsUser: Codable
/// Closed: its members are checked here and proven by a witness.
extern type FormsBadge: Identifiable, Hashable {
  let id: Int
  var name: String
  init(id: Int, name: String)
  static let empty: Self
  func shout() -> String
  mutating func clear()
}
extern enum FormsWeather { case sunny, rainy(Int) }
@frozen extern enum FormsSide { case left, right }
extern func formsIsPrime(_ n: Int) -> Bool

/// The app's own Swift in a spec.
feature ExternForms {
  state {
    var user: FormsUser?
    var badge = FormsBadge.empty
    var weather = FormsWeather.sunny
    var side = FormsSide.left
    var number = 7
    var text = "abc"

    var isPrime: Bool { formsIsPrime(number) }
    /// Unchecked: what Swift says about it, it says at this line.
    var userName: String { user?.name ?? "nobody" }
    var matches: Bool { swift(Bool) { text.contains("b") } }
    var weatherText: String {
      switch weather {
      case .sunny: "sun"
      case .rainy(let drops): "rain \(drops)"
      default: "weather"
      }
    }
    var sideText: String {
      switch side {
      case .left: "left"
      case .right: "right"
      }
    }
  }

  binding number
  binding badgeName = badge.name

  action userArrived(_ user: FormsUser) { self.user = user }
  action badgeCleared { badge.clear() }
  action badgeMade(name: String) { badge = FormsBadge(id: 1, name: name) }
  action shouted { text = badge.shout() }
  action verbatim(n: Int) { swift(writes: number) { state.number = n * 2 } }
  action verbatimAll { swift { state.text = String(state.text.reversed()) } }
  extern action imported(_ text: String)
}
