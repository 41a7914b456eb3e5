import FeatureDiagnostics
import FeatureSyntax

/// Takes out of a spec what the checker does not build yet, each with one finding at its introducer.
///
/// The names of what was taken out are kept, so that their uses are not reported as well.
struct NotBuilt {
  /// Names at file level that stand for something refused.
  private(set) var names: Set<String> = []
  private var notPrinted: [(String, SourceLocation)] = []

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
      case .view(let view): keep(item, "views are", view.name.range, file.file, &items)
      case .externView(let view):
        keep(item, "extern views are", view.name.range, file.file, &items)
      case .preview(let preview):
        keep(item, "previews are", introducer(preview.range, "preview"), file.file, &items)
      }
    }
    return SourceFileAST(file: file.file, items: items, damage: file.damage)
  }

  /// Keeps what is checked, though it is not printed yet.
  private mutating func keep(
    _ item: FileItem, _ what: String, _ range: SourceRange, _ file: FileID,
    _ items: inout [FileItem]
  ) {
    items.append(item)
    notPrinted.append((what, SourceLocation(file, range)))
  }

  /// Says what is checked and not printed yet, where nothing is wrong with the run.
  func reportViews(_ sink: inout DiagnosticSink) {
    if sink.hasErrors { return }
    for (what, location) in notPrinted { sink.report(.notBuilt, what, at: location) }
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
