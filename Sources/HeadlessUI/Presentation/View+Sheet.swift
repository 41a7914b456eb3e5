extension View {
  /// A sheet while a binding is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        FlagPresenter(.sheet, isPresented, onDismiss: onDismiss, content: content)))
  }

  /// A sheet while a binding has an item; an item of another identity is another sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        ItemPresenter(.sheet, item, id: \.id, onDismiss: onDismiss, content: content)))
  }

  /// A cover of the whole screen while a binding is true.
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        FlagPresenter(.fullScreenCover, isPresented, onDismiss: onDismiss, content: content)))
  }

  /// A cover of the whole screen while a binding has an item.
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        ItemPresenter(.fullScreenCover, item, id: \.id, onDismiss: onDismiss, content: content)))
  }

  /// A popover while a binding is true.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(FlagPresenter(.popover, isPresented, content: content)))
  }

  /// A popover while a binding has an item.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(ItemPresenter(.popover, item, id: \.id, content: content)))
  }
}

/// Where a popover is attached.
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum PopoverAttachmentAnchor: Sendable {
  /// At a rectangle.
  case rect(Rectangle)
  /// At a point of the view, 0 to 1 from where reading begins and from the top.
  case point(UnitPoint)

  /// A rectangle to attach to.
  public enum Rectangle: Sendable {
    /// That of the view.
    case bounds
  }
}

/// A point of a view, 0 to 1 from where reading begins and from the top.
public struct UnitPoint: Hashable, Sendable {
  /// From side to side.
  public var x: Double
  /// From top to bottom.
  public var y: Double

  /// A point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// At the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// At the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
}
