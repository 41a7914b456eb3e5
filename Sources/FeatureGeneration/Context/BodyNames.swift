import FeatureModel

/// The names of the functions that bodies become: each is new among the names of the feature.
struct BodyNames: Sendable {
  private let taken: Set<String>
  /// Fields, derived values and bindings behind another word; where `x` and `X` would meet there, the
  /// later one is marked.
  private let capitals: [String: String]

  /// What the runtime asks of a feature, which no body may be called.
  private static let required: Set<String> = [
    "attend", "changes", "check", "defaultDependencies", "effectNames", "fieldNames",
    "firstChildNumber", "firstEffectNumber", "hasStart", "isBindingWrite", "perform", "reduce",
    "secrets", "start",
  ]

  init(_ definition: FeatureDefinition) {
    let members =
      definition.fields.map(\.name) + definition.derived.map(\.name)
      + definition.bindings.map(\.name)
    taken = Set(definition.functions.map(\.name) + definition.actions.map(\.name) + members)
      .union(definition.outputs.map(\.name)).union(definition.effects.map(\.name))
      .union(Self.required)
    var meeting: [String: Int] = [:]
    var capitals: [String: String] = [:]
    for name in members.removingRepeats() {
      let word = SwiftIdentifier.capitalized(name)
      capitals[name] = word + String(repeating: "_", count: meeting[word, default: 0])
      meeting[word, default: 0] += 1
    }
    self.capitals = capitals
  }

  /// The body of an action or mutating function.
  func body(_ name: String) -> String {
    Self.required.contains(name) ? free(SwiftIdentifier.another(name)) : name
  }
  /// `setStep`
  func setter(_ binding: String) -> String { free("set\(capitalized(binding))") }
  /// `stepWritten`; numbered where several hear the same binding.
  func handler(_ binding: String, _ index: Int) -> String {
    free("\(binding)Written\(suffix(index))")
  }
  /// `stepChanged`
  func reaction(_ value: String, _ index: Int) -> String { free("\(value)Changed\(suffix(index))") }
  /// `canStepTapped`
  func guardName(_ action: String) -> String { "can\(SwiftIdentifier.capitalized(action))" }
  /// `isStepReadable`
  func readable(_ binding: String) -> String { free("is\(capitalized(binding))Readable") }
  /// `oldStep`
  func snapshot(_ value: String) -> String { "old\(capitalized(value))" }

  /// `reduceEditor`: answers a child, a route, a stack or an alert.
  func answer(_ child: String) -> String { free("reduce\(SwiftIdentifier.capitalized(child))") }
  /// `editorSaved`: a handler of a child's event; numbered where several hear the same.
  func heard(_ name: String, _ index: Int) -> String { free("\(name)\(suffix(index))") }

  /// Whether a function of the feature has this name.
  func isTaken(_ name: String) -> Bool { taken.contains(name) }
  /// `runSearch`: starts a run whose waiting is computed.
  func starter(_ effect: String) -> String { free("run\(SwiftIdentifier.capitalized(effect))") }
  /// `saveWork`: Swift text of the spec.
  func work(_ effect: String) -> String { free("\(effect)Work") }
  /// `searchSuccess`: a handler in place.
  func response(_ effect: String, _ event: String) -> String {
    free(effect + SwiftIdentifier.capitalized(event))
  }
  /// `runningSearch`: what a run was given.
  func running(_ effect: String) -> String {
    free("running\(SwiftIdentifier.capitalized(effect))")
  }

  private func capitalized(_ name: String) -> String {
    capitals[name] ?? SwiftIdentifier.capitalized(name)
  }

  private func suffix(_ index: Int) -> String { index == 0 ? "" : "\(index + 1)" }
  private func free(_ name: String) -> String {
    taken.contains(name) ? free(SwiftIdentifier.another(name)) : name
  }
}

extension [String] {
  /// Without what stood before.
  func removingRepeats() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
