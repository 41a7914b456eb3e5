import FeatureRuntime

/// A feature that is written by hand.
nonisolated enum FormsGame: Feature {
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var score: Int
    var name: String

    init(id: Int, score: Int = 0, name: String = "") {
      self.id = id
      self.score = score
      self.name = name
    }
  }

  enum BindingAction: Equatable, Sendable {
    case name(String)
  }

  enum Action: Equatable, Sendable {
    case binding(BindingAction)
    case started
    case moved(by: Int)
    case renamed(String)
    case left
    case over(score: Int)
    case given(up: Bool)
  }

  enum Output: Equatable, Sendable {
    case over(score: Int)
    case given(up: Bool)
  }

  static var fieldNames: [String] { ["id", "score", "name"] }

  static func isBindingWrite(_ action: Action) -> Bool {
    if case .binding = action { return true }
    return false
  }

  static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<FormsGame>
  ) {
    switch action {
    case .binding(.name(let name)), .renamed(let name):
      reduction.assign(2, &state.name, name)
    case .started:
      reduction.assign(1, &state.score, 0)
    case .moved(let steps):
      reduction.assign(1, &state.score, state.score + steps)
      if state.score >= 10 { reduction.emit(.over(score: state.score)) }
    case .left:
      reduction.emit(.given(up: true))
      reduction.dismiss()
    case .over(let score):
      reduction.emit(.over(score: score))
    case .given(let up):
      reduction.emit(.given(up: up))
    }
  }
}
