import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

@testable import FeatureGeneration

/// Cases from the field that whole modules decide, compiled and run with the embedded runtime.
@Suite("Modules from the field") struct ModuleScenarioTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func files(_ sources: [SourceText]) throws -> [String: String] {
    let result = Generator(options: GenerationOptions(access: .public)).run(sources)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return result.files.byName
  }

  /// The specs of `Specs/` that need nothing of an app's own.
  private static func samples() throws -> [SourceText] {
    let folder = root.appendingPathComponent("Specs")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") }.sorted().map { name in
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
        return SourceText(path: name, bytes: Array(bytes))
      }
      .filter { !String(decoding: $0.bytes, as: UTF8.self).contains("\nextern ") }
  }

  @Test("G2 a keyword is a label as it stands, and escaped where the body uses it")
  func keywordParameters() throws {
    let spec = """
      feature Range {
        state {
          var in = 1
          var for: String
          let default = true
          var doubled: Int { `in` * 2 }
        }
        binding in, for
        action move(in: Int, to where: Int = 3) { self.in = `in` + `where` }
      }

      """
    var files = try files([SourceText(path: "Range.feature", spec)])
    let text = try #require(files["Range.generated.swift"])
    #expect(text.contains("init(in: Int = 1, for: String, default: Bool = true)"))
    #expect(text.contains("self.in = `in`"))
    files["App.swift"] = """
      @MainActor func use() -> Bool {
        let store = RangeStore(state: .init(in: 5, for: "x"))
        store.send(.move(in: 1))
        store.in = 7
        store.for = "y"
        return store.in == 7 && store.default && Range.State(for: "").in == 1
      }

      """
    #expect(try SwiftCompiler.errors(in: files) == "")
  }

  @Test(
    "G22 the samples compile without a warning in every mode",
    arguments: [
      ["-swift-version", "5", "-warnings-as-errors"], SwiftCompiler.strict,
      SwiftCompiler.strict + ["-default-isolation", "MainActor"],
      SwiftCompiler.strict + ["-default-isolation", "MainActor"]
        + ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
    ])
  func modes(_ flags: [String]) throws {
    let samples = try Self.samples()
    #expect(samples.count >= 10)
    #expect(try SwiftCompiler.errors(in: files(samples), flags: flags) == "")
  }

  @Test(
    "R34 nothing but Foundation, Dispatch and Observation is needed, and no thread is taken for granted"
  )
  func portable() throws {
    let spec = """
      feature Counter {
        state { var count = 0; var fact = "" }
        effect load(number: Int) async -> String { success(text) { fact = text } }
        action incrementTapped { count += 1; run load(number: count) }
      }

      """
    var files = try files([SourceText(path: "Counter.feature", spec)])
    for (name, text) in files {
      #expect(Self.imports(of: text).isSubset(of: Self.known), "\(name)")
    }
    // The store is made and used by tasks that never were on the main thread.
    files["App.swift"] = """
      @main struct App {
        static func main() async {
          let told: String = await Task.detached { () -> String in
            let store = await CounterStore(
              state: .init(), dependencies: .init(load: { number in "fact \\(number)" }))
            await store.send(.incrementTapped).finish()
            return await "\\(store.count) \\(store.fact)"
          }.value
          print(told)
        }
      }

      """
    let said = try SwiftCompiler.inFolder(files) { folder in
      let flags = ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-o", "app"]
      #expect(try SwiftCompiler.run(flags + files.keys.sorted(), in: folder) == "")
      return try SwiftCompiler.output(of: folder.appendingPathComponent("app"))
    }
    #expect(said == "1 fact 1\n")
  }

  private static let known: Set<String> = [
    "Dispatch", "Foundation", "Observation", "FeatureRuntime",
  ]

  /// The modules that a text imports where none of Apple's frameworks is at hand.
  private static func imports(of text: String) -> Set<String> {
    var found: Set<String> = []
    var depth = 0
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.first == "#if" { depth += 1 }
      if words.first == "#endif" { depth -= 1 }
      guard depth == 0, let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0 == "public" || $0 == "internal" })
      else { continue }
      found.insert(String(words[place + 1]))
    }
    return found
  }
}
