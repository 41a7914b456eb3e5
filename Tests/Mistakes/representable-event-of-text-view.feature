representable Editor: UITextView {
  binding text: String
  update { view.text = text }
  event editingChanged { text = view.text ?? "" }
}
