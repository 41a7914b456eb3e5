/// Shows an alert or a confirmation dialog while a binding is true.
nonisolated struct AlertPresenter<Actions: View, Message: View>: TrackedView {
  let kind: ViewElement.Kind
  let title: Text
  let isPresented: Binding<Bool>
  let actions: Actions?
  let message: Message?

  nonisolated init(
    _ kind: ViewElement.Kind, _ title: Text, _ isPresented: Binding<Bool>, actions: Actions?,
    message: Message?
  ) {
    self.kind = kind
    self.title = title
    self.isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  @MainActor
  func resolveTracked(in scope: ResolveScope) {
    let isPresented: Binding<Bool> = isPresented
    guard isPresented.wrappedValue, let actions else { return }
    var control = Control()
    control.dismiss = { isPresented.wrappedValue = false }
    let strings: [String: String] = scope.host.options.strings
    let around = ButtonSurroundings(
      tap: buttonTap(isPresented, writing: scope.host.options.alertWrite))
    let element: ViewElement = scope.add(
      kind, name: { title.words(strings) }, control: control,
      content: { inner in
        var inner: ResolveScope = inner
        inner.environment[ButtonSurroundingsKey.self] = around
        if let message {
          inner.add(.message) { $0.resolve(message, part: .addition(0)) }
        }
        inner.resolve(actions, part: .content)
        Button(kind == .alert ? "OK" : "Cancel", role: .cancel) {}
          .resolve(in: inner.at(.addition(1)))
      })
    element.shownChildren = { [weak element] in element?.alertChildren ?? [] }
  }

  @MainActor
  private func buttonTap(
    _ isPresented: Binding<Bool>, writing: ViewHost.Options.AlertWrite
  ) -> (@MainActor () -> Void) -> Void {
    { action in
      switch writing {
      case .afterAction:
        action()
        isPresented.wrappedValue = false
      case .beforeAction:
        isPresented.wrappedValue = false
        action()
      }
    }
  }
}

extension ViewElement {
  /// What an alert shows: its last child, the system's own button, only where it is wanted.
  fileprivate var alertChildren: [ViewElement] {
    let given: [ViewElement] = Array(children.dropLast())
    let buttons: [ViewElement] = given.flatMap(\.visibleTree).filter { $0.kind == .button }
    let isComplete: Bool =
      kind == .alert ? !buttons.isEmpty : buttons.contains { $0.role == .cancel }
    return isComplete ? given : children
  }
}

/// Whether a dialog's title is shown.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system has it.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}
