public import Foundation

extension View {
  /// An alert while a binding is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(titleKey), isPresented, actions: actions(), message: EmptyView?.none)))
  }

  /// An alert while a binding is true, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(titleKey), isPresented, actions: actions(), message: message())))
  }

  /// An alert while a binding is true and there is data for it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(titleKey), isPresented, actions: data.map { actions($0) },
          message: EmptyView?.none)))
  }

  /// An alert while a binding is true and there is data for it, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(titleKey), isPresented, actions: data.map { actions($0) },
          message: data.map { message($0) })))
  }

  /// An alert while a binding is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(title), isPresented, actions: actions(), message: EmptyView?.none)))
  }

  /// An alert while a binding is true, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(title), isPresented, actions: actions(), message: message())))
  }

  /// An alert while a binding is true and there is data for it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(title), isPresented, actions: data.map { actions($0) },
          message: EmptyView?.none)))
  }

  /// An alert while a binding is true and there is data for it, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(title), isPresented, actions: data.map { actions($0) },
          message: data.map { message($0) })))
  }

  /// An alert while a binding is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, title, isPresented, actions: actions(), message: EmptyView?.none)))
  }

  /// An alert while a binding is true, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, title, isPresented, actions: actions(), message: message())))
  }

  /// An alert while a binding is true and there is data for it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, title, isPresented, actions: data.map { actions($0) }, message: EmptyView?.none)))
  }

  /// An alert while a binding is true and there is data for it, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, title, isPresented, actions: data.map { actions($0) },
          message: data.map { message($0) })))
  }
}

extension View {
  /// An alert about an error while a binding is true and there is an error.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .alert, Text(error?.errorDescription ?? ""), isPresented,
          actions: error == nil ? nil : actions(), message: EmptyView?.none)))
  }
}
