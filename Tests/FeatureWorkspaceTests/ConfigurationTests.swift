import FeatureDiagnostics
import FeatureGeneration
import FeatureSyntax
import FeatureWorkspace
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct ConfigurationTests {
  private func read(_ text: String, folder: String = ".") -> ConfigurationReader {
    ConfigurationReader(SourceText(path: "featuregen.json", text), folder: folder)
  }

  /// The findings in the plain form, without their notes.
  private func errors(_ text: String) -> [String] {
    DiagnosticRenderer(.plain)
      .render(read(text).findings, sources: [SourceText(path: "featuregen.json", text)])
      .split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
  }

  @Test func allKeys() {
    let reader = read(
      """
      {"$schema": "x", "specs": ["Specs", "/abs"], "output": "out", "access": "package",
       "runtime": "import", "observation": "observation", "ios": 16, "header": ["a\\u00e9\\n"], "qualifyAll": true,
       "suppress": ["FG1204"], "warningsAsErrors": false}
      """, folder: "sub")
    #expect(reader.findings.isEmpty)
    let found = reader.configuration
    #expect(found.specs == ["sub/Specs", "/abs"])
    #expect(found.output == "sub/out")
    #expect(found.access == .package)
    #expect(found.runtime == .import)
    #expect(found.observation == .observation)
    #expect(found.ios == .iOS16)
    #expect(found.header == ["aé\n"])
    #expect(found.qualifyAll == true)
    #expect(found.suppress == [DiagnosticID(1204)])
    #expect(found.warningsAsErrors == false)
  }

  @Test func aTargetSaysWhatIsDifferent() throws {
    let reader = read(
      """
      {"access": "public", "header": ["all"], "suppress": ["FG1204"], "templates": "T",
       "targets": {"App": {"access": "internal", "templates": "Own", "suppress": ["FG1205"]}}}
      """, folder: "sub")
    #expect(reader.findings.isEmpty)
    let own = try #require(reader.configuration.targets["App"])
    let found = reader.configuration.settings(of: own)
    #expect(found.access == .internal)
    #expect(found.header == ["all"])
    #expect(found.templates == "sub/Own")
    #expect(found.suppress == [DiagnosticID(1204), DiagnosticID(1205)])
    #expect(found.targets.isEmpty)
  }

  @Test func aTargetHasFewerKeys() {
    #expect(
      errors("{\"targets\": {\"App\": {\"targets\": {}, \"acess\": \"public\"}, \"B\": 1}}") == [
        "featuregen.json:1:22: error: there is no key 'targets'",
        "featuregen.json:1:37: error: there is no key 'acess'",
        "featuregen.json:1:62: error: the settings of 'B' have to be an object",
      ])
  }

  /// The schema that editors are given is the one that the reader goes by.
  @Test func theSchemaIsPublished() throws {
    let place =
      #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
      + "/Documentation/featuregen.schema.json"
    let text = ConfigurationSchema.text
    if getenv("FEATUREGEN_RECORD").map({ String(cString: $0) }) == "1" {
      try DiskFileSystem().write(text, to: place)
      Issue.record("recorded the schema")
    }
    let published = try DiskFileSystem().read(place)
    #expect(
      String(decoding: published, as: UTF8.self) == text, "FEATUREGEN_RECORD=1 writes it anew")
  }

  @Test func g18UnknownKeysAndWords() {
    let text = "{\n  \"acces\": \"public\",\n  \"access\": \"publc\"\n}"
    #expect(
      errors(text) == [
        "featuregen.json:2:3: error: there is no key 'acces'",
        "featuregen.json:3:13: error: 'access' cannot be 'publc'",
      ])
    #expect(read(text).findings[0].hint == "did you mean 'access'?")
    #expect(read(text).findings[1].hint?.hasPrefix("did you mean 'public'? ") == true)
  }

  @Test(arguments: [
    ("{\"specs\": \"a\"}", "1:11: error: 'specs' has to be a list of texts"),
    ("{\"output\": 1}", "1:12: error: 'output' has to be a text"),
    ("{\"qualifyAll\": \"yes\"}", "1:16: error: 'qualifyAll' has to be true or false"),
    (
      "{\"ios\": \"16\"}", "1:9: error: 'ios' has to be one of the numbers 13, 15, 16, 17"
    ),
    ("{\"suppress\": [\"1204\"]}", "1:15: error: '1204' is not the id of a finding"),
    (
      "{\"output\": \"a\", \"output\": \"b\"}",
      "1:17: error: 'output' stands here for the second time"
    ),
    ("[]", "1:1: error: the file has to be one JSON object"),
    ("{\"output\": }", "1:12: error: a value is expected here"),
    ("{\"output\" \"a\"}", "1:11: error: ':' is expected here"),
    ("{\"output\": \"a", "1:12: error: this text has no closing '\"'"),
    ("{} x", "1:4: error: nothing can follow here"),
    ("", "1:1: error: a value is expected here"),
    ("{\"specs\": [\"\\x\"]}", "1:14: error: there is no such escape"),
  ])
  func mistakesAreFoundWhereTheyStand(_ text: String, _ expected: String) {
    #expect(errors(text) == ["featuregen.json:" + expected])
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "[", count: 100_000)
    #expect(errors(text).first?.hasSuffix("this is nested too deeply") == true)
  }
}
