/// Where a child stands in the root's memory: every feature above holds it as a plain member and has
/// nothing to say about what it does, so that its actions need not go through them.
@usableFromInline
nonisolated final class DirectPlace<F: Feature> {
  /// The child's state, inside the root's.
  @usableFromInline let state: UnsafeMutablePointer<F.State>
  /// The features above, from the parent to the root.
  @usableFromInline let above: [DirectStep]
  /// Carries out what a reduction left, by the action that it is for the root.
  @usableFromInline let finish: @MainActor (F.Action) -> FeatureTask

  @usableFromInline
  init(
    state: UnsafeMutablePointer<F.State>, above: [DirectStep],
    finish: @escaping @MainActor (F.Action) -> FeatureTask
  ) {
    self.state = state
    self.above = above
    self.finish = finish
  }
}

/// A feature above a child that stands in the root's memory.
@usableFromInline
nonisolated struct DirectStep {
  // A child that has a store keeps all above it, so references need no counting.
  @usableFromInline let node: Unmanaged<StoreNode>
  /// The field that leads down to the child.
  @usableFromInline let field: Int

  @usableFromInline
  init(node: StoreNode, field: Int) {
    self.node = Unmanaged.passUnretained(node)
    self.field = field
  }
}

// Closures of functions on the main actor would ask, each time, whether they run there.
nonisolated extension DirectStep {
  /// Gives up the copy for the time of a reduction below, where there is one.
  @inlinable
  func giveUpCopy() {
    node._withUnsafeGuaranteedRef { if $0.isFilled { $0.giveUpCopy() } }
  }

  /// Takes a copy again, where it was given up.
  @inlinable
  func takeCopy() {
    node._withUnsafeGuaranteedRef { if $0.lacksCopy { $0.takeCopy() } }
  }

  @inlinable var hasReaders: Bool { node._withUnsafeGuaranteedRef { $0.hasReaders } }
}

nonisolated extension StoreCore {
  /// The state where it lies in the root's memory; nil for a child that has no fixed place there.
  @usableFromInline
  var rootMemory: UnsafeMutablePointer<F.State>? { place == nil ? storage : channel?.direct?.state }
}

@MainActor extension StoreCore {
  /// Answers an action of a child where it stands, when no action is under way.
  @inlinable
  func answer(
    _ action: F.Action, at place: DirectPlace<F>, below root: StoreNode
  ) -> FeatureTask {
    root.isBusy = true
    root.isReducing = true
    // What the child's containers hold is to be held only once.
    for step in place.above {
      step.giveUpCopy()
    }
    let hasChanged: Bool = reduceOnce(&place.state.pointee, action)
    root.isReducing = false
    tellAbove(place, hasChanged)
    if hasAftermath {
      root.hasAftermath = true
      if takeAnswer().isDismissed { root.dismissFromBelow() }
    }
    isRefused = false
    let task: FeatureTask = root.hasAftermath ? place.finish(action) : FeatureTask()
    root.isBusy = false
    return task
  }

  /// Tells the features above that what leads down to a child has changed, where it has.
  @inlinable
  func tellAbove(_ place: DirectPlace<F>, _ hasChanged: Bool) {
    let tellsAll: Bool = tree.notesAll
    for step in place.above {
      step.takeCopy()
      if hasChanged, tellsAll || step.hasReaders {
        step.node.takeUnretainedValue().settleFromBelow(step.field)
      }
    }
  }

  /// Carries out what a child's reduction left, by the action that it is for this feature.
  @usableFromInline
  func finishDirect(_ action: F.Action) -> FeatureTask {
    channel?.direct?.finish(action) ?? finishAftermath(of: action)
  }
}
