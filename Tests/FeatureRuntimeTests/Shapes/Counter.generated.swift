// Made by hand after Documentation/generated-shape.md: what featuregen prints for a counter.

public import FeatureRuntime
public import Foundation

/// A counter.
public nonisolated enum Counter: Feature, CounterHandlers {
  public struct State: Equatable, Sendable {
    public let id: UUID
    public var count: Int
    public var step: Int { didSet { step = FeatureRuntime.clamped(step, 1, 10) } }
    public var alertTitle: String?
    public var celsius: Double
    public var log: [String]
    public var token: String

    public init(
      id: UUID, count: Int = 0, step: Int = 1, alertTitle: String? = nil, celsius: Double = 20.0,
      log: [String] = [], token: String = ""
    ) {
      self.id = id
      self.count = count
      self.step = FeatureRuntime.clamped(step, 1, 10)
      self.alertTitle = alertTitle
      self.celsius = celsius
      self.log = log
      self.token = token
    }

    public var isEven: Bool { count % 2 == 0 }

    var canDecrementTapped: Bool { count > 0 }
    func canSpend(_ amount: Int) -> Bool { amount <= count }

    var isAlertPresented: Bool { alertTitle != nil }
    var fahrenheit: Double { celsius * 1.8 + 32 }
  }

  public enum BindingAction: Equatable, Sendable {
    case step(Int)
    case isAlertPresented(Bool)
    case fahrenheit(Double)
    case token(String)
  }

  public enum Action: Equatable, Sendable {
    case binding(BindingAction)
    case incrementTapped
    case decrementTapped
    case spend(_ amount: Int)
    case failTapped(reason: String)
    case titleChosen(_ title: String)
    case twiceTapped
    case nothing
    case logged(text: String)
    case imported(numbers: [Int])
    case reached(count: Int)
  }

  public enum Output: Equatable, Sendable {
    case reached(count: Int)
  }

  public static var fieldNames: [String] {
    ["id", "count", "step", "alertTitle", "celsius", "log", "token"]
  }

  public static var secrets: [String] { ["State.token", "BindingAction.token"] }

  public static func start(_ state: inout State, _ reduction: inout Reduction<Counter>) {
    reduction.assign(5, &state.log, ["started \(reduction.uuid())"])
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Counter>
  ) {
    switch action {
    case .binding(let binding):
      reduce(&state, binding: binding, &reduction)
    case .incrementTapped:
      let oldCount: Int = state.count
      incrementTapped(&state, &reduction)
      if reduction.differs(oldCount, state.count) {
        countChanged(&state, oldValue: oldCount, &reduction)
      }
      reduction.compare(1, oldCount, state.count)
    case .decrementTapped:
      guard state.canDecrementTapped else { return }
      let oldCount: Int = state.count
      decrementTapped(&state, &reduction)
      if reduction.differs(oldCount, state.count) {
        countChanged(&state, oldValue: oldCount, &reduction)
      }
      reduction.compare(1, oldCount, state.count)
    case .spend(let amount):
      guard state.canSpend(amount) else { return }
      let oldCount: Int = state.count
      spend(&state, amount, &reduction)
      if reduction.differs(oldCount, state.count) {
        countChanged(&state, oldValue: oldCount, &reduction)
      }
      reduction.compare(1, oldCount, state.count)
    case .failTapped(let reason):
      failTapped(&state, reason: reason, &reduction)
    case .titleChosen(let title):
      titleChosen(&state, title, &reduction)
    case .twiceTapped:
      twiceTapped(&state, &reduction)
    case .nothing:
      break
    case .logged(let text):
      logged(&state, text: text, &reduction)
    case .imported(let numbers):
      let old: State = state
      imported(&state, numbers: numbers, &reduction)
      if reduction.differs(old.count, state.count) {
        countChanged(&state, oldValue: old.count, &reduction)
      }
      reduction.compare(1, old.count, state.count)
      reduction.compare(2, old.step, state.step)
      reduction.compare(3, old.alertTitle, state.alertTitle)
      reduction.compare(4, old.celsius, state.celsius)
      reduction.compare(5, old.log, state.log)
      reduction.compare(6, old.token, state.token)
    case .reached(let count):
      reduction.emit(.reached(count: count))
    }
  }

  public static func check(_ state: State, _ reduction: inout Reduction<Counter>) {
    reduction.require("the count is small", state.count < 1_000)
  }
}

nonisolated extension Counter {
  private static func reduce(
    _ state: inout State, binding: BindingAction, _ reduction: inout Reduction<Counter>
  ) {
    switch binding {
    case .step(let newValue):
      let oldStep: Int = state.step
      state.step = newValue
      stepWritten(&state, newValue: newValue, oldValue: oldStep, &reduction)
      reduction.compare(2, oldStep, state.step)
      reduction.reread(7, newValue, state.step)
    case .isAlertPresented(let newValue):
      guard reduction.differs(newValue, state.isAlertPresented) else { return }
      setIsAlertPresented(&state, newValue, &reduction)
      reduction.reread(8, newValue, state.isAlertPresented)
    case .fahrenheit(let newValue):
      guard reduction.differs(newValue, state.fahrenheit) else { return }
      let oldCelsius: Double = state.celsius
      setFahrenheit(&state, newValue, &reduction)
      reduction.compare(4, oldCelsius, state.celsius)
      reduction.reread(9, newValue, state.fahrenheit)
    case .token(let newValue):
      guard newValue.count <= 5 else { return reduction.reread(10, newValue, state.token) }
      reduction.assign(6, &state.token, newValue)
      reduction.reread(10, newValue, state.token)
    }
  }

  private static func setIsAlertPresented(
    _ state: inout State, _ newValue: Bool, _ reduction: inout Reduction<Counter>
  ) {
    if !newValue { reduction.assign(3, &state.alertTitle, nil) }
  }

  private static func setFahrenheit(
    _ state: inout State, _ newValue: Double, _ reduction: inout Reduction<Counter>
  ) {
    guard let sum: Double = FeatureRuntime.solvedSum(newValue, minus: 32),
      let product: Double = FeatureRuntime.solvedProduct(sum, by: 1.8)
    else { return }
    state.celsius = product
  }

  private static func stepWritten(
    _ state: inout State, newValue: Int, oldValue: Int, _ reduction: inout Reduction<Counter>
  ) {
    state.log.append("step \(oldValue) \(newValue)")
    reduction.mark(5)
  }

  private static func countChanged(
    _ state: inout State, oldValue: Int, _ reduction: inout Reduction<Counter>
  ) {
    state.log.append("\(oldValue) to \(state.count)")
    reduction.mark(5)
  }

  private static func incrementTapped(
    _ state: inout State, _ reduction: inout Reduction<Counter>
  ) {
    state.count += state.step
    if state.count >= 10 { reduction.emit(.reached(count: state.count)) }
  }

  private static func decrementTapped(
    _ state: inout State, _ reduction: inout Reduction<Counter>
  ) {
    state.count -= state.step
  }

  private static func spend(
    _ state: inout State, _ amount: Int, _ reduction: inout Reduction<Counter>
  ) {
    state.count -= amount
  }

  private static func failTapped(
    _ state: inout State, reason: String, _ reduction: inout Reduction<Counter>
  ) {
    reduction.assign(3, &state.alertTitle, reason)
  }

  private static func titleChosen(
    _ state: inout State, _ title: String, _ reduction: inout Reduction<Counter>
  ) {
    guard !title.isEmpty else { return }
    reduction.assign(3, &state.alertTitle, title.trimmed)
  }

  private static func twiceTapped(
    _ state: inout State, _ reduction: inout Reduction<Counter>
  ) {
    reduction.send(.incrementTapped)
    reduction.send(.incrementTapped)
    reduction.dismiss()
  }

  private static func logged(
    _ state: inout State, text: String, _ reduction: inout Reduction<Counter>
  ) {
    let old: Int = state.log.count
    state.log.removeAll(where: { $0 == text })
    reduction.compare(5, old, state.log.count)
    let old2: String? = state.log.first
    if !state.log.isEmpty { state.log[0] = text }
    reduction.compare(5, old2, state.log.first)
  }
}

/// What the app writes for `Counter`, in an extension of it.
public nonisolated protocol CounterHandlers {
  static func imported(
    _ state: inout Counter.State, numbers: [Int], _ reduction: inout Reduction<Counter>)
}

/// The store of `Counter`.
@MainActor public final class CounterStore: FeatureStore<Counter> {
  public var id: UUID { read(0).pointee.id }
  public var count: Int { read(1).pointee.count }
  public var step: Int {
    get {
      track(7)
      return read(2).pointee.step
    }
    set { send(.binding(.step(newValue))) }
  }
  public var alertTitle: String? { read(3).pointee.alertTitle }
  public var celsius: Double { read(4).pointee.celsius }
  public var log: [String] { read(5).pointee.log }
  public var token: String {
    get {
      track(10)
      return read(6).pointee.token
    }
    set { send(.binding(.token(newValue))) }
  }

  public var isEven: Bool { read(1).pointee.isEven }

  public var canDecrementTapped: Bool { read(1).pointee.canDecrementTapped }
  public func canSpend(_ amount: Int) -> Bool { read(1).pointee.canSpend(amount) }

  public var isAlertPresented: Bool {
    get {
      track(8)
      return read(3).pointee.isAlertPresented
    }
    set { send(.binding(.isAlertPresented(newValue))) }
  }
  public var fahrenheit: Double {
    get {
      track(9)
      return read(4).pointee.fahrenheit
    }
    set { send(.binding(.fahrenheit(newValue))) }
  }
  public var title: String {
    get {
      track(11)
      return read(3).pointee.alertTitle ?? ""
    }
    set {
      guard (current.pointee.alertTitle ?? "") != newValue else { return }
      guard newValue.count <= 10 else { return reread(11) }
      send(.titleChosen(newValue))
      if (current.pointee.alertTitle ?? "") != newValue { reread(11) }
    }
  }

  /// The channels of the bindings.
  public var bindings: StoreBindings<CounterStore> { StoreBindings<CounterStore>(self) }
}
