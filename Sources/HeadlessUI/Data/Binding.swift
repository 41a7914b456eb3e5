/// A channel to a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: any Location<Value>
  /// What accompanies what is written.
  public var transaction: Transaction

  init(_ location: any Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// A channel that reads and writes by closures.
  ///
  /// The closures keep the isolation of the place that they are written in; it is for whoever
  /// reads and writes to be there.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(ClosureLocation(get: read, set: { value, _ in write(value) }))
  }

  /// A channel that reads and writes by closures, the second with the transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(ClosureLocation(get: read, set: write))
  }

  /// A channel to a value that never changes; what is written is dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value at the other end.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      guard transaction.animation != nil || transaction.disablesAnimations else {
        return location.write(newValue, Transaction.current)
      }
      withTransaction(transaction) { location.write(newValue, transaction) }
    }
  }

  /// The channel itself.
  public var projectedValue: Binding<Value> { self }

  /// A channel from another's projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A channel to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding<Subject>(PartLocation(location, keyPath), transaction: transaction)
  }

  /// A channel that shows the value as an optional; nil is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      ConvertedLocation(base.location, forth: { Optional($0) }, back: { $0 }),
      transaction: base.transaction)
  }

  /// A channel to what is inside an optional; nil where there is nothing now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(UnwrappedLocation(base.location, last: value), transaction: base.transaction)
  }

  /// A channel that shows the value as any hashable one.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      ConvertedLocation(base.location, forth: { AnyHashable($0) }, back: { $0.base as? V }),
      transaction: base.transaction)
  }

  /// The same channel, writing with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location, transaction: transaction)
  }

  /// The same channel, writing with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location, transaction: Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: InstalledProperty {
  mutating func install(_ installation: Installation) {
    if installation.readsBindings { _ = location.read() }
  }
}

extension Binding: ComparableField {
  func isSame(as other: Binding<Value>) -> Bool {
    location.isSame(as: other.location) && transaction.animation == other.transaction.animation
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A channel an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the channels.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of them.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places.
  public typealias Indices = Value.Indices

  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// A channel to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
