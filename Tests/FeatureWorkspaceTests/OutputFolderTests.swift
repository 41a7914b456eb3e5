import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace
import Testing

@Suite struct OutputFolderTests {
  private static let manifest = "out/.featuregen-manifest"

  private func file(_ name: String, _ body: String = "let x = 1") -> OutputFile {
    OutputFile(
      name: "\(name).generated.swift",
      text: Banner.line(spec: "\(name).feature") + "\n\(body)\n")
  }

  private func specs(_ names: String...) -> [SourceText] {
    names.map { SourceText(path: "Specs/\($0).feature", "") }
  }

  private func disk(_ specs: String...) -> MemoryDisk {
    MemoryDisk(Dictionary(uniqueKeysWithValues: specs.map { ("Specs/\($0).feature", "") }))
  }

  @discardableResult
  private func write(
    _ files: [OutputFile], _ specs: [SourceText], on disk: MemoryDisk, force: Bool = false,
    path: String = "out"
  ) throws -> OutputFolder.Report {
    try OutputFolder(path, on: disk).write(files, from: specs, force: force)
  }

  @Test func g19TheFolderIsMade() throws {
    let disk = disk("A")
    try write([file("A")], specs("A"), on: disk, path: "new/out é")
    #expect(disk["new/out é/A.generated.swift"] == file("A").text)
  }

  @Test func g12TheSecondRunTouchesNothing() throws {
    let disk = disk("A", "B")
    let files = [file("A"), file("B")]
    try write(files, specs("A", "B"), on: disk)
    let before = disk.renames
    let report = try write(files, specs("A", "B"), on: disk)
    #expect(report == OutputFolder.Report())
    #expect(disk.renames == before)
    try write([file("A"), file("B", "let y = 2")], specs("A", "B"), on: disk)
    #expect(disk.renames["out/A.generated.swift"] == 1)
    #expect(disk.renames["out/B.generated.swift"] == 2)
  }

  @Test func g15OnlyOwnStaleFilesVanish() throws {
    let disk = disk("A", "B", "C")
    try write([file("A"), file("B"), file("C")], specs("A", "B", "C"), on: disk)
    disk.set("out/Hand.swift", "let mine = 1")
    for name in ["B", "C"] { disk.set("Specs/\(name).feature", nil) }
    disk.set("Specs/D.feature", "")
    let report = try write([file("A"), file("D")], specs("A", "D"), on: disk)
    #expect(report.removed == ["B.generated.swift", "C.generated.swift"])
    let names = disk.names
    for _ in 0..<2 {
      #expect(try write([file("A"), file("D")], specs("A", "D"), on: disk) == .init())
      #expect(disk.names == names)
    }
    #expect(disk["out/Hand.swift"] != nil)
  }

  @Test func g15AFileThatAPersonChangedStays() throws {
    let disk = disk("A", "B")
    try write([file("A"), file("B")], specs("A", "B"), on: disk)
    disk.set("Specs/B.feature", nil)
    disk.set("out/B.generated.swift", "let changed = true")
    #expect(try write([file("A")], specs("A"), on: disk).removed.isEmpty)
    #expect(disk["out/B.generated.swift"] == "let changed = true")
  }

  @Test func oneSpecARunKeepsTheFilesOfTheOthers() throws {
    let disk = disk("A", "B")
    try write([file("A")], specs("A"), on: disk)
    try write([file("B")], specs("B"), on: disk)
    #expect(disk["out/A.generated.swift"] != nil)
    disk.set("Specs/A.feature", nil)
    #expect(try write([file("B")], specs("B"), on: disk).removed == ["A.generated.swift"])
  }

  @Test func theManifestHoldsNoAbsolutePath() throws {
    let disk = disk("A")
    try write([file("A")], specs("A"), on: disk)
    let text = try #require(disk[Self.manifest])
    #expect(text.hasSuffix("\tA.generated.swift\t../Specs/A.feature\n"))
    disk.set(Self.manifest, "featuregen manifest 1\n0-0\t../Specs/A.feature\t\n")
    try write([file("A")], specs("A"), on: disk)
    #expect(disk["Specs/A.feature"] != nil)
  }

  @Test func aFileOfSomebodyElseIsNotOverwritten() throws {
    let disk = disk("A", "B")
    disk.set("out/A.generated.swift", "let mine = 1")
    let files = [file("A"), file("B")]
    let report = try write(files, specs("A", "B"), on: disk)
    #expect(report.refused == ["out/A.generated.swift"])
    #expect(disk["out/A.generated.swift"] == "let mine = 1")
    #expect(disk["out/B.generated.swift"] == nil)
    try write(files, specs("A", "B"), on: disk, force: true)
    #expect(disk["out/A.generated.swift"] == file("A").text)
  }

  @Test func aLinkOutOfTheFolderIsNotFollowed() throws {
    let disk = MemoryDisk(
      ["Specs/A.feature": "", "elsewhere.swift": "let mine = 1"],
      links: ["out/A.generated.swift": "elsewhere.swift"])
    #expect(try !write([file("A")], specs("A"), on: disk).refused.isEmpty)
    try write([file("A")], specs("A"), on: disk, force: true)
    #expect(disk["elsewhere.swift"] == "let mine = 1")
    #expect(disk["out/A.generated.swift"] == file("A").text)
  }

  @Test(arguments: ["create", "rename", "make", "read"])
  func aFailingDiskLeavesOldOrNew(_ fault: String) throws {
    let disk = disk("A")
    try write([file("A")], specs("A"), on: disk)
    disk.fail(fault)
    let error = #expect(throws: FileError.self) {
      try write([file("A", "let x = 2")], specs("A"), on: disk)
    }
    #expect(error?.path.hasPrefix("out") == true)
    #expect(error?.message.contains("No space left on device") == true)
    #expect(disk["out/A.generated.swift"] == file("A").text)
    disk.fail(nil)
    #expect(disk.names == ["Specs/A.feature", Self.manifest, "out/A.generated.swift"])
  }

  @Test func aFolderInTheWayIsNamed() throws {
    let disk = MemoryDisk(["Specs/A.feature": "", "out/A.generated.swift/x": ""])
    let error = #expect(throws: FileError.self) { try write([file("A")], specs("A"), on: disk) }
    #expect(error?.message == "cannot write 'out/A.generated.swift': it is a folder")
  }

  @Test func g20DifferencesAreToldAndNothingIsWritten() throws {
    let disk = disk("A", "B", "C")
    let folder = OutputFolder("out", on: disk)
    let files = [file("A"), file("B"), file("C")]
    try write(files, specs("A", "B", "C"), on: disk)
    #expect(try folder.differences(from: files).isEmpty)
    disk.set("out/A.generated.swift", nil)
    disk.set("out/B.generated.swift", file("B", "let x = 2").text)
    disk.set("out/Extra.generated.swift", file("Extra").text)
    disk.set("out/Hand.swift", "let mine = 1")
    let names = disk.names
    let found = try folder.differences(from: files)
    #expect(found.map(\.kind) == [.missing, .stale, .orphaned])
    #expect(
      found.map(\.path) == [
        "out/A.generated.swift", "out/B.generated.swift", "out/Extra.generated.swift",
      ])
    #expect(found[1].diff.contains("-let x = 2\n+let x = 1\n"))
    #expect(disk.names == names)
    disk.set("Specs/C.feature", nil)
    #expect(try folder.differences(from: [files[0], files[1]]).last?.kind == .orphaned)
  }

  @Test func g20AFolderThatIsNotThere() throws {
    let found = try OutputFolder("none", on: disk("A")).differences(from: [file("A")])
    #expect(found.map(\.kind) == [.missing])
  }
}
