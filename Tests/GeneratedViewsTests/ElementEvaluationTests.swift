import FeatureRuntime
import SwiftUI
import Testing
import UIKit

@testable import GeneratedViews

/// How often views with elements, slots and channels are evaluated.
@MainActor
@Suite("Evaluations of generated views with elements and slots") struct ElementEvaluationTests {
  private func playlist() -> PlaylistStore {
    PlaylistStore(
      state: Playlist.State(
        songs: [Song(id: 1, title: "a"), Song(id: 2, title: "b")],
        albums: [
          Album(id: 1, name: "A", songs: [Song(id: 1, title: "x"), Song(id: 2, title: "y")]),
          Album(id: 2, name: "B", songs: [Song(id: 1, title: "z")]),
        ]))
  }

  @Test("an element of an element: its view and the list, and none of another album")
  func albums() throws {
    let host = ViewHost(AlbumList(store: playlist()))
    host.resetEvaluations()
    try host.findAll(.textField, "Title")[2].type("1")
    #expect(host.evaluations(of: AlbumList.self) == 1)
    #expect(host.evaluations(of: SongRow.self) == 1)
  }

  @Test("elements of what is handed over: who shows them, once an edit")
  func editor() throws {
    let host = ViewHost(SongEditorScreen(store: playlist()))
    host.resetEvaluations()
    try host.findAll(.textField, "Title")[1].type("12")
    #expect(host.evaluations(of: SongEditor.self) == 2)
    #expect(host.evaluations(of: SongRow.self) == 2)
    #expect(host.evaluations(of: SongEditorScreen.self) == 0)
  }

  @Test("a channel of two blocks is read by its control; the view is evaluated for what it reads")
  func controls() throws {
    let host = ViewHost(PlaylistControls(store: playlist()))
    host.resetEvaluations()
    try host.find(.toggle, "Shuffle").set(true)
    try host.type("Hi", into: "Note")
    #expect(host.evaluations(of: PlaylistControls.self) == 0)
    try host.find(.stepper).increment()
    #expect(host.evaluations(of: PlaylistControls.self) == 1)
  }

  @Test("a slot is evaluated where it is shown, not where it is given")
  func slots() throws {
    let host = ViewHost(NestingView())
    try host.find(.disclosureGroup).set(true)
    host.resetEvaluations()
    try host.findAll(.button, "Pick 3")[0].tap()
    #expect(host.evaluations(of: NestingView.self) == 0)
    #expect(host.evaluations(of: NestedView.self) == 0)
    host.show(NestingView())
    #expect(host.evaluations(of: NestingView.self) == 0)
  }

  @Test("Flow 3: a keystroke evaluates the screen that shows the text, once")
  func comment() throws {
    let host = ViewHost(CommentScreen())
    host.resetEvaluations()
    try host.find(.uiView).type("abc")
    #expect(host.evaluations(of: CommentScreen.self) == 3)
  }

  @Test("Flow 3: the guard of a button is read by the view that has the button")
  func guards() throws {
    let store = CommentBoxStore(state: CommentBox.State())
    let host = ViewHost(CommentBoxView(store: store))
    host.resetEvaluations()
    try host.find(.uiView).type("ab")
    #expect(host.evaluations(of: CommentActions.self) == 2)
    #expect(host.evaluations(of: CommentBoxView.self) == 0)
  }
}
