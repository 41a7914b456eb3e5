import FeatureModel
import FeatureSyntax
import TemplateEngine

/// Makes the views and previews of a spec, which stand behind all else, where there is SwiftUI.
struct ShownBuilder: Sendable {
  private let file: ModelFile
  private let access: AccessLevel
  private let builder: DeclarationBuilder

  /// A maker of what `file` shows; `access` is that of what says none.
  init(_ file: ModelFile, access: AccessLevel, in builder: DeclarationBuilder) {
    self.file = file
    self.access = access
    self.builder = builder
  }

  /// The part for the templates; nil where the spec shows nothing.
  var value: TemplateValue? {
    let views = file.declarations.compactMap(\.view)
    let previews = file.declarations.compactMap(\.preview)
    if views.isEmpty, previews.isEmpty { return nil }
    let guarded: [String: TemplateValue] = [
      "condition": "canImport(SwiftUI)", "imports": .texts([imported(for: views)]),
      "types": .list(views.map { ViewDeclarationBuilder($0, in: builder).declaration.value }),
      "previews": .list(previews.map { PreviewBuilder(in: builder).preview($0).value }),
    ]
    return .record(
      "Part",
      [
        "type": .absent, "function": .absent, "feature": .absent,
        "guarded": .record("Guarded", guarded),
      ])
  }

  /// The import, as wide as the widest of the views.
  private func imported(for views: [ViewDefinition]) -> String {
    let levels = views.map { $0.access ?? access }
    // From the widest to the narrowest.
    let widest = AccessLevel.allCases.first(where: levels.contains) ?? .internal
    return "\(widest == .internal ? "" : "\(widest.rawValue) ")import SwiftUI"
  }
}

extension ModelFile.Declaration {
  fileprivate var view: ViewDefinition? {
    if case .view(let view) = self { return view }
    return nil
  }

  fileprivate var preview: PreviewModel? {
    if case .preview(let preview) = self { return preview }
    return nil
  }
}
