import FeatureDiagnostics
import FeatureSyntax

/// Takes out of a spec what the checker does not build yet, each with one finding at its introducer.
///
/// The names of what was taken out are kept, so that their uses are not reported as well.
struct NotBuilt {
  /// Names at file level that stand for something refused.
  private(set) var names: Set<String> = []

  /// The file without what is refused.
  mutating func remove(from file: SourceFileAST, _ sink: inout DiagnosticSink) -> SourceFileAST {
    var items: [FileItem] = []
    for item in file.items {
      switch item {
      case .import, .structure, .enumeration, .function, .externType, .externFunction, .client,
        .shared, .feature, .representable:
        items.append(item)
      case .externFeature(let feature):
        refuse("extern features are", feature.name, file.file, &sink)
      case .view(let view): refuse("views are", view.name, file.file, &sink)
      case .externView(let view): refuse("extern views are", view.name, file.file, &sink)
      case .preview(let preview):
        report("previews are", at: introducer(preview.range, "preview"), file.file, &sink)
      }
    }
    return SourceFileAST(file: file.file, items: items, damage: file.damage)
  }

  private mutating func refuse(
    _ what: String, _ name: Name, _ file: FileID, _ sink: inout DiagnosticSink
  ) {
    names.insert(name.text)
    report(what, at: name.range, file, &sink)
  }

  private func report(
    _ what: String, at range: SourceRange, _ file: FileID, _ sink: inout DiagnosticSink
  ) {
    sink.report(.notBuilt, what, at: SourceLocation(file, range))
  }

  /// The introducing word where there is no name.
  private func introducer(_ range: SourceRange, _ word: String) -> SourceRange {
    SourceRange(range.start, min(range.end, range.start + word.utf8.count))
  }
}
