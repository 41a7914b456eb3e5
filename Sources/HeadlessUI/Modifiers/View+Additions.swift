public import Foundation

extension View {
  /// A view in front of it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(name: "overlay", layer: content()))
  }

  /// A view behind it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(name: "background", layer: content()))
  }

  /// A field to search, with what it is called.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// A field to search, with what it is called.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// A field to search, with what it is called.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Buttons that a long press shows; here they always are.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// A view at an edge, which takes its room from it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(name: "safeAreaInset", layer: content()))
  }

  /// A view at a side, which takes its room from it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(name: "safeAreaInset", layer: content()))
  }

  /// Buttons that swiping the row shows.
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  @available(tvOS, unavailable)
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeModifier(edge: edge, actions: content()))
  }
}

/// Where a field to search stands.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SearchFieldPlacement: Equatable, Sendable {
  let name: String

  /// Where the system has it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// At the side.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
}

/// A view in front of another or behind it.
nonisolated struct LayerModifier<Layer: View>: PrimitiveModifier {
  let name: String
  let layer: Layer

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    scope.resolve(content, part: .modifier)
    scope.add(.modifier, attribute: ViewAttribute(name: name)) {
      $0.resolve(layer, part: .addition(0))
    }
  }
}

/// A field to search beside a view.
nonisolated struct SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text?

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    scope.resolve(SearchField(text: text, prompt: prompt), part: .addition(0))
    scope.resolve(content, part: .modifier)
  }
}

/// The field that `searchable` adds.
nonisolated struct SearchField: TrackedView {
  let text: Binding<String>
  let prompt: Text?

  @MainActor
  func resolveTracked(in scope: ResolveScope) {
    scope.addField(.searchField, text: text, label: prompt ?? Text("Search"))
  }
}

/// Buttons beside a view, in a menu.
nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    scope.resolve(content, part: .modifier)
    scope.add(.menu) { $0.resolve(items, part: .addition(0)) }
  }
}

/// Buttons beside a row.
nonisolated struct SwipeModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let actions: Actions

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    scope.resolve(content, part: .modifier)
    var control = Control()
    control.placement = "\(edge)"
    scope.add(.swipeActions, control: control) { $0.resolve(actions, part: .addition(0)) }
  }
}
