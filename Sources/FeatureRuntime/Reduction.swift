public import Foundation

/// One reduction under way: which fields changed, and what is to happen after it.
public nonisolated struct Reduction<F: Feature> {
  @usableFromInline var changed = FieldSet()
  /// The bindings to be read again.
  @usableFromInline var reread = FieldSet()
  // The store keeps its core while it reduces; a reference that counts would cost more than the rest.
  @usableFromInline unowned(unsafe) let core: StoreCore<F>

  @inlinable
  init(core: StoreCore<F>) {
    self.core = core
  }

  /// What the app supplied.
  @inlinable
  public var dependencies: F.Dependencies { core.dependencies }

  /// Notes that a field changed.
  @inlinable
  public mutating func mark(_ field: Int) {
    changed.insert(field)
  }

  /// Notes that a field changed, where it did; nil where what was written is not there.
  @inlinable
  public mutating func mark(_ field: Int, if isChanged: Bool?) {
    if isChanged == true { changed.insert(field) }
  }

  /// Whether a field was marked in this reduction.
  @inlinable
  public func isMarked(_ field: Int) -> Bool {
    changed.contains(field) || core.adopted.contains(field)
  }

  /// Sends an action of the feature itself, after this one.
  public mutating func send(_ action: F.Action, animation: FeatureAnimation? = nil) {
    core.sendItself(action, animation)
  }

  /// Tells the parent or, at the root, the app.
  public mutating func emit(_ output: F.Output, animation: FeatureAnimation? = nil) {
    core.outputs.append((output, animation))
    core.hasAftermath = true
  }

  /// Asks whoever presents the feature to take it down.
  public mutating func dismiss(animation: FeatureAnimation? = nil) {
    core.wantDismissal(animation)
  }

  /// Reports a condition that should hold after every action and does not.
  public mutating func require(_ title: String, _ condition: Bool) {
    core.tree.requirements += 1
    if !condition { core.note(.brokenInvariant, "the invariant «\(title)» is broken") }
  }
}

nonisolated extension Reduction {
  /// Whether two values differ.
  @inlinable
  public func differs<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    old != new
  }

  /// Whether two numbers differ; not a number equals itself.
  @inlinable
  public func differs<Value: FloatingPoint>(_ old: Value, _ new: Value) -> Bool {
    !FeatureRuntime.same(old, new)
  }

  /// Whether two numbers that may be missing differ; not a number equals itself.
  @inlinable
  public func differs<Value: FloatingPoint>(_ old: Value?, _ new: Value?) -> Bool {
    !FeatureRuntime.same(old, new)
  }

  /// Marks a field where its value differs from the one before.
  @inlinable
  public mutating func compare<Value: Equatable>(_ field: Int, _ old: Value, _ new: Value) {
    if old != new { changed.insert(field) }
  }

  /// Marks a field where its number differs from the one before.
  @inlinable
  public mutating func compare<Value: FloatingPoint>(_ field: Int, _ old: Value, _ new: Value) {
    if !FeatureRuntime.same(old, new) { changed.insert(field) }
  }

  /// Marks a field where its number differs from the one before.
  @inlinable
  public mutating func compare<Value: FloatingPoint>(_ field: Int, _ old: Value?, _ new: Value?) {
    if !FeatureRuntime.same(old, new) { changed.insert(field) }
  }

  /// Writes a value and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: Equatable>(
    _ field: Int, _ place: inout Value, _ value: Value
  ) {
    guard place != value else { return }
    place = value
    changed.insert(field)
  }

  /// Writes a number and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: FloatingPoint>(
    _ field: Int, _ place: inout Value, _ value: Value
  ) {
    guard !FeatureRuntime.same(place, value) else { return }
    place = value
    changed.insert(field)
  }

  /// Writes a number and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: FloatingPoint>(
    _ field: Int, _ place: inout Value?, _ value: Value?
  ) {
    guard !FeatureRuntime.same(place, value) else { return }
    place = value
    changed.insert(field)
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: Equatable>(_ binding: Int, _ written: Value, _ read: Value) {
    if written != read { reread.insert(binding) }
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: FloatingPoint>(
    _ binding: Int, _ written: Value, _ read: Value
  ) {
    if !FeatureRuntime.same(written, read) { reread.insert(binding) }
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: FloatingPoint>(
    _ binding: Int, _ written: Value?, _ read: Value?
  ) {
    if !FeatureRuntime.same(written, read) { reread.insert(binding) }
  }
}

nonisolated extension Reduction {
  /// An identifier from the store's environment.
  public func uuid() -> UUID {
    core.tree.tape?.uuid(from: core.tree.environment) ?? core.tree.environment.uuid()
  }

  /// The time in the store's environment.
  public var now: Date {
    core.tree.tape?.now(from: core.tree.environment) ?? core.tree.environment.now()
  }

  /// A random integer of the range.
  public func random<Value: FixedWidthInteger>(in range: Range<Value>) -> Value {
    var generator = EnvironmentGenerator(environment: core.tree.environment, tape: core.tree.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random integer of the range.
  public func random<Value: FixedWidthInteger>(in range: ClosedRange<Value>) -> Value {
    var generator = EnvironmentGenerator(environment: core.tree.environment, tape: core.tree.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random number of the range.
  public func random<Value: BinaryFloatingPoint>(in range: Range<Value>) -> Value
  where Value.RawSignificand: FixedWidthInteger {
    var generator = EnvironmentGenerator(environment: core.tree.environment, tape: core.tree.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random number of the range.
  public func random<Value: BinaryFloatingPoint>(in range: ClosedRange<Value>) -> Value
  where Value.RawSignificand: FixedWidthInteger {
    var generator = EnvironmentGenerator(environment: core.tree.environment, tape: core.tree.tape)
    return Value.random(in: range, using: &generator)
  }
}
