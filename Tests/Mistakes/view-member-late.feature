feature Lamp {
  state { var isOn = false }
  action toggled { isOn.toggle() }
}

view LampView {
  store Lamp
  Button(isOn ? "Off" : "On") { send toggled }
  let title: String
}
