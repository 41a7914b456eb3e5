extension View {
  /// A confirmation dialog while a binding is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, Text(titleKey), isPresented, actions: actions(),
          message: EmptyView?.none)))
  }

  /// A confirmation dialog while a binding is true, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, Text(titleKey), isPresented, actions: actions(), message: message()))
    )
  }

  /// A confirmation dialog while a binding is true and there is data for it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, Text(titleKey), isPresented, actions: data.map { actions($0) },
          message: EmptyView?.none)))
  }

  /// A confirmation dialog while a binding is true and there is data for it, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, Text(titleKey), isPresented, actions: data.map { actions($0) },
          message: data.map { message($0) })))
  }

  /// A confirmation dialog while a binding is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, Text(title), isPresented, actions: actions(),
          message: EmptyView?.none)))
  }

  /// A confirmation dialog while a binding is true, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, Text(title), isPresented, actions: actions(), message: message())))
  }

  /// A confirmation dialog while a binding is true and there is data for it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, Text(title), isPresented, actions: data.map { actions($0) },
          message: EmptyView?.none)))
  }

  /// A confirmation dialog while a binding is true and there is data for it, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, Text(title), isPresented, actions: data.map { actions($0) },
          message: data.map { message($0) })))
  }

  /// A confirmation dialog while a binding is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, title, isPresented, actions: actions(), message: EmptyView?.none)))
  }

  /// A confirmation dialog while a binding is true, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, title, isPresented, actions: actions(), message: message())))
  }

  /// A confirmation dialog while a binding is true and there is data for it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, title, isPresented, actions: data.map { actions($0) },
          message: EmptyView?.none)))
  }

  /// A confirmation dialog while a binding is true and there is data for it, with a message.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        AlertPresenter(
          .confirmationDialog, title, isPresented, actions: data.map { actions($0) },
          message: data.map { message($0) })))
  }
}
