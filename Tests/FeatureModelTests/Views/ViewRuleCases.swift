/// Mistakes in views, with the place that is found marked.
enum ViewRuleCases {
  static let app = """
    import Foundation
    struct Plain { var name = "" }
    struct Todo: Identifiable { let id: Int; var title = ""; var isDone = false; let made = 1 }
    enum Filter: CaseIterable { case all, active }
    func double(_ n: Int) -> Int { n * 2 }
    feature Row {
      state { let id: Int; var title = "" }
      binding title
      private action hidden { title = "" }
      action clear { send hidden }
      output deleted
    }
    feature Editor { state { var name = "" }; binding name; action save { dismiss } }
    feature App {
      state {
        var count = 0; var text = ""; var isOn = false; var level = 0.5; var draft: String?
        var todos: Identified<Todo> = []; var plain: [Plain] = []; var filter = Filter.all
        var tags: Set<String> = []; let fixed = 1; var maybe: Int?
        var isEven: Bool { count % 2 == 0 }
      }
      binding text, isOn, level, todos, filter, maybe, count
      binding isPicked(_ tag: String) = tags.contains(tag)
      binding isDrafting = draft != nil
      children rows: Row by id
      child? editor: Editor
      child fixedChild: Editor
      route destination { case edit(Editor), info(text: String) }
      stack path { case edit(Editor), settings }
      alert prompt { case sure { title "Sure?"; button("Yes") { count = 0 } } }
      action tapped { count += 1 }
      action rename(_ id: Int, to name: String) { todos[id: id]?.title = name }
      action guarded when count > 0 { count -= 1 }
      action add { tags.insert("a"); plain.append(Plain()); draft = "" }
      private action secret { count = fixed }
      action open { send secret }
      effect load() async -> Int { success(n) { count = n } }
      action start { run load }
      output finished
      on rows[id].deleted { rows[id: id] = nil }
      func half(_ n: Int) -> Int { n / 2 }
    }
    view RowView { store Row
      TextField("Title", text: $title) }
    view EditorView { store Editor
      TextField("Name", text: $name) }
    view Titled { let title: String
      slot content
      VStack { Text(title); content() } }
    view Chosen<Item: Hashable> { let items: [Item]
      binding choice: Item
      slot row(item: Item)
      Picker("x", selection: $choice) { ForEach(items, id: \\.self) { item in row(item) } } }

    """

  /// A view of the app's store that shows `body`.
  static func body(_ id: Int, _ body: String) -> DeclarationRuleCase {
    DeclarationRuleCase(id, app + "view V {\n  store App\n  state name = \"\"\n\(body)\n}")
  }

  /// A view without a store.
  static func alone(_ id: Int, _ body: String) -> DeclarationRuleCase {
    DeclarationRuleCase(id, app + "view V {\n\(body)\n}")
  }

  static let all = content + channels + arguments + declarations
}
