import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import Testing

/// Views that are right and awkward.
@Suite("Awkward views") struct ViewHostileTests {
  private func expectNothing(_ texts: String..., at line: Testing.SourceLocation = #_sourceLocation)
  {
    let (result, syntax) = MarkedSpec.check(texts)
    let found = syntax + result.diagnostics.filter { $0.id != DiagnosticID(1900) }
    #expect(found.isEmpty, "\(found)", sourceLocation: line)
  }

  @Test func aViewBeforeItsFeatureInAnotherFile() {
    expectNothing(
      "view V { store F\nText(\"\\(n) \\(canGo)\"); W(store: store) }",
      "view W { store F\nStepper(\"n\", value: $n)\nButton(\"go\") { send go } }",
      "feature F { state { var n = 0 }\nbinding n\naction go when n > 0 { n -= 1 } }")
  }

  @Test func deepNesting() {
    let depth = 8
    let open = String(repeating: "VStack { if isOn { ForEach(items) { item in ", count: depth)
    let close = String(repeating: "} } }", count: depth)
    expectNothing(
      "struct I: Identifiable { let id: Int }\nview V { let isOn: Bool\nlet items: [I]\n\(open)"
        + "Text(\"\\(item.id)\")\(close) }")
  }

  @Test func conditionsInRepetitionsInSheets() {
    expectNothing(
      """
      enum Kind { case a(Int), b }
      struct I: Identifiable { let id: Int; var kind = Kind.b; var name: String? }
      feature Row { state { let id: Int; var on = false }; binding on }
      feature F { state { var items: Identified<I> = []; var shown = false }
        binding items, shown
        children rows: Row by id
        action pick(_ id: Int) { items.remove(id: id) } }
      view RowView { store Row
        Toggle("on", isOn: $on) }
      view V { store F
        Text("a").sheet(isPresented: $shown) {
          List {
            ForEach($items) { $item in
              switch item.kind {
              case .a(let n) where n > 3: Text("big \\(n)")
              case .a: Text("small")
              case .b:
                if let name = item.name { Button(name) { send pick(item.id) } }
                else if item.id > 2 { TextField("n", text: .constant("")) }
                else { EmptyView() }
              }
            }
            ForEach(rows.ids, id: \\.self) { id in
              RowView(store: rows[id: id])
              if let row = rows[id: id], row.on { Text("on") }
            }
          }
        } }
      """)
  }

  @Test func manyModifiers() {
    let chain = (0..<60).map { $0 % 2 == 0 ? "\n.padding(\($0))" : "\n.glow(\($0))" }.joined()
    expectNothing("view V { Text(\"a\")\(chain) }")
    expectNothing("view V { Circle()\(chain) }")
  }

  @Test func aTreeThatShowsItself() {
    expectNothing(
      """
      struct Node: Identifiable { let id: Int; var children: [Node] = [] }
      view Tree { let node: Node
        VStack { Text("\\(node.id)"); ForEach(node.children) { child in Tree(node: child) } } }
      view Deep { let n: Int
        NavigationLink("more") { Deep(n: n + 1) } }
      feature Folder { state { let id: Int }
        children folders: Folder by id
        child? detail: Folder }
      view FolderView { store Folder
        ForEach(folders) { folder in FolderView(store: folder) }
          .sheet(item: $detail) { FolderView(store: $0) } }
      """)
  }

  @Test func namesThatShadow() {
    expectNothing(
      """
      feature F { state { var text = ""; var items = [1, 2] }
        binding text
        action set(_ text: String) { self.text = text } }
      view V { store F
        let text = 3
        Text("\\(text) \\(self.text)")
        ForEach(items, id: \\.self) { items in Text("\\(items)"); Button("\\(self.items.count)") { send set("\\(items)") } } }
      view W { let Text1: String
        Text(Text1) }
      """)
  }

  @Test func blocksOfBlocksThatOnlySwiftKnows() {
    expectNothing(
      """
      feature F { state { var n = 0 }
        binding n
        action set(_ n: Int) { self.n = n } }
      view V { store F
        Canvas { context, size in
          context.draw(Text("\\(n)"), at: Point(x: size.width / 2, y: 0))
        }
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): send set(place.x)
          case .ended: send set(0)
          default: break
          }
        }
        Table(Items.all) { TableColumn("a") { item in Foo(item) { bar in Baz(bar, $n) { send set(bar.n) } } } }
        TimelineView(.animation) { context in let when = context.date; Clock(when) } }
      """)
  }

  @Test func viewsWithoutAStore() {
    expectNothing(
      """
      extern view Badge(_ text: String, isOn: binding Bool, content: slot, row: slot(Int))
      view V { state isOn = false
        focus isFocused
        focus field: Int
        Badge("a", isOn: $isOn) { Text("b") } row: { n in Text("\\(n)") }
        TextField("a", text: .constant("b")).focused($isFocused)
        TextField("a", text: .constant("b")).focused($field, equals: 3)
        Button("x") { field = 3; isFocused = true } }
      preview { V() }
      preview "named" { V().padding(); let n = 3; Text("\\(n)") }
      """)
  }

  @Test func blocksThatCountTheirValues() {
    let checked = CheckedView(
      """
      feature F { state { var n = 0 }
        action set(_ n: Int) { self.n = n } }
      view V { store F
        Text("a").onChange(of: n) { send set(3) }
        Text("b").onChange(of: n) { send set($1 - $0) }
        Text("c").onChange(of: n) { if n > 2 { send set([1].map { $0 }.count) } }
        Text("d").onChange(of: n) { new in send set(new) } }
      """)
    #expect(checked.diagnostics.isEmpty, "\(checked.diagnostics)")
  }

  @Test func everyWayOfTheVocabulary() {
    expectNothing(
      ViewRuleCases.app + """
        view Every { store App
          state date: Date = Date(timeIntervalSince1970: 0)
          state picked: Set<Int> = []
          NavigationStack(path: $path) {
            List(selection: $picked) {
              Section("a") { Button("b", role: .destructive) { send tapped } }
              Section { Label("a", systemImage: "star") } header: { Text("h") } footer: { Text("f") }
              Menu("m") { Button { send tapped } label: { Image(systemName: "star") } }
              DisclosureGroup("d", isExpanded: $isOn) { ProgressView(value: level, total: 1) }
              Slider(value: $level, in: 0...1, step: 0.1) { Text("s") }
              DatePicker("d", selection: $date, displayedComponents: .date)
              TextField("n", value: $count, format: .number)
              TextField("t", text: $text, prompt: Text("p"), axis: .vertical)
              NavigationLink("l", value: count)
              ForEach(todos) { todo in Text(todo.title) }
                .onDelete { offsets in send tapped }
                .onMove { from, to in send tapped }
              Text("s").swipeActions(edge: .leading) { Button("x") { send tapped } }
              Text(date, style: .time)
            }
            .searchable(text: $text)
            .toolbar { ToolbarItem(placement: .primaryAction) { EditButton() } }
            .navigationDestination(for: Int.self) { n in Text("\\(n)") }
            .navigationDestination(isPresented: $isOn) { Text("a") }
          } destination: { element in
            switch element {
            case .edit(let editor): EditorView(store: editor)
            case .settings: Text("s")
            }
          }
          .sheet(item: $editor, onDismiss: { send tapped }) { editor in EditorView(store: editor) }
          .sheet(item: $destination.edit) { editor in EditorView(store: editor) }
          .fullScreenCover(item: $destination) { to in
            switch to { case .edit(let e): EditorView(store: e); case .info(let text): Text(text) }
          }
          .popover(isPresented: $isOn) { Text("a") }
          .alert($prompt)
          .alert("a", isPresented: $isDrafting) { Button("b", role: .cancel) { } } message: { Text("m") }
          .confirmationDialog("a", isPresented: $isOn, titleVisibility: .visible) { Button("b") { } }
          .onChange(of: count) { old, new in send rename(old, to: "\\(new)") }
          .onChange(of: count, initial: true) { send tapped }
          .task(id: count) { send start }
          .refreshable { send start }
          .onAppear { send guarded }
          .focused($maybe, equals: 3)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding([.top, .bottom], level)
          .background { Color.red }
          .id(count)
        }
        """)
  }
}
