import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import Testing

@Suite("Rules of clients and effects") struct EffectRuleTests {
  @Test("a breach is found exactly there, and nothing else", arguments: EffectRuleCases.all)
  func breach(_ example: DeclarationRuleCase) {
    let spec = MarkedSpec(example.spec)
    let (result, syntax) = spec.check()
    #expect(syntax.isEmpty, "the parser says \(syntax)")
    let found = result.diagnostics.filter { $0.id == DiagnosticID(example.id) }
    #expect(found.map(\.location.range) == spec.marks, "\(result.diagnostics)")
    let others = result.diagnostics.filter {
      $0.id != DiagnosticID(example.id) && !example.alsoFinds.contains($0.id.number)
        && $0.severity == .error
    }
    #expect(others.isEmpty, "\(others)")
    for finding in result.diagnostics {
      #expect(!finding.message.contains("{"), "\(finding)")
      #expect(finding.hint?.contains("{0}") != true, "\(finding)")
    }
  }

  @Test("each rule has a case")
  func completeness() {
    let tested = Set(EffectRuleCases.all.map(\.id))
    let ours = DiagnosticRule.all.map(\.id.number).filter { (1700..<1800).contains($0) }
    #expect(ours.filter { !tested.contains($0) } == [])
  }

  @Test("each fix is one that the checker takes", arguments: EffectRuleCases.all)
  func fixes(_ example: DeclarationRuleCase) throws {
    let spec = MarkedSpec(example.spec)
    let found = spec.check().result.diagnostics.first { $0.id == DiagnosticID(example.id) }
    guard let fix = found?.fixIts.first else { return }
    var text = Array(spec.text.utf8)
    for edit in fix.edits.reversed() {
      text.replaceSubrange(
        edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    let mended = MarkedSpec(String(decoding: text, as: UTF8.self))
    let left = mended.check().result.diagnostics.filter { $0.id == DiagnosticID(example.id) }
    #expect(left.isEmpty, "\(mended.text)\n\(left)")
  }
}
