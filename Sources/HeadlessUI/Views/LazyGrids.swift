public import Foundation

/// A column of a grid that grows downwards, or a row of one that grows sideways.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct GridItem: Sendable {
  /// How much room it takes.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// What is there for it, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of at least a size as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How much room it takes.
  public var size: Size
  /// The room to the next.
  public var spacing: CGFloat?
  /// Where a view stands in it.
  public var alignment: Alignment?

  /// A column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row by row, made when they are needed; here all are.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVGrid<Content> {
  let content: Content
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyVGrid: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyVGrid: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.grid) { $0.resolve(content, part: .content) }
  }
}

/// Views in rows, column by column, made when they are needed; here all are.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyHGrid<Content> {
  let content: Content
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyHGrid: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyHGrid: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.grid) { $0.resolve(content, part: .content) }
  }
}
