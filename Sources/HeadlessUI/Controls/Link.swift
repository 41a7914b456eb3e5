public import Foundation

/// A link to a page.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link: View where Label: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A link to a page.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link: PrimitiveView where Label: View {
  func resolve(in scope: ResolveScope) {
    let open: OpenURLAction = scope.environment.openURL
    var control = Control()
    control.value = { destination.absoluteString }
    control.tap = { open(destination) }
    scope.add(.link, control: control) { $0.resolve(label, part: .label) }
  }
}

extension Link where Label == Text {
  /// A link to a page, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// A link to a page, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

/// Opens pages; here it calls the handler that a view was given, if one was.
public struct OpenURLAction {
  let handler: (URL) -> Result

  /// Opens pages by a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a page.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// What became of a page that was to be opened.
  public struct Result: Equatable, Sendable {
    let name: String

    /// The handler opened it.
    public static let handled = Result(name: "handled")
    /// The handler did nothing.
    public static let discarded = Result(name: "discarded")
    /// The system is to open it.
    public static let systemAction = Result(name: "systemAction")
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  /// Opens pages.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// How far something is, or that it goes on.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
  let valueLabel: CurrentValueLabel
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  /// It has no body: the host shows it.
  public typealias Body = Never
}

extension ProgressView: PrimitiveView where Label: View, CurrentValueLabel: View {
  func resolve(in scope: ResolveScope) {
    var control = Control()
    if let fraction { control.value = { "\(fraction)" } }
    scope.add(.progressView, control: control) { progress in
      progress.addLabel(label)
      progress.resolve(valueLabel, part: .addition(0))
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Says that something goes on.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), valueLabel: EmptyView())
  }

  /// Says that something goes on.
  public nonisolated init(@ViewBuilder label: () -> Label) where Label: View {
    self.init(fraction: nil, label: label(), valueLabel: EmptyView())
  }

  /// Says that something goes on.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), valueLabel: EmptyView())
  }

  /// Says that something goes on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), valueLabel: EmptyView())
  }

  /// Says how far something is; nil where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(
      fraction: value.map { Double($0 / total) }, label: EmptyView(), valueLabel: EmptyView())
  }

  /// Says how far something is; nil where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(titleKey), valueLabel: EmptyView())
  }
}
