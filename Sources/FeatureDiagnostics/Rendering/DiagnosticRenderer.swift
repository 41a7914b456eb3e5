/// The forms in which findings can be printed.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the source line, the span, places that matter and what to do.
  case text
  /// `path:line:col: error: message`, which Xcode and editors click.
  case plain
  /// One JSON document.
  case json
  /// SARIF 2.1.0, for code-scanning services.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
}

/// What the renderings can be told.
public struct RenderingOptions: Hashable, Sendable {
  /// Whether the text form is coloured, for a terminal.
  public var color: Bool
  /// The columns of a source line after which the text form clips it.
  public var width: Int
  /// The folder that relative paths are shown below; nil to show paths as they were given.
  public var baseFolder: String?

  /// Options; as given, no colour, 100 columns, paths as they were given.
  public init(color: Bool = false, width: Int = 100, baseFolder: String? = nil) {
    self.color = color
    self.width = width
    self.baseFolder = baseFolder
  }
}

/// Prints findings in one of the forms.
public struct DiagnosticRenderer: Sendable {
  /// The form.
  public var format: DiagnosticFormat
  /// What it was told.
  public var options: RenderingOptions

  /// A renderer for one form.
  public init(_ format: DiagnosticFormat, options: RenderingOptions = RenderingOptions()) {
    self.format = format
    self.options = options
  }

  /// The findings as text, in the order of ``Swift/Sequence/inOrder()``, ending with a line break
  /// unless it is empty.
  ///
  /// - Parameter sources: the files of the run; a `FileID` is an index into them.
  public func render(_ diagnostics: [Diagnostic], sources: [SourceText]) -> String {
    let ordered = diagnostics.inOrder()
    let places = Places(ordered, sources: sources, options: options)
    switch format {
    case .text: return TextRendering(places: places, options: options).render(ordered)
    case .plain: return PlainRendering(places: places).render(ordered)
    case .json: return JSONRendering(places: places).render(ordered)
    case .sarif: return SARIFRendering(places: places).render(ordered)
    case .github: return GitHubRendering(places: places).render(ordered)
    }
  }
}

/// The line tables and shown paths of the files that findings talk about.
struct Places: Sendable {
  private let tables: [FileID: LineTable]
  private let baseFolder: String?

  init(_ diagnostics: [Diagnostic], sources: [SourceText], options: RenderingOptions) {
    var tables: [FileID: LineTable] = [:]
    for diagnostic in diagnostics {
      let related = diagnostic.related.map(\.location.file)
      for file in [diagnostic.location.file] + related + diagnostic.fixIts.map(\.file)
      where tables[file] == nil {
        let known = sources.indices.contains(file.index)
        tables[file] = LineTable(known ? sources[file.index] : SourceText(path: "", ""))
      }
    }
    self.tables = tables
    baseFolder = options.baseFolder
  }

  func table(_ file: FileID) -> LineTable {
    tables[file] ?? LineTable(SourceText(path: "", ""))
  }

  /// The path as it is shown.
  func path(_ file: FileID) -> String {
    let path = table(file).source.path
    guard let baseFolder, !path.hasPrefix("/"), !path.hasPrefix("<") else { return path }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return baseFolder.hasSuffix("/") ? baseFolder + relative : baseFolder + "/" + relative
  }

  /// `path:line:col` of where a location begins.
  func mark(_ location: SourceLocation) -> String {
    let position = table(location.file).position(at: location.range.start)
    return "\(path(location.file)):\(position.line):\(position.column)"
  }

  /// The text that a location covers.
  func text(_ file: FileID, _ range: SourceRange) -> String { table(file).source.text(range) }
}
