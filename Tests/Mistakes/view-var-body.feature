feature Lamp {
  state { var isOn = false }
  action toggled { isOn.toggle() }
}

view LampView {
  store Lamp
  var body: some View {
    Button(isOn ? "Off" : "On") { send toggled }
  }
}
