#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Shows a declared alert while there is one.
    ///
    /// Its buttons, and what takes it down, concern what was shown when the view was evaluated:
    /// where another alert is shown by then, they do nothing.
    ///
    /// - Parameters:
    ///   - content: what it shows, as the store gives it: `store.promptContent`.
    ///   - send: sends what somebody does with it: `{ store.send(.prompt($0)) }`.
    @MainActor
    public func alert(
      _ content: FeatureAlert?, send: @escaping @MainActor (AlertAction) -> Void
    ) -> some View {
      alert(
        content?.titleText.swiftUI ?? SwiftUI.Text(verbatim: ""),
        isPresented: FeatureAlert.presence(of: content, send),
        presenting: content,
        actions: { FeatureAlert.buttons(of: $0, send) },
        message: { FeatureAlert.text(of: $0) })
    }

    /// Shows a declared dialog while there is one.
    ///
    /// Its buttons, and what takes it down, concern what was shown when the view was evaluated:
    /// where another dialog is shown by then, they do nothing.
    ///
    /// - Parameters:
    ///   - content: what it shows, as the store gives it: `store.menuContent`.
    ///   - titleVisibility: whether its title is shown.
    ///   - send: sends what somebody does with it: `{ store.send(.menu($0)) }`.
    @MainActor
    public func confirmationDialog(
      _ content: FeatureAlert?, titleVisibility: SwiftUI.Visibility = .automatic,
      send: @escaping @MainActor (AlertAction) -> Void
    ) -> some View {
      confirmationDialog(
        content?.titleText.swiftUI ?? SwiftUI.Text(verbatim: ""),
        isPresented: FeatureAlert.presence(of: content, send),
        titleVisibility: titleVisibility,
        presenting: content,
        actions: { FeatureAlert.buttons(of: $0, send) },
        message: { FeatureAlert.text(of: $0) })
    }
  }

  extension FeatureAlert {
    /// Whether there is one; writing false takes down just this one.
    @MainActor
    fileprivate static func presence(
      of content: FeatureAlert?, _ send: @escaping @MainActor (AlertAction) -> Void
    ) -> Binding<Bool> {
      Binding<Bool>(
        get: { content != nil },
        set: { isPresented in
          if let content, !isPresented { send(content.dismissal) }
        })
    }

    @MainActor
    fileprivate static func buttons(
      of content: FeatureAlert, _ send: @escaping @MainActor (AlertAction) -> Void
    ) -> some View {
      SwiftUI.ForEach(content.buttons) { button in
        SwiftUI.Button(
          role: button.role?.swiftUI, action: { send(button.action) },
          label: { button.titleText.swiftUI })
      }
    }

    @MainActor @ViewBuilder
    fileprivate static func text(of content: FeatureAlert) -> some View {
      if let message = content.messageText { message.swiftUI }
    }
  }

  extension FeatureAlert.Role {
    fileprivate var swiftUI: SwiftUI.ButtonRole {
      switch self {
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }
#endif
