import FeatureRuntime

nonisolated extension App {
  static func perform(
    _ state: inout State, _ work: Work, _ reduction: inout Reduction<App>
  ) {
    switch work {
    case .show(let title): setEditor(&state, Editor.State(title: title), &reduction)
    case .clear: setEditor(&state, nil, &reduction)
    case .renameEditor(let title):
      let old: String? = state.editor?.title
      state.editor?.title = title
      reduction.compare(2, old, state.editor?.title)
    case .succeed(let title):
      setEditor(&state, nil, &reduction)
      setEditor(&state, Editor.State(title: title), &reduction)
    case .sendToEditor: reduction.send(.editor(.titleTapped))
    case .showAndLoad:
      setEditor(&state, Editor.State(title: "brief"), &reduction)
      reduction.send(.editor(.loadTapped("brief")))
    case .edit(let title):
      setDestination(&state, .edit(Editor.State(title: title)), &reduction)
    case .editAgain:
      let old: String? = state.destination?.edit?.title
      if case .edit(var edit) = state.destination {
        edit.title += "+"
        // As a binding writes a payload: the presentation stays.
        change(&state.destination) { $0 = .edit(edit) }
      }
      reduction.compare(4, old, state.destination?.edit?.title)
    case .info(let text):
      if case .info = state.destination {
        change(&state.destination) { $0 = .info(text: text) }
        reduction.mark(4)
      } else {
        setDestination(&state, .info(text: text), &reduction)
      }
    case .clearDestination: setDestination(&state, nil, &reduction)
    case .login: setScreen(&state, .login(Tag.State()), &reduction)
    case .home(let name): setScreen(&state, .home(name: name), &reduction)
    case .ask(let name): setPrompt(&state, .first(name: name), &reduction)
    case .count(let count):
      let old: Int = state.counter.count
      state.counter.count = count
      reduction.compare(1, old, state.counter.count)
    case .add, .remove, .renameRow, .reverse, .swapRow: performOnRows(&state, work, &reduction)
    case .push, .meet, .renameTop: performOnPath(&state, work, &reduction)
    }
  }

  private static func performOnRows(
    _ state: inout State, _ work: Work, _ reduction: inout Reduction<App>
  ) {
    switch work {
    case .add(let ids):
      for id in ids { state.rows.append(Chore.State(id: id, title: "row \(id)")) }
      reduction.mark(3)
    case .remove(let id):
      let old: Int = state.rows.count
      state.rows.remove(id: id)
      reduction.compare(3, old, state.rows.count)
    case .renameRow(let id, let title):
      let old: String? = state.rows[id: id]?.title
      state.rows[id: id]?.title = title
      reduction.compare(3, old, state.rows[id: id]?.title)
    case .reverse:
      state.rows.reverse()
      reduction.mark(3)
    case .swapRow(let id):
      state.rows.remove(id: id)
      state.rows.append(Chore.State(id: id, title: "again"))
      reduction.mark(3)
    default: break
    }
  }

  private static func performOnPath(
    _ state: inout State, _ work: Work, _ reduction: inout Reduction<App>
  ) {
    switch work {
    case .push(let title):
      state.path.push(.detail(Editor.State(title: title)))
      reduction.mark(6)
    case .meet(let name):
      state.path.push(.meeting(name, sync: 1))
      reduction.mark(6)
    case .renameTop(let title):
      guard let id = state.path.ids.last, var top = state.path[id: id]?.detail else { return }
      top.title = title
      state.path[id: id] = .detail(top)
      reduction.mark(6)
    default: break
    }
  }

  private static func setScreen(
    _ state: inout State, _ screen: Screen, _ reduction: inout Reduction<App>
  ) {
    let old: PresentationID? = state.$screen
    state.screen = screen
    reduction.compare(5, old, state.$screen)
  }

  private static func change<Value>(_ value: inout Value, _ body: (inout Value) -> Void) {
    body(&value)
  }
}
