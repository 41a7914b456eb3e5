nonisolated extension FeatureRuntime {
  /// A value that all features of a tree of stores share which name it.
  ///
  /// Until a store takes it up it is a value of its own; from there on it stands for the tree's one value,
  /// which is written in place. It stands in here for the reason that `Presented` does.
  @propertyWrapper
  public struct Shared<Value> {
    @usableFromInline var box: SharedBox<Value>

    /// The value to begin with, where the tree has none yet.
    public init(wrappedValue: Value) {
      box = SharedBox<Value>(wrappedValue)
    }

    init(_ box: SharedBox<Value>) {
      self.box = box
    }

    /// The value.
    @inlinable
    public var wrappedValue: Value {
      get { box.value }
      set {
        ownBox()
        box.value = newValue
      }
      _modify {
        ownBox()
        yield &box.value
      }
    }

    /// What stands for the value, for the store.
    @inlinable
    public var projectedValue: Shared<Value> {
      get { self }
      set { self = newValue }
    }

    /// Lets nobody else see what is written before a store has taken it up; one that is taken up
    /// remembers what it was.
    @usableFromInline
    mutating func ownBox() {
      if box.isJoined { return box.remember() }
      if isKnownUniquelyReferenced(&box) { return }
      box = SharedBox<Value>(box.value)
    }
  }
}

/// A value that all features of a tree of stores share which name it.
public typealias Shared<Value> = FeatureRuntime.Shared<Value>

/// What the readers of a shared value, of any type, are told by.
@usableFromInline
nonisolated class SharedBoxBase: StoreReaders {
  /// Whether it is the value of a tree.
  @exclusivity(unchecked) @usableFromInline final var isJoined = false
  /// Whether it was written in the action under way.
  @exclusivity(unchecked) final var hasNews = false
  /// Whether somebody asks what it was before it was written.
  @exclusivity(unchecked) @usableFromInline final var isRemembered = false
  /// Where it is stored; nil for one in memory.
  @exclusivity(unchecked) final var place: SharedPlace?
  /// Takes the value and makes of it what is stored.
  @exclusivity(unchecked) final var encoder: (() -> SharedWriter.Encoding)?

  /// Lets go of what the value was before.
  func forget() {}

  /// Tells the readers.
  @MainActor
  final func tell() {
    hasNews = false
    forget()
    guard let signals = signals?.takeUnretainedValue() else { return }
    var all = FieldSet()
    all.insert(0)
    signals.tell(all, isWholeChanged: false)
  }
}

/// A shared value.
@usableFromInline
nonisolated final class SharedBox<Value>: SharedBoxBase {
  @exclusivity(unchecked) @usableFromInline final var value: Value
  /// What it was before the action under way wrote it, where that is remembered.
  @exclusivity(unchecked) final var before: Value?

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }

  /// Keeps the value as it is before the first write of an action, where somebody asks for it.
  final func remember() {
    if isRemembered, before == nil { before = value }
  }

  override final func forget() { before = nil }
}

// One that no store has taken up is written only by whoever has it alone; from there on it is used on the
// main actor only, and what a store hands out is a value of its own again.
nonisolated extension FeatureRuntime.Shared: @unchecked Sendable where Value: Sendable {}

nonisolated extension FeatureRuntime.Shared: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (
    left: FeatureRuntime.Shared<Value>, right: FeatureRuntime.Shared<Value>
  ) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}

nonisolated extension FeatureRuntime.Shared: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.value)
  }
}

nonisolated extension FeatureRuntime.Shared: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    try box.value.encode(to: encoder)
  }
}

nonisolated extension FeatureRuntime.Shared: Decodable where Value: Decodable {
  /// Decodes a value to begin with.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

nonisolated extension FeatureRuntime.Shared: WrappedField {
  /// The value.
  public var field: Value { box.value }
}
