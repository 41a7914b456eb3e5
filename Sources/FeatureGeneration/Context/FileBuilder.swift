import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import TemplateEngine

/// Makes the context of one generated file.
struct FileBuilder: Sendable {
  let model: Model
  let options: GenerationOptions
  private let features: RunFeatures
  private let needs: ViewNeeds

  init(model: Model, options: GenerationOptions) {
    self.model = model
    self.options = options
    features = RunFeatures(model)
    needs = ViewNeeds(model)
  }

  /// The lines that keep linters and formatters away.
  static let directives = ["// swift-format-ignore-file", "// swiftlint:disable all"]

  /// The context of the file that `file` becomes; `source` is its spec.
  func context(_ file: ModelFile, source: SourceText) -> TemplateRecord {
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    let facts = FileFacts(
      name: name, bytes: source.bytes, facts: TypeFacts(types: model.types),
      types: TypePrinter(
        types: model.types, qualifyAll: options.qualifyAll,
        foreignFeatures: Set(features.all.values.filter(\.isExtern).map(\.name))),
      features: features, observation: options.observation, needs: needs)
    let builder = DeclarationBuilder(file: facts, access: options.access, feature: nil)
    return TemplateRecord(
      "File",
      [
        "source": .text(name), "header": .texts(options.header + Self.directives),
        "banner": .text(Banner.line(spec: name)),
        "imports": .texts(ImportPlan(file, options: options).lines),
        "aliases": .texts(aliases(file, builder)),
        "parts": .list(
          file.declarations.flatMap { parts($0, file, builder) }
            + ShownBuilder(file, access: options.access, in: builder).values),
      ])
  }

  /// What a file's declaration becomes; nothing where the app has it.
  private func parts(
    _ declaration: ModelFile.Declaration, _ file: ModelFile, _ builder: DeclarationBuilder
  ) -> [TemplateValue] {
    var fields: [String: TemplateValue] = [
      "type": .absent, "function": .absent, "feature": .absent, "guarded": .absent,
    ]
    var more: [TemplateValue] = []
    switch declaration {
    case .structure(let structure): fields["type"] = builder.structure(structure).value
    case .enumeration(let enumeration): fields["type"] = builder.enumeration(enumeration).value
    case .function(let function):
      let access = builder.prefix(function.access) + "nonisolated "
      fields["function"] = builder.function(function, access: access).value
    case .externType(let type):
      fields["function"] = WitnessBuilder(builder: builder).witness(type).value
    case .representable(let view):
      fields["guarded"] = BridgeBuilder(view, imports: file.imports, in: builder).value
    case .externFunction, .shared, .view, .externView, .preview: return []
    case .client(let client): fields["type"] = builder.client(client).value
    case .feature(let definition) where definition.isExtern:
      let store = ForeignStoreBuilder(definition: definition, types: builder.types)
      if let accessors = store.accessors {
        var part = fields
        part["type"] = accessors.value
        more.append(.record("Part", part))
      }
      fields["function"] = WitnessBuilder(builder: builder).witness(definition).value
    case .feature(let definition): fields["feature"] = feature(definition, builder)
    }
    return [.record("Part", fields)] + more
  }

  private func feature(_ definition: FeatureDefinition, _ builder: DeclarationBuilder)
    -> TemplateValue
  {
    let feature = FeatureBuilder(definition, in: builder)
    return .record(
      "Feature",
      [
        "name": .text(definition.name), "namespace": feature.namespace.value,
        "bodies": feature.bodies?.value ?? .absent,
        "handlers": feature.handlers?.value ?? .absent,
        "store": StoreBuilder(feature).store.value,
        "summary": SummaryBuilder(definition, types: builder.types).value,
      ])
  }

  /// The names by which a feature reaches types that its own namespace shadows.
  private func aliases(_ file: ModelFile, _ builder: DeclarationBuilder) -> [String] {
    file.declarations.flatMap { declaration -> [String] in
      guard case .feature(let feature) = declaration, !feature.isExtern else { return [] }
      return builder.types.shadowed(in: feature.name).sorted().map { name in
        "\(builder.prefix(feature.access))typealias \(feature.name)User\(name) = "
          + SwiftIdentifier.path([name])
      }
    }
  }
}
