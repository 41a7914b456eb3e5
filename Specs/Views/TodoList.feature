/// One line of the list.
feature TodoRow {
  state {
    let id: UUID
    var title = ""
    var isDone = false
  }
  binding title, isDone
  output deleted
  action deleteTapped { emit deleted }
}

/// Things to do, each a feature of its own.
feature TodoList {
  state { var draft = "" }
  children rows: TodoRow by id
  binding draft

  action addTapped when !draft.isEmpty {
    rows.append(TodoRow.State(id: uuid(), title: draft))
    draft = ""
  }
  action delete(at offsets: IndexSet) { rows.remove(atOffsets: offsets) }
  action move(from source: IndexSet, to destination: Int) {
    rows.move(fromOffsets: source, toOffset: destination)
  }
  on rows[id].deleted { rows.remove(id: id) }
}

view TodoRowView {
  store TodoRow
  HStack {
    Toggle("Done", isOn: $isDone)
    TextField("Title", text: $title)
  }
  .swipeActions {
    Button("Delete", role: .destructive) { send deleteTapped }
  }
}

view TodoListView {
  store TodoList
  List {
    Section("New") {
      TextField("What is to be done?", text: $draft)
      Button("Add") { send addTapped }
    }
    ForEach(rows) { row in TodoRowView(store: row) }
      .onDelete { offsets in send delete(at: offsets) }
      .onMove { source, destination in send move(from: source, to: destination) }
  }
  .navigationTitle("To do")
}

/// The first row alone, as long as it is there.
view FirstTodoView {
  store TodoList
  let id: UUID
  TodoRowView(store: rows[id: id])
    .accessibilityIdentifier("first")
}
