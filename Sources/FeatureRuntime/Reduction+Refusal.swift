nonisolated extension Reduction {
  /// Notes that a guard refused the action: nothing ran, and a parent hears nothing of it.
  @inlinable
  public func refuse() {
    core.isRefused = true
  }

  /// Refuses a write: whoever reads the binding reads it again, where it does not read what was
  /// written.
  @inlinable
  public mutating func refuse<Value: Equatable>(_ binding: Int, _ written: Value, _ read: Value) {
    refuse()
    reread(binding, written, read)
  }

  /// Refuses a write: whoever reads the binding reads it again, where it does not read what was
  /// written.
  @inlinable
  public mutating func refuse<Value: FloatingPoint>(
    _ binding: Int, _ written: Value, _ read: Value
  ) {
    refuse()
    reread(binding, written, read)
  }

  /// Refuses a write: whoever reads the binding reads it again, where it does not read what was
  /// written.
  @inlinable
  public mutating func refuse<Value: FloatingPoint>(
    _ binding: Int, _ written: Value?, _ read: Value?
  ) {
    refuse()
    reread(binding, written, read)
  }
}
