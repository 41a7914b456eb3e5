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

  /// The parts for the templates, by what they need beside SwiftUI.
  var values: [TemplateValue] {
    var groups: [Set<BridgeClass.Framework>] = []
    for declaration in file.declarations {
      if let needs = needs(of: declaration), !groups.contains(needs) { groups.append(needs) }
    }
    return groups.sorted { $0.count < $1.count }.map(value)
  }

  private func needs(of declaration: ModelFile.Declaration) -> Set<BridgeClass.Framework>? {
    let body = declaration.view?.body ?? declaration.preview?.body
    return body.map(builder.file.needs.needs)
  }

  /// The part of what needs these frameworks.
  private func value(_ needs: Set<BridgeClass.Framework>) -> TemplateValue {
    let shown = file.declarations.filter { self.needs(of: $0) == needs }
    let views = shown.compactMap(\.view)
    let previews = shown.compactMap(\.preview)
    let guarded: [String: TemplateValue] = [
      "condition": .text(ViewNeeds.condition(needs)), "imports": .texts([imported(for: views)]),
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
