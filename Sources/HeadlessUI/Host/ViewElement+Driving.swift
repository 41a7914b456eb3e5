public import Foundation

extension ViewElement {
  /// What the faults call it.
  var description: String {
    let label: String = shownLabel.isEmpty ? identifier : label
    return label.isEmpty ? "The \(kind.rawValue)" : "The \(kind.rawValue) “\(label)”"
  }

  /// The host, if a user could reach the element now.
  private func reach() throws(ViewFault) -> ViewHost {
    guard let host else { throw .gone(description) }
    host.update()
    guard let root = host.rootElement, isShown(in: root) else { throw .gone(description) }
    if let front = host.blocker(of: self) { throw .covered(description, by: front.description) }
    guard isEnabled else { throw .disabled(description) }
    return host
  }

  private func isShown(in root: ViewElement) -> Bool {
    var element: ViewElement = self
    while element !== root {
      guard let parent = element.parent, parent.children.contains(where: { $0 === element })
      else { return false }
      element = parent
    }
    return root.visibleTree.contains { $0 === self }
  }

  private func perform<Action>(
    _ action: Action?, _ name: String, _ body: (Action) -> Bool, value: String = ""
  ) throws(ViewFault) {
    guard let action else { throw .impossible(description, action: name) }
    let host: ViewHost = try reach()
    let isTaken: Bool = body(action)
    host.update()
    if !isTaken { throw .refused(description, value: value) }
  }

  /// Taps it: a button, a link, a toggle, a field, or what has a tap gesture.
  public func tap() throws(ViewFault) {
    if control.text != nil {
      let host: ViewHost = try reach()
      guard host.focus(self) else { throw .refused(description, value: "the keyboard") }
      return
    }
    try perform(control.tap ?? tapGesture, "tapped") { tap in
      tap()
      return true
    }
  }

  private var tapGesture: (() -> Void)? {
    for attribute in modifiers {
      if case .tapGesture(let action) = attribute.role { return action }
    }
    return nil
  }

  /// Taps a stepper's plus.
  public func increment() throws(ViewFault) {
    try step(control.increment, "incremented")
  }

  /// Taps a stepper's minus.
  public func decrement() throws(ViewFault) {
    try step(control.decrement, "decremented")
  }

  private func step(_ action: (() -> Void)?, _ name: String) throws(ViewFault) {
    if kind == .stepper && action == nil { throw .disabled(description) }
    try perform(action, name) { action in
      action()
      return true
    }
  }

  /// Turns a toggle on or off, or unfolds a group or folds it.
  public func set(_ isOn: Bool) throws(ViewFault) {
    try perform(control.setBool, "turned on or off") { set in
      set(isOn)
      return true
    }
  }

  /// Moves a slider.
  public func set(_ number: Double) throws(ViewFault) {
    try perform(control.setNumber, "set to a number", { $0(number) }, value: "\(number)")
  }

  /// Chooses a date.
  public func set(_ date: Date) throws(ViewFault) {
    try perform(control.setDate, "set to a date", { $0(date) }, value: "\(date)")
  }

  /// Chooses a colour.
  public func set(_ color: Color) throws(ViewFault) {
    try perform(control.setColor, "set to a colour") { set in
      set(color)
      return true
    }
  }

  /// Puts another text in the place of a field's whole text, as pasting does.
  public func set(_ text: String) throws(ViewFault) {
    try perform(
      control.text, "given a text", { $0.replaceAll(with: text) }, value: "“\(text)”")
  }

  /// Chooses what a tag stands for: in a picker, a list or tabs.
  public func select<Tag: Hashable>(_ tag: Tag) throws(ViewFault) {
    try perform(
      control.select, "given a choice", { $0(AnyHashable(tag)) }, value: String(describing: tag))
  }

  /// Types at the end of a field, character by character, with an update after each.
  ///
  /// Characters that the field's delegate refuses are left out, as on a keyboard.
  /// - Returns: How many characters were taken.
  @discardableResult
  public func type(_ text: String) throws(ViewFault) -> Int {
    guard let session = control.text else {
      throw .impossible(description, action: "typed into")
    }
    let host: ViewHost = try reach()
    guard host.focus(self) else { throw .refused(description, value: "the keyboard") }
    let count: Int = session.type(text)
    host.update()
    return count
  }

  /// The backspace key in a field.
  public func deleteBackward() throws(ViewFault) {
    try perform(control.text, "typed into", { $0.deleteBackward() }, value: "the backspace key")
  }

  /// The return key in a field.
  public func submit() throws(ViewFault) {
    guard let session = control.text else {
      throw .impossible(description, action: "submitted")
    }
    let host: ViewHost = try reach()
    session.submit()
    for element in ancestorsOnScreen {
      if case .submit(let action) = element.attribute?.role { action() }
    }
    host.update()
  }

  /// Gives a field the keyboard.
  public func focus() throws(ViewFault) { try tap() }

  /// Dismisses what is presented, as a swipe or a tap outside does, or goes back from a screen.
  public func dismiss() throws(ViewFault) {
    let isKept: Bool = visibleTree.contains { element in
      if case .dismissDisabled(true) = element.attribute?.role { true } else { false }
    }
    if isKept { throw .refused(description, value: "being dismissed") }
    try perform(control.dismiss, "dismissed") { dismiss in
      dismiss()
      return true
    }
  }

  /// Pulls it down to refresh, and waits until that is done.
  public func refresh() async throws(ViewFault) {
    let host: ViewHost = try reach()
    for element in [self] + ancestorsOnScreen + visibleTree {
      guard case .refresh(let action) = element.attribute?.role else { continue }
      await action()
      host.update()
      return
    }
    throw .impossible(description, action: "refreshed")
  }

  /// Deletes rows of the loop in it, as the editing of a list does.
  public func delete(at offsets: IndexSet) throws(ViewFault) {
    let rows: RowActions? = rowActions { $0.delete != nil }
    try perform(rows?.delete, "rid of rows") { delete in
      delete(offsets)
      return true
    }
  }

  /// Moves rows of the loop in it.
  public func move(from source: IndexSet, to destination: Int) throws(ViewFault) {
    let rows: RowActions? = rowActions { $0.move != nil }
    try perform(rows?.move, "moved about") { move in
      move(source, destination)
      return true
    }
  }

  private func rowActions(_ condition: (RowActions) -> Bool) -> RowActions? {
    for element in [self] + ancestorsOnScreen + visibleTree {
      if case .rows(let actions) = element.attribute?.role, condition(actions) { return actions }
    }
    return nil
  }
}
