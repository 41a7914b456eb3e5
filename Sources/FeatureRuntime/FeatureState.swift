import Foundation

/// Local state, safe to read and write from any thread, where SwiftUI's `@State` does not exist.
///
/// In a module whose default isolation is the main actor and that embeds the runtime, `wrappedValue`
/// is of the main actor as well (see `FeatureBinding`).
@propertyWrapper
public struct FeatureState<Value: Sendable>: Sendable {
  private nonisolated let box: Box

  /// State that begins with a value.
  public nonisolated init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The channel to the value.
  public var projectedValue: FeatureBinding<Value> {
    let box: Box = box
    return FeatureBinding<Value>(get: { box.value }, set: { box.value = $0 })
  }

  nonisolated private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
      stored = value
    }

    var value: Value {
      get { lock.withLock { stored } }
      set {
        // The old value is released outside the lock: its release may run code that reads it.
        let old: Value = lock.withLock {
          let old = stored
          stored = newValue
          return old
        }
        withExtendedLifetime(old) {}
      }
    }
  }
}
