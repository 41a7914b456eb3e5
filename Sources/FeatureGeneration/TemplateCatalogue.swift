public import TemplateEngine

/// The templates that there are: the built-in ones and, on top of them, the user's.
public struct TemplateCatalogue: Sendable {
  let library: TemplateLibrary
  private let sources: [TemplateSource]
  private let endings: [String]

  /// The built-in templates with the user's on top.
  public init(_ own: [TemplateFile] = []) {
    let builtIn = EmbeddedTemplates.all.map {
      TemplateSource(name: $0.name, path: Self.builtInPath + $0.name, text: $0.text)
    }
    let added = own.map { TemplateSource(name: $0.name, path: $0.path, text: $0.text) }
    sources = builtIn + added
    library = TemplateLibrary(layers: [builtIn, added])
    endings = OutputNames.endings(own)
  }

  /// What stands for the folder of the built-in templates in messages.
  public static let builtInPath = "built-in:"

  /// All files, by name and within a name from the user's to the built-in one.
  public var entries: [TemplateLibrary.Entry] { library.entries }

  /// The text of a file; the built-in one, or the one that counts.
  public func text(of name: String, builtIn: Bool) -> String? {
    let all = sources.filter { $0.name == name }
    return (builtIn ? all.first { $0.path.hasPrefix(Self.builtInPath) } : all.last)?.text
  }

  /// What the templates are given and which filters there are, as Markdown.
  public var documentation: String { ContextSchema.schema.documentation }

  /// Everything that is wrong in the templates that make files, and in what these lead to.
  public var errors: [TemplateError] {
    var found: [TemplateError] = []
    for ending in endings {
      for error in library.check("file.\(ending).stencil", ContextSchema.schema)
      where !found.contains(error) { found.append(error) }
    }
    return found
  }
}
