/// Something that is on or off.
feature Switch {
  state { var isOn = false }

  binding isOn

  action toggleTapped { isOn.toggle() }
}
