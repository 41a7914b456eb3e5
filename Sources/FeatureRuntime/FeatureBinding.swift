/// A two-way channel to a value that lives elsewhere.
///
/// Its members are usable anywhere, but for `wrappedValue` and `projectedValue`: Swift lets every
/// property that is wrapped take its isolation from those, and refuses a variable that is
/// `nonisolated`. So the two follow the module that they are compiled in, the embedded runtime in a
/// module of the main actor included.
@propertyWrapper
@dynamicMemberLookup
public struct FeatureBinding<Value> {
  @usableFromInline nonisolated(unsafe) let read: () -> Value
  @usableFromInline nonisolated(unsafe) let write: (Value) -> Void

  /// A channel that reads by one closure and writes by another.
  @inlinable
  public nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// A channel to something that cannot always be read; meanwhile it gives what it read last.
  public nonisolated init(
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
  public nonisolated static func constant(_ value: Value) -> FeatureBinding<Value> {
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
  public nonisolated init(projectedValue: FeatureBinding<Value>) {
    self = projectedValue
  }

  /// A channel to a part of the value.
  public nonisolated subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>)
    -> FeatureBinding<Part>
  {
    FeatureBinding<Part>(
      get: { self.read()[keyPath: path] },
      set: { part in
        var value = self.read()
        value[keyPath: path] = part
        self.write(value)
      })
  }

  /// A channel to the value inside an optional, or nil where there is none now.
  ///
  /// When the value goes, the channel keeps reading the last one, and what is written is dropped.
  public nonisolated init?(_ base: FeatureBinding<Value?>) {
    guard let present = base.read() else { return nil }
    let memory = LastRead<Value>()
    memory.value = present
    self.init(
      get: {
        let value = base.read() ?? memory.value ?? present
        memory.value = value
        return value
      },
      set: { value in
        guard base.read() != nil else { return }
        base.write(value)
        memory.value = base.read() ?? memory.value
      })
  }

  /// A channel that shows the value as an optional; writing nil does nothing.
  public nonisolated init<Wrapped>(_ base: FeatureBinding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.read() },
      set: { value in
        if let value { base.write(value) }
      })
  }
}

nonisolated extension FeatureBinding {
  /// A channel to the element of an id; nil where there is none now.
  public subscript<Element: Identifiable>(id id: Element.ID) -> FeatureBinding<Element>?
  where Value == Identified<Element> {
    FeatureBinding<Element>(
      FeatureBinding<Element?>(
        get: { self.read()[id: id] },
        set: { element in
          var all = self.read()
          all[id: id] = element
          self.write(all)
        }))
  }

  /// A channel to the first element of an id in an array; nil where there is none now.
  public subscript<Element: Identifiable>(id id: Element.ID) -> FeatureBinding<Element>?
  where Value == [Element] {
    FeatureBinding<Element>(
      FeatureBinding<Element?>(
        get: { self.read().first { $0.id == id } },
        set: { element in
          var all = self.read()
          guard let element, let index = all.firstIndex(where: { $0.id == id }) else { return }
          all[index] = element
          self.write(all)
        }))
  }
}

/// What was read last, while it can be read no more.
nonisolated final class LastRead<Value> {
  var value: Value?
}

nonisolated extension LastRead where Value: Equatable {
  /// Notes what is read, and gives it.
  func noting(_ read: Value) -> Value {
    value = read
    return read
  }

  /// Whether there is another value by now than the one that was read last, if any was.
  func isOutdated(by now: @autoclosure () -> Value) -> Bool {
    guard let value else { return false }
    return value != now()
  }
}
