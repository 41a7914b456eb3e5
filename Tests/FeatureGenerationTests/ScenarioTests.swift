import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

@testable import FeatureGeneration

/// Cases from the field that the generator alone decides, each under its id.
@Suite("Cases from the field") struct ScenarioTests {
  private static let counter = """
    /// Counts.
    feature Counter {
      enum Mode: String, CaseIterable { case up, down }
      struct Mark: Identifiable { let id: Int; var note = "" }
      state {
        let start: Int
        var count = 0
        var step = 1 in 1...10
        var mode = Mode.up
        var marks: Identified<Mark> = []
        var isEven: Bool { count % 2 == 0 }
      }
      binding step, mode
      binding note(of id: Int) = marks[id: id]?.note ?? ""
      action incrementTapped when count < 99 { count += step }
      output reached(count: Int)
    }

    """

  private func run(
    _ specs: [String: String], access: AccessLevel = .public, runtime: RuntimeMode = .embed
  ) -> GenerationResult {
    Generator(options: GenerationOptions(access: access, runtime: runtime))
      .run(specs.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, $0.value) })
  }

  private func errors(_ spec: String) -> [Diagnostic] {
    run(["A.feature": spec]).diagnostics.filter { $0.severity == .error }
  }

  @Test(
    "G4 names that meet in generated code are refused at both places, and nothing is written",
    arguments: [
      "feature A {\n  state { var canGo = true }\n  action go when canGo { }\n}\n",
      "feature A {\n  action go { }\n  output go\n}\n",
      "feature A {\n  state { var x = 1 }\n  action go when x > 0 { }\n  action Go when x > 1 { }\n}\n",
      "feature A { }\nstruct AStore { var x = 1 }\n",
      "struct A { var x = 1 }\nfeature A { }\n",
    ])
  func collisions(_ spec: String) {
    let result = run(["A.feature": spec])
    let found = result.diagnostics.filter { $0.severity == .error }
    #expect(found.count == 1 && found.first?.related.count == 1, "\(found)")
    #expect(result.files == [])
  }

  @Test("G4 names that differ only in case stay apart")
  func cases() throws {
    let spec = """
      struct NullTime { var x = 1 }
      struct nullTime { var x = 1 }
      feature A {
        enum Sign: String { case plus = "+1", minus = "-1" }
        state { var user_id = 1; var userId = 2; var UserId = 3; var a = NullTime(); var b = nullTime() }
        binding user_id, userId, UserId
        binding isUser = userId == 1
        binding IsUser = UserId == 1
        action go { userId += 1; UserId += 1; user_id += 1 }
        onChange(userId) { user_id = oldValue }
        onChange(UserId) { user_id = oldValue }
      }

      """
    let result = run(["A.feature": spec])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(try SwiftCompiler.errors(in: result.files.byName) == "")
  }

  @Test("G9 line ends, a byte order mark and a missing final newline change nothing")
  func lineEnds() {
    let plain = run(["A.feature": Self.counter]).files
    let crlf = Self.counter.replacingOccurrences(of: "\n", with: "\r\n")
    for form in [
      crlf, "\u{FEFF}" + Self.counter, "\u{FEFF}" + crlf, String(Self.counter.dropLast()),
    ] {
      #expect(run(["A.feature": form]).files == plain)
    }
    let wrong = Self.counter.replacingOccurrences(of: "var count = 0", with: "var count = zero")
    for form in [wrong, wrong.replacingOccurrences(of: "\n", with: "\r\n"), "\u{FEFF}" + wrong] {
      let source = SourceText(path: "A.feature", form)
      let found = Generator(options: GenerationOptions()).run([source]).diagnostics
        .first { $0.severity == .error }
      let line = found.map { LineTable(source).line(at: $0.location.range.start) }
      #expect(line == 7)
    }
  }

  @Test("G11 the order of the files does not change a byte")
  func order() {
    let specs = (0..<30).map { index in
      SourceText(
        path: "Specs/F\(index).feature",
        "struct T\(index) { var x = \(index) }\nfeature F\(index) {\n"
          + "  state { var a = T\((index + 7) % 30)(); var b: Set<Int> = [1] }\n"
          + "  binding a, b\n  action go { a = T\((index + 7) % 30)() }\n}\n")
    }
    let one = Generator(options: GenerationOptions()).run(specs)
    let other = Generator(options: GenerationOptions()).run(specs.reversed())
    #expect(one.files.count == 31 && one.files == other.files)
    #expect(!one.files.contains { $0.text.contains("Specs/") })
  }

  @Test(
    "G17 each mistake is found once, where it stands",
    arguments: [
      ("feature F {\n  state { var x: Strin = 1 }\n}\n", 2, 18),
      ("feature F {\n  state { var x = 1 }\n  action go(x Int) { }\n}\n", 3, 14),
      ("feature F {\n  state { var x = 1; var x = 2 }\n}\n", 2, 26),
      ("feature F {\n  action go {\n", 2, 14),
    ])
  func shape(_ spec: String, _ line: Int, _ column: Int) {
    let found = errors(spec)
    let table = LineTable(SourceText(path: "A.feature", spec))
    let places = found.map { table.position(at: $0.location.range.start) }
    #expect(places.contains { $0.line == line && $0.column == column }, "\(found) \(places)")
  }

  @Test("G18 an unknown word is answered with the nearest one")
  func unknownWords() {
    let spec = "feature F {\n  state { var count = 0 }\n  bindng count\n}\n"
    let found = errors(spec)
    #expect(found.count == 1)
    #expect(found.first?.fixIts.contains { $0.title.contains("binding") } ?? false, "\(found)")
  }

  @Test("G27 conformances and imports are as written; Identifiable wants an id")
  func conformances() {
    let spec =
      "import Observation\nstruct A: Identifiable, Hashable, Codable { let id: Int; var x = 1 }\n"
    let text = run(["A.feature": spec], access: .internal, runtime: .import).files[0].text
    #expect(text.contains("struct A: Identifiable, Hashable, Codable, Sendable {"))
    #expect(text.contains("import Observation"))
    #expect(errors("struct A: Identifiable { var x = 1 }\n").count == 1)
  }

  @Test("G24 three hundred fields and two hundred actions compile")
  func big() throws {
    let fields = (0..<300).map { "    var field\($0) = \($0)\n" }.joined()
    let actions = (0..<200).map { "  action tap\($0)(_ n: Int) { field\($0) += n }\n" }.joined()
    let bindings = (0..<100).map { "  binding field\($0)\n" }.joined()
    let spec = "feature Big {\n  state {\n\(fields)  }\n\(bindings)\(actions)}\n"
    let result = run(["Big.feature": spec])
    #expect(try SwiftCompiler.errors(in: result.files.byName) == "")
  }
}
