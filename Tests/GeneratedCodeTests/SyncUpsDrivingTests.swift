import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@testable import GeneratedCode

/// The whole of an app: a list, a form in a sheet, details, a recording and its alerts in a stack.
@MainActor @Suite("Generated SyncUps") struct SyncUpsDrivingTests {
  private func syncUp(attendees: Int = 2, seconds: Int = 6) -> SyncUp {
    SyncUp(
      id: UUID.counted(90),
      attendees: Identified(
        (0..<attendees).map { Attendee(id: UUID.counted(50 + $0), name: "Blob \($0)") }),
      seconds: seconds, title: "Morning")
  }

  @Test("adding one: a form in a sheet, whose `init` gives it an attendee, and its confirmation")
  func adding() async throws {
    let test = TestStore<SyncUpsApp>(state: .init())
    await test.send(.list(.addTapped)) { state in
      var form = SyncUpForm.State(syncUp: SyncUp(id: UUID.counted(0)))
      form.syncUp.attendees.append(Attendee(id: UUID.counted(1)))
      state.list.add = form
    }
    await test.send(.list(.add(.binding(.title("Standup"))))) {
      $0.list.add?.syncUp.title = "Standup"
    }
    await test.send(.list(.add(.binding(.name(of: UUID.counted(1), "Ada"))))) {
      $0.list.add?.syncUp.attendees[id: UUID.counted(1)]?.name = "Ada"
    }
    await test.send(.list(.add(.binding(.minutes(3))))) { $0.list.add?.syncUp.seconds = 180 }
    await test.send(.list(.add(.addAttendeeTapped))) {
      $0.list.add?.syncUp.attendees.append(Attendee(id: UUID.counted(2)))
      $0.list.add?.focus = .attendee(UUID.counted(2))
    }
    await test.send(.list(.confirmAddTapped)) { state in
      var made = SyncUp(id: UUID.counted(0), seconds: 180, title: "Standup")
      made.attendees = [Attendee(id: UUID.counted(1), name: "Ada")]
      state.list.syncUps = [made]
      state.list.add = nil
    }
    await test.finish()
  }

  @Test("a detail is edited in a sheet, and deleted through an alert that takes the screen down")
  func detail() async throws {
    let item = syncUp()
    let test = TestStore<SyncUpsApp>(state: .init(list: .init(syncUps: [item])))
    func shown(_ destination: SyncUpDetail.Destination?) -> SyncUpsApp.Path {
      .detail(
        SyncUpDetail.State(
          id: item.id, syncUps: test.state.list.syncUps, destination: destination))
    }
    await test.send(.path(.push(.detail(SyncUpDetail.State(id: item.id))))) {
      $0.path.push(shown(nil))
    }
    let id = try #require(test.state.path.ids.first)
    var form = SyncUpForm.State(syncUp: item)
    await test.send(.path(id: id, .detail(.editTapped))) { $0.path[id: id] = shown(.edit(form)) }
    form.syncUp.title = "Evening"
    await test.send(.path(id: id, .detail(.destination(.edit(.binding(.title("Evening"))))))) {
      $0.path[id: id] = shown(.edit(form))
    }
    await test.send(.path(id: id, .detail(.doneEditingTapped))) {
      $0.list.syncUps[id: item.id]?.title = "Evening"
      $0.path[id: id] = .detail(
        SyncUpDetail.State(id: item.id, syncUps: $0.list.syncUps, destination: nil))
    }
    await test.send(.path(id: id, .detail(.deleteTapped))) { $0.path[id: id] = shown(.delete) }
    await test.send(.path(id: id, .detail(.destination(.button("delete", 1))))) {
      $0.path[id: id] = shown(nil)
    }
    await test.send(.path(id: id, .detail(.deleteTapped))) { $0.path[id: id] = shown(.delete) }
    await test.send(.path(id: id, .detail(.destination(.button("delete", 0))))) {
      $0.list.syncUps = []
      $0.path.popToRoot()
    }
    await test.finish()
  }

  @Test("recording: permission, the speakers' turns, and the end that saves and leaves")
  func recording() async throws {
    let clock = TestClock()
    let item = syncUp()
    let storage = SharedStorage()
    let (words, input) = AsyncThrowingStream<String, any Error>.makeStream()
    let store = SyncUpsAppStore(
      state: .init(),
      dependencies: .init(
        device: Device(openSettings: {}),
        speech: SpeechClient(
          authorizationStatus: { .authorized }, requestAuthorization: { .authorized },
          transcripts: { words })),
      clock: clock, uuid: TestValues.countingUUIDs(), now: TestValues.fixedDate(), shared: storage)
    store.list.send(.addTapped)
    let form = try #require(store.list.add)
    form.title = "Morning"
    form.minutes = 0.1
    let attendee = try #require(form.syncUp.attendees.first)
    form.bindings.name(of: attendee.id).wrappedValue = "Ada"
    store.list.send(.confirmAddTapped)
    #expect(store.list.add == nil && store.list.syncUps.count == 1)
    let id = try #require(store.list.syncUps.first?.id)
    #expect(store.list.syncUps[0].seconds == 6 && item.seconds == 6)
    store.send(.path(.push(.detail(SyncUpDetail.State(id: id)))))
    let detail = try #require(store.path[0].element.detail)
    #expect(detail.syncUp?.title == "Morning")
    detail.send(.startMeetingTapped)
    let record = try #require(store.path.last?.element.record)
    let task = record.send(.task)
    await clock.advance(by: .seconds(3))
    input.yield("Good morning")
    await clock.advance(by: .seconds(2))
    #expect(record.secondsElapsed == 5 && record.transcript == "Good morning")
    await clock.advance(by: .seconds(1))
    #expect(store.path.count == 1 && store.list.syncUps[0].meetings.count == 1)
    #expect(detail.syncUp?.meetings.first?.transcript == "Good morning")
    await task.finish()
  }

  @Test("the prompt at an early end: it saves, discards or goes on")
  func prompt() async throws {
    let clock = TestClock()
    let store = RecordMeetingStore(
      state: .init(id: UUID.counted(7)),
      dependencies: .init(speech: SpeechClient(requestAuthorization: { .denied })), clock: clock)
    store.send(.endMeetingTapped)
    let content = try #require(store.promptContent)
    #expect(content.buttons.map(\.title) == ["Save and end", "Discard", "Resume"])
    store.send(.prompt(content.buttons[2].action))
    #expect(store.prompt == nil)
    store.send(.nextTapped)
    #expect(store.prompt == nil)
  }
}
