public import FeatureDiagnostics

/// Two specs may not become the same file.
public enum OutputNameRule {
  /// Two specs give one output name.
  public static let id = DiagnosticID(10)

  /// The findings about specs whose outputs would overwrite each other; upper and lower case count
  /// as the same, because they are on many disks.
  public static func findings(in sources: [SourceText]) -> [Diagnostic] {
    var first: [String: Int] = [:]
    var findings: [Diagnostic] = []
    for (index, source) in sources.enumerated() {
      let name = OutputNames.output(ofSpecAt: source.path)
      guard let other = first[name.lowercased()] else {
        first[name.lowercased()] = index
        continue
      }
      let place = SourceLocation(FileID(index), SourceRange(0, 0))
      let otherPlace = SourceLocation(FileID(other), SourceRange(0, 0))
      findings.append(
        Diagnostic(
          id, "this spec and '\(sources[other].path)' would both become '\(name)'", at: place,
          related: [RelatedSpan(otherPlace, "the other spec")],
          hint: "give one of the files another name"))
    }
    return findings
  }
}
