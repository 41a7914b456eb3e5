/// Screens on top of each other: the form before iOS 16, where only links to views push.
@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(watchOS, introduced: 7.0, deprecated: 100000.0)
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Screens on top of one.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.resolve(NavigationStack { content }, part: .content)
  }
}
