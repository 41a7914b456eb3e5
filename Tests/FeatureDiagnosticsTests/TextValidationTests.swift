import FeatureDiagnostics
import Testing

@Suite struct TextValidationTests {
  private func findings(_ bytes: [UInt8]) -> [Diagnostic] {
    TextValidation.findings(in: SourceText(path: "a.feature", bytes: bytes), as: FileID(0))
  }

  @Test func goodTextHasNone() {
    #expect(findings(Array("\u{FEFF}var é = \"日本 👍🏽\" // \u{200D}\n".utf8)).isEmpty)
  }

  @Test(arguments: [
    [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xE2, 0x82],
  ])
  func invalidBytesAreFoundWhereTheyStand(_ bad: [UInt8]) {
    let found = findings([0x61, 0x0A] + bad + [0x62])
    #expect(found.map(\.id) == [TextValidation.invalidUTF8])
    #expect(found.first?.location.range == SourceRange(2, 2 + bad.count))
  }

  @Test func nulAndBidirectionalControls() {
    let found = findings(Array("a\0b\u{202E}c\u{2066}\u{2069}\u{202F}".utf8))
    #expect(found.map(\.id.number) == [2, 3, 3, 3])
    #expect(found.map(\.location.range.start) == [1, 3, 7, 10])
    #expect(found[1].message.contains("U+202E"))
  }
}
