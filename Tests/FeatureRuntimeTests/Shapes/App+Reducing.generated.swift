import FeatureRuntime

nonisolated extension App {
  static func counter(
    _ state: inout State, _ action: Tag.Action, _ reduction: inout Reduction<App>
  ) {
    let answer: ChildAnswer<Tag> = reduction.reduce(counterChild, &state.counter, action)
    for output in answer.outputs {
      switch output {
      case .reached(let count): hear(&state, "reached \(count)", &reduction)
      }
    }
  }

  static func editor(
    _ state: inout State, _ action: Editor.Action, _ reduction: inout Reduction<App>
  ) {
    let shown: PresentationID? = state.$editor
    guard let answer = reduction.reduce(editorChild, &state.editor, shown, action) else { return }
    for output in answer.outputs {
      switch output {
      case .saved(let title):
        hear(&state, "saved \(title)", &reduction)
        if title == "replace" { setEditor(&state, Editor.State(title: "next"), &reduction) }
        if title == "open" { reduction.emit(.opened(title)) }
      }
    }
    if case .titleTapped = action { hear(&state, "tapped", &reduction) }
    if case .closeTapped = action {
      hear(&state, "closing \(state.editor?.title ?? "-")", &reduction)
    }
    if answer.isDismissed, state.$editor == shown { setEditor(&state, nil, &reduction) }
  }

  static func editorDismissal(
    _ state: inout State, _ dismissal: Dismissal, _ reduction: inout Reduction<App>
  ) {
    guard dismissal.concerns(state.$editor) else { return }
    setEditor(&state, nil, &reduction)
  }

  static func rows(
    _ state: inout State, _ id: Int, _ action: Chore.Action, _ reduction: inout Reduction<App>
  ) {
    guard let answer = reduction.reduce(rowsChild, &state.rows, id, action) else { return }
    if case .binding(.isDone(let newValue)) = action {
      hear(&state, "\(id) \(newValue)", &reduction)
    }
    if answer.isDismissed {
      let old: Int = state.rows.count
      state.rows.remove(id: id)
      reduction.compare(3, old, state.rows.count)
    }
  }

  static func destinationEdit(
    _ state: inout State, _ action: Editor.Action, _ reduction: inout Reduction<App>
  ) {
    let shown: PresentationID? = state.$destination
    guard
      let answer = reduction.reduce(
        destinationEditChild, &state.destination, shown, Destination.edit, { $0.edit }, action)
    else { return }
    if answer.isDismissed, state.$destination == shown { setDestination(&state, nil, &reduction) }
  }

  static func destination(
    _ state: inout State, _ action: AlertAction, _ reduction: inout Reduction<App>
  ) {
    guard let shown: Destination = state.destination, action.concerns(state.$destination) else {
      return
    }
    switch shown {
    case .delete:
      switch action.choice(of: "delete") {
      case .button(0):
        setDestination(&state, nil, &reduction)
        hear(&state, "deleted", &reduction)
      case .button, .other: return
      case .dismiss: setDestination(&state, nil, &reduction)
      }
    case .edit, .info: return
    }
  }

  static func screenLogin(
    _ state: inout State, _ action: Tag.Action, _ reduction: inout Reduction<App>
  ) {
    let answer = reduction.reduce(
      screenLoginChild, &state.screen, state.$screen, Screen.login, { $0.login }, action)
    for output in answer?.outputs ?? [] {
      switch output {
      case .reached(let count):
        let old: PresentationID? = state.$screen
        state.screen = .home(name: "\(count)")
        reduction.compare(5, old, state.$screen)
      }
    }
  }

  static func pathDetail(
    _ state: inout State, _ id: StackID, _ action: Editor.Action,
    _ reduction: inout Reduction<App>
  ) {
    guard
      let answer = reduction.reduce(
        pathDetailChild, &state.path, id, Path.detail, { $0.detail }, action)
    else { return }
    if answer.isDismissed {
      let old: Int = state.path.count
      state.path.pop(from: id)
      reduction.compare(6, old, state.path.count)
    }
  }

  static func prompt(
    _ state: inout State, _ action: AlertAction, _ reduction: inout Reduction<App>
  ) {
    guard let shown: Prompt = state.prompt, action.concerns(state.$prompt) else { return }
    switch shown {
    case .first(let name):
      switch action.choice(of: "first") {
      case .button(0):
        setPrompt(&state, nil, &reduction)
        hear(&state, "first \(name)", &reduction)
        setPrompt(&state, .second, &reduction)
      case .button, .other: return
      case .dismiss: setPrompt(&state, nil, &reduction)
      }
    case .second:
      switch action.choice(of: "second") {
      case .button, .other: return
      case .dismiss: setPrompt(&state, nil, &reduction)
      }
    }
  }

  static func hear(_ state: inout State, _ what: String, _ reduction: inout Reduction<App>) {
    state.heard.append(what)
    reduction.mark(0)
  }

  static func setEditor(
    _ state: inout State, _ editor: Editor.State?, _ reduction: inout Reduction<App>
  ) {
    let old: PresentationID? = state.$editor
    state.editor = editor
    reduction.compare(2, old, state.$editor)
  }

  static func setDestination(
    _ state: inout State, _ destination: Destination?, _ reduction: inout Reduction<App>
  ) {
    let old: PresentationID? = state.$destination
    state.destination = destination
    reduction.compare(4, old, state.$destination)
  }

  static func setPrompt(
    _ state: inout State, _ prompt: Prompt?, _ reduction: inout Reduction<App>
  ) {
    let old: PresentationID? = state.$prompt
    state.prompt = prompt
    reduction.compare(7, old, state.$prompt)
  }
}
