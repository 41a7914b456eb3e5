import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import Testing

/// A spec in which the expected place of a finding stands between `⟦` and `⟧`.
struct MarkedSpec {
  /// The text without marks.
  var text: String
  /// The marked places in order.
  var marks: [SourceRange]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var found: [SourceRange] = []
    for character in marked {
      switch character {
      case "⟦": starts.append(bytes.count)
      case "⟧": if let start = starts.popLast() { found.append(SourceRange(start, bytes.count)) }
      default: bytes += Array(String(character).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    marks = found
  }

  /// What the parser and the checker say about specs of these texts in one run.
  static func check(_ texts: [String]) -> (result: CheckResult, syntax: [Diagnostic]) {
    let sources = texts.enumerated().map {
      SourceText(path: "Spec\($0.offset).feature", $0.element)
    }
    let parsed = sources.enumerated().map { parse($0.element, file: FileID($0.offset)) }
    let result = Checker(files: parsed.map(\.ast), texts: sources).check()
    return (result, parsed.flatMap(\.diagnostics))
  }

  /// What the checker says about this spec.
  func check() -> (result: CheckResult, syntax: [Diagnostic]) { Self.check([text]) }
}

/// The first fix for what a case breaches is one that the checker takes.
func expectFixMends(_ example: DeclarationRuleCase) {
  let spec = MarkedSpec(example.spec)
  let found = spec.check().result.diagnostics.filter { $0.id == DiagnosticID(example.id) }
  let source = SourceText(path: "Spec.feature", spec.text)
  guard let first = found.first, !first.fixIts.isEmpty else { return }
  let mended = FixItApplication.apply([first], to: [source])[0]
  let text = String(decoding: mended.bytes, as: UTF8.self)
  let left = MarkedSpec.check([text]).result.diagnostics.filter { $0.message == first.message }
  #expect(left.isEmpty, "\(text)\n\(left)")
}
