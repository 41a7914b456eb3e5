extension ViewHost {
  /// Types into the field of a label, placeholder or identifier, character by character.
  /// - Returns: How many characters were taken.
  @discardableResult
  public func type(_ text: String, into label: String) throws(ViewFault) -> Int {
    let kinds: [ViewElement.Kind] = [
      .textField, .secureField, .textEditor, .searchField, .uiView,
    ]
    for kind in kinds {
      if let field = findAll(kind, label).first(where: { $0.control.text != nil }) {
        return try field.type(text)
      }
    }
    throw .notFound(kind: "field", label: label, shown: self.text)
  }

  /// Dismisses what is presented in front.
  public func dismiss() throws(ViewFault) {
    guard let presented else {
      throw .notFound(kind: "presentation", label: nil, shown: text)
    }
    try presented.dismiss()
  }

  /// Goes back one screen, as the back button does.
  public func pop() throws(ViewFault) {
    let screens: [ViewElement] =
      root?.visibleTree.filter { $0.control.dismiss != nil && !$0.kind.isPresentation } ?? []
    guard let screen = screens.last else {
      throw .notFound(kind: "screen to go back from", label: nil, shown: text)
    }
    try screen.dismiss()
  }

  /// Takes the keyboard away.
  public func dismissKeyboard() {
    releaseFocus()
    update()
  }
}
