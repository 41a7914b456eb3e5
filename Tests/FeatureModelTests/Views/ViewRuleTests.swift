import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import Testing

@Suite("Rules of views") struct ViewRuleTests {
  @Test("a breach is found exactly there, and nothing else", arguments: ViewRuleCases.all)
  func breach(_ example: DeclarationRuleCase) {
    let spec = MarkedSpec(example.spec)
    let (result, syntax) = spec.check()
    #expect(syntax.isEmpty, "the parser says \(syntax)")
    let diagnostics = result.diagnostics
    let found = diagnostics.filter { $0.id == DiagnosticID(example.id) }
    #expect(found.map(\.location.range) == spec.marks, "\(diagnostics)")
    let others = diagnostics.filter { $0.id != DiagnosticID(example.id) }
    #expect(others.isEmpty, "\(others)")
    for finding in diagnostics {
      #expect(!finding.message.contains("{0}"), "\(finding)")
      #expect(finding.hint?.contains("{0}") != true, "\(finding)")
      #expect(finding.hint?.contains("{1}") != true, "\(finding)")
    }
  }

  @Test("each rule has a case")
  func completeness() {
    let tested = Set(ViewRuleCases.all.map(\.id))
    let ours = DiagnosticRule.all.map(\.id.number).filter { (1910..<1950).contains($0) }
    #expect(ours.filter { !tested.contains($0) } == [])
  }

  @Test("each fix is one that the checker takes", arguments: ViewRuleCases.all)
  func fixes(_ example: DeclarationRuleCase) { expectFixMends(example) }

  @Test("the spec of the cases is right by itself")
  func basis() {
    let found = MarkedSpec(ViewRuleCases.app).check().result.diagnostics
    #expect(found.isEmpty, "\(found)")
  }
}
