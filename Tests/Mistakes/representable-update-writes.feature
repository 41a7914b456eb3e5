representable Field: UITextField {
  binding text: String
  update {
    view.text = text
    text = view.text ?? ""
  }
}
