/// A feature: its state, what can happen to it, and how it answers.
///
/// Generated code conforms an enum to it that serves as a namespace; hand-written code may as well.
public nonisolated protocol Feature: Sendable {
  /// Everything the feature remembers.
  associatedtype State: Equatable & Sendable
  /// Everything that can happen to it.
  associatedtype Action: Sendable
  /// What it tells its parent or, at the root, the app.
  associatedtype Output: Sendable = Never
  /// What the app supplies to it.
  associatedtype Dependencies: Sendable = NoDependencies
  /// The work that it can start, one case an effect.
  associatedtype Effect: Sendable = Never

  /// The names of the stored fields, by number.
  static var fieldNames: [String] { get }
  /// The places whose values are never printed: `State.token`, `Action.signIn.password`.
  static var secrets: [String] { get }
  /// Dependencies of which none was supplied.
  static var defaultDependencies: Dependencies { get }
  /// The names of the effects, by number.
  static var effectNames: [String] { get }
  /// The number by which readers of the first effect are told; the others follow.
  static var firstEffectNumber: Int { get }
  /// The number by which readers of the first member that holds children are told of which there are;
  /// the others follow. Zero where there is none, and no shared value either.
  static var firstChildNumber: Int { get }
  /// Whether something is to be done where its state appears: it, or a feature among its children and
  /// theirs, has an `init` or a shared value.
  static var hasStart: Bool { get }

  /// Runs once, when a store or a parent's reduction makes the state appear.
  static func start(_ state: inout State, _ reduction: inout Reduction<Self>)
  /// Answers one action.
  static func reduce(_ state: inout State, _ action: Action, _ reduction: inout Reduction<Self>)
  /// Looks after the children: those that appeared start, those that are gone end.
  static func attend(_ state: inout State, _ reduction: inout Reduction<Self>)
  /// Reacts to shared values that others wrote; those fields are marked.
  static func react(_ state: inout State, _ reduction: inout Reduction<Self>)
  /// Marks the fields in which two states differ.
  static func changes(_ old: State, _ new: State, _ reduction: inout Reduction<Self>)
  /// Whether an action writes a binding.
  static func isBindingWrite(_ action: Action) -> Bool
  /// Tests the invariants.
  static func check(_ state: State, _ reduction: inout Reduction<Self>)
  /// Does the work of one run and hands on what comes of it.
  static func perform(_ effect: Effect, _ run: EffectRun<Self>) async
}

nonisolated extension Feature {
  /// No secrets.
  public static var secrets: [String] { [] }

  /// No children.
  @inlinable
  public static var firstChildNumber: Int { 0 }

  /// Supposes that there is an `init`: only then it cannot be forgotten.
  public static var hasStart: Bool { true }

  /// Has no children.
  @inlinable
  public static func attend(_ state: inout State, _ reduction: inout Reduction<Self>) {}

  /// Reacts to nothing.
  @inlinable
  public static func react(_ state: inout State, _ reduction: inout Reduction<Self>) {}

  /// Marks all fields where the states differ.
  public static func changes(_ old: State, _ new: State, _ reduction: inout Reduction<Self>) {
    guard old != new else { return }
    for field in fieldNames.indices { reduction.mark(field) }
  }

  /// Has no bindings.
  public static func isBindingWrite(_ action: Action) -> Bool { false }

  /// Does nothing.
  @inlinable
  public static func start(_ state: inout State, _ reduction: inout Reduction<Self>) {}

  /// Has no invariants.
  @inlinable
  public static func check(_ state: State, _ reduction: inout Reduction<Self>) {}
}

nonisolated extension Feature where Dependencies == NoDependencies {
  /// The only value there is.
  public static var defaultDependencies: NoDependencies { NoDependencies() }
}

nonisolated extension Feature where Effect == Never {
  /// No effects.
  public static var effectNames: [String] { [] }

  /// Stands for nothing.
  public static var firstEffectNumber: Int { 0 }

  /// Never called: there is no effect to perform.
  public static func perform(_ effect: Never, _ run: EffectRun<Self>) async {}
}

/// The dependencies of a feature that has none.
public nonisolated struct NoDependencies: Sendable {
  /// The only value there is.
  public init() {}
}
