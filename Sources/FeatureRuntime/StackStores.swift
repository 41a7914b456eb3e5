/// The elements of a stack as its store gives them, with their ids, that of the top last.
public nonisolated struct StackStores<Element>: RandomAccessCollection {
  private let elements: [(id: StackID, element: Element)]

  init(_ elements: [(id: StackID, element: Element)]) {
    self.elements = elements
  }

  /// The ids, in order.
  public var ids: [StackID] { elements.map(\.id) }

  /// The element of an id; nil where it is gone.
  public subscript(id id: StackID) -> Element? {
    elements.last { $0.id == id }?.element
  }

  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { elements.count }
  /// The element at an index, with its id.
  public subscript(index: Int) -> (id: StackID, element: Element) { elements[index] }
}
