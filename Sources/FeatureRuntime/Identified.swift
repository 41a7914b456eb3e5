/// An ordered collection that finds its elements by id in constant time and never holds two of one.
public nonisolated struct Identified<Element: Identifiable> {
  /// The elements in their order.
  @usableFromInline var elements: [Element]
  /// Where each id stands.
  @usableFromInline var positions: [Element.ID: Int]
  /// Set by whoever has looked at the order; gone as soon as it is another.
  @usableFromInline var order: RowOrder?

  /// An empty collection.
  @inlinable
  public init() {
    elements = []
    positions = [:]
  }

  /// The elements of a sequence; of those with one id the last, in the place of the first.
  @inlinable
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    self.init()
    self.elements.reserveCapacity(elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// The ids in the order of the elements.
  @inlinable
  public var ids: [Element.ID] { elements.map { $0.id } }

  /// Where the element of an id stands.
  @inlinable
  public func index(id: Element.ID) -> Int? { positions[id] }

  /// The element of an id.
  ///
  /// Writing nil removes it, writing a new element appends it. One whose id is another is refused
  /// and reported.
  @inlinable
  public subscript(id id: Element.ID) -> Element? {
    get { positions[id].map { elements[$0] } }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      if let position = positions[id] {
        replace(at: position, with: newValue)
      } else {
        insertNew(newValue, under: id)
      }
    }
  }

  @inlinable
  mutating func insertNew(_ element: Element, under id: Element.ID) {
    if element.id == id { append(element) } else { Self.refuse(element.id, under: id) }
  }

  @usableFromInline
  static func refuse(_ other: Element.ID, under id: Element.ID) {
    FeatureReport.printToStandardError(
      FeatureReport(
        kind: .refusedElement, feature: "Identified<\(Element.self)>", action: "",
        message: "an element with the id \(other) cannot stand under \(id); the write is refused"))
  }

  /// Puts an element last, or in the place of the one with its id.
  @inlinable
  public mutating func append(_ element: Element) {
    if let position = positions[element.id] {
      elements[position] = element
    } else {
      positions[element.id] = elements.count
      elements.append(element)
      order = nil
    }
  }

  /// Puts elements last, each as `append(_:)` does.
  @inlinable
  public mutating func append<Elements: Sequence>(contentsOf new: Elements)
  where Elements.Element == Element {
    for element in new { append(element) }
  }

  /// Puts an element at an index, or in the place of the one with its id.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    if let position = positions[element.id] {
      elements[position] = element
      return
    }
    elements.insert(element, at: index)
    renumber(from: index)
  }

  /// Takes out the element of an id and gives it back.
  @inlinable
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    guard let position = positions.removeValue(forKey: id) else { return nil }
    let element: Element = elements.remove(at: position)
    renumber(from: position)
    return element
  }

  /// Takes out the element at an index and gives it back.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element: Element = elements.remove(at: index)
    positions.removeValue(forKey: element.id)
    renumber(from: index)
    return element
  }

  /// Takes out the last element, if there is one, and gives it back.
  @inlinable
  public mutating func popLast() -> Element? {
    isEmpty ? nil : remove(at: count - 1)
  }

  /// Takes out the first element and gives it back.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Takes out the last element and gives it back.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  /// Takes out all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    order = nil
    elements.removeAll(keepingCapacity: keepingCapacity)
    positions.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Takes out the elements for which the condition holds.
  public mutating func removeAll(where condition: (Element) throws -> Bool) rethrows {
    let old: Int = elements.count
    try elements.removeAll(where: condition)
    if elements.count != old { renumberAll() }
  }

  /// Orders the elements, those that compare alike staying in their order.
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try elements.sort(by: areInOrder)
    renumberAll()
  }

  /// Turns the order round.
  public mutating func reverse() {
    elements.reverse()
    renumberAll()
  }

  /// The elements for which the condition holds, in their order.
  public func filter(_ condition: (Element) throws -> Bool) rethrows -> Identified<Element> {
    var result = Identified<Element>()
    result.elements = try elements.filter(condition)
    result.renumberAll()
    return result
  }

  @inlinable
  mutating func renumberAll() {
    positions.removeAll(keepingCapacity: true)
    renumber(from: 0)
  }

  @inlinable
  mutating func renumber(from start: Int) {
    order = nil
    for index in start..<elements.count { positions[elements[index].id] = index }
  }

  /// Finds the element at an index under the id that it has now; another that has the id goes.
  @usableFromInline
  mutating func renew(at index: Int) {
    let element: Element = elements[index]
    if let other = positions[element.id] {
      elements[other] = element
      elements.remove(at: index)
    }
    renumberAll()
  }

  /// Changes the element at an index, unless the change would give it another id.
  @inlinable
  mutating func replace(at index: Int, with element: Element) {
    let id: Element.ID = elements[index].id
    guard element.id == id else { return Self.refuse(element.id, under: id) }
    elements[index] = element
  }
}

nonisolated extension Identified: Sendable where Element: Sendable, Element.ID: Sendable {}
