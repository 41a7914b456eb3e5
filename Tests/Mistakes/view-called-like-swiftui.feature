view Label {
  Text("label")
}
