extension FeatureStore {
  /// Notes which presentation of a member is read, and that it is.
  ///
  /// - Parameter child: the number of the member.
  public final func track(presentation id: PresentationID?, of child: Int) {
    track(F.firstChildNumber + child)
    storeCore.extras.seen[child] = id
  }

  /// Takes down what is presented where nil is written, as a sheet does that is swiped away.
  ///
  /// What is meant is the presentation that was there when the member was read last; where another is
  /// shown by now, nothing happens. Nothing else can be written: it is reported.
  ///
  /// - Parameters:
  ///   - name: that of the member.
  ///   - child: the number of the member.
  ///   - id: which presentation is shown now.
  ///   - value: what is written.
  ///   - shown: what is shown now.
  ///   - action: the action that takes it down.
  public final func takeDown<Shown: Equatable>(
    _ name: String, of child: Int, _ id: PresentationID?, writing value: Shown?,
    over shown: @autoclosure () -> Shown?, by action: (Dismissal) -> F.Action
  ) {
    guard let value else {
      guard let id, (storeCore.madeExtras?.seen[child] ?? id) == id else { return }
      send(action(Dismissal(of: id)))
      return
    }
    if value != shown() {
      storeCore.reportWrite("«\(name)» is presented by an action, not by a write")
    }
  }

  /// Takes elements off a stack where a shorter one is written, as going back does.
  ///
  /// One that was made of other elements than those that are there is late, and ignored.
  ///
  /// - Parameters:
  ///   - name: that of the member.
  ///   - ids: the elements that are there now.
  ///   - written: those that are left.
  ///   - action: the action that takes some off.
  public final func takeDown(
    _ name: String, _ ids: [StackID], writing written: [StackID],
    by action: (StackPop) -> F.Action
  ) {
    guard written != ids else { return }
    guard ids.starts(with: written) else {
      if written.starts(with: ids) {
        storeCore.reportWrite("«\(name)» is pushed on by an action, not by a write")
      }
      return
    }
    send(action(written.last.map { .pop(to: $0) } ?? .popToRoot))
  }
}

extension StoreCore {
  /// Reports a write that cannot be heeded.
  @MainActor
  func reportWrite(_ message: String) {
    tree.report(StoreTree.Trouble(kind: .refusedWrite, feature: feature, message: message), "")
  }
}
