feature Row {
  state { var title = "" }
  output deleted
  binding title
  action deleteTapped { emit deleted }
}
feature App {
  state { var text = "" }
  children rows: Row by id
  on rows[id].deleted { rows.remove(id: id) }
}
