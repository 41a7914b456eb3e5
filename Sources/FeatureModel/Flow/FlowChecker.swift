import FeatureDiagnostics

/// Checks what the bodies of a feature read and write.
public struct FlowChecker {
  private let feature: FeatureDefinition
  private let table: TypeTable
  private let functions: [String: FunctionModel]
  private let scope: FlowScope

  /// A checker of one checked feature.
  ///
  /// - Parameters:
  ///   - feature: the feature, without errors.
  ///   - table: the types of the run.
  ///   - functions: the functions at file level of the run, by name.
  public init(_ feature: FeatureDefinition, table: TypeTable, functions: [String: FunctionModel]) {
    self.feature = feature
    self.table = table
    self.functions = functions
    scope = FlowScope(feature)
  }

  /// Reports what is wrong.
  public func check(_ sink: inout DiagnosticSink) {
    let isSound = checkCycles(&sink)
    checkReactions(&sink)
    checkGuards(&sink)
    // A value that depends on itself has no samples.
    if isSound { checkLaws(&sink) }
  }

  // MARK: Cycles

  private func checkCycles(_ sink: inout DiagnosticSink) -> Bool {
    var isSound = true
    for cycle in scope.cycles() {
      guard let first = cycle.first else { continue }
      let path = (cycle + [first]).map(\.name).joined(separator: " → ")
      if let value = cycle.firstNonNil(derivedValue) {
        sink.report(
          .derivedCycle, value.name, path, at: value.location,
          related: related(cycle, except: value.name))
        isSound = false
      } else if let function = cycle.firstNonNil(mutatingFunction) {
        sink.report(
          .recursion, function.name, path, at: function.location,
          related: related(cycle, except: function.name))
        isSound = false
      }
    }
    return isSound
  }

  private func derivedValue(_ member: FlowScope.Member) -> DerivedValue? {
    guard case .derived(let name) = member else { return nil }
    return feature.derived.first { $0.name == name }
  }

  private func mutatingFunction(_ member: FlowScope.Member) -> FunctionModel? {
    guard case .function(let name) = member else { return nil }
    return feature.functions.first { $0.name == name && $0.isMutating }
  }

  private func related(_ cycle: [FlowScope.Member], except name: String) -> [RelatedSpan] {
    cycle.filter { $0.name != name }.compactMap { member in
      let location =
        derivedValue(member)?.location
        ?? feature.functions.first { $0.name == member.name }?.location
      return location.map { RelatedSpan($0, "by way of '\(member.name)'") }
    }
  }

  // MARK: Reactions and guards

  private func checkReactions(_ sink: inout DiagnosticSink) {
    let variables = Set(feature.fields.filter(\.isVariable).map(\.name))
    for (index, handler) in feature.changeHandlers.enumerated() {
      if let effect = handler.effects.min() {
        sink.report(.reactionToEffect, effect, at: handler.value.location)
        continue
      }
      // What is watched in a child, a shared value or Swift text is not told here.
      let watched = scope.accesses(of: handler.value)
      if variables.isDisjoint(with: handler.reads), watched.shared.isEmpty, !watched.isImpure,
        watched.reads.isSubset(of: feature.fields.map(\.name)), isOwn(handler.value)
      {
        sink.report(.constantReaction, at: handler.value.location)
      }
      for earlier in feature.changeHandlers[..<index] {
        guard let name = handler.body.writes.intersection(earlier.reads).min() else { continue }
        sink.report(
          .reactionOrder, name, at: handler.location,
          related: [RelatedSpan(earlier.location, "the earlier 'onChange'")])
      }
    }
  }

  private func isOwn(_ value: Expression) -> Bool {
    guard case .reference(let reference)? = Place(value)?.root.kind else { return false }
    switch reference {
    case .field, .derived: return true
    case .shared, .parameter, .local, .closureName, .closureParameter, .newValue, .oldValue,
      .stateSelf, .instanceSelf, .instanceMember, .function, .featureFunction, .mutatingFunction,
      .externFunction, .builtin, .type, .client, .effect, .viewMember, .childStores, .store, .view,
      .unchecked:
      return false
    }
  }

  private func checkGuards(_ sink: inout DiagnosticSink) {
    let guards =
      feature.actions.map(\.condition) + feature.bindings.map(\.condition)
      + feature.bindingHandlers.map(\.condition)
    for model in guards.compactMap({ $0 }) {
      guard model.reads.isEmpty, !model.readsParameters, scope.isConstant(model.condition) else {
        continue
      }
      var evaluator = Evaluator(fields: [:], members: EvaluationMembers(types: table.types))
      if let holds = try? evaluator.isTrue(model.condition) {
        sink.report(.constantGuard, String(holds), at: model.condition.location)
      }
    }
  }

  // MARK: Laws

  private func checkLaws(_ sink: inout DiagnosticSink) {
    let laws = BindingLaws(feature, table: table, functions: functions)
    for binding in feature.bindings {
      if let breach = laws.breach(of: binding) {
        sink.report(.brokenLaw, binding.name, breach, at: binding.location)
      }
    }
  }
}

extension FlowScope {
  /// The scope of a checked feature.
  public init(_ feature: FeatureDefinition) {
    self.init(
      fields: feature.fields.map(\.name),
      derived: Dictionary(
        feature.derived.map { ($0.name, $0.body) }, uniquingKeysWith: { first, _ in first }),
      functions: Dictionary(
        feature.functions.map { ($0.name, $0.body) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Whether it reads nothing that can change, not even from outside.
  func isConstant(_ expression: Expression) -> Bool {
    let found = accesses(of: expression)
    return found.reads.isEmpty && found.shared.isEmpty && found.effects.isEmpty
      && !found.isImpure
      && !found.readsParameters && !found.readsNewValue && !found.readsOldValue
  }
}

extension Sequence {
  /// The first result of `transform` that is not nil.
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
