import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

@testable import FeatureModel

/// Every id has a page, and the specs on it are what the page says.
@Suite struct DiagnosticPagesTests {
  private static var ids: [String] {
    let texts = [
      TextValidation.invalidUTF8, TextValidation.nul, TextValidation.bidirectionalControl,
    ]
    return (texts + SyntaxRule.all.map(\.id) + DiagnosticRule.all.map(\.id)).sorted()
      .map(\.description)
  }

  @Test func idsAreUsedOnce() {
    let ids = Self.ids
    #expect(Set(ids).count == ids.count)
  }

  @Test func eachIDHasAPage() throws {
    let pages = Set(try DiagnosticPage.names())
    let missing = Self.ids.filter { !pages.contains($0) }
    #expect(missing.isEmpty)
  }

  @Test func eachPageHasAnID() throws {
    let ids = Set(Self.ids)
    let orphans = try DiagnosticPage.names().filter { !ids.contains($0) }
    #expect(orphans.isEmpty)
  }

  @Test(arguments: try DiagnosticPage.names()) func wrongSpecGivesTheID(_ id: String) throws {
    let page = try #require(try DiagnosticPage(id))
    let findings = DiagnosticPage.findings(page.wrong, isWhole: !page.also.isEmpty)
    let others = findings.filter { $0.id != id && !page.also.contains($0.id) }
    #expect(findings.contains { $0.id == id }, "\(findings.map(\.line))")
    #expect(others.isEmpty, "\(others.map(\.line))")
  }

  @Test(arguments: try DiagnosticPage.names()) func mendedSpecGivesNothing(_ id: String) throws {
    let page = try #require(try DiagnosticPage(id))
    let others = DiagnosticPage.findings(page.mended).filter { !page.mendedAlso.contains($0.id) }
    #expect(others.isEmpty, "\(others.map(\.line))")
  }

  /// A finding without advice would leave a beginner alone.
  @Test func eachRuleSaysWhatToDo() {
    let silent =
      DiagnosticRule.all.filter { ($0.hint ?? "").isEmpty }.map(\.title)
      + SyntaxRule.all.filter(\.hint.isEmpty).map(\.title)
    #expect(silent == [])
  }
}
