import FeatureModel

/// Prints checked expressions and statements as the lines of one Swift body.
struct CodePrinter: Sendable {
  /// Where a body stands, which decides how it reaches the state.
  enum Scope: Sendable {
    /// In a member of a struct, an enum or the state: by the bare name.
    case member
    /// In an initialiser, where a parameter has the name of each field.
    case initializer
    /// In a function that has the state under this name.
    case outside(state: String)
  }

  /// What all bodies of a file share.
  let file: FileFacts
  /// The types as they are spelled here.
  let types: TypePrinter
  /// The feature whose body it is.
  let feature: FeatureFacts?
  /// Where the body stands.
  var scope: Scope
  /// What it does with its names.
  var usage: LocalUsage
  /// The names of its parameters.
  var parameters: Set<String> = []
  /// Whether the expression that ends the lines is their value, not one whose result is left.
  var givesValue = false
  /// The body of a representable that it is, if any.
  var bridge: Bridge?
  /// How what runs is reached.
  var effects = "reduction.effects"
  /// The names that the function around the body has.
  var taken = CodePrinter.functionNames
  /// What it prints for, where that is a view.
  var view: ViewFacts?
  /// How many `old` constants stand in the body so far.
  var oldCount = 0
  /// How many `value` constants stand in the body so far.
  var valueCount = 0
  /// How many closures of Swift text stand in the body so far.
  var swiftCount = 0

  /// A printer for `statements`.
  init(
    _ statements: [Statement], parameters: [Parameter] = [], in scope: Scope, of file: FileFacts,
    feature: FeatureFacts? = nil
  ) {
    self.file = file
    self.feature = feature
    self.types = feature.map { $0.types(in: file) } ?? file.types
    self.scope = scope
    self.usage = LocalUsage(statements, facts: file.facts)
    self.parameters = Set(parameters.map(\.name))
  }

  /// A printer for one expression.
  init(
    _ expression: Expression, parameters: [Parameter] = [], in scope: Scope, of file: FileFacts,
    feature: FeatureFacts? = nil
  ) {
    self.init([], parameters: parameters, in: scope, of: file, feature: feature)
    self.usage = LocalUsage(expression, facts: file.facts)
  }

  /// The names that a body outside the state has from its function.
  static let functionNames: Set<String> = ["state", "reduction", "effects"]
  /// The names that the work of effects has from its function.
  static let workNames: Set<String> = ["run", "error"]

  /// A parameter or local as it is called inside the body.
  func inner(_ name: String) -> String {
    if case .outside = scope, taken.contains(name) { return SwiftIdentifier.another(name) }
    return SwiftIdentifier.value(name)
  }

  /// A member of the state or of the value whose body this is.
  func own(_ name: String) -> String {
    switch scope {
    case .member:
      parameters.contains(name) || usage.declared.contains(name)
        ? "self.\(SwiftIdentifier.member(name))" : SwiftIdentifier.value(name)
    case .initializer: "self.\(SwiftIdentifier.member(name))"
    case .outside(let state): "\(state).\(SwiftIdentifier.member(name))"
    }
  }

  /// One of the functions that the feature's bodies became; `Self` leads past a local of its name.
  func body(_ written: String) -> String {
    let name = feature.map { $0.names.body(written) } ?? written
    let isShadowed =
      parameters.contains(name) || usage.declared.contains(name)
      || FeatureBuilder.hasPrintedName(name)
    return isShadowed ? "Self.\(SwiftIdentifier.member(name))" : SwiftIdentifier.name(name)
  }

  /// The state itself.
  var whole: String {
    switch scope {
    case .member, .initializer: "self"
    case .outside(let state): state
    }
  }

  /// The lines, moved in by one level; lines that are empty stay so.
  static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? $0 : "  \($0)" }
  }

  /// `head` with `lines` in braces.
  static func block(_ head: String, _ lines: [String]) -> [String] {
    let open = head.isEmpty ? "{" : "\(head) {"
    return open.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + indented(lines) + ["}"]
  }

  /// A text that may span lines, as lines.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// What all that is printed for one spec shares.
struct FileFacts: Sendable {
  /// The name of the spec's file, without folders.
  let name: String
  /// The bytes of the spec.
  let bytes: [UInt8]
  /// The declared types of the run.
  let facts: TypeFacts
  /// How types are spelled at the top of the file.
  let types: TypePrinter
  /// The features of the run.
  let features: RunFeatures
  /// How stores are observed.
  var observation = ObservationMode.observation
  /// The frameworks that the views of the run need beside SwiftUI.
  var needs = ViewNeeds()

  /// The line of the spec, from 1, in which the byte `offset` stands.
  func line(of offset: Int) -> Int {
    1 + bytes.prefix(offset).reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
  }
}

/// Where printed text stands, which decides the names that it reaches plainly.
enum Standing: Sendable {
  /// In the feature's own namespace.
  case namespace
  /// Beside it, in the file.
  case file
  /// In the feature's store.
  case store
}

/// What the bodies of one feature need to know of it.
struct FeatureFacts: Sendable {
  let definition: FeatureDefinition
  /// Where what is printed stands.
  var standing = Standing.namespace
  /// The number of each field.
  let numbers: [String: Int]
  /// The effects by number.
  let effects: EffectFacts
  /// The composed members.
  let children: ChildFacts
  /// The stored fields in the order of their numbers.
  let fields: [Field]
  /// The names of the functions that bodies become.
  let names: BodyNames
  private let fieldsByName: [String: Field]
  private let actionsByName: [String: ActionModel]
  private let functionsByName: [String: FunctionModel]
  private let bindingsByName: [String: BindingModel]
  private let bindingNumbers: [String: Int]
  private let effectfulValues: [String: DerivedValue]

  /// The facts of `definition`, one of `features`.
  init(_ definition: FeatureDefinition, among features: RunFeatures) {
    self.definition = definition
    fields = definition.fields.filter { !$0.isStatic }
    names = BodyNames(definition)
    fieldsByName = Self.byName(definition.fields, \.name)
    actionsByName = Self.byName(definition.actions, \.name)
    functionsByName = Self.byName(definition.functions, \.name)
    bindingsByName = Self.byName(definition.bindings, \.name)
    effectfulValues = Self.byName(definition.derived, \.name).filter { !$1.effects.isEmpty }
    numbers = Self.places(fields.map(\.name))
    bindingNumbers = Self.places(definition.bindings.map(\.name)).mapValues {
      [count = fields.count] in $0 + count
    }
    effects = EffectFacts(definition, fieldCount: fields.count)
    children = ChildFacts(
      children: definition.children,
      firstNumber: effects.firstNumber + effects.effects.count + effects.endpoints.count,
      features: features.all, embedded: features.embedded)
  }

  /// The feature's name.
  var name: String { definition.name }

  /// Whether the store has something by a name of the spec.
  func hasStoreMember(_ name: String) -> Bool {
    numbers[name] != nil || binding(name) != nil
      || definition.derived.contains { $0.name == name }
      || definition.functions.contains { $0.name == name }
  }

  /// How types are spelled where the printed text stands.
  func types(in file: FileFacts) -> TypePrinter {
    file.types.standing(in: standing, of: name)
  }

  private static func byName<Value>(_ values: [Value], _ name: (Value) -> String)
    -> [String: Value]
  {
    Dictionary(values.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func places(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The stored field called `name`.
  func field(_ name: String) -> Field? { fieldsByName[name] }

  /// The binding called `name`.
  func binding(_ name: String) -> BindingModel? { bindingsByName[name] }

  /// The number of the binding called `name`.
  func bindingNumber(_ name: String) -> Int { bindingNumbers[name] ?? fields.count }

  /// The action called `name`.
  func action(_ name: String) -> ActionModel? { actionsByName[name] }

  /// The output called `name`.
  func output(_ name: String) -> OutputModel? { definition.outputs.first { $0.name == name } }

  /// The function called `name`.
  func function(_ name: String) -> FunctionModel? { functionsByName[name] }

  /// The derived value called `name`, where it reads effects.
  func effectfulValue(_ name: String) -> DerivedValue? { effectfulValues[name] }

  /// The numbers of the fields called `names`, ascending.
  func numbers(of names: Set<String>) -> [Int] { names.compactMap { numbers[$0] }.sorted() }
}
