public import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import TemplateEngine

/// The whole pipeline from the texts of the specs to the files to write, without any side effect.
public struct Generator: Sendable {
  /// What the user decided about the output.
  public let options: GenerationOptions

  /// A generator with the given options.
  public init(options: GenerationOptions) { self.options = options }

  /// The findings about all specs of a run, and the files that they become where none is an error.
  public func run(_ sources: [SourceText]) -> GenerationResult {
    let tooLarge = SizeRule.findings(in: sources)
    if !tooLarge.isEmpty { return GenerationResult(diagnostics: tooLarge, files: []) }
    var findings = OutputNameRule.findings(in: sources)
    var parsed: [SourceFileAST] = []
    for (index, source) in sources.enumerated() {
      let file = parse(source, file: FileID(index))
      findings += file.diagnostics
      parsed.append(file.ast)
    }
    let checked = Checker(files: parsed, texts: sources, defaultAccess: options.access).check()
    findings += checked.diagnostics
    if findings.hasErrors {
      return GenerationResult(diagnostics: findings.inOrder(), files: [])
    }
    let renderer = OutputRenderer(options: options)
    if !options.templates.isEmpty {
      findings += renderer.catalogue.errors.map(TemplateRule.finding)
    }
    if findings.hasErrors {
      return GenerationResult(diagnostics: findings.inOrder(), files: [])
    }
    do {
      let files = try renderer.files(of: checked.model, sources: sources)
      return GenerationResult(diagnostics: findings.inOrder(), files: files)
    } catch {
      findings.append(TemplateRule.finding(error))
      return GenerationResult(diagnostics: findings.inOrder(), files: [])
    }
  }
}
