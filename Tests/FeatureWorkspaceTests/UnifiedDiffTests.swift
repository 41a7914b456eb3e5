import FeatureWorkspace
import Testing

@Suite struct UnifiedDiffTests {
  @Test func aChangeWithItsSurroundings() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n")
    #expect(
      UnifiedDiff.text(from: old, to: new, path: "out/x") == """
        --- a/out/x
        +++ b/out/x
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func emptySidesAndMissingLineBreaks() {
    #expect(UnifiedDiff.text(from: "a", to: "a", path: "x") == "")
    #expect(
      UnifiedDiff.text(from: "", to: "a\n", path: "x") == "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n")
    #expect(
      UnifiedDiff.text(from: "a", to: "a\n", path: "x").contains(
        "-a\n\\ No newline at end of file\n+a"))
  }

  @Test func farChangesMakeTwoHunks() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "3\n").replacing("29\n", with: "29\nx\n")
    #expect(UnifiedDiff.text(from: old, to: new, path: "x").components("@@ -") == 2)
  }

  @Test func depfilesEscape() {
    #expect(
      Depfile.text(outputs: ["o ut/A.swift"], inputs: ["a$b.feature", "<stdin>"])
        == "o\\ ut/A.swift: \\\n  a$$b.feature\n\na$$b.feature:\n")
  }
}

extension String {
  fileprivate func components(_ mark: String) -> Int { self.ranges(of: mark).count }
}
