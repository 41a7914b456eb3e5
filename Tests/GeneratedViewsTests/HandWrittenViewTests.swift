import FeatureRuntime
import Foundation
import SwiftUI
import Testing

@testable import GeneratedViews

/// What a view that is written by hand against `@Bindable var store` gets from a generated store.
@MainActor
@Suite("Views written by hand") struct HandWrittenViewTests {
  private let id = UUID()

  private func store(_ reports: Reports = Reports()) -> SyncUpsAppStore {
    let syncUp = SyncUp(id: id, attendees: [Attendee(id: UUID(), name: "Ada")], title: "Morning")
    return SyncUpsAppStore(
      state: SyncUpsApp.State(list: SyncUpsList.State(syncUps: [syncUp])),
      onReport: { reports.all.append($0) })
  }

  @MainActor
  private final class Reports {
    var all: [FeatureReport] = []
  }

  @Test("a sheet shows an optional child, and swiping it away dismisses it")
  func sheet() throws {
    let reports = Reports()
    let store = store(reports)
    let host = ViewHost(HandSyncUpsList(store: store.list))
    try host.find(.button, "Add").tap()
    #expect(host.presented?.kind == .sheet)
    #expect(store.state.list.add != nil)
    try host.dismiss()
    #expect(store.state.list.add == nil)
    #expect(host.presented == nil)
    try host.find(.button, "Add").tap()
    store.send(.list(.dismissAddTapped))
    #expect(host.presented == nil)
    #expect(host.reports.isEmpty)
    #expect(reports.all.isEmpty)
  }

  @Test("a navigation stack shows the elements of a stack, and going back takes them off")
  func navigation() throws {
    let store = store()
    let host = ViewHost(HandSyncUpsView(store: store))
    #expect(host.words.contains("Morning"))
    store.send(.path(.push(.detail(SyncUpDetail.State(id: id)))))
    let meeting = Meeting(id: UUID(), date: Date(), transcript: "What was said")
    let syncUp = try #require(store.list.syncUps[id: id])
    store.send(.path(.push(.meeting(meeting, syncUp: syncUp))))
    #expect(host.words.contains("What was said"))
    try host.pop()
    #expect(store.path.count == 1)
    try host.find(.button, "Delete").tap()
    #expect(host.presented?.kind == .alert)
    try host.dismiss()
    #expect(store.state.path.last?.detail?.destination == nil)
    try host.pop()
    #expect(store.path.isEmpty)
    #expect(host.reports.isEmpty)
  }

  @Test("a declared alert shows its texts and buttons, and its buttons send what they mean")
  func alert() throws {
    let store = store()
    let host = ViewHost(HandSyncUpsView(store: store))
    store.send(.path(.push(.detail(SyncUpDetail.State(id: id)))))
    try host.find(.button, "Delete").tap()
    #expect(host.findAll(.button).map(\.label).contains("Yes"))
    try host.find(.button, "Yes").tap()
    #expect(store.list.syncUps.isEmpty)
    #expect(store.path.isEmpty)
    #expect(host.presented == nil)
  }

  @Test("what is presented and taken down evaluates only who reads it")
  func evaluations() throws {
    let store = store()
    let host = ViewHost(HandSyncUpsView(store: store))
    host.resetEvaluations()
    try host.find(.button, "Add").tap()
    try host.dismiss()
    #expect(host.evaluations(of: HandSyncUpsView.self) == 0)
    #expect(host.evaluations(of: HandSyncUpsList.self) == 0)
    #expect(host.evaluations(of: HandSyncUpForm.self) == 1)
  }
}
