public import FeatureDiagnostics
public import FeatureModel
public import TemplateEngine

/// Renders a checked model with the templates and lays the result out.
public struct OutputRenderer: Sendable {
  private let options: GenerationOptions
  let catalogue: TemplateCatalogue
  var library: TemplateLibrary { catalogue.library }

  /// A renderer with the built-in templates and those of the user.
  public init(options: GenerationOptions) {
    self.options = options
    catalogue = TemplateCatalogue(options.templates)
  }

  /// The files that a model without errors becomes, sorted by name.
  public func files(of model: Model, sources: [SourceText]) throws(TemplateError) -> [OutputFile] {
    let builder = FileBuilder(model: model, options: options)
    var files: [OutputFile] = []
    for file in model.files where sources.indices.contains(file.file.index) {
      let source = sources[file.file.index]
      let context = builder.context(file, source: source)
      let swift = OutputNames.output(ofSpecAt: source.path)
      for ending in OutputNames.endings(options.templates) {
        let text = try library.render("file.\(ending).stencil", context)
        let name = String(swift.dropLast("swift".count)) + ending
        files.append(
          OutputFile(name: name, text: ending == "swift" ? swiftText(text) : text))
      }
    }
    if options.runtime == .embed {
      files.append(OutputFile(name: OutputNames.runtime, text: runtime(of: model)))
    }
    return files.sorted { $0.name < $1.name }
  }

  private func runtimeText(of model: Model) -> String {
    Availability(options).text(of: RuntimeText(model, observation: options.observation).text)
  }

  /// Generated Swift as it is written.
  private func swiftText(_ text: String) -> String {
    Availability(options).text(of: SwiftLayout().text(of: text))
  }

  /// The runtime's source, headed like every other file.
  private func runtime(of model: Model) -> String {
    let head = options.header + FileBuilder.directives + [Banner.runtimeLine]
    return head.joined(separator: "\n") + "\n\n" + runtimeText(of: model)
  }
}
