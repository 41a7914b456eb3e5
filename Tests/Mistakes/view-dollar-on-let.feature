view Row {
  let isOn: Bool
  Toggle("On", isOn: $isOn)
}
