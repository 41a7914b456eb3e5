#if FEATURE_COMBINE && canImport(Combine)
  import Combine
#endif

#if FEATURE_COMBINE
  /// What the readers of one store are registered with, where there is no Observation: views by the
  /// store as a whole, observers by the field.
  nonisolated final class Signals {
    /// The signal of the state as a whole.
    static let whole = -1

    /// Who is told that the store changes.
    let publisher = StorePublisher()
    /// The signals that somebody has ever read, moved up by one.
    private var read = FieldSet()
    private var observers: [Observer] = []
    private var followers: [Follower] = []

    private struct Observer {
      let scope: ReadScope
      var fields: FieldSet
    }

    private struct Follower {
      weak var signals: Signals?
    }

    /// Notes that a signal's value is read; views read without saying so.
    func access(_ signal: Int) {
      read.insert(signal + 1)
      guard let scope = ReadScope.current else { return }
      if let index = observers.firstIndex(where: { $0.scope === scope }) {
        observers[index].fields.insert(signal + 1)
      } else {
        var fields = FieldSet()
        fields.insert(signal + 1)
        observers.removeAll { $0.scope.isOver }
        observers.append(Observer(scope: scope, fields: fields))
      }
    }

    /// Lets a store that hands on what these stand for tell its own readers as well.
    func add(follower: Signals) {
      if followers.contains(where: { $0.signals === follower }) { return }
      followers.removeAll { $0.signals == nil }
      followers.append(Follower(signals: follower))
    }

    /// Tells the readers of the fields in `changed`, and those of the whole state.
    func tell(_ changed: FieldSet, isWholeChanged: Bool) {
      var told = FieldSet()
      for field in changed where read.contains(field + 1) { told.insert(field + 1) }
      if isWholeChanged && read.contains(0) { told.insert(0) }
      if told.isEmpty { return }
      publisher.send()
      for follower in followers { follower.signals?.publisher.send() }
      let concerned: [ReadScope] =
        observers.filter { !$0.fields.isDisjoint(with: told) }.map(\.scope)
      observers.removeAll { !$0.fields.isDisjoint(with: told) || $0.scope.isOver }
      for scope in concerned { scope.tell() }
    }
  }
#endif
