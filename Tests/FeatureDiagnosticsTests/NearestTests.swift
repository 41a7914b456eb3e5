import FeatureDiagnostics
import Testing

@Suite struct NearestTests {
  @Test(arguments: [
    ("bindng", "binding"), ("acces", "access"), ("cuont", "count"), ("Count", "count"),
    ("isLodaing", "isLoading"),
  ])
  func g18SlipsAreForgiven(_ typed: String, _ meant: String) {
    let names = ["binding", "access", "count", "isLoading", "step", "var"]
    #expect(Nearest.name(to: typed, among: names) == meant)
  }

  @Test func strangersAreNotSuggested() {
    #expect(Nearest.name(to: "ab", among: ["xy", "abcd", ""]) == nil)
    #expect(Nearest.name(to: "x", among: ["y"]) == nil)
    #expect(Nearest.name(to: "count", among: ["count"]) == nil)
  }

  @Test func orderOfCandidatesDoesNotMatter() {
    #expect(Nearest.name(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(Nearest.name(to: "bat", among: ["hat", "cat"]) == "cat")
  }
}
