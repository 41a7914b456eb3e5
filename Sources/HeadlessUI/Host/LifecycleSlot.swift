/// What is told when a view comes and goes, and the task that runs while it is there.
@MainActor
final class LifecycleSlot {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private var work: (() -> Task<Void, Never>)?
  private var id: EquatableBox?
  private var task: Task<Void, Never>?
  private(set) var isVisible = false

  deinit { task?.cancel() }

  func appear() {
    isVisible = true
    onAppear?()
    task = work?()
  }

  func disappear() {
    isVisible = false
    task?.cancel()
    task = nil
    onDisappear?()
  }

  /// Takes what runs while the view is there; another `id` ends what runs and begins anew.
  func setWork(id newID: EquatableBox?, _ newWork: @escaping () -> Task<Void, Never>) -> Bool {
    defer { id = newID }
    work = newWork
    return isVisible && newID != id
  }

  func restart() {
    guard isVisible else { return }
    task?.cancel()
    task = work?()
  }
}
