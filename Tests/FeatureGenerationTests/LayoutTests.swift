import Testing

@testable import FeatureGeneration

@Suite("Layout")
struct LayoutTests {
  @Test("long lines are broken where Swift's formatter breaks them", arguments: LayoutCase.all)
  func broken(line: LayoutCase) {
    #expect(SwiftLayout().text(of: line.line) == line.expected)
  }

  @Test("a text that is laid out stays as it is", arguments: LayoutCase.all)
  func stable(line: LayoutCase) {
    #expect(SwiftLayout().text(of: line.expected) == line.expected)
  }

  @Test("breaking a line changes nothing but white space and the commas that end a list")
  func content() {
    for line in LayoutCase.all {
      let kept = { (text: String) in text.filter { !$0.isWhitespace && $0 != "," } }
      #expect(kept(SwiftLayout().text(of: line.line)) == kept(line.line))
    }
  }

  @Test("comments, strings of several lines and verbatim Swift stay as they are")
  func untouched() {
    let long = String(repeating: "word, ", count: 30)
    let texts = [
      "  // run(\(long))",
      "  let text = \"\"\"\n    run(\(long))\n    \"\"\"",
      "  let text = #\"\"\"\n    \"\"\" run(\(long))\n    \"\"\"#",
      "#sourceLocation(file: \"A.feature\", line: 1)\n  run(\(long)1)\n#sourceLocation()",
      "  let text = \"\(long)\"",
    ]
    for text in texts.prefix(4) { #expect(SwiftLayout().text(of: text) == text) }
    #expect(SwiftLayout().text(of: texts[4]) == "  let text =\n    \"\(long)\"")
  }

  @Test("what follows a verbatim stretch is laid out again")
  func afterwards() {
    let call =
      "run(" + String(repeating: "a", count: 60) + ", " + String(repeating: "b", count: 60) + ")"
    let text = "let t = \"\"\"\n  x\n  \"\"\"\n\(call)"
    #expect(SwiftLayout().text(of: text).split(separator: "\n").count == 6)
  }

  @Test("every line is moved right but a blank one")
  func indented() {
    #expect(SwiftLayout.indented("a\n\nb\n", by: 2) == "    a\n\n    b\n")
  }
}
