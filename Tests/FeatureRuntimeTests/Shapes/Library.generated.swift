// Made by hand after Documentation/generated-shape.md: what featuregen prints for shared values.

public import FeatureRuntime

/// Holds books that all see.
public nonisolated enum Shelf: Feature {
  public struct State: Equatable, Sendable {
    @Shared public var books: [String]
    public var heard: Int

    public init(books: [String] = ["first"], heard: Int = 0) {
      self.books = books
      self.heard = heard
    }
  }

  public enum Action: Equatable, Sendable {
    case add(String)
    case clear
  }

  public static var fieldNames: [String] { ["books", "heard"] }

  public static var firstChildNumber: Int { 2 }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Shelf>
  ) {
    switch action {
    case .add(let book):
      let oldHeard: Int = state.heard
      state.books.append(book)
      reduction.share(0, state.$books)
      if reduction.isMarked(0) { booksChanged(&state, &reduction) }
      reduction.compare(1, oldHeard, state.heard)
    case .clear:
      let oldHeard: Int = state.heard
      if !state.books.isEmpty {
        state.books = []
        reduction.share(0, state.$books)
      }
      if reduction.isMarked(0) { booksChanged(&state, &reduction) }
      reduction.compare(1, oldHeard, state.heard)
    }
  }

  public static func attend(_ state: inout State, _ reduction: inout Reduction<Shelf>) {
    reduction.attend(&state.$books, "books", field: 0, stored: .file("books.json"))
  }

  public static func react(_ state: inout State, _ reduction: inout Reduction<Shelf>) {
    let oldHeard: Int = state.heard
    if reduction.isMarked(0) { booksChanged(&state, &reduction) }
    reduction.compare(1, oldHeard, state.heard)
  }

  public static func changes(_ old: State, _ new: State, _ reduction: inout Reduction<Shelf>) {
    reduction.compare(1, old.heard, new.heard)
  }

  private static func booksChanged(
    _ state: inout State, _ reduction: inout Reduction<Shelf>
  ) {
    state.heard += 1
  }
}

/// The store of `Shelf`.
@MainActor public final class ShelfStore: FeatureStore<Shelf> {
  public var books: [String] {
    track(state: 0, current.pointee.$books)
    return current.pointee.books
  }
  public var heard: Int { read(1).pointee.heard }
}

/// Two shelves, one that is shown, and rows of them.
public nonisolated enum Library: Feature {
  public struct State: Equatable, Sendable {
    public var left: Shelf.State
    public var right: Shelf.State
    @Presented public var shown: Shelf.State?
    @Shared public var books: [String]
    public var heard: [Int]

    public init(
      left: Shelf.State = Shelf.State(), right: Shelf.State = Shelf.State(),
      shown: Shelf.State? = nil, books: [String] = ["first"], heard: [Int] = []
    ) {
      self.left = left
      self.right = right
      self.shown = shown
      self.books = books
      self.heard = heard
    }
  }

  public enum Action: Equatable, Sendable {
    case left(Shelf.Action)
    case right(Shelf.Action)
    case shown(Shelf.Action)
    case showTapped
    case add(String)
    case resetRight
  }

  public static var fieldNames: [String] { ["left", "right", "shown", "books", "heard"] }

  public static var firstChildNumber: Int { 5 }

  static var leftChild: ChildLink<Library, Shelf, SoleID> {
    ChildLink<Library, Shelf, SoleID>(
      name: "left", child: 0, field: 0,
      state: { (state: State, _: SoleID) -> Shelf.State? in state.left },
      action: { (_: SoleID, action: Shelf.Action) -> Action in .left(action) })
  }

  static var rightChild: ChildLink<Library, Shelf, SoleID> {
    ChildLink<Library, Shelf, SoleID>(
      name: "right", child: 1, field: 1,
      state: { (state: State, _: SoleID) -> Shelf.State? in state.right },
      action: { (_: SoleID, action: Shelf.Action) -> Action in .right(action) })
  }

  static var shownChild: ChildLink<Library, Shelf, PresentationID> {
    ChildLink<Library, Shelf, PresentationID>(
      name: "shown", child: 2, field: 2,
      state: { (state: State, id: PresentationID) -> Shelf.State? in
        state.$shown == id ? state.shown : nil
      },
      action: { (_: PresentationID, action: Shelf.Action) -> Action in .shown(action) })
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Library>
  ) {
    switch action {
    case .left(let action): _ = reduction.reduce(leftChild, &state.left, action)
    case .right(let action): _ = reduction.reduce(rightChild, &state.right, action)
    case .shown(let action):
      _ = reduction.reduce(shownChild, &state.shown, state.$shown, action)
    case .showTapped:
      let old: PresentationID? = state.$shown
      state.shown = Shelf.State()
      reduction.compare(2, old, state.$shown)
    case .add(let book):
      state.books.append(book)
      reduction.share(3, state.$books)
    case .resetRight:
      state.right = Shelf.State()
      reduction.mark(1)
    }
    if reduction.isMarked(3) {
      state.heard.append(state.books.count)
      reduction.mark(4)
    }
  }

  public static func attend(_ state: inout State, _ reduction: inout Reduction<Library>) {
    reduction.attend(leftChild, &state.left)
    reduction.attend(rightChild, &state.right)
    reduction.attend(shownChild, &state.shown, state.$shown)
    reduction.attend(&state.$books, "books", field: 3, stored: .file("books.json"))
  }
}

/// The store of `Library`.
@MainActor public final class LibraryStore: FeatureStore<Library> {
  public var left: ShelfStore { child(Library.leftChild) }
  public var right: ShelfStore { child(Library.rightChild) }
  public var shown: ShelfStore? { presented(Library.shownChild, current.pointee.$shown) }
  public var books: [String] {
    track(state: 3, current.pointee.$books)
    return current.pointee.books
  }
  public var heard: [Int] { read(4).pointee.heard }
}
