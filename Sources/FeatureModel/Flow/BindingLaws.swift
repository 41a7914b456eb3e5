/// Tries the laws of hand-written bindings on samples.
///
/// What the interpreter does not know is passed over: no law is called broken without a counterexample.
struct BindingLaws {
  private let feature: FeatureDefinition
  private let table: TypeTable
  private let members: EvaluationMembers
  private let samples: SampleValues
  private let inversion: InversionScope

  init(_ feature: FeatureDefinition, table: TypeTable, functions: [String: FunctionModel]) {
    self.feature = feature
    self.table = table
    samples = SampleValues(table: table)
    let domains = feature.fields.compactMap { field in field.domain.map { (field.name, $0) } }
    members = EvaluationMembers(
      derived: Dictionary(
        feature.derived.map { ($0.name, $0.body) }, uniquingKeysWith: { first, _ in first }),
      functions: Dictionary(
        feature.functions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      fileFunctions: functions,
      domains: Dictionary(domains, uniquingKeysWith: { first, _ in first }), types: table.types)
    inversion = InversionScope(
      facts: TypeFacts(table), flow: FlowScope(feature),
      constants: Set(feature.fields.filter { !$0.isVariable }.map(\.name)), reservedNames: [])
  }

  /// The states, arguments and values that a binding is tried with.
  private struct Trial {
    let binding: BindingModel
    let setter: [Statement]
    var states: [[String: Value]]
    var arguments: [String: Value]
    var values: [Value]
  }

  /// A counterexample to a law in words; nil where none was found.
  func breach(of binding: BindingModel) -> String? {
    guard let trial = trial(of: binding) else { return nil }
    for state in trial.states {
      do throws(EvaluationStop) {
        if let breach = try breach(trial, state) { return breach }
      } catch {
        // A sample on which Swift would trap says nothing; a form that is not known never will.
        if case .trap = error { continue }
        return nil
      }
    }
    return nil
  }

  private func trial(of binding: BindingModel) -> Trial? {
    guard case .setter(let body) = binding.write, !isInverted(binding, body) else { return nil }
    let touched = binding.reads.union(body.reads).union(body.writes)
      .union(binding.condition?.reads ?? [])
    var states: [[String: Value]] = [[:]]
    for field in feature.fields where touched.contains(field.name) {
      let values = samples.values(of: field.type)
      if values.isEmpty { return nil }
      states = SampleValues.product(states, values.prefix(8)) { state, value in
        state.merging([field.name: field.domain?.clamped(value) ?? value]) { _, new in new }
      }
    }
    var arguments: [String: Value] = [:]
    for parameter in binding.parameters {
      guard let value = samples.values(of: parameter.type).dropFirst().first else { return nil }
      arguments[parameter.name] = value
    }
    let values = samples.values(of: binding.type)
    return Trial(
      binding: binding, setter: body.statements, states: states, arguments: arguments,
      values: Array(values.prefix(8)))
  }

  /// Whether the setter is the one that inversion gives; that one keeps the laws.
  private func isInverted(_ binding: BindingModel, _ body: Body) -> Bool {
    guard binding.getter.count == 1, case .expression(let getter, nil) = binding.getter[0].kind
    else { return false }
    if binding.plainField != nil { return true }
    guard case .success(let found) = invert(getter, in: inversion) else { return false }
    return found.statements == body.statements
  }

  private func breach(_ trial: Trial, _ state: [String: Value]) throws(EvaluationStop) -> String? {
    let present = try read(trial, state)
    let again = try read(trial, try write(present, trial, state))
    if !present.isNear(again) {
      return
        "where \(Self.text(state)) it reads \(present), and writing that makes it read \(again)"
    }
    for value in trial.values {
      guard let breach = try settles(value, trial, state) else { continue }
      return breach
    }
    return nil
  }

  /// Writing back what a write made has to change nothing.
  private func settles(_ value: Value, _ trial: Trial, _ state: [String: Value])
    throws(EvaluationStop) -> String?
  {
    guard try isAccepted(value, trial, state) else { return nil }
    let after = try write(value, trial, state)
    if after == state { return nil }
    let first = try read(trial, after)
    let second = try read(trial, try write(first, trial, after))
    if first.isNear(second) { return nil }
    return "after \(value) is written it reads \(first), and writing that makes it read \(second)"
  }

  private func evaluator(_ trial: Trial, _ state: [String: Value]) -> Evaluator {
    var evaluator = Evaluator(fields: state, members: members)
    evaluator.parameters = trial.arguments
    return evaluator
  }

  private func read(_ trial: Trial, _ state: [String: Value]) throws(EvaluationStop) -> Value {
    var evaluator = evaluator(trial, state)
    return try evaluator.result(of: trial.binding.getter)
  }

  private func write(_ value: Value, _ trial: Trial, _ state: [String: Value])
    throws(EvaluationStop) -> [String: Value]
  {
    var evaluator = evaluator(trial, state)
    evaluator.newValue = value
    try evaluator.perform(trial.setter)
    return evaluator.fields
  }

  private func isAccepted(_ value: Value, _ trial: Trial, _ state: [String: Value])
    throws(EvaluationStop) -> Bool
  {
    guard let condition = trial.binding.condition?.condition else { return true }
    var evaluator = evaluator(trial, state)
    evaluator.newValue = value
    return try evaluator.isTrue(condition)
  }

  private static func text(_ state: [String: Value]) -> String {
    if state.isEmpty { return "nothing is stored" }
    return state.sorted { $0.key < $1.key }.map { "'\($0.key)' is \($0.value)" }
      .joined(separator: " and ")
  }
}

extension Value {
  /// Whether the two are the same but for the rounding of floats.
  fileprivate func isNear(_ other: Value) -> Bool {
    guard case .float(let left, _) = self, case .float(let right, _) = other else {
      return self == other
    }
    if left == right || left.isNaN && right.isNaN { return true }
    return (left - right).magnitude <= 1e-6 * max(left.magnitude, right.magnitude)
  }
}
