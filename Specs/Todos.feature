/// One thing to do.
struct Todo: Identifiable {
  let id: UUID
  var title = ""
  var isDone = false
}

/// A list of things to do, with a filter, a selection and a binding for each row.
feature Todos {
  enum Filter: String, CaseIterable { case all, active, completed }

  state {
    var todos: Identified<Todo> = []
    var filter = Filter.all
    var selection: Set<Todo.ID> = []
    var draft = ""

    var shown: Identified<Todo> {
      switch filter {
      case .all: todos
      case .active: todos.filter { !$0.isDone }
      case .completed: todos.filter { $0.isDone }
      }
    }
    var remaining: Int { todos.filter { !$0.isDone }.count }
  }

  binding draft, filter
  binding isShowingAll = filter == .all
  binding title(of id: Todo.ID) = todos[id: id]?.title ?? ""
  binding isDone(_ id: Todo.ID) = todos[id: id]?.isDone ?? false
  binding isSelected(_ id: Todo.ID) = selection.contains(id) when todos[id: id] != nil

  action addTapped when !draft.trimmed.isEmpty {
    todos.append(Todo(id: uuid(), title: draft.trimmed))
    draft = ""
  }
  action delete(at offsets: IndexSet) {
    // The offsets are those of the list as it is shown.
    let shownIDs = shown.map { $0.id }
    for offset in offsets {
      todos.remove(id: shownIDs[offset])
      selection.remove(shownIDs[offset])
    }
  }
  action deleteSelectionTapped when !selection.isEmpty {
    todos.removeAll(where: { selection.contains($0.id) })
    selection = []
  }
  action move(from source: IndexSet, to destination: Int) when filter == .all {
    todos.move(fromOffsets: source, toOffset: destination)
  }
  action clearCompletedTapped when todos.contains(where: { $0.isDone }) {
    for todo in todos where todo.isDone { selection.remove(todo.id) }
    todos.removeAll(where: { $0.isDone })
  }

  invariant "what is selected exists" selection.allSatisfy { todos[id: $0] != nil }
}
