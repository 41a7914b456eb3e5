import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import Testing

@Suite struct DeclarationRuleTests {
  @Test(arguments: DeclarationRuleCase.all)
  func breachIsFoundExactlyThere(_ example: DeclarationRuleCase) {
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
  }

  @Test func everyRuleHasItsOwnID() {
    let numbers = DiagnosticRule.all.map(\.id)
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func everyRuleOfDeclarationsHasACase() {
    let tested = Set(DeclarationRuleCase.all.map(\.id))
    let ours = DiagnosticRule.all.map(\.id.number).filter {
      (1200..<1300).contains($0) || (1900..<1910).contains($0)
    }
    #expect(ours.filter { !tested.contains($0) } == [])
  }

  @Test func messagesHaveNoHolesLeft() {
    for example in DeclarationRuleCase.all {
      for found in MarkedSpec(example.spec).check().result.diagnostics {
        #expect(!found.message.contains("{"), "\(found)")
        #expect(found.hint?.contains("{0}") != true, "\(found)")
      }
    }
  }
}
