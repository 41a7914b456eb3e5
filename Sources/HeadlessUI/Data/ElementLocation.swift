import Foundation

/// An element of a collection; once the collection is too short, what was read last.
final class ElementLocation<Root: MutableCollection>: Location, @unchecked Sendable {
  private let base: any Location<Root>
  private let index: Root.Index
  private let lock = NSLock()
  private var last: Root.Element

  init(_ base: any Location<Root>, _ index: Root.Index) {
    self.base = base
    self.index = index
    last = base.read()[index]
  }

  func read() -> Root.Element {
    let all: Root = base.read()
    return lock.withLock {
      if holds(all) { last = all[index] }
      return last
    }
  }

  func write(_ value: Root.Element, _ transaction: Transaction) {
    var all: Root = base.read()
    guard holds(all) else { return }
    all[index] = value
    base.write(all, transaction)
  }

  private func holds(_ all: Root) -> Bool { index >= all.startIndex && index < all.endIndex }

  func isSame(as other: any Location<Root.Element>) -> Bool {
    guard let other = other as? ElementLocation<Root> else { return false }
    return base.isSame(as: other.base) && index == other.index
  }
}
