import FeatureDiagnostics
import FeatureSyntax

/// Checks the declarations of a run, stage by stage; each stage is an extension.
struct DeclarationChecker {
  let texts: [SourceText]
  let defaultAccess: AccessLevel
  var sink = DiagnosticSink()

  /// The types of the run, filled by the first stages.
  var types = TypeTable()
  /// The functions at file level of the run.
  var functions: FunctionTable = []
  var externFunctions: FunctionTable = []
  /// Every declared name at file level, for collisions.
  var topLevel: [String: SourceLocation] = [:]
  /// The declarations that count: of two with one name only the first.
  var structures: [Declared<StructSyntax>] = []
  var enumerations: [Declared<EnumSyntax>] = []
  var externTypes: [Declared<ExternTypeSyntax>] = []
  var features: [Declared<FeatureDeclarationSyntax>] = []
  var clientDeclarations: [Declared<ClientSyntax>] = []
  /// The clients of the run by name.
  var clients: [String: ClientModel] = [:]
  var sharedDeclarations: [Declared<SharedSyntax>] = []
  /// The shared values of the run by name, and their checked forms.
  var shared: [String: SharedSymbol] = [:]
  var sharedModels: [String: SharedModel] = [:]
  var representables: [Declared<RepresentableSyntax>] = []
  /// The members of the representables of the run by name.
  var bridges: [String: [BridgeSymbols.Member]] = [:]
  /// The features of the run, as far as others depend on them.
  var drafts: [String: FeatureDraft] = [:]
  /// What the bodies of each feature can name.
  var symbols: [String: FeatureSymbols] = [:]
  /// The refused members of each feature.
  var refusedMembers: [String: [Name]] = [:]
  /// The names of the actions that some `on` of the run hears.
  var heardActions: Set<String> = []
  /// The views of the run by name.
  var views: [String: ViewSymbol] = [:]
  /// The features of the run by name, with all their members.
  var finished: [String: FeatureDefinition] = [:]
  /// The effective access of the declared types.
  var access: [TypeName: AccessLevel] = [:]
  /// The lines of each file, for verbatim Swift.
  let lines: [LineTable]

  init(texts: [SourceText], defaultAccess: AccessLevel) {
    self.texts = texts
    self.defaultAccess = defaultAccess
    lines = texts.map { LineTable($0) }
  }

  /// All stages.
  mutating func check(_ files: [SourceFileAST]) -> Model {
    heardActions = heard(in: files)
    var notBuilt = NotBuilt()
    let built = files.map { notBuilt.remove(from: $0, &sink) }
    types.poisoned = Set(notBuilt.names.map { TypeName([$0]) })
    collectNames(of: built)
    collectMembers(of: built)
    inferTypes()
    checkTypes()
    collectBridges()
    checkShared()
    for declared in features { begin(declared) }
    for declared in features { finished[declared.name.description] = feature(declared.syntax) }
    collectViews(of: built)
    var model = Model(files: built.map { modelFile($0) }, types: types.types)
    PayloadMarker.mark(&model)
    CompositionFacts(features.compactMap { drafts[$0.name.description]?.definition })
      .complete(&model, &sink)
    EndlessViews(model).report(&sink)
    if !files.contains(where: \.damage.hasErrors) {
      checkFlow(of: model)
      // What is only not built yet is no reason to be silent.
      if sink.diagnostics.allSatisfy({ $0.severity != .error || $0.isAboutWhatIsNotBuilt }) {
        LintChecker(files, texts: texts).check(&sink)
      }
    }
    return model
  }

  /// The names of the actions that an `on` hears from a child.
  private func heard(in files: [SourceFileAST]) -> Set<String> {
    var names: Set<String> = []
    for case .feature(let feature) in files.flatMap(\.items) {
      for case .on(let reaction) in feature.items {
        names.formUnion(reaction.sources.compactMap { $0.path.components.last?.name.text })
      }
    }
    return names
  }

  /// What bodies read and write; nothing is said about a run that has errors already, because those
  /// would be met again.
  private mutating func checkFlow(of model: Model) {
    guard !sink.hasErrors else { return }
    var functions: [String: FunctionModel] = [:]
    for case .function(let function) in model.files.flatMap(\.declarations) {
      functions[function.name] = functions[function.name] ?? function
    }
    for case .feature(let feature) in model.files.flatMap(\.declarations) {
      FlowChecker(feature, table: types, functions: functions).check(&sink)
    }
  }

  func line(of location: SourceLocation) -> Int {
    lines.indices.contains(location.file.index)
      ? lines[location.file.index].line(at: location.range.start) : 1
  }
}

/// A declaration and where it stands.
struct Declared<Syntax: Sendable>: Sendable {
  var syntax: Syntax
  /// Its dotted name.
  var name: TypeName
  /// Around the declaration.
  var scope: TypeScope
  var location: SourceLocation

  /// Inside the declaration.
  var inside: TypeScope { TypeScope(file: scope.file, path: name.parts) }
}
