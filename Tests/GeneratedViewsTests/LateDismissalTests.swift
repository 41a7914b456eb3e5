import Combine
import FeatureRuntime
import SwiftUI
import Testing

@testable import GeneratedViews

/// A nil that a sheet writes late, by whichever channel a view made for it.
@MainActor
@Suite("Late dismissals by the channels of views") struct LateDismissalTests {
  private func store() -> LibraryStore {
    let store = LibraryStore(
      state: Library.State(), dependencies: Library.Dependencies(load: { [] }))
    store.send(.addTapped)
    return store
  }

  /// Shows another editor, has the view read it, and has the first sheet's channel and then the second's
  /// write nil.
  private func expectLateIsDropped(
    _ store: LibraryStore, sourceLocation: SourceLocation = #_sourceLocation,
    making channel: () -> Binding<BookEditorStore?>
  ) {
    let first = channel()
    let shown = store.editor
    #expect(first.wrappedValue === shown, sourceLocation: sourceLocation)
    store.send(.addTapped)
    let second = channel()
    #expect(second.wrappedValue !== shown, sourceLocation: sourceLocation)
    #expect(store.editor === second.wrappedValue, sourceLocation: sourceLocation)
    first.wrappedValue = nil
    #expect(store.editor != nil, sourceLocation: sourceLocation)
    second.wrappedValue = nil
    #expect(store.editor == nil, sourceLocation: sourceLocation)
  }

  @Test("Bindable") func bindable() {
    let store = store()
    expectLateIsDropped(store) { Bindable(store).editor }
  }

  @Test("the state of a view that owns the store") func owned() {
    let store = store()
    expectLateIsDropped(store) { Binding<LibraryStore>(get: { store }, set: { _ in }).editor }
  }

  @MainActor
  private final class Holder: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    let store: LibraryStore
    var editor: BookEditorStore? {
      get { store.editor }
      set { store.editor = newValue }
    }

    init(_ store: LibraryStore) { self.store = store }
  }

  @Test("an observed object") func observed() {
    let store = store()
    let holder = Holder(store)
    expectLateIsDropped(store) { ObservedObject(wrappedValue: holder).projectedValue.editor }
  }

  @Test("a route, and what one of its cases carries") func route() {
    let store = store()
    store.send(.editTapped("A"))
    let first = Bindable(store).destination
    let firstEdit = first.edit
    #expect(firstEdit.wrappedValue?.title == "A")
    store.send(.editTapped("B"))
    let second: Binding<BookEditorStore?> = Bindable(store).destination.edit
    first.wrappedValue = nil
    firstEdit.wrappedValue = nil
    #expect(store.destination?.edit?.title == "B")
    second.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test("a channel that is kept means what it read last") func kept() {
    let store = store()
    let channel = Bindable(store).editor
    store.send(.addTapped)
    #expect(channel.wrappedValue === store.editor)
    channel.wrappedValue = nil
    #expect(store.editor == nil)
  }
}
