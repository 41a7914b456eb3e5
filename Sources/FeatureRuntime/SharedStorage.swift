public import Foundation

/// The shared values of a tree of stores, by their names; several trees that are handed one see the same.
///
/// Used on the main actor only.
public nonisolated final class SharedStorage: @unchecked Sendable {
  private var boxes: [String: SharedBoxBase] = [:]
  /// Told of by any of the values.
  let any = SharedBoxBase()
  private var trees: [WeakTree] = []
  let persistence: SharedPersistence?
  private var writer: SharedWriter?

  private struct WeakTree {
    weak var tree: StoreTree?
  }

  /// Values that are kept in memory, those too that a spec stores.
  public init() {
    persistence = nil
  }

  /// Values of which those that a spec stores are loaded and saved.
  ///
  /// - Parameters:
  ///   - persistence: loads and saves.
  ///   - delay: how long changes are gathered before they are written.
  public init(_ persistence: SharedPersistence, delay: Duration = .milliseconds(500)) {
    self.persistence = persistence
    writer = SharedWriter(persistence, delay: delay) { [weak self] (message: String) -> Void in
      Task { @MainActor in self?.report(message) }
    }
  }

  /// Values of which those that a spec stores are files of a folder, or stand in the user's defaults.
  public static func files(in folder: URL, defaults suite: String? = nil) -> SharedStorage {
    SharedStorage(.files(in: folder, defaults: suite))
  }

  /// Writes what has changed now, and waits until it is written.
  @MainActor
  public func flush() {
    writer?.flush()
  }

  /// Notes that a state as a whole is read.
  func trackAny(for reader: StoreReaders) {
    if !boxes.isEmpty { any.track(0, for: reader) }
  }

  /// Whether there is any value.
  var isEmpty: Bool { boxes.isEmpty }

  /// Adds a tree whose observers are to hear of changes.
  func add(_ tree: StoreTree) {
    trees.removeAll { $0.tree == nil }
    trees.append(WeakTree(tree: tree))
  }

  /// The box of a name, where there is one of the type.
  func box<Value>(_ name: String) -> SharedBox<Value>? {
    boxes[name] as? SharedBox<Value>
  }

  /// Makes a box that of a name.
  func join<Value>(_ name: String, _ box: SharedBox<Value>) {
    box.isJoined = true
    boxes[name] = box
  }

  /// Tells the readers of a value that was written, and has it stored.
  @MainActor
  func tell(_ box: SharedBoxBase) {
    box.tell()
    any.tell()
    if let place = box.place { writer?.write(box, to: place) }
  }

  /// Lets the observers of the other trees run.
  @MainActor
  func runObservers(but own: StoreTree) {
    for entry in trees {
      guard let tree = entry.tree, tree !== own, tree.root?.isBusy == false else { continue }
      tree.runObservers()
    }
  }

  @MainActor
  private func report(_ message: String) {
    guard let tree = trees.lazy.compactMap(\.tree).first else { return }
    tree.report(
      StoreTree.Trouble(
        kind: .unsavedValue, feature: tree.root?.feature ?? "", message: message), "")
  }
}
