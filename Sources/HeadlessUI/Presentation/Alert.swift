/// An alert as a value: the form before iOS 15.
@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(watchOS, introduced: 6.0, deprecated: 100000.0)
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  public nonisolated init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public nonisolated init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// A button for what is usually done.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button to give up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button to give up, with the system's words.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

extension View {
  /// An alert while a binding is true: the form before iOS 15.
  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(tvOS, introduced: 13.0, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert)
    -> some View
  {
    modifier(PresentationModifier(ValueAlertPresenter(isPresented: isPresented, alert: content)))
  }
}

/// Shows an alert that is a value.
nonisolated struct ValueAlertPresenter: TrackedView {
  let isPresented: Binding<Bool>
  let alert: () -> Alert

  @MainActor
  func resolveTracked(in scope: ResolveScope) {
    guard isPresented.wrappedValue else { return }
    let alert: Alert = alert()
    let buttons = ForEach(alert.buttons.indices, id: \.self) { index in
      let button: Alert.Button = alert.buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
    AlertPresenter(.alert, alert.title, isPresented, actions: buttons, message: alert.message)
      .resolveTracked(in: scope)
  }
}
