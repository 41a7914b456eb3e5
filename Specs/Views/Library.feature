/// One book, in a sheet, on a screen or in a route.
feature BookEditor {
  state { var title = "" }
  binding title
  output saved(title: String)
  action saveTapped when !title.isEmpty { emit saved(title: title); dismiss }
  action cancelTapped { dismiss }
}

feature Library {
  state {
    var titles: [String] = []
    var query = ""
    var isLoading = false
    var notice: String?
    var found: [String] { titles.filter { query.isEmpty || $0.contains(query) } }
  }
  child? editor: BookEditor
  route destination {
    case edit(BookEditor)
    case info(text: String)
    alert delete(title: String) {
      title "Delete \(title)?"
      message "It cannot be brought back."
      button("Delete", role: .destructive) { titles.removeAll(where: { $0 == title }) }
      button("Keep", role: .cancel)
    }
  }
  stack path { case book(BookEditor), shelf(name: String) }
  dialog menu {
    case choose {
      title "More"
      button("Add") { editor = BookEditor.State() }
      button("Cancel", role: .cancel)
    }
  }

  binding query
  binding isNoticeShown = notice != nil

  action addTapped { editor = BookEditor.State() }
  action infoTapped { destination = .info(text: "\(titles.count) books") }
  action editTapped(_ title: String) { destination = .edit(BookEditor.State(title: title)) }
  action deleteTapped(_ title: String) { destination = .delete(title: title) }
  action bookTapped(_ title: String) { path.push(.book(BookEditor.State(title: title))) }
  action shelfTapped { path.push(.shelf(name: "Fiction")) }
  action menuTapped { menu = .choose }
  action noticeTapped { notice = "Closed on Monday" }
  action appeared { run load(); isLoading = true }
  action refreshed { run load(); isLoading = true }

  on editor.saved(title) { titles.append(title) }
  on destination.edit.saved(title) { titles.append(title) }

  effect load() async -> [String] {
    success(loaded) { titles = loaded; isLoading = false }
    policy latest
  }
}

view BookEditorView {
  store BookEditor
  Form {
    TextField("Title", text: $title)
    Button("Save") { send saveTapped }
    Button("Cancel") { send cancelTapped }
  }
}

view LibraryView {
  store Library
  NavigationStack(path: $path) {
    LibraryList(store: store)
      .navigationTitle("Library")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { send addTapped } }
        ToolbarItem { Button("More") { send menuTapped } }
        ToolbarItem { Button("Shelf") { send shelfTapped } }
      }
  } destination: { screen in
    switch screen {
    case .book(let book): BookEditorView(store: book)
    case .shelf(let name): Text("Shelf: \(name)")
    }
  }
  .sheet(item: $editor) { editor in BookEditorView(store: editor) }
  .confirmationDialog($menu)
}

view LibraryList {
  store Library
  List {
    if isLoading { ProgressView("Loading") }
    ForEach(found, id: \.self) { title in
      Button(title) { send bookTapped(title) }
        .swipeActions {
          Button("Delete", role: .destructive) { send deleteTapped(title) }
          Button("Edit") { withAnimation { send editTapped(title) } }
        }
    }
    Button("Info") { send infoTapped }
    Button("Notice") { send noticeTapped }
  }
  .searchable(text: $query, prompt: "Find a book")
  .task { send appeared }
  .refreshable { send refreshed }
  .alert(notice ?? "Notice", isPresented: $isNoticeShown) {}
  .alert($destination)
  .sheet(item: $destination.edit) { editor in BookEditorView(store: editor) }
  .navigationDestination(item: $destination.info) { text in Text(text) }
}
