/// What is on or off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View where Label: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A toggle.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle: PrimitiveView where Label: View {}

extension Toggle: TrackedView where Label: View {
  func resolveTracked(in scope: ResolveScope) {
    let shown: Shown<Bool> = scope.shown(isOn)
    var control = Control()
    control.value = { shown.value ? "on" : "off" }
    control.setBool = { newValue in
      shown.value = newValue
      isOn.wrappedValue = newValue
    }
    control.tap = {
      shown.value.toggle()
      isOn.wrappedValue = shown.value
    }
    scope.add(.toggle, control: control) { $0.addLabel(label) }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: HeadlessUI.Label(titleKey, systemImage: systemImage))
  }

  /// A toggle with a title and a symbol.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: HeadlessUI.Label(title, systemImage: systemImage))
  }
}
