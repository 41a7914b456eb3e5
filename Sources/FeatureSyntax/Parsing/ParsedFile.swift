public import FeatureDiagnostics

/// A spec after parsing: whatever its text, there is a tree, an AST and the list of what is wrong.
public struct ParsedFile: Hashable, Sendable {
  /// The text as a tree, for the tools that print it.
  public let tree: SyntaxTree
  /// What the text declares, for the checker.
  public let ast: SourceFileAST
  /// What is wrong with the text, in its order.
  public let diagnostics: [Diagnostic]
}

/// Parses one spec. This never fails: broken text gives findings, and what can be read is read.
public func parse(_ source: SourceText, file: FileID) -> ParsedFile {
  var lexer = Lexer(source.bytes)
  lexer.run()
  var parser = Parser(source: source, file: file, lexer: lexer)
  var ast = parser.sourceFile()
  let tree = TreeBuilder.build(parser.events, source: source)
  let diagnostics = parser.sortedDiagnostics()
  ast.damage = DamageFinder.damage(of: tree, with: diagnostics)
  return ParsedFile(tree: tree, ast: ast, diagnostics: diagnostics)
}
