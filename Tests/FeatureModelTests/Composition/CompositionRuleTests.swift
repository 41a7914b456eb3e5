import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import Testing

@Suite("Rules of composition") struct CompositionRuleTests {
  @Test("a breach is found exactly there, and nothing else", arguments: CompositionRuleCases.all)
  func breach(_ example: DeclarationRuleCase) {
    let spec = MarkedSpec(example.spec)
    let (result, syntax) = spec.check()
    #expect(syntax.isEmpty, "the parser says \(syntax)")
    let found = result.diagnostics.filter { $0.id == DiagnosticID(example.id) }
    #expect(found.map(\.location.range) == spec.marks, "\(result.diagnostics)")
    let others = result.diagnostics.filter {
      $0.id != DiagnosticID(example.id) && $0.severity == .error
    }
    #expect(others.isEmpty, "\(others)")
    for finding in result.diagnostics {
      #expect(!finding.message.contains("{"), "\(finding)")
      #expect(finding.hint?.contains("{0}") != true, "\(finding)")
    }
  }

  @Test("each rule has a case")
  func completeness() {
    let tested = Set(CompositionRuleCases.all.map(\.id))
    let ours = DiagnosticRule.all.map(\.id.number).filter { (1800..<1900).contains($0) }
    #expect(ours.filter { !tested.contains($0) } == [])
  }

  @Test("each fix is one that the checker takes", arguments: CompositionRuleCases.all)
  func fixes(_ example: DeclarationRuleCase) { expectFixMends(example) }
}
