representable Field: UITextField {
  let text: String
  event editingChanged { text = view.text ?? "" }
}
