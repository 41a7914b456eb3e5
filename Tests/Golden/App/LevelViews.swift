#if canImport(SwiftUI)
  import SwiftUI

  /// The app's own view, of which the specs know nothing.
  struct LevelBadge: View {
    let value: Double
    let fill: @MainActor () -> Void

    var body: some View {
      Button("Fill \(value)", action: fill)
    }
  }

  extension View {
    /// The app's own modifier.
    func emphasized(_ isOn: Bool) -> some View { opacity(isOn ? 1 : 0.5) }
  }
#endif
