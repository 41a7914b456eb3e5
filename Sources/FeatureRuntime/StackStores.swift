/// The elements of a stack as its store gives them, with their ids, that of the top last.
///
/// It can be changed as a path of SwiftUI's is: what is taken off it and written back to the store is
/// taken off the stack. Elements are pushed by actions alone.
public nonisolated struct StackStores<Content> {
  private var elements: [StackElement<Content>]

  init(_ elements: [StackElement<Content>]) {
    self.elements = elements
  }

  /// The ids, in order.
  public var ids: [StackID] { elements.map(\.id) }

  /// The element of an id; nil where it is gone.
  public subscript(id id: StackID) -> Content? {
    elements.last { $0.id == id }?.element
  }
}

nonisolated extension StackStores: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  /// No elements.
  public init() {
    self.init([])
  }

  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { elements.count }

  /// The element at an index, with its id.
  public subscript(index: Int) -> StackElement<Content> {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  /// Puts other elements in the place of some.
  public mutating func replaceSubrange<Elements: Collection>(
    _ range: Range<Int>, with others: Elements
  ) where Elements.Element == StackElement<Content> {
    elements.replaceSubrange(range, with: others)
  }
}

nonisolated extension StackStores: Equatable where Content: Equatable {}
nonisolated extension StackStores: Sendable where Content: Sendable {}
