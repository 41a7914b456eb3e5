/// What a bar can hold.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// What a bar holds that the host knows how to show.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func resolve(in scope: ResolveScope)
}

extension PrimitiveToolbarContent {
  /// Never asked: the host shows it instead.
  public var body: Never { endWithoutBody(of: String(describing: Self.self)) }
}

/// Where something stands in a bar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String

  /// Where the system has it.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where one goes from here.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// What is done most.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// What says how things are.
  public static let status = ToolbarItemPlacement(name: "status")
  /// What agrees with what a sheet proposes.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// What gives up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// What destroys.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// In the bar at the top, where reading begins.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// In the bar at the top, where reading ends.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// One thing in a bar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never
}

extension ToolbarItem where ID == (), Content: View {
  /// A view at a place in a bar.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: PrimitiveToolbarContent where Content: View {
  func resolve(in scope: ResolveScope) {
    var control = Control()
    control.placement = placement.name
    scope.add(.toolbarItem, control: control) { $0.resolve(content, part: .content) }
  }
}

/// Several things at one place in a bar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Views at a place in a bar.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent where Content: View {
  func resolve(in scope: ResolveScope) {
    var control = Control()
    control.placement = placement.name
    scope.add(.toolbarItem, control: control) { $0.resolve(content, part: .content) }
  }
}

/// Several things in a bar, one after another.
public struct TupleToolbarContent {
  let items: [any ToolbarContent]
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  /// It has no body: the host shows it.
  public typealias Body = Never

  func resolve(in scope: ResolveScope) {
    for (index, item) in items.enumerated() { scope.resolveToolbar(item, part: .index(index)) }
  }
}

/// Makes one thing of the several that a bar holds.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder
public struct ToolbarContentBuilder {
  /// A thing as it stands.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One thing.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  /// Several things.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return TupleToolbarContent(items: items)
  }

  /// A thing, if there is one.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    TupleToolbarContent(items: content.map { [$0] } ?? [])
  }
}

extension ResolveScope {
  /// Adds what a bar holds.
  func resolveToolbar<Content: ToolbarContent>(_ content: Content, part: ViewPart) {
    if let primitive = content as? any PrimitiveToolbarContent {
      primitive.resolve(in: at(part))
    } else {
      at(part).resolveToolbar(content.body, part: .content)
    }
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// What the bar of the screen holds.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// What the bar of the screen holds, each at its place.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }
}

/// Adds what a bar holds to a view.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  let content: Items

  @MainActor
  func resolve<V: View>(_ view: V, in scope: ResolveScope) {
    scope.add(.toolbar) { $0.resolveToolbar(content, part: .addition(0)) }
    scope.resolve(view, part: .modifier)
  }
}
