public import Foundation

/// A view an element of some data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data.
  public var data: Data
  /// What makes a view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {}

extension ForEach: TrackedView where Content: View {
  func resolveTracked(in scope: ResolveScope) {
    scope.add(.forEach) { loop in
      for element in data {
        let id: ID = identify(element)
        let tag = ViewAttribute(name: "", role: .tag(AnyHashable(id)))
        loop.add(.row, attribute: tag) { row in
          row.resolve(content(element), part: .id(AnyHashable(id)))
        }
      }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view an element, known by the element's identity.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: \.id)
  }

  /// A view an element of a collection that can be changed through it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == IdentifiedBindings<C, ID>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(
      data: IdentifiedBindings(data, id: \.id), content: { content($0.binding) }, identify: \.id)
  }
}

extension ForEach where Content: View {
  /// A view an element, known by what is at a path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// A view an element of a collection that can be changed through it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == IdentifiedBindings<C, ID>, C: MutableCollection, C: RandomAccessCollection {
    self.init(
      data: IdentifiedBindings(data, id: id), content: { content($0.binding) }, identify: \.id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view a number.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

/// The channels to a collection's elements, each with its identity.
public struct IdentifiedBindings<Base, ID: Hashable>: RandomAccessCollection
where Base: MutableCollection, Base: RandomAccessCollection {
  private let elements: [Element]

  /// A channel to an element, and what it is known by.
  public struct Element: Identifiable {
    /// What the element is known by.
    public let id: ID
    let binding: Binding<Base.Element>
  }

  nonisolated init(_ base: Binding<Base>, id: KeyPath<Base.Element, ID>) {
    elements = base.map { Element(id: $0.wrappedValue[keyPath: id], binding: $0) }
  }

  /// The first place.
  public var startIndex: Int { elements.startIndex }
  /// The place after the last.
  public var endIndex: Int { elements.endIndex }
  /// The element at a place.
  public subscript(position: Int) -> Element { elements[position] }
}

/// A view of data whose elements can be deleted and moved.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The data.
  associatedtype Data: Collection
  /// The data.
  @MainActor @preconcurrency var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Says what deletes elements; nil where they cannot be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent
  {
    modifier(LookModifier(ViewAttribute(name: "", role: .rows(RowActions(delete: action)))))
  }

  /// Says what moves elements; nil where they cannot be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  {
    modifier(LookModifier(ViewAttribute(name: "", role: .rows(RowActions(move: action)))))
  }
}
