#if canImport(SwiftUI)
  public import SwiftUI

  extension FeatureBinding where Value: Sendable {
    /// The same channel for SwiftUI's views.
    @MainActor public var swiftUI: Binding<Value> {
      // The closures, not the channel: that is `Sendable` in a module of the main actor.
      nonisolated(unsafe) let read: () -> Value = self.read
      nonisolated(unsafe) let write: (Value) -> Void = self.write
      return Binding<Value>(get: { read() }, set: { value in write(value) })
    }

    /// A channel to what SwiftUI's binding reads and writes.
    @MainActor public init(_ binding: Binding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { value in binding.wrappedValue = value })
    }
  }
#endif
