import FeatureModel

/// Values that read effects: functions of the state and of what runs, because the state holds neither.
extension FeatureBuilder {
  /// What effects add to the namespace.
  var effects: EffectBuilder { EffectBuilder(feature: self) }
  /// What composed members add to the namespace.
  var children: ChildBuilder { ChildBuilder(feature: self) }

  /// The derived values, functions, getters and guards that read effects.
  var effectful: [Member] {
    var members = definition.derived.filter { !$0.effects.isEmpty }.map { value in
      function(value.doc, value.name, [], value.body, value.type)
    }
    members += definition.functions.filter { !$0.isMutating && !$0.effects.isEmpty }.map {
      function($0.doc, $0.name, $0.parameters, $0.body, $0.result)
    }
    for binding in definition.bindings where !binding.effects.isEmpty {
      members.append(
        function(
          ["What the binding `\(binding.name)` reads."], binding.name, binding.parameters,
          binding.getter, binding.type))
      if let readable = binding.readable {
        members.append(
          function(
            ["Whether the binding `\(binding.name)` has something to read."],
            names.readable(binding.name), binding.parameters,
            [Statement(.expression(readable, nil), at: binding.location)], .bool))
      }
    }
    for action in definition.actions {
      guard let condition = action.condition, !condition.effects.isEmpty else { continue }
      members.append(
        function(
          ["Whether `\(action.name)` is heeded at present."], names.guardName(action.name),
          condition.readsParameters ? action.parameters : [],
          [Statement(.expression(condition.condition, nil), at: action.location)], .bool))
    }
    return members
  }

  private func function(
    _ doc: [String], _ name: String, _ parameters: [Parameter], _ body: [Statement], _ type: Type
  ) -> Member {
    var printer = CodePrinter(
      body, parameters: parameters, in: .outside(state: "state"), of: builder.file, feature: facts)
    printer.effects = "effects"
    let lines = printer.valueBody(body, of: type)
    let list = builder.parameters(parameters, renaming: true)
    let head =
      "static func \(SwiftIdentifier.name(name))(_ state: State, "
      + "_ effects: EffectStates<\(self.name)>\(list.isEmpty ? "" : ", " + list))"
      + builder.result(type)
    return Member(doc: Member.documentation(doc), head: head, form: .block(lines))
  }

  /// A call of one of them.
  func effectfulCall(
    _ name: String, _ arguments: [String], state: String, effects: String
  ) -> String {
    let all = [state, effects] + arguments
    let owner = types.named(TypeName([definition.name]))
    return "\(owner).\(SwiftIdentifier.member(name))(\(all.joined(separator: ", ")))"
  }

  /// How what runs is reached beside a state that is called `state`.
  func effectsName(beside state: String) -> String {
    switch state {
    case "state": "reduction.effects"
    case "store.current.pointee": "store.effects"
    default: "effects"
    }
  }
}
