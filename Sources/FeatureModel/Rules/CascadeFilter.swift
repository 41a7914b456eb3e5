import FeatureDiagnostics
import FeatureSyntax

/// Drops findings that only follow from text that could not be read: those inside it, and those
/// about names that it was to declare. They come back, if they are true, once the text is mended.
struct CascadeFilter {
  private let damages: [FileID: Damage]
  private let exported: Set<String>
  private let texts: [SourceText]

  init(_ files: [SourceFileAST], texts: [SourceText]) {
    damages = Dictionary(
      files.filter(\.damage.hasErrors).map { ($0.file, $0.damage) },
      uniquingKeysWith: { first, _ in first })
    exported = damages.values.reduce(into: []) { $0.formUnion($1.exported) }
    self.texts = texts
  }

  /// Whether a finding of the checker is one of them.
  func drops(_ finding: Diagnostic) -> Bool {
    guard !damages.isEmpty, texts.indices.contains(finding.location.file.index) else {
      return false
    }
    let range = finding.location.range
    let damage = damages[finding.location.file]
    if damage?.covers(range) == true { return true }
    let names = CascadeFilter.names(in: texts[finding.location.file.index].text(range))
    if let damage, !damage.declared.isDisjoint(with: names) { return true }
    // Whatever a broken part holds may be the name that is missing here.
    guard names.count == 1, let name = names.first, DiagnosticRule.unknownNames.contains(finding.id)
    else { return false }
    return damage?.names.contains(name) == true || exported.contains(name)
  }

  private static func names(in text: String) -> Set<String> {
    Set(
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        .filter { $0.first?.isNumber == false })
  }
}

extension DiagnosticRule {
  /// Whether it says that there is no such name.
  var isAboutUnknownName: Bool { Self.unknownNames.contains(id) }

  fileprivate static let unknownNames: Set<DiagnosticID> = Set(
    [
      unknownName, unknownFunction, unknownMember, unknownAction, unknownOutput, unknownField,
      unknownEffect, unknownChild, unknownType, unknownBoundField, unknownBoundAction,
      unknownBinding, unknownSource, unknownConformance, unknownFeature, unknownShared,
      unknownChildEvent, unknownChildBinding, unknownChildAction, unknownCase, forwardedOutput,
      unknownChannel, storeForFeature,
    ].map(\.id))
}
