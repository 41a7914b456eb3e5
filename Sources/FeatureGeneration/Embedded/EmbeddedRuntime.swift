// swift-format-ignore-file
// Written by Scripts/embed.sh. Do not edit: change what it is made of.

/// The runtime's source.
enum EmbeddedRuntime {
  /// All files of the runtime as one.
  static let text: String = #"""
public import Foundation
public import Observation

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// Writes an action and what it changed, without secrets.
nonisolated struct ChangePrinter<F: Feature> {
  private let printer = ValuePrinter(secrets: F.secrets)

  /// The action as it would be written, without the dot.
  func describe(_ action: F.Action) -> String {
    let text = printer.describe(action)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// One line for the action and one for each field that changed.
  func describe(_ action: F.Action, from old: F.State, to new: F.State) -> String {
    let before = members(of: old)
    let after = members(of: new)
    var lines = ["\(F.self).\(describe(action))"]
    for (index, member) in after.enumerated() where index < before.count {
      let previous = before[index]
      if previous.raw != member.raw {
        let change = member.isSecret ? member.shown : "\(previous.shown) → \(member.shown)"
        lines.append("  \(member.name): \(change)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private struct Member {
    var name: String
    /// What tells whether it changed; never printed.
    var raw: String
    var shown: String
    var isSecret: Bool
  }

  private func members(of state: F.State) -> [Member] {
    Mirror(reflecting: state).children.map { child in
      let name = child.label ?? "_"
      let isSecret = printer.isSecret(name, of: "State")
      return Member(
        name: name, raw: String(reflecting: child.value),
        shown: isSecret ? printer.placeholder : printer.describe(child.value), isSecret: isSecret)
    }
  }
}

/// What the actions of a store draw from outside their feature: written while they are recorded, read
/// while they are replayed; used on the main actor only.
nonisolated final class DrawTape {
  let isReplaying: Bool
  private var draws: [RecordedDraw] = []
  private var position = 0
  /// What a replayed action asked for and was not recorded.
  private var surprises: [String] = []

  init(isReplaying: Bool) {
    self.isReplaying = isReplaying
  }

  /// Begins with what an action drew.
  func load(_ recorded: [RecordedDraw]) {
    draws = recorded
    position = 0
  }

  /// What was drawn since the last call.
  func take() -> [RecordedDraw] {
    defer { load([]) }
    return draws
  }

  /// What differed between the replayed action and its recording, as a sentence.
  func takeDivergence() -> String? {
    var parts: [String] = surprises.map { "\($0) was not recorded" }
    if position < draws.count { parts.append("\(draws.count - position) recorded draws were left") }
    surprises = []
    load([])
    return parts.isEmpty ? nil : "the replay differs: " + parts.joined(separator: ", ")
  }

  func uuid(from environment: FeatureEnvironment) -> UUID {
    if case .uuid(let value) = next() { return value }
    let value: UUID = environment.uuid()
    write(.uuid(value), "an identifier")
    return value
  }

  func now(from environment: FeatureEnvironment) -> Date {
    if case .now(let value) = next() { return value }
    let value: Date = environment.now()
    write(.now(value), "the time")
    return value
  }

  func random(from environment: FeatureEnvironment) -> UInt64 {
    if case .random(let value) = next() { return value }
    let value: UInt64 = environment.random()
    write(.random(value), "chance")
    return value
  }

  func value<Value: Sendable>(_ name: String, _ draw: () -> Value) -> Value {
    if case .result(name, let recorded) = next(), let value: Value = recorded.value() {
      return value
    }
    let value: Value = draw()
    write(.result(name, RecordedValue(value)), name)
    return value
  }

  private func next() -> RecordedDraw? {
    guard isReplaying, position < draws.count else { return nil }
    defer { position += 1 }
    return draws[position]
  }

  private func write(_ draw: RecordedDraw, _ name: String) {
    if isReplaying { surprises.append(name) } else { draws.append(draw) }
  }
}

/// A clock that also decides where the work of effects runs.
///
/// A store whose clock is one starts its effects through it. So a test's clock knows when all the work
/// that it set going rests, and moves on only then.
public nonisolated protocol EffectClock: Clock where Duration == Swift.Duration {
  /// Starts the work of one run.
  func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never>
}

/// A moment of some clock: computed at once, waited for later.
nonisolated struct EffectDeadline: Sendable {
  /// Whether the moment has come.
  let hasPassed: @Sendable () -> Bool
  /// Waits for the moment; false where the waiting task was cancelled.
  let wait: @Sendable () async -> Bool
  /// The moment that lies later by a duration.
  let later: @Sendable (Duration) -> EffectDeadline

  private init<C: Clock>(_ instant: C.Instant, on clock: C) where C.Duration == Duration {
    hasPassed = { clock.now >= instant }
    wait = {
      do {
        try await clock.sleep(until: instant, tolerance: nil)
        return !Task.isCancelled
      } catch {
        return false
      }
    }
    later = { EffectDeadline(instant.advanced(by: $0), on: clock) }
  }

  /// The moment that lies ahead of the clock's present by a duration.
  static func after(_ duration: Duration, on clock: any Clock<Duration>) -> EffectDeadline {
    make(duration, on: clock)
  }

  private static func make<C: Clock>(_ duration: Duration, on clock: C) -> EffectDeadline
  where C.Duration == Duration {
    EffectDeadline(clock.now.advanced(by: duration), on: clock)
  }
}

/// Decides which runs of a feature's effects wait, run and end; used on the main actor only.
///
/// What an effect's state is, is decided at once, inside the reduction. The orders that follow from
/// it, to start and to cancel work, are carried out by the store after its readers are told.
@usableFromInline
nonisolated final class EffectEngine<F: Feature> {
  /// What is to be done with a run's work.
  enum Order {
    /// Its work, or its waiting, begins, where it is still wanted.
    case start(Int)
    /// Its work ends.
    case cancel(EffectRecord<F>)
  }

  /// What became of a run, for a recording.
  enum Event: Equatable {
    case began(Int)
    case ended(Int)
  }

  private(set) var records: [Int: EffectRecord<F>] = [:]
  private(set) var slots: [Int: EffectSlot] = [:]
  private(set) var nextID = 0
  private var orders: [Order] = []
  /// What happened since the last recorded action; nil where nothing is recorded.
  var events: [Event]?
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// The run of a number, unless it has ended or was cancelled.
  func alive(_ id: Int) -> EffectRecord<F>? {
    guard let record = records[id], record.group?.isCancelled != true else { return nil }
    return record
  }

  /// Whether a run of the effect is under way.
  func isRunning(_ number: Int) -> Bool {
    slots[number]?.running.isEmpty == false
  }

  /// The run that began last and is under way.
  func running(_ number: Int) -> F.Effect? {
    slots[number]?.running.last.flatMap { records[$0]?.effect }
  }

  /// Starts work, through the clock where that wants it.
  func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if let clock = clock as? any EffectClock { return clock.start(work) }
    return Task { await work() }
  }

  /// The orders given since the last call.
  func takeOrders() -> [Order] {
    defer { orders = [] }
    return orders
  }

  /// The events since the last call.
  func takeEvents() -> [Event] {
    guard let taken = events else { return [] }
    events = []
    return taken
  }
}

nonisolated extension EffectEngine {
  /// Asks for a run; says whether it began at once.
  ///
  /// - Parameter drawn: gives what the closure gives, or gave when the action was recorded.
  func run(
    _ number: Int, _ effect: F.Effect, policy: EffectPolicy, interval: Duration?,
    debounce: Duration?, throttle: Duration?, keeping: ThrottleKeeping,
    drawn: (() -> Bool) -> Bool
  ) -> Bool {
    let record = EffectRecord<F>(
      id: nextID, number: number, effect: effect, policy: policy, interval: interval)
    nextID += 1
    if let debounce {
      hold(record, until: EffectDeadline.after(debounce, on: clock))
      return false
    }
    if let throttle {
      let end: EffectDeadline? = slots[number]?.throttleEnd
      guard drawn({ end?.hasPassed() ?? true }) else {
        switch keeping {
        case .first: break
        case .last:
          record.throttle = throttle
          hold(record, until: end ?? EffectDeadline.after(throttle, on: clock))
        }
        return false
      }
      slots[number, default: EffectSlot()].throttleEnd =
        EffectDeadline.after(throttle, on: clock)
    }
    records[record.id] = record
    return begin(record)
  }

  /// Keeps a run back until the moment comes, instead of the one that is kept back now.
  private func hold(_ record: EffectRecord<F>, until deadline: EffectDeadline) {
    if let waiting = slots[record.number]?.waiting, let old = records[waiting] { drop(old) }
    record.phase = .waiting(deadline)
    records[record.id] = record
    slots[record.number, default: EffectSlot()].waiting = record.id
    orders.append(.start(record.id))
  }

  /// Applies the policy to a run whose time has come; says whether the effect's status changed.
  func begin(_ record: EffectRecord<F>) -> Bool {
    events?.append(.began(record.id))
    var slot: EffectSlot = slots[record.number] ?? EffectSlot()
    if slot.waiting == record.id { slot.waiting = nil }
    if let throttle = record.throttle, let end = slot.throttleEnd {
      slot.throttleEnd = end.later(throttle)
    }
    let isBusy: Bool = !slot.running.isEmpty || !slot.queue.isEmpty
    slots[record.number] = slot
    switch record.policy {
    case .every: break
    case .latest:
      for id in slot.running { if let old = records[id] { drop(old) } }
    case .first where isBusy:
      drop(record)
      return false
    case .queue where isBusy:
      record.phase = .queued
      slots[record.number, default: EffectSlot()].queue.append(record.id)
      orders.append(.start(record.id))
      return false
    case .first, .queue: break
    }
    start(record)
    return true
  }

  private func start(_ record: EffectRecord<F>) {
    record.phase = .running
    record.due = record.interval.map { EffectDeadline.after($0, on: clock) }
    slots[record.number, default: EffectSlot()].running.append(record.id)
    orders.append(.start(record.id))
  }

  /// Ends a run and lets the next one of the queue begin; says whether the status changed.
  func end(_ record: EffectRecord<F>) -> Bool {
    guard records.removeValue(forKey: record.id) != nil else { return false }
    events?.append(.ended(record.id))
    let wasRunning: Bool = record.isRunning
    remove(record)
    if wasRunning, let slot = slots[record.number], slot.running.isEmpty,
      let id = slot.queue.first, let next = records[id]
    {
      slots[record.number]?.queue.removeFirst()
      start(next)
    }
    return wasRunning
  }

  /// Ends all runs of an effect, those that wait too; says whether the status changed.
  func cancel(_ number: Int) -> Bool {
    guard let slot = slots.removeValue(forKey: number) else { return false }
    for id in slot.running + slot.queue + [slot.waiting].compactMap({ $0 }) {
      if let record = records[id] { drop(record) }
    }
    return !slot.running.isEmpty
  }

  /// Ends one run without an outcome; those behind it in the queue move up.
  func cancel(_ record: EffectRecord<F>) -> Bool {
    let wasRunning: Bool = end(record)
    orders.append(.cancel(record))
    return wasRunning
  }

  private func drop(_ record: EffectRecord<F>) {
    guard records.removeValue(forKey: record.id) != nil else { return }
    events?.append(.ended(record.id))
    remove(record)
    orders.append(.cancel(record))
  }

  private func remove(_ record: EffectRecord<F>) {
    guard var slot = slots.removeValue(forKey: record.number) else { return }
    slot.running.removeAll { $0 == record.id }
    slot.queue.removeAll { $0 == record.id }
    if slot.waiting == record.id { slot.waiting = nil }
    let isEmpty: Bool = slot.running.isEmpty && slot.queue.isEmpty && slot.waiting == nil
    if !isEmpty || slot.throttleEnd?.hasPassed() == false { slots[record.number] = slot }
  }

  /// Ends everything: the store is gone.
  func cancelAll() {
    for record in records.values {
      record.task?.cancel()
      record.group?.leave(record.id)
    }
    records = [:]
    slots = [:]
    orders = []
  }

  /// Forgets all runs without touching work: a replay is over.
  func forgetAll() -> FieldSet {
    var touched = FieldSet()
    for (number, slot) in slots where !slot.running.isEmpty {
      touched.insert(F.firstEffectNumber + number)
    }
    cancelAll()
    return touched
  }
}

/// The runs that one action started, and those that their actions started.
@usableFromInline
nonisolated final class EffectGroup: @unchecked Sendable {
  private let lock = NSLock()
  private var members: Set<Int> = []
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var hasBeenCancelled = false
  private let cancelRuns: @MainActor @Sendable (Set<Int>) -> Void

  /// - Parameter cancelRuns: ends runs by their numbers.
  init(cancelRuns: @escaping @MainActor @Sendable (Set<Int>) -> Void) {
    self.cancelRuns = cancelRuns
  }

  /// Whether nothing of it may be delivered any more.
  var isCancelled: Bool { lock.withLock { hasBeenCancelled } }

  /// Adds a run.
  func join(_ run: Int) {
    lock.withLock { _ = members.insert(run) }
  }

  /// Notes that a run has ended.
  func leave(_ run: Int) {
    let free: [CheckedContinuation<Void, Never>] = lock.withLock {
      members.remove(run)
      guard members.isEmpty else { return [] }
      defer { waiters = [] }
      return waiters
    }
    for waiter in free { waiter.resume() }
  }

  /// Waits until all its runs have ended; cancels them where the waiting task is cancelled.
  func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
        let isFree: Bool = lock.withLock {
          guard !members.isEmpty else { return true }
          waiters.append(waiter)
          return false
        }
        if isFree { waiter.resume() }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Nothing is delivered from here on; the runs end as soon as the main actor is free.
  func cancel() {
    lock.withLock { hasBeenCancelled = true }
    Task { @MainActor in cancelNow() }
  }

  /// Ends the runs.
  @MainActor
  func cancelNow() {
    let runs: Set<Int> = lock.withLock {
      hasBeenCancelled = true
      return members
    }
    cancelRuns(runs)
  }
}

/// What a run does where the same effect runs already.
public nonisolated enum EffectPolicy: Equatable, Sendable {
  /// Cancels what runs.
  case latest
  /// Is dropped.
  case first
  /// Runs beside it.
  case every
  /// Waits its turn.
  case queue
}

/// Which of the runs inside a throttle's interval happens, beside the one that began it.
public nonisolated enum ThrottleKeeping: Equatable, Sendable {
  /// None: what comes within the interval is dropped.
  case first
  /// The last one, at the interval's end.
  case last
}

/// One run of an effect, from `run` to its end; used on the main actor only.
nonisolated final class EffectRecord<F: Feature> {
  /// Where a run stands.
  enum Phase {
    /// It waits in a debounce or a throttle until the moment comes.
    case waiting(EffectDeadline)
    /// It waits until those before it are done.
    case queued
    /// Its work is under way.
    case running
  }

  let id: Int
  let number: Int
  let effect: F.Effect
  let policy: EffectPolicy
  /// The time between the ticks of `every`, or until that of `after`.
  let interval: Duration?
  /// The interval that begins where this run, kept by a throttle, begins.
  var throttle: Duration?
  var phase = Phase.queued
  /// When the first tick of `every` or `after` is due.
  var due: EffectDeadline?
  /// The action that asked for it; nil where that was `init`.
  var cause: F.Action?
  var group: EffectGroup?
  var task: Task<Void, Never>?

  init(
    id: Int, number: Int, effect: F.Effect, policy: EffectPolicy, interval: Duration?
  ) {
    self.id = id
    self.number = number
    self.effect = effect
    self.policy = policy
    self.interval = interval
  }

  /// The moment until which it is held back.
  var waitsUntil: EffectDeadline? {
    switch phase {
    case .waiting(let deadline): deadline
    case .queued, .running: nil
    }
  }

  /// Whether its turn has not come.
  var isQueued: Bool {
    switch phase {
    case .queued: true
    case .waiting, .running: false
    }
  }

  /// Whether its work is under way.
  var isRunning: Bool {
    switch phase {
    case .running: true
    case .waiting, .queued: false
    }
  }
}

/// The runs of one effect.
nonisolated struct EffectSlot {
  /// Those under way, in the order in which they began.
  var running: [Int] = []
  /// The one that a debounce or throttle holds back.
  var waiting: Int?
  /// Those whose turn has not come, in order.
  var queue: [Int] = []
  /// The end of a throttle's interval.
  var throttleEnd: EffectDeadline?
}

/// One run of an effect, as its work sees it: what it may call, and where its results go.
///
/// Results are delivered on the main actor, through the store's queue, and only while the run is
/// alive: a run that was cancelled, or whose store is gone, delivers nothing more.
public nonisolated struct EffectRun<F: Feature>: Sendable {
  /// What the app supplied.
  public let dependencies: F.Dependencies
  let id: Int
  private let due: EffectDeadline?
  private let interval: Duration
  private weak var store: FeatureStore<F>?

  init(_ record: EffectRecord<F>, of store: FeatureStore<F>, dependencies: F.Dependencies) {
    self.dependencies = dependencies
    id = record.id
    due = record.due
    // A timer without a pause would never let anything else run.
    interval = max(record.interval ?? .zero, .milliseconds(1))
    self.store = store
  }

  /// Delivers an action; the run goes on.
  @MainActor
  public func send(_ action: F.Action, animation: FeatureAnimation? = nil) {
    store?.deliver(action, of: id, isLast: false, animation)
  }

  /// Ends the run and delivers its last action; the effect is idle when that is reduced.
  @MainActor
  public func finish(_ action: F.Action, animation: FeatureAnimation? = nil) {
    store?.deliver(action, of: id, isLast: true, animation)
  }

  /// Ends the run.
  @MainActor
  public func finish() {
    store?.deliver(nil, of: id, isLast: true, nil)
  }

  /// Ends the run by a failure that an action answers.
  @MainActor
  public func fail<Failure: Error>(
    _ error: Failure, _ action: F.Action, animation: FeatureAnimation? = nil
  ) {
    guard !(error is CancellationError) else { return finish() }
    finish(action, animation: animation)
  }

  /// Ends the run by a failure that nothing answers: it is reported.
  @MainActor
  public func fail<Failure: Error>(_ error: Failure) {
    if !(error is CancellationError) {
      store?.reportFailure(FeatureRuntime.message(of: error), of: id)
    }
    finish()
  }

  /// Ends the run by a failure that the feature ignores on purpose.
  @MainActor
  public func ignore<Failure: Error>(_ error: Failure) {
    finish()
  }

  /// Ends the run because what it should call was not supplied; that is reported once a name.
  @MainActor
  public func reportMissing(_ name: String) {
    store?.reportMissing(name, of: id)
    finish()
  }

  /// Delivers an action at each interval until the run is cancelled, without drift: the moments are
  /// those of the run's beginning plus whole intervals. Intervals under a millisecond are one.
  public func every(
    animation: FeatureAnimation? = nil, _ action: @Sendable () -> F.Action
  ) async {
    var next: EffectDeadline? = due
    while let deadline = next {
      guard await deadline.wait() else { return }
      await send(action(), animation: animation)
      next = deadline.later(interval)
    }
  }

  /// Delivers an action once the interval is over.
  public func after(_ action: F.Action, animation: FeatureAnimation? = nil) async {
    if let due { guard await due.wait() else { return } }
    await finish(action, animation: animation)
  }
}

nonisolated extension EffectRun {
  /// Does the work of the run, its waiting before included.
  func perform(_ effect: F.Effect, after deadline: EffectDeadline?) async {
    guard let deadline else {
      await F.perform(effect, self)
      return await finish()
    }
    guard await deadline.wait(), let run = await begin() else { return }
    await F.perform(effect, run)
    await run.finish()
  }

  /// The run with its due moment, where it may begin now that its waiting is over.
  @MainActor
  private func begin() -> EffectRun<F>? {
    store?.beginWaiting(id)
  }
}

/// Which effects of a feature run.
public nonisolated struct EffectStates<F: Feature> {
  let engine: EffectEngine<F>?

  /// Whether a run of the effect is under way.
  public func isRunning(_ number: Int) -> Bool {
    engine?.isRunning(number) ?? false
  }

  /// The run that began last and is under way.
  public func running(_ number: Int) -> F.Effect? {
    engine?.running(number)
  }

  /// All runs that have not ended, also those that wait, in the order in which they were asked for.
  public var active: [ActiveEffect] {
    guard let engine else { return [] }
    let printer = ChangePrinter<F>()
    return engine.records.values.sorted { $0.id < $1.id }.map { record in
      let names: [String] = F.effectNames
      return ActiveEffect(
        name: names.indices.contains(record.number) ? names[record.number] : "\(record.number)",
        action: record.cause.map { printer.describe($0) } ?? "init",
        isRunning: record.isRunning,
        waitsForClock: record.waitsUntil != nil || record.interval != nil)
    }
  }
}

/// A run that has not ended.
public nonisolated struct ActiveEffect: Equatable, Sendable {
  /// The effect's name.
  public var name: String
  /// The action that asked for it, without secrets.
  public var action: String
  /// Whether it is under way; else it waits in a debounce, a throttle or a queue.
  public var isRunning: Bool
  /// Whether it goes on by itself only when the clock does: held back, or an `every` or `after`.
  public var waitsForClock: Bool
}

/// How an effect stands: what `store.loadFact` gives.
public nonisolated struct EffectStatus<Arguments> {
  /// Whether a run is under way.
  public let isRunning: Bool
  /// What the run that began last was given; nil where none is under way.
  public let running: Arguments?

  /// A status.
  public init(isRunning: Bool, running: Arguments?) {
    self.isRunning = isRunning
    self.running = running
  }
}

nonisolated extension EffectStatus: Equatable where Arguments: Equatable {}
nonisolated extension EffectStatus: Sendable where Arguments: Sendable {}

/// The value that stands for the result of an endpoint which nobody supplied.
nonisolated enum EmptyValue {
  /// The empty value of a type; where there is none the process ends and says why.
  static func make<Value>(for endpoint: String, environment: FeatureEnvironment) -> Value {
    if let value: Value = known(environment) ?? literal() ?? firstCase() { return value }
    let text =
      "the dependency «\(endpoint)» is not supplied, and \(Value.self) has no value that could "
      + "stand for its result\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
  }

  private static func known<Value>(_ environment: FeatureEnvironment) -> Value? {
    if Value.self == Bool.self { return false as? Value }
    if Value.self == Date.self { return environment.now() as? Value }
    if Value.self == UUID.self { return environment.uuid() as? Value }
    if Value.self == URL.self { return URL(fileURLWithPath: "/") as? Value }
    if Value.self == Character.self { return Character(" ") as? Value }
    return nil
  }

  private static func literal<Value>() -> Value? {
    if let number = Value.self as? any AdditiveArithmetic.Type { return zero(number) }
    if let text = Value.self as? any ExpressibleByStringLiteral.Type { return noText(text) }
    if let list = Value.self as? any ExpressibleByArrayLiteral.Type { return noElements(list) }
    if let map = Value.self as? any ExpressibleByDictionaryLiteral.Type { return noPairs(map) }
    if let sequence = Value.self as? any RangeReplaceableCollection.Type { return none(sequence) }
    return nil
  }

  private static func firstCase<Value>() -> Value? {
    (Value.self as? any CaseIterable.Type).flatMap { first($0) }
  }

  private static func zero<Type: AdditiveArithmetic, Value>(_ type: Type.Type) -> Value? {
    Type.zero as? Value
  }

  private static func noText<Type: ExpressibleByStringLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let text: Type = ""
    return text as? Value
  }

  private static func noElements<Type: ExpressibleByArrayLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let list: Type = []
    return list as? Value
  }

  private static func noPairs<Type: ExpressibleByDictionaryLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let map: Type = [:]
    return map as? Value
  }

  private static func none<Type: RangeReplaceableCollection, Value>(_ type: Type.Type) -> Value? {
    Type() as? Value
  }

  private static func first<Type: CaseIterable, Value>(_ type: Type.Type) -> Value? {
    Type.allCases.first.flatMap { $0 as? Value }
  }
}

/// A feature: its state, what can happen to it, and how it answers.
///
/// Generated code conforms an enum to it that serves as a namespace; hand-written code may as well.
public nonisolated protocol Feature: Sendable {
  /// Everything the feature remembers.
  associatedtype State: Equatable & Sendable
  /// Everything that can happen to it.
  associatedtype Action: Sendable
  /// What it tells its parent or, at the root, the app.
  associatedtype Output: Sendable = Never
  /// What the app supplies to it.
  associatedtype Dependencies: Sendable = NoDependencies
  /// The work that it can start, one case an effect.
  associatedtype Effect: Sendable = Never

  /// The names of the stored fields, by number.
  static var fieldNames: [String] { get }
  /// The places whose values are never printed: `State.token`, `Action.signIn.password`.
  static var secrets: [String] { get }
  /// Dependencies of which none was supplied.
  static var defaultDependencies: Dependencies { get }
  /// The names of the effects, by number.
  static var effectNames: [String] { get }
  /// The number by which readers of the first effect are told; the others follow.
  static var firstEffectNumber: Int { get }

  /// Runs once, when a store or a parent's reduction makes the state appear.
  static func start(_ state: inout State, _ reduction: inout Reduction<Self>)
  /// Answers one action.
  static func reduce(_ state: inout State, _ action: Action, _ reduction: inout Reduction<Self>)
  /// Tests the invariants.
  static func check(_ state: State, _ reduction: inout Reduction<Self>)
  /// Does the work of one run and hands on what comes of it.
  static func perform(_ effect: Effect, _ run: EffectRun<Self>) async
}

nonisolated extension Feature {
  /// No secrets.
  public static var secrets: [String] { [] }

  /// Does nothing.
  @inlinable
  public static func start(_ state: inout State, _ reduction: inout Reduction<Self>) {}

  /// Has no invariants.
  @inlinable
  public static func check(_ state: State, _ reduction: inout Reduction<Self>) {}
}

nonisolated extension Feature where Dependencies == NoDependencies {
  /// The only value there is.
  public static var defaultDependencies: NoDependencies { NoDependencies() }
}

nonisolated extension Feature where Effect == Never {
  /// No effects.
  public static var effectNames: [String] { [] }

  /// Stands for nothing.
  public static var firstEffectNumber: Int { 0 }

  /// Never called: there is no effect to perform.
  public static func perform(_ effect: Never, _ run: EffectRun<Self>) async {}
}

/// The dependencies of a feature that has none.
public nonisolated struct NoDependencies: Sendable {
  /// The only value there is.
  public init() {}
}

/// How what an action changes is animated; it animates nothing where SwiftUI does not exist.
public nonisolated enum FeatureAnimation: Equatable, Sendable {
  /// The system's choice.
  case `default`
  /// At one speed.
  case linear(duration: Double)
  /// Slow at its beginning.
  case easeIn(duration: Double)
  /// Slow at its end.
  case easeOut(duration: Double)
  /// Slow at both ends.
  case easeInOut(duration: Double)
  /// Like a spring.
  case spring(duration: Double, bounce: Double)

  /// At one speed.
  public static var linear: FeatureAnimation { .linear(duration: 0.35) }
  /// Slow at its beginning.
  public static var easeIn: FeatureAnimation { .easeIn(duration: 0.35) }
  /// Slow at its end.
  public static var easeOut: FeatureAnimation { .easeOut(duration: 0.35) }
  /// Slow at both ends.
  public static var easeInOut: FeatureAnimation { .easeInOut(duration: 0.35) }
  /// A spring that does not bounce.
  public static var spring: FeatureAnimation { .spring(duration: 0.5, bounce: 0) }
  /// A spring that does not bounce.
  public static var smooth: FeatureAnimation { .spring(duration: 0.5, bounce: 0) }
  /// A spring that bounces a little.
  public static var snappy: FeatureAnimation { .spring(duration: 0.5, bounce: 0.15) }
  /// A spring that bounces.
  public static var bouncy: FeatureAnimation { .spring(duration: 0.5, bounce: 0.3) }

  /// Runs a closure, animated where an animation is given.
  @MainActor
  static func animate(_ animation: FeatureAnimation?, _ body: () -> Void) {
    #if canImport(SwiftUI)
      guard let animation else { return body() }
      withAnimation(animation.swiftUI, body)
    #else
      body()
    #endif
  }
}

#if canImport(SwiftUI)
  extension FeatureAnimation {
    /// The same for SwiftUI.
    public var swiftUI: Animation {
      switch self {
      case .default: .default
      case .linear(let duration): .linear(duration: duration)
      case .easeIn(let duration): .easeIn(duration: duration)
      case .easeOut(let duration): .easeOut(duration: duration)
      case .easeInOut(let duration): .easeInOut(duration: duration)
      case .spring(let duration, let bounce): .spring(duration: duration, bounce: bounce)
      }
    }
  }
#endif

#if canImport(SwiftUI)
  extension FeatureBinding where Value: Sendable {
    /// The same channel for SwiftUI's views.
    @MainActor public var swiftUI: Binding<Value> {
      nonisolated(unsafe) let channel: FeatureBinding<Value> = self
      return Binding<Value>(
        get: { channel.wrappedValue }, set: { value in channel.wrappedValue = value })
    }

    /// A channel to what SwiftUI's binding reads and writes.
    @MainActor public init(_ binding: Binding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { value in binding.wrappedValue = value })
    }
  }
#endif

/// A two-way channel to a value that lives elsewhere.
///
/// Its members are usable anywhere, but for `wrappedValue` and `projectedValue`: Swift lets every
/// property that is wrapped take its isolation from those, and refuses a variable that is
/// `nonisolated`. So the two follow the module that they are compiled in, the embedded runtime in a
/// module of the main actor included.
@propertyWrapper
@dynamicMemberLookup
public struct FeatureBinding<Value> {
  @usableFromInline nonisolated(unsafe) let read: () -> Value
  @usableFromInline nonisolated(unsafe) let write: (Value) -> Void

  /// A channel that reads by one closure and writes by another.
  @inlinable
  public nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// A channel to something that cannot always be read; meanwhile it gives what it read last.
  public nonisolated init(
    isReadable: @escaping () -> Bool, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    let memory = LastRead<Value>()
    read = {
      if let last = memory.value, !isReadable() { return last }
      let value = get()
      memory.value = value
      return value
    }
    write = set
    if isReadable() { memory.value = get() }
  }

  /// A channel that always reads `value` and drops what is written.
  public nonisolated static func constant(_ value: Value) -> FeatureBinding<Value> {
    FeatureBinding(get: { value }, set: { _ in })
  }

  /// The value at the other end.
  @inlinable
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The channel itself.
  public var projectedValue: FeatureBinding<Value> { self }

  /// A channel from another's projection.
  public nonisolated init(projectedValue: FeatureBinding<Value>) {
    self = projectedValue
  }

  /// A channel to a part of the value.
  public nonisolated subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>)
    -> FeatureBinding<Part>
  {
    FeatureBinding<Part>(
      get: { self.read()[keyPath: path] },
      set: { part in
        var value = self.read()
        value[keyPath: path] = part
        self.write(value)
      })
  }

  /// A channel to the value inside an optional, or nil where there is none now.
  ///
  /// When the value goes, the channel keeps reading the last one, and what is written is dropped.
  public nonisolated init?(_ base: FeatureBinding<Value?>) {
    guard let present = base.read() else { return nil }
    let memory = LastRead<Value>()
    memory.value = present
    self.init(
      get: {
        let value = base.read() ?? memory.value ?? present
        memory.value = value
        return value
      },
      set: { value in
        guard base.read() != nil else { return }
        base.write(value)
        memory.value = base.read() ?? memory.value
      })
  }

  /// A channel that shows the value as an optional; writing nil does nothing.
  public nonisolated init<Wrapped>(_ base: FeatureBinding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.read() },
      set: { value in
        if let value { base.write(value) }
      })
  }
}

nonisolated extension FeatureBinding {
  /// A channel to the element of an id; nil where there is none now.
  public subscript<Element: Identifiable>(id id: Element.ID) -> FeatureBinding<Element>?
  where Value == Identified<Element> {
    FeatureBinding<Element>(
      FeatureBinding<Element?>(
        get: { self.read()[id: id] },
        set: { element in
          var all = self.read()
          all[id: id] = element
          self.write(all)
        }))
  }

  /// A channel to the first element of an id in an array; nil where there is none now.
  public subscript<Element: Identifiable>(id id: Element.ID) -> FeatureBinding<Element>?
  where Value == [Element] {
    FeatureBinding<Element>(
      FeatureBinding<Element?>(
        get: { self.read().first { $0.id == id } },
        set: { element in
          var all = self.read()
          guard let element, let index = all.firstIndex(where: { $0.id == id }) else { return }
          all[index] = element
          self.write(all)
        }))
  }
}

/// What was read last, while it can be read no more.
nonisolated private final class LastRead<Value> {
  var value: Value?
}

/// Where a store takes from what is different each time: identifiers, the time and chance.
public nonisolated struct FeatureEnvironment: Sendable {
  /// The clock that effects wait on.
  public var clock: any Clock<Duration>
  /// Makes an identifier.
  public var uuid: @Sendable () -> UUID
  /// Tells the time.
  public var now: @Sendable () -> Date
  /// Gives 64 random bits.
  public var random: @Sendable () -> UInt64

  /// An environment; the system's, where nothing else is said.
  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    uuid: @escaping @Sendable () -> UUID = { UUID() },
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
  ) {
    self.clock = clock
    self.uuid = uuid
    self.now = now
    self.random = random
  }
}

/// A generator over an environment's source of random bits, or over those that were recorded.
nonisolated struct EnvironmentGenerator: RandomNumberGenerator {
  let environment: FeatureEnvironment
  let tape: DrawTape?

  mutating func next() -> UInt64 {
    tape?.random(from: environment) ?? environment.random()
  }
}

/// Something that the runtime noticed and that no code was there to handle.
public nonisolated struct FeatureReport: Equatable, Sendable, CustomStringConvertible {
  /// What kind of thing it is.
  public enum Kind: Equatable, Sendable {
    /// An invariant does not hold after an action.
    case brokenInvariant
    /// A root feature dismissed itself and nobody listens.
    case unheardDismissal
    /// A collection was asked to hold an element under the id of another.
    case refusedElement
    /// An action was sent to something that is gone.
    case lostAction
    /// An effect failed and has no handler for it.
    case unhandledFailure
    /// A dependency was used that was never supplied.
    case missingDependency
    /// A replayed action asked for something else than when it was recorded.
    case divergedReplay
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The feature's name.
  public var feature: String
  /// The action during which it was noticed, without secrets; empty outside actions.
  public var action: String
  /// What happened, as a sentence.
  public var message: String

  /// A report.
  public init(kind: Kind, feature: String, action: String, message: String) {
    self.kind = kind
    self.feature = feature
    self.action = action
    self.message = message
  }

  /// One line: the feature, the action and what happened.
  public var description: String {
    action.isEmpty ? "\(feature): \(message)" : "\(feature).\(action): \(message)"
  }

  /// Prints the report to standard error.
  public static func printToStandardError(_ report: FeatureReport) {
    FileHandle.standardError.write(Data("\(report)\n".utf8))
  }
}

nonisolated extension FeatureRuntime {
  /// What an error says of itself: its localized description where it has one, else its text.
  public static func message<Failure: Error>(of error: Failure) -> String {
    (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}

/// What inverted bindings need: the number that solves an equation, or nil where none fits.
nonisolated extension FeatureRuntime {
  /// The number that a text spells.
  public static func parsedNumber<Value: LosslessStringConvertible & Numeric>(
    _ text: String, as type: Value.Type
  ) -> Value? {
    Value(text.trimmed)
  }

  /// The finite number that a text spells.
  public static func parsedNumber<Value: LosslessStringConvertible & BinaryFloatingPoint>(
    _ text: String, as type: Value.Type
  ) -> Value? {
    guard let value = Value(text.trimmed), value.isFinite else { return nil }
    return value
  }

  /// The finite number that a text spells, with a point as the decimal sign.
  public static func parsedNumber(_ text: String, as type: CGFloat.Type) -> CGFloat? {
    parsedNumber(text, as: Double.self).map { CGFloat($0) }
  }

  /// The finite number that a text spells, with a point as the decimal sign.
  public static func parsedNumber(_ text: String, as type: Decimal.Type) -> Decimal? {
    // `Decimal(string:)` takes a prefix; a text that is no number as a whole is refused here.
    guard Double(text.trimmed) != nil else { return nil }
    return Decimal(string: text.trimmed, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// An integer as another integer, where it fits.
  @inlinable
  public static func convertedNumber<From: BinaryInteger, To: BinaryInteger>(
    _ value: From, to type: To.Type
  ) -> To? {
    To(exactly: value)
  }

  /// An integer as the nearest floating-point number.
  @inlinable
  public static func convertedNumber<From: BinaryInteger, To: BinaryFloatingPoint>(
    _ value: From, to type: To.Type
  ) -> To? {
    let result = To(value)
    return result.isFinite ? result : nil
  }

  /// A floating-point number rounded half away from zero to an integer, where it fits.
  @inlinable
  public static func convertedNumber<From: BinaryFloatingPoint, To: BinaryInteger>(
    _ value: From, to type: To.Type
  ) -> To? {
    To(exactly: value.rounded(.toNearestOrAwayFromZero))
  }

  /// A floating-point number as another; nil where it is not finite or overflows.
  @inlinable
  public static func convertedNumber<From: BinaryFloatingPoint, To: BinaryFloatingPoint>(
    _ value: From, to type: To.Type
  ) -> To? {
    let result = To(value)
    return result.isFinite ? result : nil
  }

  /// `x` in `x + summand == value`.
  @inlinable
  public static func solvedSum<Value: FixedWidthInteger>(
    _ value: Value, minus summand: Value
  ) -> Value? {
    exact(value.subtractingReportingOverflow(summand))
  }

  /// `x` in `x - subtrahend == value`.
  @inlinable
  public static func solvedDifference<Value: FixedWidthInteger>(
    _ value: Value, plus subtrahend: Value
  ) -> Value? {
    exact(value.addingReportingOverflow(subtrahend))
  }

  /// `x` in `minuend - x == value`.
  @inlinable
  public static func solvedSubtrahend<Value: FixedWidthInteger>(
    _ value: Value, from minuend: Value
  ) -> Value? {
    exact(minuend.subtractingReportingOverflow(value))
  }

  /// `x` in `x * factor == value`, where the factor divides the value.
  @inlinable
  public static func solvedProduct<Value: FixedWidthInteger>(
    _ value: Value, by factor: Value
  ) -> Value? {
    guard factor != 0 else { return nil }
    guard value.remainderReportingOverflow(dividingBy: factor).partialValue == 0 else { return nil }
    return exact(value.dividedReportingOverflow(by: factor))
  }

  /// `x` in `-x == value`.
  @inlinable
  public static func solvedNegation<Value: FixedWidthInteger & SignedInteger>(
    _ value: Value
  ) -> Value? {
    exact(Value.zero.subtractingReportingOverflow(value))
  }

  @inlinable
  static func exact<Value: FixedWidthInteger>(
    _ result: (partialValue: Value, overflow: Bool)
  ) -> Value? {
    result.overflow ? nil : result.partialValue
  }
}

nonisolated extension FeatureRuntime {
  /// `x` in `x + summand == value`.
  @inlinable
  public static func solvedSum<Value: FloatingPoint>(
    _ value: Value, minus summand: Value
  ) -> Value? {
    finite(value - summand)
  }

  /// `x` in `x - subtrahend == value`.
  @inlinable
  public static func solvedDifference<Value: FloatingPoint>(
    _ value: Value, plus subtrahend: Value
  ) -> Value? {
    finite(value + subtrahend)
  }

  /// `x` in `minuend - x == value`.
  @inlinable
  public static func solvedSubtrahend<Value: FloatingPoint>(
    _ value: Value, from minuend: Value
  ) -> Value? {
    finite(minuend - value)
  }

  /// `x` in `x * factor == value`.
  @inlinable
  public static func solvedProduct<Value: FloatingPoint>(
    _ value: Value, by factor: Value
  ) -> Value? {
    finite(value / factor)
  }

  /// `x` in `x / divisor == value`.
  @inlinable
  public static func solvedQuotient<Value: FloatingPoint>(
    _ value: Value, times divisor: Value
  ) -> Value? {
    finite(value * divisor)
  }

  /// `x` in `dividend / x == value`.
  @inlinable
  public static func solvedDivisor<Value: FloatingPoint>(
    _ value: Value, dividing dividend: Value
  ) -> Value? {
    finite(dividend / value)
  }

  /// `x` in `-x == value`.
  @inlinable
  public static func solvedNegation<Value: FloatingPoint>(_ value: Value) -> Value? {
    finite(-value)
  }

  @inlinable
  static func finite<Value: FloatingPoint>(_ value: Value) -> Value? {
    value.isFinite ? value : nil
  }
}

nonisolated extension String {
  /// The text without white space and newlines at both ends.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// The helpers that generated code calls, under one name that no feature can have.
public nonisolated enum FeatureRuntime {
  /// Whether two values are equal.
  @inlinable
  public static func same<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    left == right
  }

  /// Whether two numbers are equal or both not a number.
  @inlinable
  public static func same<Value: FloatingPoint>(_ left: Value, _ right: Value) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }

  /// Whether two numbers are equal, both not a number, or both missing.
  @inlinable
  public static func same<Value: FloatingPoint>(_ left: Value?, _ right: Value?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left == right || (left.isNaN && right.isNaN)
  }

  /// The value of the domain `lower...upper` that is nearest; not a number becomes `lower`.
  @inlinable
  public static func clamped<Value: Comparable>(
    _ value: Value, _ lower: Value, _ upper: Value
  ) -> Value {
    // Written so that a value that compares with nothing, not a number, falls to the bound.
    guard value >= lower else { return lower }
    return value <= upper ? value : upper
  }

  /// The value of the domain `lower...` that is nearest; not a number becomes `lower`.
  @inlinable
  public static func clamped<Value: Comparable>(_ value: Value, from lower: Value) -> Value {
    value >= lower ? value : lower
  }

  /// The value of the domain `...upper` that is nearest; not a number becomes `upper`.
  @inlinable
  public static func clamped<Value: Comparable>(_ value: Value, through upper: Value) -> Value {
    value <= upper ? value : upper
  }
}

/// Local state, safe to read and write from any thread, where SwiftUI's `@State` does not exist.
///
/// In a module whose default isolation is the main actor and that embeds the runtime, `wrappedValue`
/// is of the main actor as well (see `FeatureBinding`).
@propertyWrapper
public struct FeatureState<Value: Sendable>: Sendable {
  private nonisolated let box: Box

  /// State that begins with a value.
  public nonisolated init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The channel to the value.
  public var projectedValue: FeatureBinding<Value> {
    let box: Box = box
    return FeatureBinding<Value>(get: { box.value }, set: { box.value = $0 })
  }

  nonisolated private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
      stored = value
    }

    var value: Value {
      get { lock.withLock { stored } }
      set {
        // The old value is released outside the lock: its release may run code that reads it.
        let old: Value = lock.withLock {
          let old = stored
          stored = newValue
          return old
        }
        withExtendedLifetime(old) {}
      }
    }
  }
}

extension FeatureStore {
  /// Which effects run.
  public final var effects: EffectStates<F> { EffectStates<F>(engine: core.effects) }

  /// A group for the runs that one action starts.
  final func makeGroup() -> EffectGroup {
    EffectGroup { [weak self] runs in self?.cancel(runs) }
  }

  /// Starts and cancels work, in the order asked.
  final func carryOutOrders(_ action: F.Action?, _ group: inout EffectGroup?) {
    guard let engine = core.effects else { return }
    let orders: [EffectEngine<F>.Order] = engine.takeOrders()
    // What is replayed holds the results of the work.
    if core.tape?.isReplaying == true { return }
    for order in orders {
      switch order {
      case .cancel(let record): cancelWork(of: record)
      case .start(let id):
        guard let record = engine.alive(id) else { continue }
        if record.group == nil { adopt(record, action, &group) }
        if record.task == nil && !record.isQueued { startWork(of: record, engine) }
      }
    }
  }

  private final func adopt(
    _ record: EffectRecord<F>, _ action: F.Action?, _ group: inout EffectGroup?
  ) {
    let joined: EffectGroup = group ?? makeGroup()
    group = joined
    joined.join(record.id)
    record.group = joined
    record.cause = action
  }

  private final func cancelWork(of record: EffectRecord<F>) {
    record.task?.cancel()
    record.group?.leave(record.id)
  }

  private final func startWork(of record: EffectRecord<F>, _ engine: EffectEngine<F>) {
    let run = EffectRun<F>(record, of: self, dependencies: core.dependencies)
    let effect: F.Effect = record.effect
    let deadline: EffectDeadline? = record.waitsUntil
    record.task = engine.start { await run.perform(effect, after: deadline) }
  }

  /// Lets a run begin whose waiting is over; nil where its turn has not come or it is dropped.
  final func beginWaiting(_ id: Int) -> EffectRun<F>? {
    guard let engine = core.effects, let record = engine.alive(id) else { return nil }
    let hasChanged: Bool = engine.begin(record)
    if record.isQueued { record.task = nil }
    var group: EffectGroup? = record.group
    carryOutOrders(record.cause, &group)
    if hasChanged { reread(F.firstEffectNumber + record.number) }
    guard hasChanged, engine.alive(id) != nil else { return nil }
    return EffectRun<F>(record, of: self, dependencies: core.dependencies)
  }

  /// Answers what a run delivers, or queues it where an action is under way.
  final func deliver(
    _ action: F.Action?, of id: Int, isLast: Bool, _ animation: FeatureAnimation?
  ) {
    let item = QueuedAction<F>(
      action: action, source: .effect, animation: animation, run: id, endsRun: isLast)
    guard !core.isBusy else { return core.enqueue(item) }
    core.isBusy = true
    answerResult(item)
    core.isBusy = false
  }

  /// Answers what a run delivers, unless it is cancelled by now.
  final func answerResult(_ item: QueuedAction<F>) {
    guard let engine = core.effects, let record = item.run.flatMap({ engine.alive($0) }) else {
      return
    }
    var touched = FieldSet()
    if item.endsRun && engine.end(record) {
      touched.insert(F.firstEffectNumber + record.number)
    }
    core.hasAftermath = false
    var group: EffectGroup? = record.group
    if let action = item.action {
      core.source = .effect
      FeatureAnimation.animate(item.animation) { performSlowly(action, touching: touched) }
      core.source = .app
    } else {
      settle(FieldSet(), touched)
    }
    carryOut(item.action, &group)
    // Where an action is under way, whoever answers it drains the queue.
    if !core.isDraining { drain(&group) }
    if item.endsRun { record.group?.leave(record.id) }
  }

  /// Ends runs without an outcome.
  private final func cancel(_ runs: Set<Int>) {
    guard let engine = core.effects else { return }
    var touched = FieldSet()
    for id in runs.sorted() {
      guard let record = engine.records[id] else { continue }
      if engine.cancel(record) { touched.insert(F.firstEffectNumber + record.number) }
    }
    var group: EffectGroup?
    carryOutOrders(nil, &group)
    for number in touched { reread(number) }
  }

  /// Reports a failure that nothing answers, unless the run is cancelled by now.
  final func reportFailure(_ message: String, of id: Int) {
    guard let record = core.effects?.alive(id) else { return }
    let name: String =
      F.effectNames.indices.contains(record.number) ? F.effectNames[record.number] : ""
    report(
      .unhandledFailure, "the effect «\(name)» failed and nothing handles it: \(message)",
      record.cause)
  }

  /// Reports a dependency that was not supplied, the first time that its name comes up.
  final func reportMissing(_ name: String, of id: Int) {
    guard let record = core.effects?.alive(id), core.isFirstMissing(name) else { return }
    report(.missingDependency, StoreCore<F>.missingText(name), record.cause)
  }
}

extension FeatureStore {
  /// Keeps an action of the app until the one under way is done.
  @usableFromInline
  final func enqueue(_ action: F.Action) -> FeatureTask {
    let group: EffectGroup = makeGroup()
    core.enqueue(QueuedAction<F>(action: action, source: .app, group: group))
    return FeatureTask(group)
  }

  /// What follows an action beside telling its readers: outputs and effects, then what was queued
  /// meanwhile. Nil stands for `init`.
  @usableFromInline
  final func finishAftermath(of action: F.Action?) -> FeatureTask {
    var group: EffectGroup?
    carryOut(action, &group)
    drain(&group)
    return FeatureTask(group)
  }

  /// Answers what was queued, in order.
  final func drain() {
    var group: EffectGroup?
    drain(&group)
  }

  /// - Parameter group: that of the outermost action, to which what it queued belongs.
  final func drain(_ group: inout EffectGroup?) {
    var next = 0
    core.isDraining = true
    while next < core.queue.count {
      let item: QueuedAction<F> = core.queue[next]
      next += 1
      answer(item, &group)
    }
    core.queue.removeAll(keepingCapacity: next <= 64)
    core.isDraining = false
    core.hasAftermath = false
  }

  private final func answer(_ item: QueuedAction<F>, _ group: inout EffectGroup?) {
    guard item.run == nil else { return answerResult(item) }
    guard let action = item.action else { return }
    core.hasAftermath = false
    core.source = item.source
    FeatureAnimation.animate(item.animation) { perform(action) }
    core.source = .app
    guard core.hasAftermath else { return }
    guard item.group != nil else { return carryOut(action, &group) }
    var own: EffectGroup? = item.group
    carryOut(action, &own)
  }

  /// Does what a reduction left: troubles, outputs, a dismissal, effects.
  final func carryOut(_ action: F.Action?, _ group: inout EffectGroup?) {
    core.hasAftermath = false
    if !core.troubles.isEmpty { reportTroubles(of: action) }
    if !core.outputs.isEmpty { handOnOutputs() }
    if core.wantsDismissal { dismiss(action) }
    if core.effects != nil { carryOutOrders(action, &group) }
  }

  private final func reportTroubles(of action: F.Action?) {
    let troubles: [StoreCore<F>.Trouble] = core.troubles
    core.troubles = []
    for trouble in troubles { report(trouble.kind, trouble.message, action) }
  }

  private final func handOnOutputs() {
    let outputs: [(output: F.Output, animation: FeatureAnimation?)] = core.outputs
    core.outputs = []
    guard let onOutput = core.onOutput else { return }
    for (output, animation) in outputs {
      FeatureAnimation.animate(animation) { onOutput(output) }
    }
  }

  private final func dismiss(_ action: F.Action?) {
    core.wantsDismissal = false
    guard let onDismiss = core.onDismiss else {
      return report(
        .unheardDismissal, "it dismisses itself, and nothing presents it", action)
    }
    FeatureAnimation.animate(core.dismissalAnimation, onDismiss)
  }

  /// Hands on what nobody handles; nil stands for `init`.
  final func report(_ kind: FeatureReport.Kind, _ message: String, _ action: F.Action?) {
    core.onReport(
      FeatureReport(
        kind: kind, feature: String(describing: F.self),
        action: action.map { ChangePrinter<F>().describe($0) } ?? "init", message: message))
  }
}

extension FeatureStore {
  /// Hands each action from now on, with what it drew, to a closure: right after it was reduced, before
  /// anybody is told.
  public final func record(_ recorder: @escaping @MainActor (RecordedAction<F>) -> Void) {
    core.recorder = recorder
    core.recordingBase = core.effects?.nextID ?? 0
    core.effects?.events = []
    core.tape = DrawTape(isReplaying: false)
    core.isWatched = true
  }

  /// Ends the recording.
  public final func stopRecording() {
    core.recorder = nil
    core.tape = nil
    core.effects?.events = nil
    core.isWatched = core.printer != nil
  }

  /// Answers recorded actions with what they drew when they were recorded.
  ///
  /// No work is started, for its results are in the list, and nothing is queued, for that is there as
  /// well. Effects that run before it are cancelled, and none runs when it returns. What an action
  /// draws otherwise than when it was recorded is reported.
  ///
  /// - Parameters:
  ///   - actions: what was recorded, from the first action on.
  ///   - state: the state that was there when the recording began; nil goes on from the present one.
  public final func replay(_ actions: [RecordedAction<F>], from state: F.State? = nil) {
    guard !core.isBusy else {
      return report(.divergedReplay, "a replay cannot begin inside an action", nil)
    }
    core.isBusy = true
    let recorder: (@MainActor (RecordedAction<F>) -> Void)? = core.recorder
    stopRecording()
    forgetEffects()
    let tape = DrawTape(isReplaying: true)
    core.tape = tape
    core.isWatched = true
    if let state { replace(state) }
    let base: Int = core.effects?.nextID ?? 0
    for action in actions { replay(action, from: tape, base) }
    stopRecording()
    forgetEffects()
    if let recorder { record(recorder) }
    core.isBusy = false
  }

  private final func replay(_ recorded: RecordedAction<F>, from tape: DrawTape, _ base: Int) {
    var touched = FieldSet()
    for event in recorded.events {
      guard let engine = core.effects, let record = engine.alive(base + event.run) else { continue }
      if event.hasEnded ? engine.end(record) : engine.begin(record) {
        touched.insert(F.firstEffectNumber + record.number)
      }
    }
    tape.load(recorded.draws)
    core.hasAftermath = false
    core.source = recorded.source
    performSlowly(recorded.action, touching: touched)
    core.source = .app
    if let divergence = tape.takeDivergence() {
      report(.divergedReplay, divergence, recorded.action)
    }
    var group: EffectGroup?
    carryOut(recorded.action, &group)
  }

  private final func replace(_ state: F.State) {
    storage.pointee = state
    var all = FieldSet()
    for field in F.fieldNames.indices { all.insert(field) }
    settle(all, FieldSet())
  }

  private final func forgetEffects() {
    guard let touched = core.effects?.forgetAll(), !touched.isEmpty else { return }
    settle(FieldSet(), touched)
  }

  /// Prints each action from now on, with the fields that it changed and never a secret.
  public final func printChanges(
    to printer: @escaping @MainActor (String) -> Void = { text in print(text) }
  ) {
    core.printer = printer
    core.isWatched = true
  }

  /// Answers an action that is printed, recorded or replayed, or a run's result.
  ///
  /// - Parameter touched: what its readers are told of beside what it changes.
  @usableFromInline
  final func performSlowly(_ action: F.Action, touching touched: FieldSet) {
    let old: F.State? = core.printer == nil ? nil : storage.pointee
    let events: [EffectEngine<F>.Event] = core.effects?.takeEvents() ?? []
    var reduction = Reduction<F>(core: core)
    reduction.reread = touched
    core.isReducing = true
    F.reduce(&storage.pointee, action, &reduction)
    core.isReducing = false
    if core.recorder != nil { record(action, events) }
    if let old {
      core.printer?(ChangePrinter<F>().describe(action, from: old, to: current.pointee))
    }
    // Not only in debug builds: a test store and a replay tell of broken invariants in any.
    _ = checkInvariants(reduction.changed)
    if core.hasReaders && !(reduction.changed.isEmpty && reduction.reread.isEmpty) {
      tell(reduction.changed, reduction.reread)
    }
  }

  private final func record(_ action: F.Action, _ events: [EffectEngine<F>.Event]) {
    // What became of runs inside the reduction, the replay repeats by itself.
    _ = core.effects?.takeEvents()
    let base: Int = core.recordingBase
    core.recorder?(
      RecordedAction<F>(
        action: action, source: core.source, draws: core.tape?.take() ?? [],
        events: events.map { event in
          switch event {
          case .began(let id): RecordedAction<F>.EffectEvent(run: id - base, hasEnded: false)
          case .ended(let id): RecordedAction<F>.EffectEvent(run: id - base, hasEnded: true)
          }
        }))
  }
}

#if canImport(SwiftUI)
  extension FeatureStore {
    /// Sends an action and animates what it changes.
    @discardableResult
    public final func send(_ action: F.Action, animation: Animation?) -> FeatureTask {
      withAnimation(animation) { send(action) }
    }
  }
#endif

/// Holds the state of one feature, answers its actions and tells its readers what changed.
///
/// The generated subclass adds an accessor for each field, derived value, guard and binding.
@MainActor
open class FeatureStore<F: Feature>: Observable {
  // Behind a pointer the state has a fixed address and needs no exclusivity checks.
  @usableFromInline nonisolated(unsafe) final let storage: UnsafeMutablePointer<F.State>
  @usableFromInline nonisolated(unsafe) final let core: StoreCore<F>

  /// A store for a root feature; `init { }` of the spec has run when it returns.
  ///
  /// - Parameters:
  ///   - state: the state to begin with.
  ///   - dependencies: what the feature's effects call.
  ///   - clock: what effects wait on.
  ///   - uuid: makes identifiers.
  ///   - now: tells the time.
  ///   - random: gives 64 random bits.
  ///   - onOutput: gets what the feature emits.
  ///   - onDismiss: is called when the feature dismisses itself.
  ///   - onReport: gets what the runtime notices and nobody handles; by default it is printed to
  ///     standard error.
  public init(
    state: F.State, dependencies: F.Dependencies = F.defaultDependencies,
    clock: any Clock<Duration> = ContinuousClock(),
    uuid: @escaping @Sendable () -> UUID = { UUID() },
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) },
    onOutput: (@MainActor (F.Output) -> Void)? = nil,
    onDismiss: (@MainActor () -> Void)? = nil,
    onReport: @escaping @MainActor (FeatureReport) -> Void = { report in
      FeatureReport.printToStandardError(report)
    }
  ) {
    storage = UnsafeMutablePointer<F.State>.allocate(capacity: 1)
    storage.initialize(to: state)
    core = StoreCore<F>(
      environment: FeatureEnvironment(clock: clock, uuid: uuid, now: now, random: random),
      dependencies: dependencies, onOutput: onOutput, onDismiss: onDismiss, onReport: onReport)
    begin()
  }

  deinit {
    core.effects?.cancelAll()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  private final func begin() {
    core.isBusy = true
    core.isReducing = true
    var reduction = Reduction<F>(core: core)
    F.start(&storage.pointee, &reduction)
    core.isReducing = false
    settle(reduction.changed, reduction.reread)
    _ = finishAftermath(of: nil)
    core.isBusy = false
  }

  /// Answers an action; the state is reduced when it returns, or, inside another action, queued.
  ///
  /// What it gives stands for the effects that the action started.
  @inlinable
  @discardableResult
  public final func send(_ action: F.Action) -> FeatureTask {
    guard !core.isBusy else { return enqueue(action) }
    core.isBusy = true
    perform(action)
    guard core.hasAftermath else {
      core.isBusy = false
      return FeatureTask()
    }
    let task: FeatureTask = finishAftermath(of: action)
    core.isBusy = false
    return task
  }

  @inlinable
  final func perform(_ action: F.Action) {
    if core.isWatched { return performSlowly(action, touching: FieldSet()) }
    var reduction = Reduction<F>(core: core)
    core.isReducing = true
    F.reduce(&storage.pointee, action, &reduction)
    core.isReducing = false
    if !reduction.changed.isEmpty || !reduction.reread.isEmpty {
      settle(reduction.changed, reduction.reread)
    }
  }

  /// Checks the invariants and tells the readers.
  @inlinable
  final func settle(_ changed: FieldSet, _ reread: FieldSet) {
    assert(checkInvariants(changed))
    if core.hasReaders { tell(changed, reread) }
  }

  /// Runs in debug builds only; the reports are its effect, so that no broken invariant traps.
  @usableFromInline
  final func checkInvariants(_ changed: FieldSet) -> Bool {
    guard !changed.isEmpty else { return true }
    var reduction = Reduction<F>(core: core)
    F.check(storage.pointee, &reduction)
    return true
  }

  @usableFromInline
  final func tell(_ changed: FieldSet, _ reread: FieldSet) {
    guard let signals: Signals = core.signals?.takeUnretainedValue() else { return }
    signals.tell(changed, isWholeChanged: !changed.isEmpty)
    signals.tell(reread, isWholeChanged: false)
    runObservers()
  }
}

extension FeatureStore {
  /// The state as a whole; whoever reads it is told of any change.
  public final var state: F.State {
    track(Signals.whole)
    return storage.pointee
  }

  /// The state, read without being told of changes.
  @inlinable
  public final var current: UnsafePointer<F.State> { UnsafePointer<F.State>(storage) }

  /// Notes that a field, or a binding by its number, is read.
  @inlinable
  public final func track(_ field: Int) {
    assert(!core.isReducing, "a store cannot be read inside its own reducer")
    core.track(field)
  }

  /// Notes that a field is read, and gives the state to read it from.
  @inlinable
  public final func read(_ field: Int) -> UnsafePointer<F.State> {
    track(field)
    return UnsafePointer<F.State>(storage)
  }

  /// Tells the readers of a binding, by its number, and nobody else, to read again.
  public final func reread(_ binding: Int) {
    guard core.hasReaders else { return }
    var set = FieldSet()
    set.insert(binding)
    let wasBusy: Bool = core.isBusy
    core.isBusy = true
    tell(FieldSet(), set)
    guard !wasBusy else { return }
    drain()
    core.isBusy = false
  }

  /// Runs a closure now and again whenever what it read changes, until the store is gone or the
  /// observer cancelled.
  @discardableResult
  public final func observe(_ body: @escaping @MainActor () -> Void) -> StoreObserver {
    let observer = StoreObserver(body)
    core.observers.append(observer)
    observer.run()
    return observer
  }

  private final func runObservers() {
    guard !core.observers.isEmpty else { return }
    core.observers.removeAll { $0.isDone }
    for observer in core.observers { observer.runIfNeeded() }
  }
}

/// What an action set going: wait for it or cancel it.
public nonisolated struct FeatureTask: Sendable {
  @usableFromInline let group: EffectGroup?

  /// The effects that an action started; nil where there are none.
  @usableFromInline
  init(_ group: EffectGroup?) {
    self.group = group
  }

  /// Nothing was started.
  @inlinable
  init() {
    group = nil
  }

  /// Waits until all that the action started has ended, and what the actions of those effects started.
  ///
  /// Where the waiting task is cancelled, so are the effects.
  public func finish() async {
    await group?.finish()
  }

  /// Cancels what the action started and still runs.
  ///
  /// Called on the main actor, the effects are idle when it returns; called elsewhere, they are as
  /// soon as the main actor is free. In both cases nothing of them is delivered any more.
  public func cancel(isolation: isolated (any Actor)? = #isolation) {
    guard let group else { return }
    if isolation === MainActor.shared {
      MainActor.assumeIsolated { group.cancelNow() }
    } else {
      group.cancel()
    }
  }
}

/// A set of field numbers: one word for the first 64, an array beyond.
public nonisolated struct FieldSet: Equatable, Sendable {
  @usableFromInline var low: UInt64
  // Nil rather than empty: nothing is to be released then.
  @usableFromInline var high: [UInt64]?

  /// The empty set.
  @inlinable
  public init() {
    low = 0
    high = nil
  }

  /// Whether nothing is in it.
  @inlinable
  public var isEmpty: Bool { low == 0 && high == nil }

  /// Adds a number.
  @inlinable
  public mutating func insert(_ field: Int) {
    if field < 64 {
      low |= 1 &<< UInt64(truncatingIfNeeded: field)
    } else {
      insertHigh(field)
    }
  }

  @usableFromInline
  mutating func insertHigh(_ field: Int) {
    let word: Int = field / 64 - 1
    var words: [UInt64] = high ?? []
    while words.count <= word { words.append(0) }
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: field % 64)
    high = words
  }

  /// Whether the number is in it.
  @inlinable
  public func contains(_ field: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: field % 64)
    if field < 64 { return low & bit != 0 }
    guard let high else { return false }
    let word: Int = field / 64 - 1
    return word < high.count && high[word] & bit != 0
  }
}

nonisolated extension FieldSet: Sequence {
  /// Gives the numbers in ascending order.
  public struct Iterator: IteratorProtocol {
    private let high: [UInt64]
    private var word: UInt64
    private var offset = 0

    init(_ set: FieldSet) {
      high = set.high ?? []
      word = set.low
    }

    /// The next number.
    public mutating func next() -> Int? {
      while word == 0 {
        guard offset / 64 < high.count else { return nil }
        word = high[offset / 64]
        offset += 64
      }
      let bit: Int = word.trailingZeroBitCount
      word &= word - 1
      return offset + bit
    }
  }

  /// The numbers in ascending order.
  public func makeIterator() -> Iterator { Iterator(self) }
}

nonisolated extension Identified: RandomAccessCollection {
  /// Always zero.
  @inlinable
  public var startIndex: Int { 0 }
  /// The number of elements.
  @inlinable
  public var endIndex: Int { elements.count }
  /// The number of elements.
  @inlinable
  public var count: Int { elements.count }
  /// Whether there is no element.
  @inlinable
  public var isEmpty: Bool { elements.isEmpty }

  /// The element at an index. One whose id is another is refused and reported.
  @inlinable
  public subscript(index: Int) -> Element {
    get { elements[index] }
    set { replace(at: index, with: newValue) }
  }
}

nonisolated extension Identified: ExpressibleByArrayLiteral {
  /// The elements of a literal; of those with one id the last, in the place of the first.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

nonisolated extension Identified: Equatable where Element: Equatable {
  /// Equal elements in the same order.
  @inlinable
  public static func == (left: Identified<Element>, right: Identified<Element>) -> Bool {
    left.elements == right.elements
  }
}

nonisolated extension Identified: Hashable where Element: Hashable {
  /// Hashes the elements in their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

nonisolated extension Identified: Encodable where Element: Encodable {
  /// Encodes an array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

nonisolated extension Identified: Decodable where Element: Decodable {
  /// Decodes an array; of elements with one id the last is kept, in the place of the first.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

nonisolated extension Identified: CustomStringConvertible, CustomReflectable {
  /// The elements as an array is written.
  public var description: String { elements.description }
  /// The elements as an array's.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

nonisolated extension Identified where Element: Comparable {
  /// Orders the elements.
  public mutating func sort() {
    sort(by: <)
  }
}

nonisolated extension Identified {
  /// Takes out the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    elements = elements.enumerated().filter { !offsets.contains($0.offset) }.map { $0.element }
    renumberAll()
  }

  /// Moves the elements at the offsets together before the element that stands at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved: [Element] = source.map { elements[$0] }
    let before: Int = source.count(in: 0..<destination)
    var rest: [Element] = elements.enumerated().filter { !source.contains($0.offset) }
      .map { $0.element }
    rest.insert(contentsOf: moved, at: destination - before)
    elements = rest
    renumberAll()
  }
}

/// An ordered collection that finds its elements by id in constant time and never holds two of one.
public nonisolated struct Identified<Element: Identifiable> {
  /// The elements in their order.
  @usableFromInline var elements: [Element]
  /// Where each id stands.
  @usableFromInline var positions: [Element.ID: Int]

  /// An empty collection.
  @inlinable
  public init() {
    elements = []
    positions = [:]
  }

  /// The elements of a sequence; of those with one id the last, in the place of the first.
  @inlinable
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    self.init()
    self.elements.reserveCapacity(elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// The ids in the order of the elements.
  @inlinable
  public var ids: [Element.ID] { elements.map { $0.id } }

  /// Where the element of an id stands.
  @inlinable
  public func index(id: Element.ID) -> Int? { positions[id] }

  /// The element of an id.
  ///
  /// Writing nil removes it, writing a new element appends it. One whose id is another is refused
  /// and reported.
  @inlinable
  public subscript(id id: Element.ID) -> Element? {
    get { positions[id].map { elements[$0] } }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      if let position = positions[id] {
        replace(at: position, with: newValue)
      } else {
        insertNew(newValue, under: id)
      }
    }
  }

  @inlinable
  mutating func insertNew(_ element: Element, under id: Element.ID) {
    if element.id == id { append(element) } else { Self.refuse(element.id, under: id) }
  }

  @usableFromInline
  static func refuse(_ other: Element.ID, under id: Element.ID) {
    FeatureReport.printToStandardError(
      FeatureReport(
        kind: .refusedElement, feature: "Identified<\(Element.self)>", action: "",
        message: "an element with the id \(other) cannot stand under \(id); the write is refused"))
  }

  /// Puts an element last, or in the place of the one with its id.
  @inlinable
  public mutating func append(_ element: Element) {
    if let position = positions[element.id] {
      elements[position] = element
    } else {
      positions[element.id] = elements.count
      elements.append(element)
    }
  }

  /// Puts elements last, each as `append(_:)` does.
  @inlinable
  public mutating func append<Elements: Sequence>(contentsOf new: Elements)
  where Elements.Element == Element {
    for element in new { append(element) }
  }

  /// Puts an element at an index, or in the place of the one with its id.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    if let position = positions[element.id] {
      elements[position] = element
      return
    }
    elements.insert(element, at: index)
    renumber(from: index)
  }

  /// Takes out the element of an id and gives it back.
  @inlinable
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    guard let position = positions.removeValue(forKey: id) else { return nil }
    let element: Element = elements.remove(at: position)
    renumber(from: position)
    return element
  }

  /// Takes out the element at an index and gives it back.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element: Element = elements.remove(at: index)
    positions.removeValue(forKey: element.id)
    renumber(from: index)
    return element
  }

  /// Takes out the last element, if there is one, and gives it back.
  @inlinable
  public mutating func popLast() -> Element? {
    isEmpty ? nil : remove(at: count - 1)
  }

  /// Takes out the first element and gives it back.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Takes out the last element and gives it back.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  /// Takes out all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    elements.removeAll(keepingCapacity: keepingCapacity)
    positions.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Takes out the elements for which the condition holds.
  public mutating func removeAll(where condition: (Element) throws -> Bool) rethrows {
    let old: Int = elements.count
    try elements.removeAll(where: condition)
    if elements.count != old { renumberAll() }
  }

  /// Orders the elements, those that compare alike staying in their order.
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try elements.sort(by: areInOrder)
    renumberAll()
  }

  /// Turns the order round.
  public mutating func reverse() {
    elements.reverse()
    renumberAll()
  }

  /// The elements for which the condition holds, in their order.
  public func filter(_ condition: (Element) throws -> Bool) rethrows -> Identified<Element> {
    var result = Identified<Element>()
    result.elements = try elements.filter(condition)
    result.renumberAll()
    return result
  }

  @inlinable
  mutating func renumberAll() {
    positions.removeAll(keepingCapacity: true)
    renumber(from: 0)
  }

  @inlinable
  mutating func renumber(from start: Int) {
    for index in start..<elements.count { positions[elements[index].id] = index }
  }

  /// Changes the element at an index, unless the change would give it another id.
  @inlinable
  mutating func replace(at index: Int, with element: Element) {
    let id: Element.ID = elements[index].id
    guard element.id == id else { return Self.refuse(element.id, under: id) }
    elements[index] = element
  }
}

nonisolated extension Identified: Sendable where Element: Sendable, Element.ID: Sendable {}

/// An action whose turn has not come, or a run's result.
nonisolated struct QueuedAction<F: Feature> {
  /// Nil for a run that ends without one.
  var action: F.Action?
  var source: RecordedAction<F>.Source
  var animation: FeatureAnimation?
  /// Whoever waits for this action alone; else it belongs to the outermost.
  var group: EffectGroup?
  /// The run whose result it is.
  var run: Int?
  /// Whether the run ends with it.
  var endsRun = false
}

/// An action that a store answered, with all that it took from outside its feature.
///
/// A list of them replays exactly: no work is started, for its results are in the list.
public nonisolated struct RecordedAction<F: Feature>: Sendable {
  /// Where an action comes from.
  public enum Source: String, Codable, Sendable {
    /// The app, a view or an observer sent it.
    case app
    /// The feature sent it to itself.
    case feature
    /// An effect delivered it.
    case effect
  }

  /// What became of an effect's run between the action before and this one.
  public struct EffectEvent: Codable, Equatable, Sendable {
    /// The run, counted from the first that was recorded.
    public var run: Int
    /// Whether it ended; else its waiting was over.
    public var hasEnded: Bool
  }

  /// The action.
  public var action: F.Action
  /// Where it came from.
  public var source: Source
  /// What it drew, in order.
  public var draws: [RecordedDraw]
  /// What became of runs before it.
  public var events: [EffectEvent]

  /// A recorded action.
  public init(
    action: F.Action, source: Source = .app, draws: [RecordedDraw] = [],
    events: [EffectEvent] = []
  ) {
    self.action = action
    self.source = source
    self.draws = draws
    self.events = events
  }
}

nonisolated extension RecordedAction: Decodable where F.Action: Decodable {}
nonisolated extension RecordedAction: Encodable where F.Action: Encodable {}

/// Something that an action took from outside its feature.
public nonisolated enum RecordedDraw: Sendable {
  /// An identifier.
  case uuid(UUID)
  /// The time.
  case now(Date)
  /// Random bits.
  case random(UInt64)
  /// What a synchronous endpoint gave.
  case result(String, RecordedValue)
}

/// What a synchronous endpoint gave: the value itself, or its JSON where it was read from a file.
public nonisolated struct RecordedValue: Sendable {
  private enum Content: Sendable {
    case value(any Sendable)
    case json(String)
  }

  private let content: Content

  init<Value: Sendable>(_ value: Value) {
    content = .value(value)
  }

  /// The value, where it is of the type.
  func value<Value>() -> Value? {
    switch content {
    case .value(let value): return value as? Value
    case .json(let text):
      guard let type = Value.self as? any Decodable.Type else { return nil }
      return RecordedValue.decode(type, text) as? Value
    }
  }

  private static func decode<Type: Decodable>(_ type: Type.Type, _ text: String) -> Type? {
    try? JSONDecoder().decode([Type].self, from: Data(text.utf8)).first
  }
}

nonisolated extension RecordedValue: Codable {
  /// Reads a value of which the type is known only when it is asked for.
  public init(from decoder: any Decoder) throws {
    content = .json(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the value as JSON text; fails where its type cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content {
    case .json(let text): try container.encode(text)
    case .value(let value):
      guard let encodable = value as? any Encodable else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "\(type(of: value)) is recorded and cannot be encoded"))
      }
      try container.encode(try RecordedValue.json(encodable))
    }
  }

  private static func json<Value: Encodable>(_ value: Value) throws -> String {
    String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
  }
}

nonisolated extension RecordedDraw: Codable {
  private enum CodingKeys: CodingKey {
    case uuid, now, random, result, name
  }

  /// Reads one draw.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try container.decodeIfPresent(UUID.self, forKey: .uuid) {
      self = .uuid(value)
    } else if let value = try container.decodeIfPresent(Date.self, forKey: .now) {
      self = .now(value)
    } else if let value = try container.decodeIfPresent(UInt64.self, forKey: .random) {
      self = .random(value)
    } else {
      self = .result(
        try container.decode(String.self, forKey: .name),
        try container.decode(RecordedValue.self, forKey: .result))
    }
  }

  /// Writes one draw.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .uuid(let value): try container.encode(value, forKey: .uuid)
    case .now(let value): try container.encode(value, forKey: .now)
    case .random(let value): try container.encode(value, forKey: .random)
    case .result(let name, let value):
      try container.encode(name, forKey: .name)
      try container.encode(value, forKey: .result)
    }
  }
}

nonisolated extension Reduction {
  /// Asks for a run of an effect; its work starts when the readers have been told of this action.
  ///
  /// - Parameters:
  ///   - number: the effect's number.
  ///   - effect: the effect with its arguments.
  ///   - policy: what happens where the same effect runs already.
  ///   - interval: the time between the ticks of `every`, or until that of `after`.
  ///   - debounce: how long the run is held back; each further run begins the wait anew.
  ///   - throttle: how long no other run begins.
  ///   - keeping: which of the runs within the throttle's interval happens after all.
  public mutating func run(
    _ number: Int, _ effect: F.Effect, policy: EffectPolicy = .every,
    interval: Duration? = nil, debounce: Duration? = nil, throttle: Duration? = nil,
    keeping: ThrottleKeeping = .first
  ) {
    let engine: EffectEngine<F> = core.makeEffects()
    let hasBegun: Bool = engine.run(
      number, effect, policy: policy, interval: interval, debounce: debounce,
      throttle: throttle, keeping: keeping, drawn: { drawn("throttle", $0) })
    core.hasAftermath = true
    if hasBegun { reread.insert(F.firstEffectNumber + number) }
  }

  /// Ends whatever of an effect runs, waits or is queued.
  public mutating func cancel(_ number: Int) {
    guard let engine = core.effects else { return }
    let wasRunning: Bool = engine.cancel(number)
    core.hasAftermath = true
    if wasRunning { reread.insert(F.firstEffectNumber + number) }
  }

  /// Which effects run.
  public var effects: EffectStates<F> { EffectStates<F>(engine: core.effects) }
}

nonisolated extension Reduction {
  /// Calls a synchronous endpoint; what it gives is recorded with the action.
  ///
  /// One that was not supplied is reported, once a name, and stands for an empty value: nil, zero, no
  /// text, no elements, false, the present, the first case. Where the type has none the process ends,
  /// with the endpoint's name on standard error.
  public func call<Endpoint, Value: Sendable>(
    _ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Value
  ) -> Value {
    drawn(name) {
      if let endpoint { return body(endpoint) }
      core.noteMissing(name)
      return EmptyValue.make(for: name, environment: core.environment)
    }
  }

  /// Calls a synchronous endpoint that may give nothing; one that was not supplied gives nil.
  public func call<Endpoint, Value: Sendable>(
    _ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Value?
  ) -> Value? {
    drawn(name) {
      if let endpoint { return body(endpoint) }
      core.noteMissing(name)
      return nil
    }
  }

  /// Calls a synchronous endpoint that gives nothing; one that was not supplied does nothing.
  public func call<Endpoint>(_ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Void) {
    // A replay repeats what the feature was told, not what it did to the world.
    if core.tape?.isReplaying == true { return }
    if let endpoint { body(endpoint) } else { core.noteMissing(name) }
  }

  private func drawn<Value: Sendable>(_ name: String, _ draw: () -> Value) -> Value {
    guard let tape = core.tape else { return draw() }
    return tape.value(name, draw)
  }
}

/// One reduction under way: which fields changed, and what is to happen after it.
public nonisolated struct Reduction<F: Feature> {
  @usableFromInline var changed = FieldSet()
  /// The bindings to be read again.
  @usableFromInline var reread = FieldSet()
  // The store keeps its core while it reduces; a reference that counts would cost more than the rest.
  @usableFromInline unowned(unsafe) let core: StoreCore<F>

  @inlinable
  init(core: StoreCore<F>) {
    self.core = core
  }

  /// What the app supplied.
  @inlinable
  public var dependencies: F.Dependencies { core.dependencies }

  /// Notes that a field changed.
  @inlinable
  public mutating func mark(_ field: Int) {
    changed.insert(field)
  }

  /// Whether a field was marked in this reduction.
  @inlinable
  public func isMarked(_ field: Int) -> Bool {
    changed.contains(field)
  }

  /// Sends an action of the feature itself, after this one.
  public mutating func send(_ action: F.Action, animation: FeatureAnimation? = nil) {
    core.enqueue(QueuedAction<F>(action: action, source: .feature, animation: animation))
  }

  /// Tells the parent or, at the root, the app.
  public mutating func emit(_ output: F.Output, animation: FeatureAnimation? = nil) {
    core.outputs.append((output, animation))
    core.hasAftermath = true
  }

  /// Asks whoever presents the feature to take it down.
  public mutating func dismiss(animation: FeatureAnimation? = nil) {
    core.wantsDismissal = true
    core.dismissalAnimation = animation
    core.hasAftermath = true
  }

  /// Reports a condition that should hold after every action and does not.
  public mutating func require(_ title: String, _ condition: Bool) {
    if !condition { core.note(.brokenInvariant, "the invariant «\(title)» is broken") }
  }
}

nonisolated extension Reduction {
  /// Whether two values differ.
  @inlinable
  public func differs<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    old != new
  }

  /// Whether two numbers differ; not a number equals itself.
  @inlinable
  public func differs<Value: FloatingPoint>(_ old: Value, _ new: Value) -> Bool {
    !FeatureRuntime.same(old, new)
  }

  /// Whether two numbers that may be missing differ; not a number equals itself.
  @inlinable
  public func differs<Value: FloatingPoint>(_ old: Value?, _ new: Value?) -> Bool {
    !FeatureRuntime.same(old, new)
  }

  /// Marks a field where its value differs from the one before.
  @inlinable
  public mutating func compare<Value: Equatable>(_ field: Int, _ old: Value, _ new: Value) {
    if old != new { changed.insert(field) }
  }

  /// Marks a field where its number differs from the one before.
  @inlinable
  public mutating func compare<Value: FloatingPoint>(_ field: Int, _ old: Value, _ new: Value) {
    if !FeatureRuntime.same(old, new) { changed.insert(field) }
  }

  /// Marks a field where its number differs from the one before.
  @inlinable
  public mutating func compare<Value: FloatingPoint>(_ field: Int, _ old: Value?, _ new: Value?) {
    if !FeatureRuntime.same(old, new) { changed.insert(field) }
  }

  /// Writes a value and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: Equatable>(
    _ field: Int, _ place: inout Value, _ value: Value
  ) {
    guard place != value else { return }
    place = value
    changed.insert(field)
  }

  /// Writes a number and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: FloatingPoint>(
    _ field: Int, _ place: inout Value, _ value: Value
  ) {
    guard !FeatureRuntime.same(place, value) else { return }
    place = value
    changed.insert(field)
  }

  /// Writes a number and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: FloatingPoint>(
    _ field: Int, _ place: inout Value?, _ value: Value?
  ) {
    guard !FeatureRuntime.same(place, value) else { return }
    place = value
    changed.insert(field)
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: Equatable>(_ binding: Int, _ written: Value, _ read: Value) {
    if written != read { reread.insert(binding) }
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: FloatingPoint>(
    _ binding: Int, _ written: Value, _ read: Value
  ) {
    if !FeatureRuntime.same(written, read) { reread.insert(binding) }
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: FloatingPoint>(
    _ binding: Int, _ written: Value?, _ read: Value?
  ) {
    if !FeatureRuntime.same(written, read) { reread.insert(binding) }
  }
}

nonisolated extension Reduction {
  /// An identifier from the store's environment.
  public func uuid() -> UUID {
    core.tape?.uuid(from: core.environment) ?? core.environment.uuid()
  }

  /// The time in the store's environment.
  public var now: Date {
    core.tape?.now(from: core.environment) ?? core.environment.now()
  }

  /// A random integer of the range.
  public func random<Value: FixedWidthInteger>(in range: Range<Value>) -> Value {
    var generator = EnvironmentGenerator(environment: core.environment, tape: core.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random integer of the range.
  public func random<Value: FixedWidthInteger>(in range: ClosedRange<Value>) -> Value {
    var generator = EnvironmentGenerator(environment: core.environment, tape: core.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random number of the range.
  public func random<Value: BinaryFloatingPoint>(in range: Range<Value>) -> Value
  where Value.RawSignificand: FixedWidthInteger {
    var generator = EnvironmentGenerator(environment: core.environment, tape: core.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random number of the range.
  public func random<Value: BinaryFloatingPoint>(in range: ClosedRange<Value>) -> Value
  where Value.RawSignificand: FixedWidthInteger {
    var generator = EnvironmentGenerator(environment: core.environment, tape: core.tape)
    return Value.random(in: range, using: &generator)
  }
}

/// What the readers of one store are registered with: a signal a field.
///
/// Recording an access makes and keeps a key path, which costs far more than the read. So each
/// access asks first whether anybody is watching: the registrar keeps a probe only inside a
/// tracking scope, and a probe that is still referenced once tells that there is none.
nonisolated final class Signals: Observable {
  /// The signal of the state as a whole.
  static let whole = -1

  private let registrar = ObservationRegistrar()
  private let usesProbe: Bool
  @exclusivity(unchecked) private var probe: KeyPath<Signals, Void>
  // Each probe has a number of its own: a scope keeps none that equals one that it has.
  @exclusivity(unchecked) private var probeNumber = -2
  /// The signals that somebody has ever read inside a tracking scope, moved up by one.
  @exclusivity(unchecked) private var tracked = FieldSet()

  /// - Parameter usesProbe: false treats every read as watched.
  init(usesProbe: Bool = Signals.isProbeReliable) {
    self.usesProbe = usesProbe
    probe = Signals.path(probeNumber)
  }

  /// Stands for a signal in a key path; there is nothing to read.
  subscript(signal: Int) -> Void { () }

  /// Tells apart signals by the captured number; each call makes a key path of its own.
  private static func path(_ signal: Int) -> KeyPath<Signals, Void> { \Signals[signal] }

  /// Key paths are immutable and compared by value, so all stores may share these.
  nonisolated(unsafe) private static let paths: [KeyPath<Signals, Void>] = (-1..<63).map(path)

  private static func sharedPath(_ signal: Int) -> KeyPath<Signals, Void> {
    signal + 1 < paths.count ? paths[signal + 1] : path(signal)
  }

  /// Notes that a signal's value is read; says whether somebody watches.
  func access(_ signal: Int) -> Bool {
    if usesProbe && !isWatched() { return false }
    tracked.insert(signal + 1)
    registrar.access(self, keyPath: Signals.sharedPath(signal))
    return true
  }

  private func isWatched() -> Bool {
    let reference: Unmanaged<KeyPath<Signals, Void>> = Unmanaged.passUnretained(probe)
    reference._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
    if isKnownUniquelyReferenced(&probe) { return false }
    probeNumber -= 1
    probe = Signals.path(probeNumber)
    return true
  }

  /// Tells the readers of the fields in `changed`, and those of the whole state.
  func tell(_ changed: FieldSet, isWholeChanged: Bool) {
    for field in changed where tracked.contains(field + 1) { tell(field) }
    if isWholeChanged && tracked.contains(0) { tell(Signals.whole) }
  }

  private func tell(_ signal: Int) {
    registrar.withMutation(of: self, keyPath: Signals.sharedPath(signal)) {}
  }

  /// Whether the probe tells apart reads inside and outside of a tracking scope here, tried once a
  /// process: it rests on what the registrar keeps, which no documentation promises.
  static let isProbeReliable: Bool = tryProbe()

  /// Tries the probe on a thread of its own: whoever reads first may be inside a tracking scope, and
  /// nothing leads out of one.
  static func tryProbe() -> Bool {
    let outcome = TrialOutcome()
    Thread.detachNewThread {
      let trial = Signals(usesProbe: true)
      let outside = trial.isWatched()
      let inside = withObservationTracking {
        trial.isWatched()
      } onChange: {
      }
      outcome.give(!outside && inside && !trial.isWatched())
    }
    return outcome.wait()
  }
}

/// A truth that another thread finds out.
nonisolated private final class TrialOutcome: @unchecked Sendable {
  private let condition = NSCondition()
  private var outcome: Bool?

  func give(_ value: Bool) {
    condition.lock()
    outcome = value
    condition.signal()
    condition.unlock()
  }

  func wait() -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let outcome { return outcome }
      condition.wait()
    }
  }
}

/// The channels to what can be written through a store, by the names of its properties.
@MainActor
@dynamicMemberLookup
public struct StoreBindings<Store: AnyObject> {
  private let store: Store

  /// The channels of a store; they keep it alive.
  public init(_ store: Store) {
    self.store = store
  }

  /// The channel of a property that can be set.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Store, Value>
  ) -> FeatureBinding<Value> {
    let store: Store = store
    return FeatureBinding<Value>(
      get: { store[keyPath: path] }, set: { store[keyPath: path] = $0 })
  }
}

/// What a store keeps beside its state: its surroundings, its queue and who listens.
///
/// It is used on the main actor only. It is no part of the store's class so that a reduction,
/// which runs in code without isolation, can reach it. Its fields are not checked for exclusive
/// access: that would cost each send more than the rest, and no access here holds another.
@usableFromInline
nonisolated final class StoreCore<F: Feature>: StoreReaders {
  /// Whether an action is under way; sends are queued meanwhile.
  @exclusivity(unchecked) @usableFromInline var isBusy = false
  /// Whether the queue is being worked off.
  @exclusivity(unchecked) var isDraining = false
  /// Whether a reducer is running, in which the store cannot be read.
  @exclusivity(unchecked) @usableFromInline var isReducing = false
  /// Whether the reduction left something to do beside telling the readers.
  @exclusivity(unchecked) @usableFromInline var hasAftermath = false
  /// Whether each action is printed, recorded or replayed.
  @exclusivity(unchecked) @usableFromInline var isWatched = false
  /// Made by the first run.
  @exclusivity(unchecked) var effects: EffectEngine<F>?

  @exclusivity(unchecked) var queue: [QueuedAction<F>] = []
  @exclusivity(unchecked) var outputs: [(output: F.Output, animation: FeatureAnimation?)] = []
  @exclusivity(unchecked) var wantsDismissal = false
  @exclusivity(unchecked) var dismissalAnimation: FeatureAnimation?
  @exclusivity(unchecked) var troubles: [Trouble] = []
  @exclusivity(unchecked) var observers: [StoreObserver] = []
  /// Where the changes are printed to.
  @exclusivity(unchecked) var printer: (@MainActor (String) -> Void)?
  /// Who gets each action with what it drew.
  @exclusivity(unchecked) var recorder: (@MainActor (RecordedAction<F>) -> Void)?
  /// The number of the first run that is recorded.
  @exclusivity(unchecked) var recordingBase = 0
  /// What the action under way draws from the environment, or drew when it was recorded.
  @exclusivity(unchecked) var tape: DrawTape?
  /// Where the action under way comes from.
  @exclusivity(unchecked) var source = RecordedAction<F>.Source.app
  /// The dependencies that were reported missing.
  @exclusivity(unchecked) private var missing: Set<String> = []

  let environment: FeatureEnvironment
  @usableFromInline let dependencies: F.Dependencies
  let onOutput: (@MainActor (F.Output) -> Void)?
  let onDismiss: (@MainActor () -> Void)?
  let onReport: @MainActor (FeatureReport) -> Void

  /// What a reduction noticed, before the action's name is put to it.
  struct Trouble {
    var kind: FeatureReport.Kind
    var message: String
  }

  init(
    environment: FeatureEnvironment, dependencies: F.Dependencies,
    onOutput: (@MainActor (F.Output) -> Void)?, onDismiss: (@MainActor () -> Void)?,
    onReport: @escaping @MainActor (FeatureReport) -> Void
  ) {
    self.environment = environment
    self.dependencies = dependencies
    self.onOutput = onOutput
    self.onDismiss = onDismiss
    self.onReport = onReport
  }

  /// Keeps an action until those before it are done.
  func enqueue(_ item: QueuedAction<F>) {
    // What is replayed holds what was queued when it was recorded.
    if tape?.isReplaying == true { return }
    queue.append(item)
    hasAftermath = true
  }

  /// The engine of the effects, made where there was none.
  func makeEffects() -> EffectEngine<F> {
    let made: EffectEngine<F> = effects ?? EffectEngine<F>(clock: environment.clock)
    effects = made
    if recorder != nil || tape != nil { made.events = made.events ?? [] }
    return made
  }

  /// Notes that a dependency is missing, the first time that its name comes up.
  func noteMissing(_ name: String) {
    if isFirstMissing(name) { note(.missingDependency, StoreCore.missingText(name)) }
  }

  /// Whether a missing dependency was not reported before.
  func isFirstMissing(_ name: String) -> Bool { missing.insert(name).inserted }

  /// What is reported of a missing dependency.
  static func missingText(_ name: String) -> String { "the dependency «\(name)» is not supplied" }

  /// Notes a trouble, to be reported when the reduction is over.
  func note(_ kind: FeatureReport.Kind, _ message: String) {
    troubles.append(Trouble(kind: kind, message: message))
    hasAftermath = true
  }
}

/// A closure that runs again whenever what it read changes, until it is cancelled.
@MainActor
public final class StoreObserver {
  private let body: @MainActor () -> Void
  private let flag = ChangeFlag()
  private var isCancelled = false

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Runs the closure no more.
  public func cancel() {
    isCancelled = true
  }

  /// Whether the closure will not run any more.
  var isDone: Bool { isCancelled }

  func run() {
    let flag: ChangeFlag = flag
    withObservationTracking {
      body()
    } onChange: { [weak self] in
      flag.raise()
      // The store runs its own observers at once; this is for changes that come from elsewhere.
      Task { @MainActor in self?.runIfNeeded() }
    }
  }

  /// Runs the closure if something that it read has changed since.
  func runIfNeeded() {
    if flag.lower() && !isCancelled { run() }
  }
}

/// Whether something changed, noted from any thread.
nonisolated private final class ChangeFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var isRaised = false

  func raise() {
    lock.withLock { isRaised = true }
  }

  /// Whether it was raised.
  func lower() -> Bool {
    lock.withLock {
      defer { isRaised = false }
      return isRaised
    }
  }
}

/// What a store knows of its readers.
///
/// It is no part of the generic core: a read has to find its fields without asking what the
/// feature is.
@usableFromInline
nonisolated class StoreReaders {
  /// Whether anybody has read inside a tracking scope; else nobody is to be told.
  @exclusivity(unchecked) @usableFromInline final var hasReaders = false
  /// Made by the first read.
  @exclusivity(unchecked) private final var ownedSignals: Signals?
  // The same object, without the counting of references that would double the cost of a read.
  @exclusivity(unchecked) final var signals: Unmanaged<Signals>?

  /// Notes that a field, or a binding by its number, is read.
  @usableFromInline
  final func track(_ field: Int) {
    let signals: Unmanaged<Signals> = signals ?? makeSignals()
    if signals._withUnsafeGuaranteedRef({ $0.access(field) }) { hasReaders = true }
  }

  private final func makeSignals() -> Unmanaged<Signals> {
    let made = Signals()
    let reference: Unmanaged<Signals> = Unmanaged.passUnretained(made)
    ownedSignals = made
    signals = reference
    return reference
  }
}

/// Writes values as text and leaves out those of secret places.
public nonisolated struct ValuePrinter: Sendable {
  private let secrets: Set<String>
  private static let redacted = "•••"

  /// - Parameter secrets: places as `Feature.secrets` lists them.
  public init(secrets: [String]) {
    self.secrets = Set(secrets)
  }

  /// Whether a member of a type is secret.
  public func isSecret(_ member: String, of type: String) -> Bool {
    secrets.contains("\(type).\(member)")
  }

  /// What stands for a secret value.
  public var placeholder: String { ValuePrinter.redacted }

  /// A value as text.
  public func describe<Value>(_ value: Value) -> String {
    text(of: Mirror(reflecting: value), String(reflecting: value), String(describing: value))
  }

  private func text(of mirror: Mirror, _ debug: String, _ plain: String) -> String {
    switch mirror.displayStyle {
    case .enum: enumeration(mirror, plain)
    case .struct where !secrets.isEmpty && !mirror.children.isEmpty: structure(mirror, debug)
    case .optional: mirror.children.first.map { describeChild($0.value) } ?? "nil"
    case .collection, .set, .dictionary: collection(mirror)
    case .tuple: "(" + labelled(mirror, of: "") + ")"
    case .none, .struct, .class, .foreignReference, .some: debug
    }
  }

  private func describeChild<Value>(_ value: Value) -> String { describe(value) }

  private func typeName(_ mirror: Mirror) -> String { String(describing: mirror.subjectType) }

  private func structure(_ mirror: Mirror, _ debug: String) -> String {
    let name = typeName(mirror)
    // A type that writes itself is left to it, unless it holds something secret.
    let holdsSecret = mirror.children.contains { isSecret($0.label ?? "", of: name) }
    guard holdsSecret || debug.hasPrefix("\(name)(") || debug.contains(".\(name)(") else {
      return debug
    }
    return "\(name)(\(labelled(mirror, of: name)))"
  }

  private func enumeration(_ mirror: Mirror, _ plain: String) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(plain)" }
    let type = typeName(mirror)
    if isSecret(name, of: type) { return ".\(name)(\(placeholder))" }
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else { return ".\(name)(\(describeChild(payload.value)))" }
    return ".\(name)(\(labelled(inner, of: "\(type).\(name)")))"
  }

  private func labelled(_ mirror: Mirror, of owner: String) -> String {
    let parts = mirror.children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      let value =
        isSecret(label ?? "", of: owner) ? placeholder : describeChild(child.value)
      return label.map { "\($0): \(value)" } ?? value
    }
    return parts.joined(separator: ", ")
  }

  private func collection(_ mirror: Mirror) -> String {
    let parts = mirror.children.map { child in
      let pair = Mirror(reflecting: child.value)
      guard mirror.displayStyle == .dictionary, pair.children.count == 2 else {
        return describeChild(child.value)
      }
      return pair.children.map { describeChild($0.value) }.joined(separator: ": ")
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

"""#
}
