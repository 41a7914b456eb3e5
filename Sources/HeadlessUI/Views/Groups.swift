/// Views in a frame of their own, with a title or without.
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A box with a view as its title.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }
}

extension GroupBox: PrimitiveView where Label: View, Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.section) { box in
      if !(label is EmptyView) { box.add(.header) { $0.resolve(label, part: .label) } }
      box.resolve(content, part: .content)
    }
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// A box without a title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// A box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

/// Controls that belong together.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the controls.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) { scope.resolve(content, part: .content) }
}
