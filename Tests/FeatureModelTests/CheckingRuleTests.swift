import FeatureDiagnostics
import Testing

@testable import FeatureModel

/// A snippet with the place of the one finding in it.
struct RuleCase: CustomTestStringConvertible, Sendable {
  var rule: DiagnosticRule
  var text: String
  var kind: BodyKind
  var result: Type

  init(
    _ rule: DiagnosticRule, _ text: String, _ kind: BodyKind = .reduction, _ result: Type = .void
  ) {
    self.rule = rule
    self.text = text
    self.kind = kind
    self.result = result
  }

  var testDescription: String { "\(rule.id) \(text)" }
}

@Suite("Each rule of bodies finds exactly what is marked")
struct CheckingRuleTests {
  @Test(arguments: RuleCase.names + RuleCase.typing + RuleCase.typing2)
  func types(_ one: RuleCase) { verify(one) }

  @Test(arguments: RuleCase.calls + RuleCase.purity + RuleCase.writing)
  func uses(_ one: RuleCase) { verify(one) }

  @Test(arguments: RuleCase.statements + RuleCase.coverage)
  func statements(_ one: RuleCase) { verify(one) }

  private func verify(_ one: RuleCase) {
    let (text, ranges) = CheckedSnippet.marked(one.text)
    let checked = CheckedSnippet.check(text, kind: one.kind, result: one.result)
    let found = checked.diagnostics.map { "\($0.id) \($0.location.range) \($0.message)" }
    #expect(checked.diagnostics.map(\.id) == [one.rule.id], "\(found)")
    #expect(checked.diagnostics.map(\.location.range) == ranges, "\(found)")
  }

  @Test("every rule of bodies has a case here")
  func completeness() {
    var tested = Set(
      (RuleCase.names + RuleCase.typing + RuleCase.typing2).map(\.rule.id))
    tested.formUnion((RuleCase.calls + RuleCase.purity + RuleCase.writing).map(\.rule.id))
    tested.formUnion((RuleCase.statements + RuleCase.coverage).map(\.rule.id))
    tested.formUnion([DiagnosticRule.noSelf.id, DiagnosticRule.nothingToReset.id])
    let all =
      DiagnosticRule.namesRules + DiagnosticRule.typingRules + DiagnosticRule.callsRules
      + DiagnosticRule.purityRules + DiagnosticRule.writingRules + DiagnosticRule.statementsRules
    #expect(all.filter { !tested.contains($0.id) }.map(\.title) == [])
    #expect(Set(all.map(\.id)).count == all.count)
  }

  @Test("a body outside a feature has no self, and a state without defaults nothing to reset")
  func bareEnvironments() {
    let outside = CheckedSnippet.check("self.count", kind: .pure, result: .unchecked, feature: nil)
    #expect(outside.diagnostics.map(\.id) == [DiagnosticRule.noSelf.id])
    let empty = CheckedSnippet.check("reset", feature: FeatureSymbols(name: "F"))
    #expect(empty.diagnostics.map(\.id) == [DiagnosticRule.nothingToReset.id])
  }

  @Test("every line of the tables of known members can be read")
  func tables() {
    let int = Type.integer(.int)
    let types: [Type] =
      [
        .bool, int, .integer(.uint8), .float(.double), .string, .substring, .character, .array(int),
        .dictionary(.string, int), .set(int), .identified(int), .optional(int),
        .range(.closed, int), .range(.halfOpen, int), .range(.from, int),
        .sequence(.arraySlice, int), .sequence(.keys, int), .sequence(.zip, int),
      ] + LibraryType.allCases.map { .library($0) }
    let tables =
      types.flatMap { KnownMembers.sources(of: $0) }.map(\.table) + ViewVocabulary.tables
    #expect(tables.flatMap(\.malformed) == [])
    #expect(tables.allSatisfy { !$0.members.isEmpty })
  }
}
