/// Keeps apart what a representable carries to its view and what the view tells meanwhile.
///
/// A view of UIKit may tell of an event while it is brought up to date, when nothing may write state:
/// such an event waits until the update is over.
@MainActor
public final class BridgeUpdates {
  private var areUnderWay = false
  private var isOver = false
  private var waiting: [() -> Void] = []

  /// No update is under way yet.
  public init() {}

  /// Whether what the view tells now has to wait, for an update or behind what waits already.
  public var mustWait: Bool { areUnderWay || !waiting.isEmpty }

  /// Brings the view up to date.
  public func perform(_ update: () -> Void) {
    let isNested: Bool = areUnderWay
    areUnderWay = true
    update()
    areUnderWay = isNested
  }

  /// Delivers an event after the update that is under way.
  public func after(_ event: @escaping () -> Void) {
    if isOver { return }
    if waiting.isEmpty {
      Task { @MainActor [weak self] in self?.deliver() }
    }
    waiting.append(event)
  }

  /// Drops what waits: the view is gone.
  public func end() {
    isOver = true
    waiting = []
  }

  private func deliver() {
    let events: [() -> Void] = waiting
    waiting = []
    for event in events where !isOver { event() }
  }
}
