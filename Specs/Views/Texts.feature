/// Literals are keys, data is shown as it is.
view TextsView {
  let name: String
  let isOn: Bool
  let letter: Character
  let mark: Int?
  Group {
    Text("Hello, \(name)!")
    Text(name)
    Text(isOn ? "on" : "off")
    Text(isOn ? name : "off")
    Text("\(isOn) \(letter)")
    Text(verbatim: "as it is")
    if let mark { Text("\(mark)") } else { Text("none") }
    Label("Star", systemImage: isOn ? "star.fill" : "star")
  }
}
