/// A tree: each part has parts of the same kind.
feature Outline {
  state {
    let id: Int
    var title = ""
    var isOpen = true
    var count: Int { parts.reduce(1) { $0 + $1.count } }
  }
  binding title, isOpen
  children parts: Outline by id
  child? note: OutlineNote
  output touched(id: Int)

  action addTapped(number: Int) {
    parts.append(Outline.State(id: number))
    emit touched(id: id)
  }
  action noteTapped { note = OutlineNote.State(text: title) }
  action removed(at offsets: IndexSet) { parts.remove(atOffsets: offsets) }

  on parts[part].touched(inner) { emit touched(id: inner) }
  on note.saved(text) { title = text }
}

/// A sheet over one part of an outline.
feature OutlineNote {
  state { var text: String }
  binding text
  output saved(text: String)

  action saveTapped {
    emit saved(text: text)
    dismiss
  }
}
