import FeatureRuntime
import Foundation
import SwiftUI
import Testing

@testable import GeneratedViews

/// Channels to the elements of collections, and channels that are made on the spot.
@MainActor
@Suite("Generated views with channels to elements") struct ChannelViewTests {
  private func store() -> PlaylistStore {
    PlaylistStore(
      state: Playlist.State(
        songs: [Song(id: 1, title: "a"), Song(id: 2, title: "b"), Song(id: 3, title: "c")],
        albums: [
          Album(id: 1, name: "A", songs: [Song(id: 1, title: "x"), Song(id: 2, title: "y")]),
          Album(id: 2, name: "B", songs: [Song(id: 1, title: "z")]),
        ]))
  }

  @Test("editing one element evaluates its view and the list, and no other element's")
  func element() throws {
    let store = store()
    let host = ViewHost(SongList(store: store))
    host.resetEvaluations()
    try host.findAll(.textField, "Title")[1].type("!")
    #expect(store.songs.map(\.title) == ["a", "b!", "c"])
    #expect(host.words.contains("b!: 0"))
    #expect(host.evaluations(of: SongRow.self) == 1)
    #expect(host.evaluations(of: SongList.self) == 1)
    try host.findAll(.stepper)[2].increment()
    #expect(store.songs[2].stars == 1)
    #expect(host.words.contains("c: 1"))
    #expect(host.evaluations(of: SongRow.self) == 2)
    #expect(host.reports.isEmpty)
  }

  @Test("an element that is written elsewhere is shown; what else changes evaluates no element")
  func elsewhere() throws {
    let store = store()
    let host = ViewHost(SongList(store: store))
    host.resetEvaluations()
    store.send(.renamed(3, to: "z"))
    #expect(host.words.contains("z: 0"))
    #expect(host.evaluations(of: SongRow.self) == 1)
    store.send(.turned(to: 5))
    host.update()
    #expect(host.evaluations(of: SongList.self) == 1)
    #expect(host.evaluations(of: SongRow.self) == 1)
  }

  @Test("what is refused is read again by the one who wrote it")
  func refused() throws {
    let store = store()
    let host = ViewHost(SongList(store: store))
    try host.findAll(.textField, "Title")[0].type("2345678")
    #expect(store.songs[0].title == "a2345678")
    host.resetEvaluations()
    try host.findAll(.textField, "Title")[0].type("9")
    #expect(store.songs[0].title == "a2345678")
    #expect(host.findAll(.textField, "Title")[0].value == "a2345678")
    #expect(host.evaluations(of: SongRow.self) == 1)
  }

  @Test("elements that move or go: the others keep their channels")
  func order() throws {
    let store = store()
    let host = ViewHost(SongList(store: store))
    host.resetEvaluations()
    store.send(.reversed)
    #expect(host.words.first == "c: 0")
    #expect(host.evaluations(of: SongRow.self) == 0)
    try host.find(.list).delete(at: IndexSet(integer: 0))
    #expect(store.songs.ids == [2, 1])
    try host.findAll(.textField, "Title")[1].type("?")
    #expect(store.songs.map(\.title) == ["b", "a?"])
    #expect(host.evaluations(of: SongRow.self) == 1)
    #expect(host.reports.isEmpty)
  }

  @Test("a channel that is held while its element goes reads it as it was, and writes nothing")
  func gone() throws {
    let store = store()
    let all = Bindable(store).songs
    let elements = ElementBindings<Song>()
    let held = elements.elements(of: all)[0]
    let plain = all.elements()[0]
    held.wrappedValue.title = "new"
    #expect(held.wrappedValue.title == "new")
    #expect(plain.wrappedValue.title == "new")
    store.send(.removed(1))
    held.wrappedValue.title = "late"
    plain.wrappedValue.title = "late"
    #expect(store.songs.ids == [2, 3])
    #expect(held.wrappedValue.title == "new")
    #expect(plain.wrappedValue.title == "a")
  }

  @Test("elements of elements: each list writes into its own")
  func nested() throws {
    let store = store()
    let host = ViewHost(AlbumList(store: store))
    try host.findAll(.textField, "Title")[2].type("1")
    #expect(store.albums[1].songs[0].title == "z1")
    #expect(store.albums[0].songs.map(\.title) == ["x", "y"])
    try host.findAll(.textField, "Name")[0].type("1")
    #expect(store.albums[0].name == "A1")
    #expect(host.words.contains("z1: 0"))
    #expect(host.reports.isEmpty)
  }

  @Test("elements of what is handed over and of local state, known by a part of them")
  func local() throws {
    let store = store()
    let host = ViewHost(SongEditorScreen(store: store))
    host.resetEvaluations()
    try host.findAll(.textField, "Title")[0].type("1")
    #expect(store.songs[0].title == "a1")
    #expect(host.evaluations(of: SongRow.self) == 1)
    #expect(host.evaluations(of: SongEditorScreen.self) == 0)
    try host.find(.button, "Star 8").tap()
    try host.find(.button, "Star 8").tap()
    try host.find(.button, "Star 7").tap()
    #expect(host.words.contains("1 2"))
    #expect(host.reports.isEmpty)
  }

  @Test("a channel of two blocks: one reads the store, the other sends")
  func made() throws {
    let store = store()
    let host = ViewHost(PlaylistControls(store: store))
    try host.find(.toggle, "Shuffle").set(true)
    #expect(store.isShuffled)
    try host.find(.stepper, "Volume 3").increment()
    #expect(store.volume == 4)
    try host.find(.slider).set(0.25)
    #expect(host.words.contains("0.250000"))
    try host.type("Hi", into: "Note")
    #expect(store.note == "Hi")
    try host.find(.textField, "Note").deleteBackward()
    try host.find(.textField, "Note").deleteBackward()
    #expect(store.note == nil)
    store.send(.turned(to: 9))
    #expect(host.presented?.kind == .sheet)
    try host.dismiss()
    #expect(store.volume == 1)
    #expect(host.presented == nil)
    #expect(host.reports.isEmpty)
  }
}
