import FeatureDiagnostics
import FeatureSyntax
import Testing

@Suite struct DamageTests {
  @Test(arguments: Damage.Kind.allCases)
  func aDamagedTokenIsReportedNearby(_ kind: Damage.Kind) throws {
    var near = 0
    var reported = 0
    var findings = 0
    for spec in try corpus() where spec.bytes.count < 3000 {
      for damage in Damage.all(kind, to: spec) {
        let parsed = parse(damage.text, file: FileID(0))
        #expect(parsed.tree.bytes == damage.text.bytes)
        guard let distance = Damage.distance(parsed, from: damage.offset) else { continue }
        reported += 1
        findings += parsed.diagnostics.count
        if distance <= 3 { near += 1 }
      }
    }
    print("\(kind.rawValue): \(near) of \(reported) within 3 tokens, \(findings) findings")
    #expect(reported > 500)
    #expect(near * 10 >= reported * 9)
    #expect(findings < reported * 2)
  }

  @Test func aBracketBeforeABlockDoesNotSwallowIt() {
    let parsed = parse(
      SourceText(path: "a", "feature F { mutating func f)( { x = [] } }"), file: FileID(0))
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.diagnostics.first?.location.range.start == 27)
  }

  @Test(arguments: ["{]\nd", "{)\nfeature F { }", "([\n}\nx", "{(}\n]\nstate"])
  func bracketsWithoutDeclarationsEnd(_ text: String) {
    let parsed = parse(SourceText(path: "a", text), file: FileID(0))
    #expect(!parsed.diagnostics.isEmpty)
    #expect(parsed.tree.bytes == Array(text.utf8))
  }

  @Test func anyBytesAreKept() {
    var state: UInt64 = 42
    let pieces: [[UInt8]] = [
      [0xFF], [0], [0xE2, 0x80], Array("\"".utf8), Array("\"\"\"".utf8), Array("\\(".utf8),
      Array("feature F {".utf8), Array("state {".utf8), Array("}".utf8), Array("swift {".utf8),
      Array("/*".utf8), Array("(".utf8), Array("[".utf8), Array("\n".utf8), Array(" x ".utf8),
      Array("var a: Int = 1".utf8), Array("if case .a(let b) = c {".utf8), Array("`".utf8),
      Array("#\"".utf8), Array("'".utf8), Array("binding x -> y".utf8), Array("->".utf8),
      Array("{ a in".utf8), Array(">>=".utf8), Array("Set<[Int]?>".utf8), Array("$0".utf8),
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<20 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes += pieces[Int(state >> 33) % pieces.count]
      }
      let parsed = parse(SourceText(path: "a", bytes: bytes), file: FileID(0))
      #expect(parsed.tree.bytes == bytes)
      #expect(parsed.tree.description == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000), String(repeating: "[", count: 100_000),
    "1" + String(repeating: " + 1", count: 100_000), String(repeating: "!(", count: 100_000),
    "a" + String(repeating: ".b", count: 100_000), String(repeating: "{ ", count: 20_000),
    "a" + String(repeating: " ? b : c", count: 100_000),
    String(repeating: "\"\\(", count: 100_000),
    String(repeating: "if a { ", count: 100_000), String(repeating: "f( ", count: 100_000),
    String(repeating: "[a: ", count: 100_000),
  ])
  func depthIsAFinding(_ expression: String) {
    let text = "feature F { action a { x = \(expression)\n } }"
    let parsed = parse(SourceText(path: "a", text), file: FileID(0))
    #expect(!parsed.diagnostics.isEmpty)
    #expect(parsed.tree.bytes == Array(text.utf8))
    let statements = "feature F { action a { \(String(repeating: "if a { ", count: 100_000))"
    #expect(!parse(SourceText(path: "a", statements), file: FileID(0)).diagnostics.isEmpty)
  }
}
