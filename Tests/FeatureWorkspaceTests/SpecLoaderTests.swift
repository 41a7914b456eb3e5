import FeatureDiagnostics
import FeatureWorkspace
import Testing

@Suite struct SpecLoaderTests {
  private func loader(_ disk: MemoryDisk, _ input: String = "") -> SpecLoader {
    SpecLoader(disk) { () throws(FileError) in Array(input.utf8) }
  }

  private let disk = MemoryDisk(
    [
      "Specs/b.feature": "b", "Specs/sub dir/é.feature": "e", "Specs/a.feature": "a",
      "Specs/.hidden/x.feature": "x", "Specs/readme.md": "r", "Empty/x.txt": "",
    ])

  @Test func g11InputsAreSortedAndRead() throws {
    let one = try loader(disk).load(["Specs"])
    #expect(one.map(\.path) == ["Specs/a.feature", "Specs/b.feature", "Specs/sub dir/é.feature"])
    #expect(one.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a", "b", "e"])
    #expect(
      try loader(disk).load(["Specs/b.feature", "Specs/a.feature"])
        == loader(disk).load(["Specs/a.feature", "Specs/b.feature"]))
  }

  @Test func aSpecNamedTwiceIsReadOnce() throws {
    #expect(try loader(disk).load(["./Specs/a.feature", "Specs", "Specs/a.feature"]).count == 3)
  }

  @Test func standardInput() throws {
    let sources = try loader(disk, "text").load(["-"])
    #expect(sources == [SourceText(path: "<stdin>", "text")])
  }

  @Test(arguments: ["none.feature", "Empty"])
  func g19WhatIsMissingIsNamed(_ path: String) {
    let error = #expect(throws: FileError.self) { try loader(disk).load([path]) }
    #expect(error?.path == path)
  }
}
