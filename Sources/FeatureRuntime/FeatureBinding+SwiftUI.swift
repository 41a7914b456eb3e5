#if canImport(SwiftUI)
  public import SwiftUI

  extension FeatureBinding where Value: Sendable {
    /// The same channel for SwiftUI's views.
    @MainActor public var swiftUI: Binding<Value> {
      nonisolated(unsafe) let channel: FeatureBinding<Value> = self
      return Binding<Value>(
        get: { channel.wrappedValue }, set: { value in channel.wrappedValue = value })
    }

    /// A channel to what SwiftUI's binding reads and writes.
    @MainActor public init(_ binding: Binding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { value in binding.wrappedValue = value })
    }
  }
#endif
