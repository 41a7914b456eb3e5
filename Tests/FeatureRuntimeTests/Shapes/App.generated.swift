// Made by hand after Documentation/generated-shape.md: what featuregen prints for a feature with every form
// of child.

public import FeatureRuntime

/// Holds others.
public nonisolated enum App: Feature {
  public enum Destination: Equatable, Sendable {
    case edit(Editor.State)
    case info(text: String)
    case delete

    public var edit: Editor.State? {
      if case .edit(let edit) = self { return edit }
      return nil
    }
  }

  public enum Screen: Equatable, Sendable {
    case login(Tag.State)
    case home(name: String)

    public var login: Tag.State? {
      if case .login(let login) = self { return login }
      return nil
    }
  }

  public enum Path: Equatable, Sendable {
    case detail(Editor.State)
    case meeting(String, sync: Int)

    public var detail: Editor.State? {
      if case .detail(let detail) = self { return detail }
      return nil
    }
  }

  public enum Prompt: Equatable, Sendable {
    case first(name: String)
    case second
  }

  public struct State: Equatable, Sendable {
    public var heard: [String]
    public var counter: Tag.State
    @Presented public var editor: Editor.State?
    public var rows: Identified<Chore.State>
    @Presented public var destination: Destination?
    @Presented public var screen: Screen
    public var path: FeatureStack<Path>
    @Presented public var prompt: Prompt?

    public init(
      heard: [String] = [], counter: Tag.State = Tag.State(), editor: Editor.State? = nil,
      rows: Identified<Chore.State> = [], destination: Destination? = nil,
      screen: Screen = .login(Tag.State()), path: FeatureStack<Path> = [], prompt: Prompt? = nil
    ) {
      self.heard = heard
      self.counter = counter
      self.editor = editor
      self.rows = rows
      self.destination = destination
      self.screen = screen
      self.path = path
      self.prompt = prompt
    }
  }

  public enum DestinationAction: Equatable, Codable, Sendable {
    case edit(Editor.Action)
    case dismissal(Dismissal)
    case alert(AlertAction)

    public static var dismiss: DestinationAction { .dismissal(.dismiss) }
    public static func button(_ name: String, _ place: Int) -> DestinationAction {
      .alert(.button(name, place))
    }
  }

  public enum ScreenAction: Equatable, Codable, Sendable {
    case login(Tag.Action)
  }

  public enum PathAction: Equatable, Codable, Sendable {
    case detail(Editor.Action)
  }

  public enum Action: Equatable, Codable, Sendable {
    case counter(Tag.Action)
    case editor(Editor.Action)
    case editorDismissal(Dismissal)
    case rows(id: Int, Chore.Action)
    case destination(DestinationAction)
    case screen(ScreenAction)
    case path(id: StackID, PathAction)
    case pathPop(StackPop)
    case prompt(AlertAction)
    /// What a `swift` body does: one closure stands for many actions.
    case perform(Work)

    public static func editor(_ dismissal: Dismissal) -> Action { .editorDismissal(dismissal) }
    public static func path(_ pop: StackPop) -> Action { .pathPop(pop) }
  }

  /// What the tests let the feature's own code do.
  public enum Work: Equatable, Codable, Sendable {
    case show(String)
    case clear
    case renameEditor(String)
    case succeed(String)
    case add([Int])
    case remove(Int)
    case renameRow(Int, String)
    case reverse
    case edit(String)
    case editAgain
    case info(String)
    case clearDestination
    case push(String)
    case meet(String)
    case renameTop(String)
    case login
    case home(String)
    case ask(String)
    case count(Int)
    case sendToEditor
    case showAndLoad
    case swapRow(Int)
  }

  public enum Output: Equatable, Sendable {
    case opened(String)
  }

  public struct Dependencies: Sendable {
    public var load: (@Sendable (_ name: String) async throws -> String)?
    public var editor: Editor.Dependencies?

    public init(
      load: (@Sendable (_ name: String) async throws -> String)? = nil,
      editor: Editor.Dependencies? = nil
    ) {
      self.load = load
      self.editor = editor
    }

    var forEditor: Editor.Dependencies {
      Editor.Dependencies(load: editor?.load ?? load)
    }
    var forRows: Chore.Dependencies { Chore.Dependencies(load: load) }
  }

  public static var defaultDependencies: Dependencies { Dependencies() }

  public static var fieldNames: [String] {
    ["heard", "counter", "editor", "rows", "destination", "screen", "path", "prompt"]
  }

  public static var firstChildNumber: Int { 8 }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<App>
  ) {
    switch action {
    case .counter(let action): counter(&state, action, &reduction)
    case .editor(let action): editor(&state, action, &reduction)
    case .editorDismissal(let dismissal): editorDismissal(&state, dismissal, &reduction)
    case .rows(let id, let action): rows(&state, id, action, &reduction)
    case .destination(.edit(let action)): destinationEdit(&state, action, &reduction)
    case .destination(.dismissal(let dismissal)):
      guard dismissal.concerns(state.$destination) else { return }
      setDestination(&state, nil, &reduction)
    case .destination(.alert(let action)): destination(&state, action, &reduction)
    case .screen(.login(let action)): screenLogin(&state, action, &reduction)
    case .path(let id, .detail(let action)): pathDetail(&state, id, action, &reduction)
    case .pathPop(let pop):
      let old: Int = state.path.count
      state.path.pop(pop)
      reduction.compare(6, old, state.path.count)
    case .prompt(let action): prompt(&state, action, &reduction)
    case .perform(let work): perform(&state, work, &reduction)
    }
  }

  public static func attend(_ state: inout State, _ reduction: inout Reduction<App>) {
    reduction.attend(counterChild, &state.counter)
    reduction.attend(editorChild, &state.editor, state.$editor)
    reduction.attend(rowsChild, &state.rows)
    reduction.attend(
      destinationEditChild, &state.destination, state.$destination, Destination.edit, { $0.edit })
    reduction.attend(presence: 3, field: 4, state.$destination)
    reduction.attend(screenLoginChild, &state.screen, state.$screen, Screen.login, { $0.login })
    reduction.attend(presence: 4, field: 5, state.$screen)
    reduction.attend(pathDetailChild, &state.path, Path.detail, { $0.detail })
    reduction.attend(presence: 5, field: 6, state.path.ids)
    reduction.attend(alert: 6, field: 7, state.$prompt)
  }
}

nonisolated extension App {
  /// Where `counter` stands.
  static var counterChild: ChildLink<App, Tag, SoleID> {
    ChildLink<App, Tag, SoleID>(
      name: "counter", child: 0, field: 1,
      state: { (state: State, _: SoleID) -> Tag.State? in state.counter },
      action: { (_: SoleID, action: Tag.Action) -> Action in .counter(action) })
  }

  /// Where `editor` stands.
  static var editorChild: ChildLink<App, Editor, PresentationID> {
    ChildLink<App, Editor, PresentationID>(
      name: "editor", child: 1, field: 2,
      state: { (state: State, id: PresentationID) -> Editor.State? in
        state.$editor == id ? state.editor : nil
      },
      action: { (_: PresentationID, action: Editor.Action) -> Action in .editor(action) },
      dependencies: { (dependencies: Dependencies) -> Editor.Dependencies in
        dependencies.forEditor
      })
  }

  /// Where `rows` stand.
  static var rowsChild: ChildLink<App, Chore, Int> {
    ChildLink<App, Chore, Int>(
      name: "rows", child: 2, field: 3,
      state: { (state: State, id: Int) -> Chore.State? in state.rows[id: id] },
      action: { (id: Int, action: Chore.Action) -> Action in .rows(id: id, action) },
      dependencies: { (dependencies: Dependencies) -> Chore.Dependencies in dependencies.forRows })
  }

  /// Where `destination.edit` stands.
  static var destinationEditChild: ChildLink<App, Editor, PresentationID> {
    ChildLink<App, Editor, PresentationID>(
      name: "destination.edit", child: 3, field: 4,
      state: { (state: State, id: PresentationID) -> Editor.State? in
        state.$destination == id ? state.destination?.edit : nil
      },
      action: { (_: PresentationID, action: Editor.Action) -> Action in
        .destination(.edit(action))
      },
      dependencies: { (dependencies: Dependencies) -> Editor.Dependencies in
        dependencies.forEditor
      })
  }

  /// Where `screen.login` stands.
  static var screenLoginChild: ChildLink<App, Tag, PresentationID> {
    ChildLink<App, Tag, PresentationID>(
      name: "screen.login", child: 4, field: 5,
      state: { (state: State, id: PresentationID) -> Tag.State? in
        state.$screen == id ? state.screen.login : nil
      },
      action: { (_: PresentationID, action: Tag.Action) -> Action in .screen(.login(action)) })
  }

  /// Where `path.detail` stands.
  static var pathDetailChild: ChildLink<App, Editor, StackID> {
    ChildLink<App, Editor, StackID>(
      name: "path.detail", child: 5, field: 6,
      state: { (state: State, id: StackID) -> Editor.State? in state.path[id: id]?.detail },
      action: { (id: StackID, action: Editor.Action) -> Action in .path(id: id, .detail(action)) },
      dependencies: { (dependencies: Dependencies) -> Editor.Dependencies in
        dependencies.forEditor
      })
  }
}
