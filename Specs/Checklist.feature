/// One line of a checklist.
feature ChecklistRow {
  state {
    let id: UUID
    var title = ""
    var isDone = false
  }
  binding title, isDone
  output removed

  action removeTapped { emit removed }
}

/// A checklist whose ticked lines sink to its end, a second after the last tick.
feature Checklist {
  enum Filter: CaseIterable { case all, open, done }
  state {
    var filter = Filter.all
    var shown: Identified<ChecklistRow.State> {
      switch filter {
      case .all: rows
      case .open: rows.filter { !$0.isDone }
      case .done: rows.filter { $0.isDone }
      }
    }
    var openCount: Int { rows.filter { !$0.isDone }.count }
  }
  binding filter
  children rows: ChecklistRow by id

  action addTapped { rows.insert(ChecklistRow.State(id: uuid()), at: 0) }
  action moved(from offsets: IndexSet, to offset: Int) {
    rows.move(fromOffsets: offsets, toOffset: offset)
    run settle
  }
  action clearTapped when rows.contains(where: { $0.isDone }) {
    rows.removeAll(where: { $0.isDone })
  }
  private action sortRows { rows.sort(by: { !$0.isDone && $1.isDone }) }

  effect settle after .seconds(1) -> sortRows

  on rows[id].binding.isDone { run settle }
  on rows[id].removed { rows.remove(id: id) }
}
