#if canImport(SwiftUI)
  public import SwiftUI

  extension FeatureBinding where Value: Sendable {
    /// The same channel for SwiftUI's views.
    @MainActor public var swiftUI: Binding<Value> {
      let held = Held(channel: self)
      return Binding<Value>(
        get: { held.channel.wrappedValue }, set: { value in held.channel.wrappedValue = value })
    }

    /// The channel for closures that SwiftUI calls on the main actor alone.
    private nonisolated struct Held: @unchecked Sendable {
      let channel: FeatureBinding<Value>
    }

    /// A channel to what SwiftUI's binding reads and writes.
    @MainActor public init(_ binding: Binding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { value in binding.wrappedValue = value })
    }
  }
#endif
