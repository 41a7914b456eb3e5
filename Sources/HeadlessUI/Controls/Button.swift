/// What can be tapped.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

/// What a button is for.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It gives up.
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button: View where Label: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A button.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// A button for something.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button: PrimitiveView where Label: View {
  func resolve(in scope: ResolveScope) {
    var control = Control()
    control.role = role
    let around: ButtonSurroundings? = scope.environment[ButtonSurroundingsKey.self]
    let action: @MainActor () -> Void = action
    control.tap = {
      if let around { around.tap(action) } else { action() }
    }
    scope.add(.button, control: control) { $0.resolve(label, part: .label) }
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// A button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// A button with a title, for something.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// A button with a title, for something.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  /// A button with a title and a symbol.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: HeadlessUI.Label(titleKey, systemImage: systemImage))
  }

  /// A button with a title and a symbol.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: HeadlessUI.Label(title, systemImage: systemImage))
  }

  /// A button with a title and a symbol, for something.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: HeadlessUI.Label(titleKey, systemImage: systemImage))
  }
}

/// What stands around a button and has a part in its tap, like an alert that goes away.
@MainActor
final class ButtonSurroundings {
  let tap: (@MainActor () -> Void) -> Void

  init(tap: @escaping (@MainActor () -> Void) -> Void) { self.tap = tap }
}

/// Hands down what stands around buttons.
struct ButtonSurroundingsKey: EnvironmentKey {
  static var defaultValue: ButtonSurroundings? { nil }
}
