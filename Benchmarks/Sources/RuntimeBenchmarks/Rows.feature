struct Row: Identifiable {
  let id: Int
  var title = ""
  var isDone = false
}

/// Many rows, for what editing one of them costs.
feature Rows {
  state {
    var rows: Identified<Row> = []
    var numbers: [Int] = []
  }

  binding isDone(_ id: Int) = rows[id: id]?.isDone ?? false

  action toggled(_ id: Int) { rows[id: id]?.isDone.toggle() }
  action appended(_ number: Int) { numbers.append(number) }
  action removedLast { numbers.removeLast() }
  action rowAppended(_ id: Int) { rows.append(Row(id: id)) }
  action rowRemoved(_ id: Int) { rows.remove(id: id) }
}
