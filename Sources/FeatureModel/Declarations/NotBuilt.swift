import FeatureDiagnostics
import FeatureSyntax

/// Takes out of a spec what the checker does not build yet, each with one finding at its introducer.
///
/// The names of what was taken out are kept, so that their uses are not reported as well.
struct NotBuilt {
  /// Names at file level that stand for something refused.
  private(set) var names: Set<String> = []
  /// The refused members of each feature by its name.
  private(set) var members: [String: [Name]] = [:]

  /// The file without what is refused.
  mutating func remove(from file: SourceFileAST, _ sink: inout DiagnosticSink) -> SourceFileAST {
    var items: [FileItem] = []
    for item in file.items {
      switch item {
      case .import, .structure, .enumeration, .function, .externType, .externFunction, .client:
        items.append(item)
      case .feature(var feature):
        feature.items = remove(from: feature, file.file, &sink)
        items.append(.feature(feature))
      case .shared(let shared): refuse("shared values are", shared.name, file.file, &sink)
      case .externFeature(let feature):
        refuse("extern features are", feature.name, file.file, &sink)
      case .view(let view): refuse("views are", view.name, file.file, &sink)
      case .externView(let view): refuse("extern views are", view.name, file.file, &sink)
      case .representable(let view): refuse("representables are", view.name, file.file, &sink)
      case .preview(let preview):
        report("previews are", at: introducer(preview.range, "preview"), file.file, &sink)
      }
    }
    return SourceFileAST(file: file.file, items: items, damage: file.damage)
  }

  private mutating func remove(
    from feature: FeatureDeclarationSyntax, _ file: FileID, _ sink: inout DiagnosticSink
  ) -> [FeatureItem] {
    var items: [FeatureItem] = []
    var refused: [Name] = []
    func refuse(_ what: String, _ name: Name) {
      refused.append(name)
      report(what, at: name.range, file, &sink)
    }
    for item in feature.items {
      switch item {
      case .state, .action, .binding, .onChange, .on, .invariant, .function, .structure,
        .enumeration, .effect, .uses:
        items.append(item)
      case .output(let output):
        if output.from == nil {
          items.append(item)
        } else {
          refuse("outputs that are handed on are", output.name)
        }
      case .child(let child): refuse("children are", child.name)
      case .route(let route): refuse("routes are", route.name)
      case .stack(let stack): refuse("stacks are", stack.name)
      case .alert(let alert): refuse(alert.isDialog ? "dialogs are" : "alerts are", alert.name)
      case .shared(let names):
        if let first = names.first { refuse("shared values are", first) }
        refused += names.dropFirst()
      }
    }
    members[feature.name.text, default: []] += refused
    let roots = Set(refused.map(\.text))
    return items.filter { !isAbout($0, roots) }
  }

  /// Whether a reaction hears only what was refused.
  private func isAbout(_ item: FeatureItem, _ roots: Set<String>) -> Bool {
    switch item {
    case .on(let reaction):
      reaction.sources.contains { roots.contains($0.path.components.first?.name.text ?? "") }
    case .onChange(let reaction): roots.contains(reaction.path.components.first?.name.text ?? "")
    case .state, .action, .output, .binding, .invariant, .effect, .uses, .child, .route, .stack,
      .alert, .shared, .function, .structure, .enumeration:
      false
    }
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
