enum Size { case small, large }
view SizePicker {
  binding size: Size
  Picker("Size", selection: $size) {
    Text("Small").tag("small")
    Text("Large").tag(Size.large)
  }
}
