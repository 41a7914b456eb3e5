import Dispatch

/// Tells whether code runs on the main queue, which need not mean the main thread.
enum MainQueue {
  private static let mark = DispatchSpecificKey<Bool>()

  /// To be called once before asking; more often does no harm.
  static func prepare() {
    DispatchQueue.main.setSpecific(key: mark, value: true)
  }

  /// Whether the main queue is running this code.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
