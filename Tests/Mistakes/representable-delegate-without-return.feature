representable Field: UITextField {
  binding text: String
  update { view.text = text }
  delegate UITextFieldDelegate {
    func textFieldShouldReturn(_ field: UITextField) -> Bool {
      if text.isEmpty { return false }
    }
  }
}
