#if canImport(SwiftUI)
  public import SwiftUI

  extension BridgeUpdates {
    /// The channel itself or, where what is written has to wait, one that writes later and reads
    /// what was written to it.
    public func delaying<Value: Sendable>(_ binding: Binding<Value>) -> Binding<Value> {
      guard mustWait else { return binding }
      let written = LastRead<Value>()
      return Binding<Value>(
        get: { written.value ?? binding.wrappedValue },
        set: { value in
          written.value = value
          self.after { binding.wrappedValue = value }
        })
    }
  }
#endif
