public import Foundation

/// Views one above the other.
public struct VStack<Content> {
  let content: Content
}

extension VStack: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.vStack) { $0.resolve(content, part: .content) }
  }
}

/// Views side by side.
public struct HStack<Content> {
  let content: Content
}

extension HStack: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.hStack) { $0.resolve(content, part: .content) }
  }
}

/// Views one before the other.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ZStack: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.zStack) { $0.resolve(content, part: .content) }
  }
}

/// Views one above the other, made when they are needed; here all are.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVStack<Content> {
  let content: Content
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyVStack: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyVStack: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.vStack) { $0.resolve(content, part: .content) }
  }
}

/// Views side by side, made when they are needed; here all are.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyHStack<Content> {
  let content: Content
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyHStack: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyHStack: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.hStack) { $0.resolve(content, part: .content) }
  }
}

/// Views in rows and columns.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Grid<Content> {
  let content: Content
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Grid: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Grid: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.grid) { $0.resolve(content, part: .content) }
  }
}

/// One row of a grid.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GridRow<Content> {
  let content: Content
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridRow: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridRow: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.gridRow) { $0.resolve(content, part: .content) }
  }
}

/// What stays in sight while the rest scrolls.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// By their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What stands above sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands below sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
