enum FormsFault: Error { case offline, refused(code: Int) }
struct FormsEntry: Identifiable { let id: Int; var text = "" }

/// Every form of a client's function.
client FormsClient {
  /// Synchronous, with and without a value.
  func limit() -> Int
  func isAllowed(_ text: String, for user: String) -> Bool
  func log(_ text: String)
  func lookUp(_ id: Int) -> FormsEntry?
  /// Asynchronous.
  func load(_ id: Int, in list: String) async throws -> FormsEntry
  func store(_ entry: FormsEntry) async throws(FormsFault)
  func signIn(_ name: String, @secret password: String) async throws -> String
  func close() async throws
  /// Streams: with values, with errors, with neither.
  func changes(of id: Int) stream throws -> String
  func ticks() stream
}
client FormsDevice { func vibrate() async }

/// Every form of an effect.
feature EffectForms {
  uses client: FormsClient, device: FormsDevice

  state {
    var log: [String] = []
    var count = 0
    var speed = 2
    var name = ""
    @secret var token = ""
    var entry: FormsEntry?
    /// Derived from what runs.
    var isBusy: Bool { plain.isRunning || isLoading() }
    var loadedID: Int? { load.running?.id }
    /// Only fields.
    var isNamed: Bool { !name.isEmpty }
    init {
      count = client.limit()
      run clock
      run device.vibrate()
    }
  }
  output ended, failed(message: String)

  // MARK: A feature's own

  effect plain() async
  effect save(_ text: String = "draft") async throws { success -> saved; failure ignored }
  effect total(upTo limit: Int, from start: Int = 0) async -> Int {
    success(total) -> counted(limit, total: total)
  }
  effect typed(code: Int) async throws(FormsFault) -> [String] {
    success { log.append("typed") }
    failure(error) {
      switch error {
      case .offline: emit failed(message: "offline")
      case .refused(let code): log.append("refused \(code)")
      }
    }
  }
  effect typedArrow() async throws(FormsFault) { failure -> faulted }
  effect unheard() async throws
  effect message(error: Int) async throws { failure -> failed }
  effect optional(_ id: Int?) async -> String? { success -> named }
  effect secret(@secret _ password: String, user: String) async throws -> String {
    success(token) { self.token = token }
    failure(reason) { log.append(reason) }
  }

  // MARK: Streams

  effect numbers() stream -> Int { value -> numbered; finished -> done }
  effect beats() stream { value { count += 1 }; finished { log.append("ended") } }
  effect lines(of file: String) stream throws -> String {
    value(line) { log.append("\(file): \(line)") }
    failure -> failed
  }

  // MARK: Endpoints

  effect load = client.load(_ id, in list) {
    success(found) { entry = found }
    failure(message) { log.append("\(list) \(id): \(message)") }
    policy latest
    debounce .milliseconds(100)
  }
  effect put = client.store(_ entry) { failure(fault) { if fault == .offline { log.append("offline") } } }
  effect signIn = client.signIn(_ user, password password) { success -> named animation .default }
  effect changes = client.changes(of number) {
    value(text) { log.append("\(number) \(text)") }
    finished { emit ended }
  }
  effect ticks = client.ticks() { value -> ticked }

  // MARK: Timers

  effect clock every .seconds(1) { count += 1 }
  effect fast every .milliseconds(1000 / speed) -> ticked animation .linear
  effect settle after .milliseconds(500) -> done
  effect remind after .seconds(speed) { log.append("reminded") }

  // MARK: Swift

  effect steps(_ first: FormsEntry, user: String) async throws -> Int = swift {
    // Two endpoints of one client, one of another.
    let found: FormsEntry = try await client.load(first.id, "all")
    await send(.named(found.text))
    try await client.store(first)
    await device.vibrate()
    return found.id + user.count
  } {
    success(total) -> numbered
    failure(message) { log.append(message) }
  }
  effect pulse(_ n: Int) stream -> Int = swift {
    AsyncStream<Int> { continuation in
      for number in 0..<n { continuation.yield(number) }
      continuation.finish()
    }
  } { value -> numbered }
  effect quiet() async = swift { await send(.ticked) }

  // MARK: Policies and waiting

  effect one() async { policy first }
  effect row(_ n: Int) async { policy queue }
  effect search(_ query: String, wait: Int) async -> String {
    success -> named
    policy latest
    debounce .milliseconds(wait * speed)
  }
  effect scroll(_ y: Double) async { throttle .seconds(1) keeping first }
  effect sync() async { throttle .milliseconds(isNamed ? 10 : 20) keeping latest }

  // MARK: Actions

  func isLoading() -> Bool { load.isRunning || search.running?.wait == 0 }
  func label(of effects: String) -> String { "\(effects) \(isBusy ? name : "")" }
  mutating func stopAll() {
    cancel numbers
    cancel load
    run client.close()
  }

  action startAll when !isBusy {
    run plain
    run save
    run save("text")
    run total(upTo: speed)
    run typed(code: 1)
    run typedArrow
    run unheard
    run message(error: 3)
    run optional(nil)
    run secret("1234", user: name)
    run steps(FormsEntry(id: 1), user: name)
    run pulse(3)
    run quiet
  }
  action startStreams {
    run numbers()
    run beats
    run lines(of: "a")
    run changes(of: 1)
    run ticks
  }
  action startEndpoints(state: Int) {
    run load(state, in: name)
    run put(FormsEntry(id: state, text: name))
    run signIn(name, password: token)
  }
  action startTimers {
    run fast
    run settle
    run remind
  }
  action startWaiting(_ query: String) {
    run one
    run row(count)
    run search(query, wait: 100)
    run scroll(1.5)
    run sync
  }
  action stopTapped when clock.isRunning && label(of: "x") != "" {
    stopAll()
    cancel clock
  }
  action ask(_ text: String) {
    client.log(text)
    if client.isAllowed(text, for: name), client.limit() > 0 { name = text }
    guard let found = client.lookUp(client.limit()) else { return }
    entry = found
    switch client.limit() {
    case 0: count = 0
    default: count += client.limit()
    }
  }
  action look(isBusy: Bool) {
    if self.isBusy != isBusy, plain.running == nil { log.append("busy") }
    if let run = search.running { log.append("\(run.query) \(run.wait)") }
    if save.running == name { log.append(label(of: "same")) }
  }
  action animate {
    send ticked animation .default
    emit ended animation .spring
    dismiss animation .easeInOut(duration: 0.2)
  }
  action saved { log.append("saved") }
  action counted(_ limit: Int, total: Int) { count = min(limit, total) }
  action faulted(_ fault: FormsFault) { log.append(fault == .offline ? "offline" : "refused") }
  action numbered(_ n: Int) { count = n }
  action named(_ name: String?) { self.name = name ?? "" }
  action ticked { count += 1 }
  action done { log.append("done") }

  binding name when !plain.isRunning
  binding isFree = !isBusy -> freed
  action freed(_ isFree: Bool) { if isFree { stopAll() } }
  binding idle: Bool {
    get { !isBusy && count >= 0 }
    set { if newValue { stopAll() } }
  }

  onChange(count) { if count > 100 { cancel clock } }
  invariant "nothing is loaded without a name" isNamed || !load.isRunning
}
