#if canImport(SwiftUI)
  public import SwiftUI

  extension FeatureStore {
    /// Sends an action and animates what it changes.
    @discardableResult
    public final func send(_ action: F.Action, animation: SwiftUI.Animation?) -> FeatureTask {
      withAnimation(animation) { send(action) }
    }
  }
#endif
