import Foundation

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
