extension ViewHost {
  /// A field that is shown, and how it is joined with the state about the keyboard.
  private struct Field {
    let session: any TextSession
    let links: [FocusLink]
  }

  private var fields: [Field] {
    guard let root = rootElement else { return [] }
    return root.visibleTree.compactMap { element in
      guard let session = element.control.text else { return nil }
      return Field(session: session, links: element.focusLinks)
    }
  }

  /// Moves the keyboard where code has asked for it, and takes it from what is gone.
  func reconcileFocus() {
    let fields: [Field] = fields
    var requests: [ObjectIdentifier: any FocusRequest] = [:]
    for link in fields.flatMap(\.links) {
      requests[ObjectIdentifier(link.storage)] = link.storage
    }
    for (id, request) in requests where request.takeRequest() {
      let chosen: Field? = fields.first { field in
        field.links.contains { ObjectIdentifier($0.storage) == id && $0.isChosen() }
      }
      follow(chosen, request, among: fields)
    }
    if let held = focused, !fields.contains(where: { $0.session === held }) { focused = nil }
  }

  private func follow(_ chosen: Field?, _ request: any FocusRequest, among fields: [Field]) {
    if let chosen {
      if focused !== chosen.session { _ = focused?.setFocused(false) }
      if chosen.session.setFocused(true) {
        focused = chosen.session
        return
      }
    } else if let field = fields.first(where: { $0.session === focused }),
      field.links.contains(where: { $0.storage === request })
    {
      _ = focused?.setFocused(false)
      focused = nil
    }
    request.loseFocus()
  }

  /// Gives a field the keyboard as a tap does, and tells the state that is joined with it.
  func focus(_ element: ViewElement) -> Bool {
    guard let session = element.control.text else { return false }
    if focused === session { return true }
    let links: [FocusLink] = element.focusLinks
    releaseFocus(keeping: links.map { ObjectIdentifier($0.storage) })
    guard session.setFocused(true) else { return false }
    focused = session
    for link in links { link.choose() }
    update()
    return true
  }

  /// Takes the keyboard from the field that has it, and tells the state that is joined with it.
  func releaseFocus(keeping kept: [ObjectIdentifier] = []) {
    guard let held = focused else { return }
    _ = held.setFocused(false)
    focused = nil
    guard let field = fields.first(where: { $0.session === held }) else { return }
    for link in field.links where !kept.contains(ObjectIdentifier(link.storage)) {
      link.storage.loseFocus()
    }
  }
}

extension ViewElement {
  /// How it is joined with the state about the keyboard.
  var focusLinks: [FocusLink] {
    modifiers.compactMap { attribute in
      if case .focus(let link) = attribute.role { link } else { nil }
    }
  }
}
