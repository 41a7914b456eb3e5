import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@testable import GeneratedCode

/// Sheets and stacks, from the first screen to the last.
@MainActor @Suite("Generated navigation") struct NavigationDrivingTests {
  private struct Refused: Error, CustomStringConvertible { let description = "wrong password" }

  @Test("signing in: an alert, another try, a sheet for the code, and a stack behind it")
  func signIn() async throws {
    let clock = TestClock()
    let test = TestStore<SignIn>(
      state: .init(),
      dependencies: .init(
        accounts: Accounts(
          signIn: { name, password in
            try await clock.sleep(for: .seconds(1))
            if password != "secret-word" { throw Refused() }
            return "Ada \(name)"
          }, confirm: { $0 == "123456" })), clock: clock)
    await test.send(.binding(.name("L."))) { $0.name = "L." }
    await test.send(.binding(.password("guessing"))) { $0.password = "guessing" }
    await test.send(.submitTapped)
    await clock.advance(by: .seconds(1))
    await test.receive(.request(name: "L.", password: "guessing", .failure("wrong password"))) {
      $0.problem = .failed(message: "wrong password")
    }
    await test.send(.binding(.password("secret-word"))) { $0.password = "secret-word" }
    await test.send(.problem(.button("failed", 0))) { $0.problem = nil }
    await clock.advance(by: .seconds(1))
    await test.receive(.request(name: "L.", password: "secret-word", .success("Ada L."))) {
      $0.name = "Ada L."
      $0.code = CodeEntry.State(name: "Ada L.")
    }
    await test.send(.code(.binding(.code("1234567"))))
    await test.send(.code(.binding(.code("123456")))) { $0.code?.code = "123456" }
    await test.send(.code(.confirmTapped))
    await test.receive(.code(.check("123456", .success(true)))) {
      $0.code = nil
      $0.path.push(.welcome(Welcome.State(name: "Ada L.")))
    }
    let first = try #require(test.state.path.ids.first)
    await test.send(.path(id: first, .welcome(.appeared))) {
      $0.path[id: first] = .welcome(.init(name: "Ada L.", visits: 1))
    }
    await test.send(.settingsTapped) {
      $0.path.push(.settings(AccountSettings.State(name: "Ada L.")))
    }
    let second = try #require(test.state.path.ids.last)
    await test.send(.path(id: second, .settings(.binding(.name("Ada"))))) {
      $0.path[id: second] = .settings(.init(name: "Ada"))
    }
    await test.send(.path(id: second, .settings(.saveTapped))) {
      $0.name = "Ada"
      $0.path.pop()
    }
    await test.send(.signOutTapped) {
      $0.path.popToRoot()
      $0.password = ""
    }
    await test.finish()
  }

  @Test("a sheet that dismisses itself ends its effects, and its late result does nothing")
  func dismissal() async {
    let clock = TestClock()
    var reports: [FeatureReport] = []
    let store = SignInStore(
      state: .init(code: CodeEntry.State(name: "Ada", code: "123456")),
      dependencies: .init(
        accounts: Accounts(confirm: { _ in
          try? await clock.sleep(for: .seconds(1))
          return true
        })), clock: clock, onReport: { reports.append($0) })
    let sheet = store.code
    sheet?.send(.confirmTapped)
    #expect(sheet?.check.isRunning == true)
    sheet?.send(.giveUpTapped)
    #expect(store.code == nil && store.problem == .abandoned && sheet?.check.isRunning == false)
    store.send(.problem(.dismiss))
    await clock.run()
    #expect(store.path.isEmpty && store.problem == nil && reports.isEmpty)
  }

  @Test("voice memos: permission, a recording in a sheet, playing one stops the other")
  func voiceMemos() async throws {
    let clock = TestClock()
    let (recording, stop) = AsyncStream<Bool>.makeStream()
    let folder = URL(fileURLWithPath: "/memos")
    let test = TestStore<VoiceMemos>(
      state: .init(),
      dependencies: .init(
        recorder: AudioRecorder(
          currentTime: { 2.5 }, requestRecordPermission: { true },
          startRecording: { _ in
            for await done in recording { return done }
            return false
          },
          stopRecording: { stop.yield(true) }),
        device: MemoDevice(temporaryDirectory: { folder }),
        player: AudioPlayer(play: { _ in
          try await clock.sleep(for: .seconds(10))
          return true
        })), clock: clock)
    await test.send(.recordTapped)
    await test.receive(.askPermission(.success(true))) {
      $0.permission = .allowed
      $0.recording = RecordingMemo.State(
        date: TestValues.fixedDate()(), url: folder.appendingPathComponent("\(UUID.counted(0)).m4a")
      )
    }
    let url = try #require(test.state.recording?.url)
    await test.send(.recording(.task))
    await clock.advance(by: .seconds(1))
    await test.receive(.recording(.timer(.tick))) { $0.recording?.duration = 1 }
    await test.send(.recording(.stopTapped)) { $0.recording?.mode = .encoding }
    await test.receive(.recording(.currentTime(.success(2.5)))) { $0.recording?.duration = 2.5 }
    await test.receive(.recording(.record(url, .success(true)))) {
      $0.recording = nil
      $0.memos = [VoiceMemo.State(date: TestValues.fixedDate()(), duration: 2.5, url: url)]
    }
    let other = VoiceMemo.State(
      date: TestValues.fixedDate()(), duration: 4, mode: .playing(progress: 0.5),
      url: folder.appendingPathComponent("b"))
    let two = TestStore<VoiceMemos>(
      state: .init(memos: [
        VoiceMemo.State(date: TestValues.fixedDate()(), duration: 2, url: url), other,
      ]),
      dependencies: .init(
        player: AudioPlayer(play: { _ in
          try await clock.sleep(for: .seconds(10))
          return true
        })), clock: clock)
    await two.send(.memos(id: url, .playTapped)) {
      $0.memos[id: url]?.mode = .playing(progress: 0)
      $0.memos[id: other.url]?.mode = .notPlaying
    }
    await clock.advance(by: .milliseconds(500))
    await two.receive(.memos(id: url, .progress(.tick))) {
      $0.memos[id: url]?.time = 0.5
      $0.memos[id: url]?.mode = .playing(progress: 0.25)
    }
    await two.send(.memos(id: url, .playTapped)) { $0.memos[id: url]?.mode = .notPlaying }
    await two.finish()
    await test.finish()
  }
}

extension UUID {
  /// What the test store makes by itself: identifiers that count.
  static func counted(_ number: Int) -> UUID {
    let make = TestValues.countingUUIDs()
    for _ in 0..<number { _ = make() }
    return make()
  }
}
