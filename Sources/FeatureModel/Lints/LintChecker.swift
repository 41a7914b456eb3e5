import FeatureDiagnostics
import FeatureSyntax

/// Finds what is right and yet likely meant otherwise, in a run without errors.
///
/// The lints ask what a feature mentions at all, so that a part of the language that they do not know
/// can make them silent, never wrong.
struct LintChecker {
  let files: [SourceFileAST]
  let texts: [SourceText]
  /// The features that others of the run show as children, with those that do.
  let parents: [String: [FeaturePlace]]
  /// The words in the views of the run, which read and write stores.
  let viewWords: Words

  /// A feature and the file it stands in.
  struct FeaturePlace {
    var feature: FeatureDeclarationSyntax
    var file: FileID
  }

  init(_ files: [SourceFileAST], texts: [SourceText]) {
    self.files = files
    self.texts = texts
    var parents: [String: [FeaturePlace]] = [:]
    var viewWords = Words()
    for file in files {
      for item in file.items {
        switch item {
        case .feature(let feature):
          for child in LintChecker.children(of: feature) {
            parents[child, default: []].append(FeaturePlace(feature: feature, file: file.file))
          }
        case .view(let view): viewWords.add(view.range, of: texts[file.file.index])
        case .representable(let view): viewWords.add(view.range, of: texts[file.file.index])
        case .preview(let preview): viewWords.add(preview.range, of: texts[file.file.index])
        case .import, .structure, .enumeration, .function, .externType, .externFunction,
          .externView, .externFeature, .client, .shared:
          break
        }
      }
    }
    self.parents = parents
    self.viewWords = viewWords
  }

  /// Reports what is found.
  func check(_ sink: inout DiagnosticSink) {
    for file in files {
      for item in file.items { checkNames(of: item, file.file, &sink) }
      for case .feature(let feature) in file.items {
        let words = words(of: feature, in: file.file)
        checkFields(of: feature, words, file.file, &sink)
        checkActions(of: feature, words, file.file, &sink)
        checkOutputs(of: feature, file.file, &sink)
      }
    }
  }

  /// The words of a feature.
  func words(of feature: FeatureDeclarationSyntax, in file: FileID) -> Words {
    var words = Words()
    words.add(feature.range, of: texts[file.index])
    return words
  }

  /// The features that a feature shows.
  private static func children(of feature: FeatureDeclarationSyntax) -> Set<String> {
    var names: Set<String> = []
    for item in feature.items {
      switch item {
      case .child(let child): names.formUnion(featureName(child.type).map { [$0] } ?? [])
      case .route(let route), .stack(let route):
        for element in route.cases {
          names.formUnion((element.payload ?? []).compactMap { featureName($0.type) })
        }
      case .state, .action, .output, .binding, .onChange, .on, .invariant, .effect, .uses, .alert,
        .shared, .function, .structure, .enumeration:
        break
      }
    }
    return names
  }

  private static func featureName(_ type: TypeSyntax) -> String? {
    guard case .named(let names, _) = type.kind else { return nil }
    return names.first?.text
  }
}
