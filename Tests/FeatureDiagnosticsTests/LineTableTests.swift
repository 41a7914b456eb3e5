import FeatureDiagnostics
import Testing

@Suite struct LineTableTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func g9EachLineBreakEndsOneLine(_ lineBreak: String) {
    let lines = (1...6).map { "line \($0)" } + ["bad"]
    let text = lines.joined(separator: lineBreak)
    for mark in ["", "\u{FEFF}"] {
      let table = LineTable(SourceText(path: "a.feature", mark + text))
      #expect(table.lineCount == 7)
      let offset = table.source.bytes.count - 3
      #expect(table.position(at: offset) == SourcePosition(line: 7, column: 1))
      #expect(table.source.text(table.contents(ofLine: 2)) == "line 2")
    }
  }

  @Test func byteOrderMarkTakesNoColumn() {
    let table = LineTable(SourceText(path: "a.feature", "\u{FEFF}ab"))
    #expect(table.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(table.position(at: 3) == SourcePosition(line: 1, column: 1))
    #expect(table.position(at: 4) == SourcePosition(line: 1, column: 2))
  }

  @Test func columnsCountCharactersOrCodeUnits() {
    let table = LineTable(SourceText(path: "a.feature", "é👨‍👩‍👧x"))
    let offset = table.source.bytes.count - 1
    #expect(table.position(at: offset).column == 3)
    #expect(table.utf16Position(at: offset).column == 10)
  }

  @Test func placesBeyondTheTextAreClamped() {
    let table = LineTable(SourceText(path: "a.feature", "ab\n"))
    #expect(table.position(at: 99) == SourcePosition(line: 2, column: 1))
    #expect(table.position(at: -1) == SourcePosition(line: 1, column: 1))
    #expect(table.contents(ofLine: 9).isEmpty)
  }
}
