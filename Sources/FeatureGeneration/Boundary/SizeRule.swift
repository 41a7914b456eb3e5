public import FeatureDiagnostics

/// A spec is written by people, and has a size that people can read.
public enum SizeRule {
  /// A spec is too large to be one.
  public static let id = DiagnosticID(15)
  /// The number of bytes that a spec may have.
  public static let largest = 1 << 20

  /// The findings about specs that are too large to be looked into.
  public static func findings(in sources: [SourceText]) -> [Diagnostic] {
    sources.enumerated().compactMap { index, source in
      guard source.bytes.count > largest else { return nil }
      return Diagnostic(
        id, "this spec has \(source.bytes.count) bytes, more than the \(largest) that one can have",
        at: SourceLocation(FileID(index), SourceRange(0, 0)),
        hint: "split it into several specs, which can refer to each other")
    }
  }
}
