import Testing

@testable import FeatureGeneration
@testable import FeatureModel

/// An embedded runtime stands in one module with what a spec declares.
@Suite("The runtime's names") struct RuntimeNamesTests {
  @Test("G6 every type that the runtime declares at file level is refused as a spec's")
  func reserved() {
    let words: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    var declared: Set<String> = []
    for line in EmbeddedRuntime.text.split(separator: "\n") where line.first?.isLetter == true {
      let parts = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let index = parts.firstIndex(where: words.contains), parts.indices.contains(index + 1)
      else { continue }
      declared.insert(String(parts[index + 1]))
    }
    #expect(declared.contains("Reduction"))
    let refused = ReservedNames.runtimeTypes.union(ReservedNames.modules)
    #expect(declared.subtracting(refused).sorted() == [])
  }
}
