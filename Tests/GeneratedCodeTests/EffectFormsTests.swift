import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@testable import GeneratedCode

/// Every form of an effect, driven.
@MainActor @Suite("Forms of effects") struct EffectFormsTests {
  /// Records what the app's side was asked.
  private actor Asked {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  private func client(_ asked: Asked) -> FormsClient {
    FormsClient(
      limit: { 3 }, isAllowed: { text, user in text != user }, log: { _ in },
      lookUp: { FormsEntry(id: $0, text: "found") },
      load: { id, list in FormsEntry(id: id, text: list) },
      store: { entry throws(FormsFault) in if entry.text == "bad" { throw .offline } },
      signIn: { name, password in "\(name) \(password)" },
      close: { await asked.note("close") },
      changes: { id in
        AsyncThrowingStream { continuation in
          continuation.yield("change \(id)")
          continuation.finish()
        }
      },
      ticks: {
        AsyncStream { continuation in
          continuation.yield()
          continuation.finish()
        }
      })
  }

  private func dependencies(_ asked: Asked) -> EffectForms.Dependencies {
    .init(
      client: client(asked), device: FormsDevice(vibrate: { await asked.note("vibrate") }))
  }

  private func make(
    _ asked: Asked, _ dependencies: EffectForms.Dependencies? = nil, clock: TestClock = TestClock()
  ) -> TestStore<EffectForms> {
    TestStore<EffectForms>(
      state: .init(name: "ann", token: "secret"),
      dependencies: dependencies ?? self.dependencies(asked), clock: clock, exhaustive: false)
  }

  @Test("init asks a client at once, starts a timer and runs what nobody hears")
  func start() async {
    let clock = TestClock()
    let asked = Asked()
    let test = make(asked, clock: clock)
    #expect(test.state.count == 3)
    await clock.advance(by: .seconds(1))
    await test.receive(.clock(.tick)) { $0.count = 4 }
    #expect(await asked.lines == ["vibrate"])
  }

  /// A store with what it told.
  private struct Live {
    let store: EffectFormsStore
    let told: Told
  }

  private final class Told {
    var outputs: [EffectForms.Output] = []
    var reports: [FeatureReport] = []
  }

  private func live(_ dependencies: EffectForms.Dependencies) -> Live {
    let told = Told()
    let store = EffectFormsStore(
      state: .init(name: "ann", token: "secret"), dependencies: dependencies, clock: TestClock(),
      onOutput: { told.outputs.append($0) }, onReport: { told.reports.append($0) })
    return Live(store: store, told: told)
  }

  @Test("the text of an effect calls clients, sends and gives a result")
  func swiftText() async {
    let asked = Asked()
    let live = live(dependencies(asked))
    await live.store.send(.startAll).finish()
    #expect(live.store.name == "all")
    #expect(await asked.lines.contains("vibrate"))
    #expect([0, 1, 2, 4].contains(live.store.count))
  }

  @Test("what is missing is reported by its name, each once")
  func missing() async {
    let live = live(.init())
    #expect(live.store.count == 0)
    await live.store.send(.startAll).finish()
    await live.store.send(.startAll).finish()
    await live.store.send(.startStreams).finish()
    let text = live.told.reports.map(\.message).joined(separator: "\n")
    for name in ["client.limit", "plain", "save", "total", "client.load", "client.changes"] {
      #expect(text.components(separatedBy: "«\(name)»").count == 2, "\(name)\n\(text)")
    }
  }

  @Test("streams send each value and tell their end; an output at the end of an arrow is emitted")
  func streams() async {
    var all = dependencies(Asked())
    all.numbers = {
      AsyncStream { continuation in
        for number in [5, 6] { continuation.yield(number) }
        continuation.finish()
      }
    }
    all.lines = { _ in AsyncThrowingStream { $0.finish(throwing: FormsFault.offline) } }
    let live = live(all)
    await live.store.send(.startStreams).finish()
    #expect(Set(live.store.log) == ["done", "1 change 1"])
    #expect(live.told.outputs.count == 2 && live.told.outputs.contains(.ended))
    #expect(live.told.outputs.contains(.failed(message: "offline")))
    #expect([6, 7].contains(live.store.count))
  }

  @Test("typed errors arrive as they are, and an ignored failure is nobody's")
  func failures() async {
    var all = dependencies(Asked())
    all.save = { _ in throw FormsFault.offline }
    all.typed = { code throws(FormsFault) in throw .refused(code: code) }
    all.typedArrow = { () throws(FormsFault) in throw .offline }
    all.unheard = { throw FormsFault.offline }
    let live = live(all)
    await live.store.send(.startAll).finish()
    #expect(live.store.log.contains("refused 1") && live.store.log.contains("offline"))
    let failures = live.told.reports.filter { $0.kind == .unhandledFailure }.map(\.message)
    #expect(failures.count == 1 && failures.allSatisfy { $0.contains("«unheard»") }, "\(failures)")
  }

  @Test("a synchronous endpoint is asked where it stands, with the arguments in order")
  func synchronous() async {
    let test = make(Asked())
    await test.send(.ask("ann")) {
      $0.entry = FormsEntry(id: 3, text: "found")
      $0.count = 6
    }
    await test.send(.ask("bob")) {
      $0.name = "bob"
      $0.count = 9
    }
  }

  @Test("a secret parameter is in no text")
  func secrets() {
    #expect(
      EffectForms.secrets == [
        "Action.secret", "Effect.secret", "Effect.signIn.password", "State.token",
      ])
  }

  @Test("getters and guards that read effects are told of runs")
  func bindings() async {
    let clock = TestClock()
    var all = dependencies(Asked())
    all.plain = { try? await clock.sleep(for: .seconds(1)) }
    let store = EffectFormsStore(
      state: .init(name: "ann"), dependencies: all, clock: clock, onReport: { _ in })
    var seen: [Bool] = []
    let observation = store.observe { seen.append(store.isFree && store.idle) }
    store.send(.startAll)
    #expect(store.isBusy && !store.canStartAll && store.plain.running != nil)
    store.name = "refused while it runs"
    #expect(store.name == "ann")
    await clock.advance(by: .seconds(1))
    #expect(!store.isBusy && store.canStartAll && store.plain.running == nil)
    #expect(seen == [true, false, true])
    withExtendedLifetime(observation) {}
  }

  @Test("durations are made of the state and the parameters when a run is asked for")
  func durations() async {
    let clock = TestClock()
    var all = dependencies(Asked())
    all.search = { query, _ in query + "!" }
    all.one = {}
    all.row = { _ in }
    all.scroll = { _ in }
    all.sync = {}
    let test = make(Asked(), all, clock: clock)
    await test.send(.startWaiting("q"))
    await clock.advance(by: .milliseconds(199))
    #expect(test.state.name == "ann")
    await clock.advance(by: .milliseconds(1))
    await test.receive(.named("q!")) { $0.name = "q!" }
    await test.send(.startTimers)
    await clock.advance(by: .milliseconds(500))
    await test.receive(.ticked)
    await test.receive(.done)
    await clock.advance(by: .milliseconds(1500))
    await test.receive(.remind(.tick)) { $0.log.append("reminded") }
  }

  @Test("an endpoint that nobody waits for reports its failure, by its name and the action")
  func failingFireAndForget() async {
    struct Stuck: Error {}
    var all = dependencies(Asked())
    all.client?.close = { throw Stuck() }
    let live = live(all)
    await live.store.send(.freed(true)).finish()
    let reports = live.told.reports
    #expect(reports.map(\.kind) == [.unhandledFailure])
    #expect(reports.first?.message.contains("client.close") == true)
  }
}
