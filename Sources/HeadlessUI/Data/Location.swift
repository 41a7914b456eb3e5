import Foundation

/// Where a binding reads and writes.
protocol Location<Value>: AnyObject, Sendable {
  associatedtype Value

  func read() -> Value
  func write(_ value: Value, _ transaction: Transaction)

  /// Whether another place is this one, so that a binding to it is the same binding.
  func isSame(as other: any Location<Value>) -> Bool
}

extension Location {
  func isSame(as other: any Location<Value>) -> Bool { self === other }
}

/// A value that a view owns; any thread may read and write it.
class StateStorage<Value>: Location, @unchecked Sendable {
  private let readers = Readers()
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    readers.noteRead()
    return lock.withLock { value }
  }

  func write(_ newValue: Value, _ transaction: Transaction) {
    Evaluation.noteStateWrite()
    store(newValue)
  }

  /// Writes from the host itself, at which no complaint is due.
  func store(_ newValue: Value) {
    let old: Value = lock.withLock {
      defer { value = newValue }
      return value
    }
    if !HeadlessUI.isSame(old, newValue) { readers.noteChange() }
  }

  /// The value, for the host itself.
  var present: Value { lock.withLock { value } }
}

/// Two closures.
final class ClosureLocation<Value>: Location, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  func read() -> Value { get() }
  func write(_ value: Value, _ transaction: Transaction) { set(value, transaction) }
}

/// A value that cannot be written.
final class ConstantLocation<Value>: Location, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value { value }
  func write(_ value: Value, _ transaction: Transaction) {}

  func isSame(as other: any Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return HeadlessUI.isSame(value, other.value)
  }
}

/// A property of an object.
final class PropertyLocation<Root: AnyObject, Value>: Location, @unchecked Sendable {
  private let root: Root
  private let path: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  func read() -> Value { root[keyPath: path] }
  func write(_ value: Value, _ transaction: Transaction) { root[keyPath: path] = value }

  func isSame(as other: any Location<Value>) -> Bool {
    guard let other = other as? PropertyLocation<Root, Value> else { return false }
    return root === other.root && path == other.path
  }
}

/// A part of what is somewhere else.
final class PartLocation<Root, Value>: Location, @unchecked Sendable {
  private let root: any Location<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: any Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  func read() -> Value { root.read()[keyPath: path] }

  func write(_ value: Value, _ transaction: Transaction) {
    var whole: Root = root.read()
    whole[keyPath: path] = value
    root.write(whole, transaction)
  }

  func isSame(as other: any Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Root, Value> else { return false }
    return root.isSame(as: other.root) && path == other.path
  }
}

/// What is inside an optional; once it is gone, what was read last.
final class UnwrappedLocation<Value>: Location, @unchecked Sendable {
  private let base: any Location<Value?>
  private let lock = NSLock()
  private var last: Value

  init(_ base: any Location<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  func read() -> Value {
    let value: Value? = base.read()
    return lock.withLock {
      last = value ?? last
      return last
    }
  }

  func write(_ value: Value, _ transaction: Transaction) {
    guard base.read() != nil else { return }
    base.write(value, transaction)
    _ = read()
  }

  func isSame(as other: any Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}

/// A value shown as another type; what cannot be shown back is not written.
final class ConvertedLocation<Root, Value>: Location, @unchecked Sendable {
  private let base: any Location<Root>
  private let forth: (Root) -> Value
  private let back: (Value) -> Root?

  init(
    _ base: any Location<Root>, forth: @escaping (Root) -> Value, back: @escaping (Value) -> Root?
  ) {
    self.base = base
    self.forth = forth
    self.back = back
  }

  func read() -> Value { forth(base.read()) }

  func write(_ value: Value, _ transaction: Transaction) {
    if let value = back(value) { base.write(value, transaction) }
  }

  func isSame(as other: any Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Root, Value> else { return false }
    return base.isSame(as: other.base)
  }
}
