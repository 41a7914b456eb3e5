public import FeatureDiagnostics
import FeatureSyntax

/// The text of a spec in its one layout: indented by two spaces a level, with one space where one
/// belongs, at most one blank line in a row, and LF at the end of each line.
///
/// Line breaks and comments stay where they are, as does the text of strings and of Swift between
/// braces. What is wrong in a spec is left as it stands, the rest is formatted, unless what is
/// wrong cannot be told from it. Formatting changes no token, so it never changes what is generated;
/// formatting twice gives the same as once.
public func format(_ source: SourceText) -> SourceText {
  let parsed = parse(source, file: FileID(0))
  guard let formatted = layOut(parsed, at: source.path) else { return source }
  let again = parse(formatted, file: FileID(0))
  guard spellsTheSame(parsed.tree, again.tree) else { return source }
  guard parsed.diagnostics.contains(where: { $0.severity == .error }) else { return formatted }
  // Where something is wrong, what the parser takes the rest for can depend on the layout.
  return layOut(again, at: source.path) == formatted ? formatted : source
}

private func layOut(_ parsed: ParsedFile, at path: String) -> SourceText? {
  FormattingPlan(parsed).map { plan in
    var printer = LayoutPrinter(parsed.tree, plan)
    return SourceText(path: path, bytes: printer.run())
  }
}

/// Whether two trees have the same tokens.
private func spellsTheSame(_ left: SyntaxTree, _ right: SyntaxTree) -> Bool {
  guard left.tokens.count == right.tokens.count else { return false }
  return zip(left.tokens, right.tokens).allSatisfy { first, second in
    first.kind == second.kind
      && (first.kind == .stringText || first.kind == .verbatimText
        || left.source.bytes[first.start..<first.end]
          .elementsEqual(right.source.bytes[second.start..<second.end]))
  }
}
