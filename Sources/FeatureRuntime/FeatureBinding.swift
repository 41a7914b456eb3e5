/// A two-way channel to a value that lives elsewhere.
///
/// Not marked `nonisolated`: Swift refuses that of a property wrapper. So it follows the module it is
/// compiled in, the embedded runtime in a module of the main actor included.
@propertyWrapper
@dynamicMemberLookup
public struct FeatureBinding<Value> {
  @usableFromInline let read: () -> Value
  @usableFromInline let write: (Value) -> Void

  /// A channel that reads by one closure and writes by another.
  @inlinable
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// A channel to something that cannot always be read; meanwhile it gives what it read last.
  public init(
    isReadable: @escaping () -> Bool, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    let memory = LastRead<Value>()
    read = {
      if let last = memory.value, !isReadable() { return last }
      let value = get()
      memory.value = value
      return value
    }
    write = set
    if isReadable() { memory.value = get() }
  }

  /// A channel that always reads `value` and drops what is written.
  public static func constant(_ value: Value) -> FeatureBinding<Value> {
    FeatureBinding(get: { value }, set: { _ in })
  }

  /// The value at the other end.
  @inlinable
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The channel itself.
  public var projectedValue: FeatureBinding<Value> { self }

  /// A channel from another's projection.
  public init(projectedValue: FeatureBinding<Value>) {
    self = projectedValue
  }

  /// A channel to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> FeatureBinding<Part> {
    FeatureBinding<Part>(
      get: { self.wrappedValue[keyPath: path] },
      set: { part in
        var value = self.wrappedValue
        value[keyPath: path] = part
        self.wrappedValue = value
      })
  }

  /// A channel to the value inside an optional, or nil where there is none now.
  ///
  /// When the value goes, the channel keeps reading the last one, and what is written is dropped.
  public init?(_ base: FeatureBinding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    let memory = LastRead<Value>()
    memory.value = present
    self.init(
      get: {
        let value = base.wrappedValue ?? memory.value ?? present
        memory.value = value
        return value
      },
      set: { value in
        guard base.wrappedValue != nil else { return }
        base.wrappedValue = value
        memory.value = base.wrappedValue ?? memory.value
      })
  }

  /// A channel that shows the value as an optional; writing nil does nothing.
  public init<Wrapped>(_ base: FeatureBinding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }
}

extension FeatureBinding {
  /// A channel to the element of an id; nil where there is none now.
  public subscript<Element: Identifiable>(id id: Element.ID) -> FeatureBinding<Element>?
  where Value == Identified<Element> {
    FeatureBinding<Element>(
      FeatureBinding<Element?>(
        get: { self.wrappedValue[id: id] },
        set: { element in
          var all = self.wrappedValue
          all[id: id] = element
          self.wrappedValue = all
        }))
  }

  /// A channel to the first element of an id in an array; nil where there is none now.
  public subscript<Element: Identifiable>(id id: Element.ID) -> FeatureBinding<Element>?
  where Value == [Element] {
    FeatureBinding<Element>(
      FeatureBinding<Element?>(
        get: { self.wrappedValue.first { $0.id == id } },
        set: { element in
          var all = self.wrappedValue
          guard let element, let index = all.firstIndex(where: { $0.id == id }) else { return }
          all[index] = element
          self.wrappedValue = all
        }))
  }
}

/// What was read last, while it can be read no more.
nonisolated private final class LastRead<Value> {
  var value: Value?
}
