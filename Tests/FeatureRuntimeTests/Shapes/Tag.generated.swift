// Made by hand after Documentation/generated-shape.md: what featuregen prints for a feature that others
// hold.

public import FeatureRuntime

/// Counts how often it is tapped.
public nonisolated enum Tag: Feature {
  public struct State: Equatable, Sendable {
    public var count: Int
    public var marks: [Int]

    public init(count: Int = 0, marks: [Int] = []) {
      self.count = count
      self.marks = marks
    }
  }

  public enum Action: Equatable, Codable, Sendable {
    case tapped
    case markTapped
    case closeTapped
    case reached(count: Int)
  }

  public enum Output: Equatable, Sendable {
    case reached(count: Int)
  }

  public static var fieldNames: [String] { ["count", "marks"] }

  public static var hasStart: Bool { false }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Tag>
  ) {
    switch action {
    case .tapped:
      let oldCount: Int = state.count
      tapped(&state, &reduction)
      reduction.compare(0, oldCount, state.count)
    case .markTapped:
      markTapped(&state, &reduction)
    case .closeTapped:
      reduction.dismiss()
    case .reached(let count):
      reduction.emit(.reached(count: count))
    }
  }

  public static func changes(
    _ old: State, _ new: State, _ reduction: inout Reduction<Tag>
  ) {
    reduction.compare(0, old.count, new.count)
    reduction.compare(1, old.marks, new.marks)
  }

  public static func check(_ state: State, _ reduction: inout Reduction<Tag>) {
    reduction.require("the count is small", state.count < 100)
  }
}

nonisolated extension Tag {
  private static func tapped(_ state: inout State, _ reduction: inout Reduction<Tag>) {
    state.count += 1
    if state.count % 10 == 0 {
      reduction.emit(.reached(count: state.count))
      reduction.emit(.reached(count: -state.count))
    }
  }

  private static func markTapped(_ state: inout State, _ reduction: inout Reduction<Tag>) {
    state.marks.append(state.count)
    reduction.mark(1)
  }
}

/// The store of `Tag`.
@MainActor public final class TagStore: FeatureStore<Tag> {
  public var count: Int { read(0).pointee.count }
  public var marks: [Int] { read(1).pointee.marks }

  /// The channels of the bindings.
  public var bindings: StoreBindings<TagStore> { StoreBindings<TagStore>(self) }
}
