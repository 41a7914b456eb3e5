/// A part of what is shown.
///
/// Everything about it is on the main actor, as in SwiftUI since the 18 SDKs.
@MainActor @preconcurrency
public protocol View {
  /// What it is made of.
  associatedtype Body: View

  /// What it is made of, computed whenever something that it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never asked, since there is no value to ask.
  public var body: Never { endWithoutBody(of: "Never") }
}

/// A view that the host knows how to show without asking for a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Adds what it shows to what its owner shows.
  func resolve(in scope: ResolveScope)
}

extension PrimitiveView {
  /// Never asked: the host resolves such a view instead.
  public var body: Never { endWithoutBody(of: String(describing: Self.self)) }
}

/// Shows nothing.
public struct EmptyView: Sendable {
  /// One that shows nothing.
  public init() {}
}

extension EmptyView: PrimitiveView {
  /// It has no body: the host shows it.
  public typealias Body = Never
  func resolve(in scope: ResolveScope) {}
}

extension Optional: View where Wrapped: View {
  /// It has no body: the host shows it.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func resolve(in scope: ResolveScope) {
    if let view = self { scope.resolve(view, part: .branch(true)) }
  }
}

/// Several views, one after another.
public struct TupleView<T> {
  /// The views.
  public let value: T
  let views: [any View]
}

extension TupleView: View {
  /// It has no body: the host shows it.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  func resolve(in scope: ResolveScope) {
    for (index, view) in views.enumerated() { scope.resolve(view, part: .index(index)) }
  }
}

/// One of two views, by a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// It has no body: the host shows it.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func resolve(in scope: ResolveScope) {
    switch storage {
    case .first(let view): scope.resolve(view, part: .branch(true))
    case .second(let view): scope.resolve(view, part: .branch(false))
    }
  }
}

/// A view whose type is hidden; one of another type in its place is another view.
public struct AnyView {
  let view: any View

  /// Hides the type of a view.
  public nonisolated init<V: View>(_ view: V) { self.view = view }

  /// Hides the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: PrimitiveView {
  /// It has no body: the host shows it.
  public typealias Body = Never
  func resolve(in scope: ResolveScope) {
    scope.resolve(view, part: .type(ObjectIdentifier(type(of: view))))
  }
}

/// Views that are treated together, without a look of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Takes the views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  func resolve(in scope: ResolveScope) { scope.resolve(content, part: .content) }
}
