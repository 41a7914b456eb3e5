import Testing

@testable import FeatureModel

/// One row of the table of inversions: a getter, what its setter must look like, and samples.
struct InversionRow: Sendable, CustomTestStringConvertible {
  var getter: Expression
  /// The setter as `StatementText`.
  var setter: String
  /// The condition under which the getter can be read.
  var readable: String?
  /// The samples of each field; every combination is tried.
  var fields: [String: [Value]]
  var parameters: [String: Value] = [:]
  var writes: [Value]
  /// Whether what is written may be read back rounded.
  var isRounding = false

  var testDescription: String { StatementText.of(getter) }

  static let scope = InversionScope(
    facts: TypeFacts(types: IR.types),
    flow: FlowScope(
      fields: [
        "b", "i", "j", "d", "s", "o", "p", "set", "xs", "grid", "items", "item", "dict", "r", "ro",
        "k", "f",
      ],
      derived: ["even": []], functions: [:]),
    constants: ["k"], reservedNames: ["index"])

  func inversion() throws -> Inversion {
    try invert(getter, in: InversionRow.scope).get()
  }

  /// All states that the samples make.
  var states: [[String: Value]] {
    fields.keys.sorted().reduce([[:]]) { states, name in
      states.flatMap { state in
        (fields[name] ?? []).map { value in
          var next = state
          next[name] = value
          return next
        }
      }
    }
  }
}

/// A state with a getter and a setter, to be driven in tests.
struct BindingUnderTest {
  let row: InversionRow
  let inversion: Inversion

  private func evaluator(_ state: [String: Value]) -> Evaluator {
    var evaluator = Evaluator(fields: state, members: EvaluationMembers(types: IR.types))
    evaluator.parameters = row.parameters
    return evaluator
  }

  private func isReadable(_ state: [String: Value]) -> Bool {
    guard let readable = inversion.readable else { return true }
    var evaluator = evaluator(state)
    return (try? evaluator.isTrue(readable)) ?? false
  }

  /// nil where the getter cannot be read.
  func read(_ state: [String: Value]) -> Value? {
    guard isReadable(state) else { return nil }
    var evaluator = evaluator(state)
    do {
      return try evaluator.value(row.getter)
    } catch {
      guard case EvaluationStop.trap = error else {
        Issue.record("the getter cannot be evaluated: \(error)")
        return nil
      }
      return nil
    }
  }

  /// As generated code does it: where the getter can be read, and reads something else.
  func write(_ value: Value, to state: [String: Value]) -> [String: Value] {
    guard isReadable(state), read(state) != value else { return state }
    var evaluator = evaluator(state)
    evaluator.newValue = value
    do {
      try evaluator.perform(inversion.statements)
    } catch {
      Issue.record("writing \(value) to \(state) stops with \(error)")
    }
    return evaluator.fields
  }
}
