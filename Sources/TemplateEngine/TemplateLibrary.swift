import FeatureDiagnostics

/// Template files, compiled once; rendering and checking change nothing in it.
///
/// Files come in layers. A file of a higher layer stands for the file of the same name below it,
/// unless it extends that very name: then it replaces only the blocks that it has.
public struct TemplateLibrary: Sendable {
  let program: Program
  let limits: TemplateLimits
  let typeSpellings: [String: String]

  /// A library of layers, the lowest first.
  ///
  /// `typeSpellings` are the names that the filter `type` spells differently.
  public init(
    layers: [[TemplateSource]], limits: TemplateLimits = TemplateLimits(),
    typeSpellings: [String: String] = [:]
  ) {
    var files: [ParsedFile] = []
    for (layer, sources) in layers.enumerated() {
      for source in sources.sorted(by: { $0.name < $1.name }) {
        files.append(
          TemplateParser.parse(
            source, index: files.count, layer: layer, maximumDepth: limits.depth))
      }
    }
    self.program = Linker.program(of: files)
    self.limits = limits
    self.typeSpellings = typeSpellings
  }

  /// A library of one layer.
  public init(sources: [String: String], limits: TemplateLimits = TemplateLimits()) {
    self.init(
      layers: [sources.map { TemplateSource(name: $0.key, text: $0.value) }], limits: limits)
  }

  /// The names of all files, in order.
  public var names: [String] { program.fileNames.keys.sorted() }

  /// What is wrong in the files, whatever they are given: all of it, file by file.
  public var errors: [TemplateError] {
    let all = program.files.flatMap(\.errors) + program.errors
    return all.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  /// The text that the file called `name` makes of `context`.
  ///
  /// A mistake in any file of the library is found before anything is rendered.
  public func render(
    _ name: String, _ context: TemplateRecord
  ) throws(TemplateError) -> String {
    if let error = errors.first { throw error }
    let renderer = Renderer(
      program, context: context, limits: limits, typeSpellings: typeSpellings)
    return try Renderer.text(try file(name), renderer)
  }

  /// The place of the file called `name`.
  func file(_ name: String) throws(TemplateError) -> Int {
    if let file = program.fileNames[name] { return file }
    throw TemplateError(
      "there is no template '\(name)'", at: TemplatePlace(file: name, line: 1, column: 1),
      nearest: Nearest.name(to: name, among: program.fileNames.keys))
  }
}
