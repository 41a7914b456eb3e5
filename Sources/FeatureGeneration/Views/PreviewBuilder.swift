import FeatureModel
import TemplateEngine

/// Makes the previews of a spec.
struct PreviewBuilder: Sendable {
  private let builder: DeclarationBuilder

  /// A maker of the previews of a file.
  init(in builder: DeclarationBuilder) { self.builder = builder }

  /// A preview.
  func preview(_ preview: PreviewModel) -> Member {
    var printer = CodePrinter.inView(
      ViewFacts(nil), preview.body, of: builder.file, feature: nil)
    let title = preview.title.map { "(\(SwiftText.stringLiteral($0)))" } ?? ""
    return Member(head: "#Preview\(title)", form: .block(printer.statements(preview.body)))
  }
}
