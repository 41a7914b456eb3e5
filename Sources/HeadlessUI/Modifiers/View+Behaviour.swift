extension View {
  private nonisolated func saying(_ name: String, _ value: String = "", _ role: ViewAttribute.Role)
    -> some View
  {
    modifier(LookModifier(ViewAttribute(name: name, value: { value }, role: role)))
  }

  /// Whether the controls in it are of no use.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Takes its room and is not shown.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }

  /// The name that tests find it by.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    saying("accessibilityIdentifier", identifier, .identifier(identifier))
  }

  /// What is said of it to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    saying("accessibilityLabel", labelKey.text([:]), .label({ labelKey.text([:]) }))
  }

  /// What is said of it to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    saying("accessibilityLabel", String(label), .label({ String(label) }))
  }

  /// What is said of it to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    saying("accessibilityLabel", label.plain, .label({ label.plain }))
  }

  /// What using it does, said to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    look("accessibilityHint", hintKey.text([:]))
  }

  /// What using it does, said to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    look("accessibilityHint", String(hint))
  }

  /// What using it does, said to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    look("accessibilityHint", hint.plain)
  }

  /// The value that it has, said to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    look("accessibilityValue", valueKey.text([:]))
  }

  /// The value that it has, said to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    look("accessibilityValue", String(value))
  }

  /// The value that it has, said to those who cannot see it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    look("accessibilityValue", value.plain)
  }

  /// Whether those who cannot see it are told nothing of it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    look("accessibilityHidden", hidden ? "" : "false")
  }

  /// What it stands for among choices.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    saying("tag", "\(tag)", .tag(AnyHashable(tag)))
  }

  /// Its identity; another value makes it another view, whose state begins anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }

  /// Does something when it is tapped.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    saying("onTapGesture", "", .tapGesture(action))
  }

  /// Does something when the return key of a field in it is tapped.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    saying("", "", .submit(action))
  }

  /// Does something when it is pulled down, and shows that until it is done.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    saying("refreshable", "", .refresh(action))
  }

  /// Whether the user is kept from dismissing the sheet or popover that it is in.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    saying("interactiveDismissDisabled", isDisabled ? "" : "false", .dismissDisabled(isDisabled))
  }

  /// What the tab that it is shows in the bar.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// What makes a field submit.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Triggers by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A field for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field to search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Makes the controls in a view of no use.
nonisolated struct DisabledModifier: PrimitiveModifier {
  let isDisabled: Bool

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    let attribute = ViewAttribute(
      name: isDisabled ? "disabled" : "", role: .disabled(isDisabled))
    scope.add(.modifier, attribute: attribute) { inner in
      var inner: ResolveScope = inner
      if isDisabled { inner.environment.isEnabled = false }
      inner.resolve(content, part: .modifier)
    }
  }
}

/// Shows nothing of a view that is there.
nonisolated struct HiddenModifier: PrimitiveModifier {
  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    let element: ViewElement = scope.add(.modifier, attribute: ViewAttribute(name: "hidden")) {
      $0.resolve(content, part: .modifier)
    }
    element.shownChildren = { [] }
  }
}

/// Gives a view an identity.
nonisolated struct IdentityModifier: PrimitiveModifier {
  let id: AnyHashable

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    let attribute = ViewAttribute(name: "id", value: { "\(id)" })
    scope.add(.modifier, attribute: attribute) { $0.resolve(content, part: .id(id)) }
  }
}

/// Says what a tab shows in the bar.
nonisolated struct TabItemModifier<Item: View>: PrimitiveModifier {
  let label: Item

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    scope.add(.modifier, attribute: ViewAttribute(name: "", role: .tabItem)) { inner in
      inner.resolve(content, part: .modifier)
      inner.add(.tab) { $0.resolve(label, part: .label) }
    }
  }
}
