public import FeatureDiagnostics
public import FeatureModel
public import TemplateEngine

/// Renders a checked model with the templates and lays the result out.
public struct OutputRenderer: Sendable {
  private let options: GenerationOptions
  let library: TemplateLibrary

  /// A renderer with the built-in templates and those of the user.
  public init(options: GenerationOptions) {
    self.options = options
    let builtIn = EmbeddedTemplates.all.map { TemplateSource(name: $0.name, text: $0.text) }
    let own = options.templates.map {
      TemplateSource(name: $0.name, path: $0.path, text: $0.text)
    }
    library = TemplateLibrary(layers: [builtIn, own])
  }

  /// The files that a model without errors becomes, sorted by name.
  public func files(of model: Model, sources: [SourceText]) throws(TemplateError) -> [OutputFile] {
    let builder = FileBuilder(model: model, options: options)
    var files: [OutputFile] = []
    for file in model.files where sources.indices.contains(file.file.index) {
      let source = sources[file.file.index]
      let text = try library.render("file.swift.stencil", builder.context(file, source: source))
      files.append(
        OutputFile(
          name: OutputNames.output(ofSpecAt: source.path), text: SwiftLayout().text(of: text)))
    }
    if options.runtime == .embed {
      files.append(OutputFile(name: OutputNames.runtime, text: RuntimeText(model).text))
    }
    return files.sorted { $0.name < $1.name }
  }
}
