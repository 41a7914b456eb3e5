import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@testable import GeneratedCode

/// The goldens with effects, driven with the test store and a clock that the test moves.
@MainActor @Suite("Generated effects") struct EffectDrivingTests {
  private struct Down: Error, CustomStringConvertible { let description = "down" }

  @Test("facts: an arrow takes the value, a handler the message, and cancelling gives neither")
  func facts() async {
    let clock = TestClock()
    let test = TestStore<Facts>(
      state: .init(number: 7),
      dependencies: .init(loadFact: { number in
        try await clock.sleep(for: .seconds(1))
        if number == 0 { throw Down() }
        return "\(number) is a number"
      }), clock: clock)
    await test.send(.factTapped)
    await clock.advance(by: .seconds(1))
    await test.receive(.factLoaded(text: "7 is a number")) { $0.fact = "7 is a number" }
    await test.send(.binding(.number(0))) {
      $0.number = 0
      $0.fact = nil
    }
    await test.send(.factTapped)
    await test.send(.factTapped)
    await clock.advance(by: .seconds(1))
    await test.receive(.loadFact(number: 0, .failure("down"))) { $0.failure = "down" }
    await test.send(.cancelTapped)
    await test.send(.factTapped) { $0.failure = nil }
    await clock.advance(by: .milliseconds(500))
    await test.send(.cancelTapped)
    await clock.run()
    await test.finish()
    #expect(test.state.fact == nil)
  }

  @Test("what runs is observed: by guards, derived values and the effect itself")
  func observing() async {
    let clock = TestClock()
    let store = FactsStore(
      state: .init(number: 3),
      dependencies: .init(loadFact: { number in
        try await clock.sleep(for: .seconds(1))
        return "\(number)"
      }), clock: clock)
    var seen: [Bool] = []
    let observation = store.observe { seen.append(store.isLoading) }
    var running: [Int?] = []
    let second = store.observe { running.append(store.loadFact.running) }
    let task = store.send(.factTapped)
    #expect(store.isLoading && !store.canFactTapped && store.canCancelTapped)
    #expect(store.loadFact.isRunning && store.loadFact.running == 3)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.fact == "3" && !store.isLoading && store.canFactTapped)
    #expect(seen == [false, true, false])
    #expect(running == [nil, 3, nil])
    withExtendedLifetime((observation, second)) {}
  }

  @Test("search: a debounce, an effect whose value has its name, and what it was given")
  func search() async {
    let clock = TestClock()
    let place = GeocodingSearch.Result(id: 5, name: "Bern")
    let forecast = Forecast(
      daily: .init(
        temperatureMax: [9], temperatureMin: [1], time: [Date(timeIntervalSince1970: 0)]),
      dailyUnits: .init(temperatureMax: "C", temperatureMin: "C"))
    let test = TestStore<Search>(
      state: .init(),
      dependencies: .init(
        weatherClient: WeatherClient(search: { _ in [place] }, forecast: { _ in forecast })),
      clock: clock)
    await test.send(.binding(.query("Be"))) { $0.query = "Be" }
    await clock.advance(by: .milliseconds(299))
    await test.send(.binding(.query("Bern"))) { $0.query = "Bern" }
    await clock.advance(by: .milliseconds(300))
    await test.receive(.search("Bern", .success([place]))) { $0.results = [place] }
    await test.send(.resultTapped(place))
    await test.receive(.forecast(place, .success(forecast))) {
      $0.weather = Search.Weather(
        id: 5,
        days: [
          Search.Day(
            date: Date(timeIntervalSince1970: 0), max: 9, maxUnit: "C", min: 1, minUnit: "C")
        ])
    }
    await test.send(.binding(.query(""))) {
      $0.query = ""
      $0.results = []
      $0.weather = nil
    }
    await test.finish()
  }

  @Test("the policy applies when the wait is over: what runs goes on until then")
  func policyAfterDebounce() async {
    let clock = TestClock()
    let place = GeocodingSearch.Result(id: 5, name: "Bern")
    let test = TestStore<Search>(
      state: .init(),
      dependencies: .init(
        weatherClient: WeatherClient(
          search: { query in
            try await clock.sleep(for: .milliseconds(query == "slow" ? 1_000 : 200))
            return query == "Be" ? [place] : []
          }, forecast: { _ in throw CancellationError() })),
      clock: clock)
    await test.send(.binding(.query("Be"))) { $0.query = "Be" }
    await clock.advance(by: .milliseconds(400))
    await test.send(.binding(.query("slow"))) { $0.query = "slow" }
    await clock.advance(by: .milliseconds(150))
    await test.receive(.search("Be", .success([place]))) { $0.results = [place] }
    await clock.advance(by: .milliseconds(150))
    await test.send(.binding(.query("Bern"))) { $0.query = "Bern" }
    // The slow one runs until the last begins, and is cancelled then.
    await clock.advance(by: .milliseconds(500))
    await test.receive(.search("Bern", .success([]))) { $0.results = [] }
    await clock.advance(by: .seconds(2))
    await test.finish()
  }

  @Test("timer: each tick sends, a pause begins anew, and both are cancelled")
  func timer() async {
    let clock = TestClock()
    let test = TestStore<Stopwatch>(state: .init(pace: 2), clock: clock)
    await test.send(.startTapped)
    await test.send(.startTapped)
    await clock.advance(by: .seconds(4))
    await test.receive(.secondPassed) { $0.elapsed = 1 }
    await test.receive(.secondPassed) { $0.elapsed = 2 }
    await test.send(.touched)
    await clock.advance(by: .seconds(9))
    for elapsed in 3...6 { await test.receive(.secondPassed) { $0.elapsed = elapsed } }
    await clock.advance(by: .seconds(1))
    await test.receive(.reminder(.tick)) { $0.reminders = 1 }
    await test.receive(.secondPassed) { $0.elapsed = 7 }
    await test.send(.stopTapped)
    await clock.advance(by: .seconds(60))
    await test.finish()
  }

  @Test("retry: the waits grow, and the last failure is kept")
  func retry() async {
    let clock = TestClock()
    let test = TestStore<Retry>(
      state: .init(), dependencies: .init(load: { _ in throw Down() }), clock: clock)
    await test.send(.loadTapped) { $0.attempt = 1 }
    for (attempt, wait) in [(1, 2), (2, 4), (3, 8), (4, 8)] {
      await test.receive(.loadFailed(attempt: attempt, message: "down")) {
        $0.attempt = attempt + 1
      }
      await clock.advance(by: .seconds(wait) - .milliseconds(1))
      await clock.advance(by: .milliseconds(1))
      await test.receive(.again)
    }
    await test.receive(.loadFailed(attempt: 5, message: "down")) {
      $0.attempt = 0
      $0.failure = "down"
    }
    await test.finish()
  }

  @Test("pagination: init loads, the first run wins, and a refresh cancels it")
  func pagination() async {
    let clock = TestClock()
    let client = ArticleClient(
      page: { number, size in
        try await clock.sleep(for: .seconds(1))
        if number == 3 { throw Down() }
        let articles = Identified<Article>((0..<size).map { Article(id: number * 10 + $0) })
        return Page(articles: articles, next: number + 1)
      }, pageSize: { 2 })
    let test = TestStore<Pagination>(
      state: .init(), dependencies: .init(articles: client), clock: clock)
    #expect(test.state.size == 2)
    await clock.advance(by: .seconds(1))
    let first = Page(articles: [Article(id: 10), Article(id: 11)], next: 2)
    await test.receive(.more(1, size: 2, .success(first))) {
      $0.items = first.articles
      $0.next = 2
    }
    await test.send(.rowAppeared(10))
    await test.send(.rowAppeared(11))
    await test.send(.rowAppeared(11))
    await clock.advance(by: .seconds(1))
    let second = Page(articles: [Article(id: 20), Article(id: 21)], next: 3)
    await test.receive(.more(2, size: 2, .success(second))) {
      $0.items = [Article(id: 10), Article(id: 11), Article(id: 20), Article(id: 21)]
      $0.next = 3
    }
    await test.send(.rowAppeared(21))
    await clock.advance(by: .seconds(1))
    await test.receive(.more(3, size: 2, .failure("down"))) { $0.failure = "down" }
    await test.send(.rowAppeared(21)) { $0.failure = nil }
    await test.send(.refreshed)
    await clock.advance(by: .seconds(1))
    await test.receive(.refresh(1, size: 2, .success(first))) {
      $0.items = first.articles
      $0.next = 2
    }
    await test.finish()
  }

  @Test("web socket: values, the end, a typed error, a queue and pings")
  func webSocket() async throws {
    let clock = TestClock()
    let url = try #require(URL(string: "ws://localhost"))
    let (stream, continuation) = AsyncThrowingStream<SocketEvent, any Error>.makeStream()
    let client = SocketClient(
      connect: { _ in stream },
      write: { text throws(SocketError) in if text == "bad" { throw .closed(code: 3) } },
      ping: {})
    let test = TestStore<WebSocket>(
      state: .init(url: url), dependencies: .init(socket: client), clock: clock)
    await test.send(.connectTapped)
    continuation.yield(.opened)
    await test.receive(.connection(to: url, .value(.opened))) { $0.isConnected = true }
    continuation.yield(.text("hello"))
    await test.receive(.connection(to: url, .value(.text("hello")))) { $0.messages = ["hello"] }
    await clock.advance(by: .seconds(10))
    await test.receive(.heartbeat(.tick))
    await test.send(.binding(.draft("bad"))) { $0.draft = "bad" }
    await test.send(.sendTapped) { $0.draft = "" }
    await test.receive(.write("bad", .failure(.closed(code: 3)))) {
      $0.status = "closed: 3"
      $0.isConnected = false
    }
    continuation.finish()
    await test.receive(.closed)
    await test.finish()
  }

  @Test("recording: emits what was recorded, and stops by a client's function")
  func recording() async {
    let clock = TestClock()
    let stopped = Counter()
    let recorder = AudioRecorder(
      currentTime: { 4.5 },
      startRecording: { _ in
        try await clock.sleep(for: .milliseconds(2500))
        return true
      }, stopRecording: { await stopped.increment() })
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let url = URL(fileURLWithPath: "/memo.m4a")
    let test = TestStore<RecordingMemo>(
      state: .init(date: date, url: url), dependencies: .init(recorder: recorder), clock: clock,
      exhaustive: false)
    await test.send(.task)
    await clock.advance(by: .seconds(1))
    await test.receive(.timer(.tick)) { $0.duration = 1 }
    await test.send(.stopTapped) { $0.mode = .encoding }
    await test.receive(.currentTime(.success(4.5))) { $0.duration = 4.5 }
    #expect(await stopped.count == 1)
    await clock.advance(by: .seconds(1))
    await test.receive(.timer(.tick)) { $0.duration = 5.5 }
    await clock.advance(by: .milliseconds(500))
    await test.receive(.record(url, .success(true)))
    #expect(test.outputs == [.finished(date: date, duration: 5.5, url: url)])
  }

  private actor Counter {
    private(set) var count = 0
    func increment() { count += 1 }
  }
}
