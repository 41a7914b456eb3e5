public import FeatureDiagnostics
public import FeatureSyntax

/// What checking a run gives.
public struct CheckResult: Hashable, Sendable {
  /// The checked specs. With errors it is there for tools, not for generating.
  public var model: Model
  /// Everything found, in the order of the files and places.
  public var diagnostics: [Diagnostic]

  /// The result of a run.
  public init(model: Model, diagnostics: [Diagnostic]) {
    self.model = model
    self.diagnostics = diagnostics
  }
}

/// Checks all specs of a run together: from what was written to what it means.
///
/// Names and types of all files are collected first, so that a spec sees the types of the others; then
/// bodies are checked and what they read and write is found. Nothing stops at the first mistake, and
/// what depends on a mistake is not reported again.
public struct Checker: Sendable {
  private let files: [SourceFileAST]
  private let texts: [SourceText]
  private let defaultAccess: AccessLevel

  /// A checker of `files`, whose texts stand in `texts` by the number of the file.
  public init(
    files: [SourceFileAST], texts: [SourceText], defaultAccess: AccessLevel = .internal
  ) {
    self.files = files
    self.texts = texts
    self.defaultAccess = defaultAccess
  }

  /// Checks the run.
  public func check() -> CheckResult {
    var checker = DeclarationChecker(texts: texts, defaultAccess: defaultAccess)
    let model = checker.check(files)
    let cascade = CascadeFilter(files, texts: texts)
    let own = checker.sink.diagnostics.filter { !cascade.drops($0) }
    let found = own.enumerated().sorted { left, right in
      let first = left.element.location
      let second = right.element.location
      return (first.file.index, first.range.start, left.element.severity, left.offset)
        < (second.file.index, second.range.start, right.element.severity, right.offset)
    }
    return CheckResult(model: model, diagnostics: found.map(\.element))
  }
}
