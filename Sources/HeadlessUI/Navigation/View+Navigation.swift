extension View {
  /// Makes screens of the values of a type that are pushed on the stack that it is in.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// A screen on top while a binding is true.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view: V = destination()
    return modifier(
      PresentationModifier(
        ItemPusher(
          item: Binding(
            ConvertedLocation(
              isPresented.location, forth: { $0 ? true : nil }, back: { $0 ?? false })),
          destination: { (_: Bool) in view })))
  }

  /// A screen on top while a binding has an item; another item is another screen.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PresentationModifier(ItemPusher(item: item, destination: destination)))
  }

  private nonisolated func titled(_ title: Text) -> some View {
    modifier(
      LookModifier(
        ViewAttribute(
          name: "navigationTitle", value: { title.plain },
          role: .navigationTitle({ title.plain }))))
  }

  /// The title of the screen.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey))
  }

  /// The title of the screen.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    titled(Text(title))
  }

  /// The title of the screen.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func navigationTitle(_ title: Text) -> some View { titled(title) }

  /// How the title of the screen is shown.
  @available(iOS 14.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode)
    -> some View
  {
    look("navigationBarTitleDisplayMode", "\(displayMode)")
  }
}

/// How the title of a screen is shown.
public enum TitleDisplayMode: Hashable, Sendable {
  /// As on the screen before.
  case automatic
  /// Small, in the bar.
  case inline
  /// Large, below the bar.
  case large
}

/// Says what makes screens of values.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Value) -> Destination

  nonisolated init(destination: @escaping (Value) -> Destination) {
    self.destination = destination
  }

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    if let stack = scope.environment[StackKey.self] {
      let destination: (Value) -> Destination = destination
      stack.register(ObjectIdentifier(Value.self)) { value in
        (value.base as? Value).map { destination($0) }
      }
    }
    scope.resolve(content, part: .modifier)
  }
}

/// Pushes a screen while a binding has an item.
nonisolated struct ItemPusher<Item: Hashable, Destination: View>: TrackedView {
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  nonisolated init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    self.item = item
    self.destination = destination
  }

  @MainActor
  func resolveTracked(in scope: ResolveScope) {
    let channel: Binding<Item?> = item
    guard let shown = channel.wrappedValue else { return }
    scope.addPushed(
      id: AnyHashable(shown), dismiss: { channel.wrappedValue = nil },
      content: { destination(shown) })
  }
}
