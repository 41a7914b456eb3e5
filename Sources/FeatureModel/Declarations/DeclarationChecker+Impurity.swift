import FeatureDiagnostics
import FeatureSyntax

/// Defaults that give something else each time.
extension DeclarationChecker {
  /// Takes over what was found in a default; that it is not pure is said in the terms of a state,
  /// with the way to mend it.
  mutating func appendDefault(
    _ found: DiagnosticSink, of stored: StoredSyntax, feature: String?, in scope: TypeScope
  ) {
    for diagnostic in found.diagnostics {
      guard let feature, diagnostic.id == DiagnosticRule.impure.id else {
        sink.report(diagnostic)
        continue
      }
      let written = text(of: diagnostic.location)
      sink.report(
        .impureDefault, "'\(written)'", stored.name.text, at: diagnostic.location,
        fixIts: moveToInit(stored, feature, in: scope).map { [$0] } ?? [])
    }
  }

  private func text(of location: SourceLocation) -> String {
    texts.indices.contains(location.file.index)
      ? texts[location.file.index].text(location.range) : ""
  }

  /// «Move it to init»: the field becomes optional, and `init` sets it.
  private func moveToInit(_ stored: StoredSyntax, _ feature: String, in scope: TypeScope) -> FixIt?
  {
    guard stored.isVariable, stored.domain == nil, let value = stored.defaultValue else {
      return nil
    }
    var type = "?"
    if let syntax = stored.type {
      if case .optional = syntax.kind { type = "" }
    } else {
      guard let inferred = impureType(value) else { return nil }
      type = ": \(inferred)?"
    }
    let end = stored.type?.range.end ?? stored.name.range.end
    let statement = "\(stored.name.text) = \(mended(text(value, scope)))"
    let field = TextEdit(SourceRange(end, value.range.end), type)
    if let start = initializerStart(of: feature) {
      let edits = [field, TextEdit(SourceRange(start, start), " \(statement);")]
      return FixIt(
        "move it to 'init'", in: scope.file,
        edits.sorted { $0.range.start < $1.range.start })
    }
    let edit = TextEdit(field.range, type + "\ninit { \(statement) }")
    return FixIt("move it to 'init'", in: scope.file, [edit])
  }

  /// What stands in an `init` for what Swift's own types give.
  private func mended(_ value: String) -> String {
    switch value {
    case "UUID()": "uuid()"
    case "Date()": "now"
    default: value
    }
  }

  private func impureType(_ value: ExpressionSyntax) -> String? {
    if case .name(let name) = value.kind, name.text == "now" { return "Date" }
    guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind,
      ["uuid", "UUID", "Date"].contains(name.text)
    else { return nil }
    return name.text == "Date" ? "Date" : "UUID"
  }

  /// The offset just inside the braces of the state's `init`.
  private func initializerStart(of feature: String) -> Int? {
    guard let declared = features.first(where: { $0.name.description == feature }) else {
      return nil
    }
    for case .state(let state) in declared.syntax.items {
      for case .initializer(let block, _) in state.members { return block.range.start + 1 }
    }
    return nil
  }
}
