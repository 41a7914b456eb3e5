public import FeatureDiagnostics
import FeatureSyntax

/// The text of a spec in its one layout: indented by two spaces a level, with one space where one
/// belongs, at most one blank line in a row, and LF at the end of each line.
///
/// Line breaks and comments stay where they are, as does the text of strings and of Swift between
/// braces. What is wrong in a spec is left as it stands, the rest is formatted. Formatting changes
/// no token, so it never changes what is generated; formatting twice gives the same as once.
public func format(_ source: SourceText) -> SourceText {
  let parsed = parse(source, file: FileID(0))
  guard let plan = FormattingPlan(parsed) else { return source }
  var printer = LayoutPrinter(parsed.tree, plan)
  let formatted = SourceText(path: source.path, bytes: printer.run())
  return spellsTheSame(parsed.tree, parse(formatted, file: FileID(0)).tree) ? formatted : source
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
