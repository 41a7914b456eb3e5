nonisolated extension FeatureStack: RandomAccessCollection {
  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { entries.count }
  /// The element at an index; the last one is the top.
  public subscript(index: Int) -> Element { entries[index].element }
}

nonisolated extension FeatureStack: ExpressibleByArrayLiteral {
  /// A stack of elements, the last one on top.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

nonisolated extension FeatureStack: CustomStringConvertible, CustomReflectable {
  /// The elements as an array is written.
  public var description: String { "\(entries.map(\.element))" }
  /// The elements as an array's.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: entries.map(\.element), displayStyle: .collection)
  }
}
