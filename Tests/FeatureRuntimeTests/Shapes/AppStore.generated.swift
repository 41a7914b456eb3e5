public import FeatureRuntime

/// The store of `App`.
@MainActor public final class AppStore: FeatureStore<App> {
  public nonisolated enum Destination: FeatureRoute {
    case edit(EditorStore)
    case info(text: String)
    case delete

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .edit(let store): hasher.combine(store)
      case .info: hasher.combine(1)
      case .delete: hasher.combine(2)
      }
    }
  }

  public enum Screen {
    case login(TagStore)
    case home(name: String)
  }

  public nonisolated enum Path: Equatable, Sendable {
    case detail(EditorStore)
    case meeting(String, sync: Int)
  }

  public var heard: [String] { read(0).pointee.heard }
  public var counter: TagStore { child(App.counterChild) }
  public var editor: EditorStore? {
    get { presented(App.editorChild, current.pointee.$editor) }
    set {
      takeDown(
        "editor", of: 1, current.pointee.$editor, writing: newValue, over: editor,
        by: App.Action.editorDismissal)
    }
  }
  public var rows: ChildStores<App, Chore, ChoreStore> {
    children(App.rowsChild, current.pointee.rows.ids)
  }

  public var destination: Destination? {
    get {
      track(presentation: current.pointee.$destination, of: 3)
      switch current.pointee.destination {
      case .edit:
        return presented(App.destinationEditChild, current.pointee.$destination)
          .map(Destination.edit)
      case .info(let text): return .info(text: text)
      case .delete: return .delete
      case nil: return nil
      }
    }
    set {
      takeDown(
        "destination", of: 3, current.pointee.$destination, writing: newValue, over: destination,
        by: { .destination(.dismissal($0)) })
    }
  }

  public var screen: Screen {
    track(12)
    switch current.pointee.screen {
    case .login(let state):
      return .login(presented(App.screenLoginChild, current.pointee.$screen, state))
    case .home(let name): return .home(name: name)
    }
  }

  public var path: StackStores<Path> {
    get {
      let path: FeatureStack<App.Path> = current.pointee.path
      return stack(5, path.ids) { (id: StackID) -> Path? in
        switch path[id: id] {
        case .detail: return presented(App.pathDetailChild, id).map(Path.detail)
        case .meeting(let name, let sync): return .meeting(name, sync: sync)
        case nil: return nil
        }
      }
    }
    set {
      takeDown("path", current.pointee.path.ids, writing: newValue.ids, by: App.Action.pathPop)
    }
  }

  public var prompt: App.Prompt? {
    track(14)
    return current.pointee.prompt
  }

  public var promptContent: FeatureAlert? {
    track(14)
    guard let shown = current.pointee.prompt, let id = current.pointee.$prompt else { return nil }
    switch shown {
    case .first(let name):
      var content = FeatureAlert("first", id: id, title: "Really \(name)?")
      content.add("Yes", role: .destructive, place: 0)
      content.add("No", role: .cancel, place: 1)
      return content
    case .second:
      return FeatureAlert("second", id: id, title: "Really?", message: "Again.")
    }
  }

  /// Derived: reads a child's value.
  public var total: Int { read(1).pointee.counter.count }

  /// The channels of the bindings.
  public var bindings: StoreBindings<AppStore> { StoreBindings<AppStore>(self) }
}
