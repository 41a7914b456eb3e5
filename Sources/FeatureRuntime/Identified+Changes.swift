/// Appending and inserting that say whether anything changed, for a store to tell its readers: an
/// element in the place of one that equals it changes nothing.
nonisolated extension Identified where Element: Equatable {
  /// Appends as `append(_:)` does; says whether that changed anything.
  @inlinable
  public mutating func changes(byAppending element: Element) -> Bool {
    if let position = positions[element.id], elements[position] == element { return false }
    append(element)
    return true
  }

  /// Inserts as `insert(_:at:)` does; says whether that changed anything.
  @inlinable
  public mutating func changes(byInserting element: Element, at index: Int) -> Bool {
    if let position = positions[element.id], elements[position] == element { return false }
    insert(element, at: index)
    return true
  }
}
