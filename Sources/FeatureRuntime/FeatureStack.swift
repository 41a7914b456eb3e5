/// Which element of a stack something belongs to; never used twice in one stack.
public nonisolated struct StackID: Hashable, Codable, Sendable, CustomStringConvertible {
  fileprivate let number: Int

  fileprivate init(number: Int) {
    self.number = number
  }

  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    number = try Int(from: decoder)
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    try number.encode(to: encoder)
  }

  /// The number, with a mark before it.
  public var description: String { "#\(number)" }
}

/// What is pushed on top of each other, as in a navigation; each element has an id that stays.
public nonisolated struct FeatureStack<Element> {
  /// An element with its id.
  @usableFromInline
  struct Entry {
    @usableFromInline let id: StackID
    @usableFromInline var element: Element

    @usableFromInline
    init(id: StackID, element: Element) {
      self.id = id
      self.element = element
    }
  }

  @usableFromInline private(set) var entries: [Entry] = []
  private var next = 0

  /// An empty stack.
  public init() {}

  /// A stack of elements, the last one on top.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    for element in elements { push(element) }
  }

  /// The ids, that of the top last.
  public var ids: [StackID] { entries.map(\.id) }

  /// Puts an element on top.
  @discardableResult
  public mutating func push(_ element: Element) -> StackID {
    let id = StackID(number: next)
    next += 1
    entries.append(Entry(id: id, element: element))
    return id
  }

  /// Takes the top off, if there is one, and gives it back.
  @discardableResult
  public mutating func pop() -> Element? {
    entries.popLast()?.element
  }

  /// Takes off all that is above an element; nothing where that is gone.
  public mutating func pop(to id: StackID) {
    guard let index = index(id: id) else { return }
    entries.removeSubrange((index + 1)...)
  }

  /// Takes off an element and all that is above it; nothing where that is gone.
  public mutating func pop(from id: StackID) {
    guard let index = index(id: id) else { return }
    entries.removeSubrange(index...)
  }

  /// Takes off everything.
  public mutating func popToRoot() {
    entries = []
  }

  /// Does what an action says.
  public mutating func pop(_ action: StackPop) {
    switch action {
    case .pop: pop()
    case .popTo(let id): pop(to: id)
    case .popFrom(let id): pop(from: id)
    case .popToRoot: popToRoot()
    }
  }

  /// Where an element stands.
  @inlinable
  public func index(id: StackID) -> Int? {
    // The one on top is asked for most.
    entries.lastIndex { $0.id == id }
  }

  /// The element of an id. Writing changes the one that is there, and nil takes it out with all that is
  /// above it; one that is gone stays gone.
  public subscript(id id: StackID) -> Element? {
    get { index(id: id).map { entries[$0].element } }
    set {
      guard let index = index(id: id) else { return }
      guard let newValue else { return entries.removeSubrange(index...) }
      entries[index].element = newValue
    }
  }

  /// Takes out the element at an index, for whoever changes it and puts it back.
  @usableFromInline
  mutating func takeOut(at index: Int) {
    entries.remove(at: index)
  }

  /// Puts an element back that was taken out.
  @usableFromInline
  mutating func putBack(_ element: Element, _ id: StackID, at index: Int) {
    entries.insert(Entry(id: id, element: element), at: index)
  }
}

nonisolated extension FeatureStack.Entry: Equatable where Element: Equatable {}
nonisolated extension FeatureStack.Entry: Hashable where Element: Hashable {}
nonisolated extension FeatureStack.Entry: Sendable where Element: Sendable {}
nonisolated extension FeatureStack.Entry: Encodable where Element: Encodable {}
nonisolated extension FeatureStack.Entry: Decodable where Element: Decodable {}

/// Equal elements of equal ids; the next push gives both the same id.
nonisolated extension FeatureStack: Equatable where Element: Equatable {}
nonisolated extension FeatureStack: Hashable where Element: Hashable {}
nonisolated extension FeatureStack: Sendable where Element: Sendable {}

/// The elements with their ids, and what the next id is.
nonisolated extension FeatureStack: Encodable where Element: Encodable {}
nonisolated extension FeatureStack: Decodable where Element: Decodable {}
