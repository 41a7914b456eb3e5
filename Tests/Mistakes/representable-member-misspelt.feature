representable Field: UITextField {
  binding text: String
  let placeholder: String
  update {
    view.placeholder = placholder
    view.text = text
  }
}
