#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// How what an action changes is animated; it animates nothing where SwiftUI does not exist.
public nonisolated enum FeatureAnimation: Equatable, Sendable {
  /// The system's choice.
  case `default`
  /// At one speed.
  case linear(duration: Double)
  /// Slow at its beginning.
  case easeIn(duration: Double)
  /// Slow at its end.
  case easeOut(duration: Double)
  /// Slow at both ends.
  case easeInOut(duration: Double)
  /// Like a spring.
  case spring(duration: Double, bounce: Double)

  /// At one speed.
  public static var linear: FeatureAnimation { .linear(duration: 0.35) }
  /// Slow at its beginning.
  public static var easeIn: FeatureAnimation { .easeIn(duration: 0.35) }
  /// Slow at its end.
  public static var easeOut: FeatureAnimation { .easeOut(duration: 0.35) }
  /// Slow at both ends.
  public static var easeInOut: FeatureAnimation { .easeInOut(duration: 0.35) }
  /// A spring that does not bounce.
  public static var spring: FeatureAnimation { .spring(duration: 0.5, bounce: 0) }
  /// A spring that does not bounce.
  public static var smooth: FeatureAnimation { .spring(duration: 0.5, bounce: 0) }
  /// A spring that bounces a little.
  public static var snappy: FeatureAnimation { .spring(duration: 0.5, bounce: 0.15) }
  /// A spring that bounces.
  public static var bouncy: FeatureAnimation { .spring(duration: 0.5, bounce: 0.3) }

  /// Runs a closure, animated where an animation is given.
  @MainActor
  static func animate(_ animation: FeatureAnimation?, _ body: () -> Void) {
    #if canImport(SwiftUI)
      guard let animation else { return body() }
      withAnimation(animation.swiftUI, body)
    #else
      body()
    #endif
  }
}

#if canImport(SwiftUI)
  extension FeatureAnimation {
    /// The same for SwiftUI.
    public var swiftUI: SwiftUI.Animation {
      switch self {
      case .default: .default
      case .linear(let duration): .linear(duration: duration)
      case .easeIn(let duration): .easeIn(duration: duration)
      case .easeOut(let duration): .easeOut(duration: duration)
      case .easeInOut(let duration): .easeInOut(duration: duration)
      case .spring(let duration, let bounce): .spring(duration: duration, bounce: bounce)
      }
    }
  }
#endif
