public import Foundation

nonisolated extension Identified: RandomAccessCollection {
  /// Always zero.
  @inlinable
  public var startIndex: Int { 0 }
  /// The number of elements.
  @inlinable
  public var endIndex: Int { elements.count }
  /// The number of elements.
  @inlinable
  public var count: Int { elements.count }
  /// Whether there is no element.
  @inlinable
  public var isEmpty: Bool { elements.isEmpty }

  /// The element at an index. One whose id is another is refused and reported.
  @inlinable
  public subscript(index: Int) -> Element {
    get { elements[index] }
    set { replace(at: index, with: newValue) }
  }
}

nonisolated extension Identified: ExpressibleByArrayLiteral {
  /// The elements of a literal; of those with one id the last, in the place of the first.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

nonisolated extension Identified: Equatable where Element: Equatable {
  /// Equal elements in the same order.
  @inlinable
  public static func == (left: Identified<Element>, right: Identified<Element>) -> Bool {
    left.elements == right.elements
  }
}

nonisolated extension Identified: Hashable where Element: Hashable {
  /// Hashes the elements in their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

nonisolated extension Identified: Encodable where Element: Encodable {
  /// Encodes an array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

nonisolated extension Identified: Decodable where Element: Decodable {
  /// Decodes an array; of elements with one id the last is kept, in the place of the first.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

nonisolated extension Identified: CustomStringConvertible, CustomReflectable {
  /// The elements as an array is written.
  public var description: String { elements.description }
  /// The elements as an array's.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

nonisolated extension Identified where Element: Comparable {
  /// Orders the elements.
  public mutating func sort() {
    sort(by: <)
  }
}

nonisolated extension Identified {
  /// Takes out the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    elements = elements.enumerated().filter { !offsets.contains($0.offset) }.map { $0.element }
    renumberAll()
  }

  /// Moves the elements at the offsets together before the element that stands at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved: [Element] = source.map { elements[$0] }
    let before: Int = source.count(in: 0..<destination)
    var rest: [Element] = elements.enumerated().filter { !source.contains($0.offset) }
      .map { $0.element }
    rest.insert(contentsOf: moved, at: destination - before)
    elements = rest
    renumberAll()
  }
}
