representable Field: UITextField {
  binding text: String
  update { view.text = text }
  event editingChange { text = view.text ?? "" }
}
