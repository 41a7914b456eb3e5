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
        .shared, .feature, .view, .externView, .representable, .preview:
        items.append(item)
      case .externFeature(let feature):
        refuse("extern features are", feature.name, file.file, &sink)
      }
    }
    return SourceFileAST(file: file.file, items: items, damage: file.damage)
  }

  private mutating func refuse(
    _ what: String, _ name: Name, _ file: FileID, _ sink: inout DiagnosticSink
  ) {
    names.insert(name.text)
    sink.report(.notBuilt, what, at: SourceLocation(file, name.range))
  }
}
