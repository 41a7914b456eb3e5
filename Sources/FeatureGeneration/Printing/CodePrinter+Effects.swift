import FeatureModel
import TemplateEngine

/// What bodies do with effects and clients.
extension CodePrinter {
  /// `, animation: a`, or nothing.
  func animated(_ animation: Expression?) -> String {
    animation.map { ", animation: \(expression($0))" } ?? ""
  }

  /// `run effect(…)`, `run client.endpoint(…)`
  mutating func run(_ target: RunTarget, _ arguments: [Argument]) -> [String] {
    tracking(trackedCalls(in: arguments)) { printer in
      Self.lines(printer.start(target, arguments))
    }
  }

  private func start(_ target: RunTarget, _ arguments: [Argument]) -> String {
    guard let feature else { return "" }
    switch target {
    case .endpoint(let client, let endpoint):
      let number = feature.effects.number(client, endpoint)
      let name = feature.effects.caseName(client, endpoint)
      return "reduction.run(\(number), \(sent(name, arguments, to: nil)))"
    case .effect(let name):
      guard let effect = feature.effects.effect(name) else { return "" }
      if effect.duration != nil { return starter(effect, arguments, of: feature) }
      let policy = effect.policy == .every ? "" : ", policy: .\(effect.policy.rawValue)"
      let run = sent(name, arguments, to: effect.parameters)
      return "reduction.run(\(feature.effects.number(name)), \(run)\(policy))"
    }
  }

  /// A run whose waiting is computed has a function of its own.
  private func starter(_ effect: EffectModel, _ arguments: [Argument], of feature: FeatureFacts)
    -> String
  {
    let name = body(BodyNames(feature.definition).starter(effect.name))
    let all = completed(arguments, for: effect.parameters)
    let given =
      (effect.durationReadsState ? [whole] : []) + (all.isEmpty ? [] : [list(all)])
      + ["&reduction"]
    return "\(name)(\(given.joined(separator: ", ")))"
  }

  /// A derived value that reads effects is a function; nil for others.
  func effectfulValue(_ name: String) -> String? {
    guard let feature, feature.effectfulValue(name) != nil else { return nil }
    return "\(types.named(TypeName([feature.name]))).\(SwiftIdentifier.member(name))"
      + "(\(whole), \(effects))"
  }

  /// A call of a function that reads effects; nil for others.
  func effectfulCall(_ function: Expression, _ arguments: [Argument]) -> String? {
    guard let feature, case .reference(.featureFunction(let name)) = function.kind,
      let model = feature.function(name), !model.effects.isEmpty
    else { return nil }
    let given = [whole, effects] + (arguments.isEmpty ? [] : [list(arguments)])
    return "\(types.named(TypeName([feature.name]))).\(SwiftIdentifier.member(name))"
      + "(\(given.joined(separator: ", ")))"
  }

  /// A call of a synchronous endpoint; nil for others. The closure stands in the parentheses, because
  /// the call may stand in a condition.
  func endpointCall(_ function: Expression, _ arguments: [Argument]) -> String? {
    guard case .member(let base, let name, .method) = function.kind,
      case .reference(.client(let client)) = base.kind
    else { return nil }
    let path = "\(SwiftIdentifier.member(client))?.\(SwiftIdentifier.member(name))"
    let given = arguments.map { expression($0.value) }.joined(separator: ", ")
    return "reduction.call(\(SwiftText.stringLiteral("\(client).\(name)")), "
      + "reduction.dependencies.\(path), { $0(\(given)) })"
  }

  /// `effect.isRunning`, `effect.running`, and `self.value` of a value that reads effects; nil for
  /// other members.
  func runningMember(_ base: Expression, _ name: String) -> String? {
    if case .reference(.stateSelf) = base.kind { return effectfulValue(name) }
    guard let feature, view == nil, case .reference(.effect(let effect)) = base.kind else {
      return nil
    }
    let number = feature.effects.number(effect)
    if name == "isRunning" { return "\(effects).isRunning(\(number))" }
    guard feature.effects.effect(effect)?.parameters.isEmpty == false else {
      return "(\(effects).isRunning(\(number)) ? () : nil)"
    }
    let function = BodyNames(feature.definition).running(effect)
    return "\(types.named(TypeName([feature.name]))).\(function)(\(effects))"
  }
}
