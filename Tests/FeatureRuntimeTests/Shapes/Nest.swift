import FeatureRuntime

/// A feature that contains itself, by hand in the shape of generated code; it knows how often its states
/// are compared.
nonisolated enum Nest: Feature {
  struct State: Equatable, Sendable {
    var name: String
    var count: Int
    var items: [Int]
    @PresentedBox var below: State?

    init(name: String = "", count: Int = 0, items: [Int] = [], below: State? = nil) {
      self.name = name
      self.count = count
      self.items = items
      self.below = below
    }

    /// So many levels, the outermost of which is named by the number.
    static func levels(_ depth: Int) -> State {
      (1..<depth).reduce(State(name: "1")) { (below: State, level: Int) -> State in
        State(name: "\(level + 1)", below: below)
      }
    }
  }

  indirect enum Action: Equatable, Sendable {
    case tapped
    /// Counts to where the stack is.
    case probed
    case appended(Int)
    case closeTapped
    case growTapped
    case below(Action)

    /// The action for whoever is so many levels down.
    func below(_ depth: Int) -> Action {
      (0..<depth).reduce(self) { (action: Action, _) -> Action in .below(action) }
    }
  }

  static var fieldNames: [String] { ["name", "count", "items", "below"] }

  static var hasStart: Bool { false }

  static var firstChildNumber: Int { 4 }

  /// Where `below` stands.
  static var belowChild: ChildLink<Nest, Nest, PresentationID> {
    ChildLink<Nest, Nest, PresentationID>(
      name: "below", child: 0, field: 3,
      state: { (state: State, id: PresentationID) -> State? in
        state.$below == id ? state.below : nil
      },
      action: { (_: PresentationID, action: Action) -> Action in .below(action) })
  }

  static func reduce(_ state: inout State, _ action: Action, _ reduction: inout Reduction<Nest>) {
    switch action {
    case .tapped: reduction.assign(1, &state.count, state.count + 1)
    case .probed:
      var local = 0
      state.count = withUnsafeMutablePointer(to: &local) { Int(bitPattern: $0) }
      reduction.mark(1)
    case .appended(let item):
      state.items.append(item)
      reduction.mark(2)
    case .closeTapped: reduction.dismiss()
    case .growTapped:
      let old: PresentationID? = state.$below
      state.below = State(name: "new")
      reduction.compare(3, old, state.$below)
    case .below(let action):
      let shown: PresentationID? = state.$below
      guard let answer = reduction.reduce(belowChild, &state.below, shown, action) else { return }
      if answer.isDismissed, state.$below == shown {
        let old: PresentationID? = state.$below
        state.below = nil
        reduction.compare(3, old, state.$below)
      }
    }
  }

  static func attend(_ state: inout State, _ reduction: inout Reduction<Nest>) {
    reduction.attend(belowChild, &state.below, state.$below)
  }

  static func changes(_ old: State, _ new: State, _ reduction: inout Reduction<Nest>) {
    reduction.compare(0, old.name, new.name)
    reduction.compare(1, old.count, new.count)
    reduction.compare(2, old.items, new.items)
    reduction.compare(3, old.below, new.below)
    reduction.compare(3, old.$below, new.$below)
  }
}

/// The store of `Nest`.
@MainActor final class NestStore: FeatureStore<Nest> {
  var name: String { read(0).pointee.name }
  var count: Int { read(1).pointee.count }
  var items: [Int] { read(2).pointee.items }
  var below: NestStore? { presented(Nest.belowChild, current.pointee.$below) }

  /// The store so many levels down.
  func level(_ depth: Int) -> NestStore? {
    var store: NestStore? = self
    for _ in 0..<depth { store = store?.below }
    return store
  }
}
