public import Foundation

/// Views that are moved under a window.
public struct ScrollView<Content> {
  let content: Content
}

extension ScrollView: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.scrollView) { $0.resolve(content, part: .content) }
  }
}

/// Controls for settings.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the controls.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.form) { $0.resolve(content, part: .content) }
  }
}

/// A part of a list or form.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A part with a view above it and one below.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.section) { section in
      if !(header is EmptyView) {
        section.add(.header) { $0.resolve(header, part: .label) }
      }
      section.resolve(content, part: .content)
      if !(footer is EmptyView) {
        section.add(.footer) { $0.resolve(footer, part: .addition(0)) }
      }
    }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A part with a view below it.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A part with a view above it.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A part with nothing above and below it.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A part with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A part with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// Room that takes what is left.
public struct Spacer: Sendable {
  /// The least that it takes, in points.
  public var minLength: CGFloat?

  /// Room.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  /// It has no body: the host shows it.
  public typealias Body = Never
  func resolve(in scope: ResolveScope) { scope.add(.spacer) }
}

/// A line.
public struct Divider: Sendable {
  /// A line.
  public init() {}
}

extension Divider: PrimitiveView {
  /// It has no body: the host shows it.
  public typealias Body = Never
  func resolve(in scope: ResolveScope) { scope.add(.divider) }
}
