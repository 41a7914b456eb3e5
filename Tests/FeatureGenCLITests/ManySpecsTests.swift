import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Testing

/// A module of two hundred specs, some of which use what another declares.
@Suite struct ManySpecsTests {
  private let tool = Tool(
    ToolEnvironment(
      disk: DiskFileSystem(), standardInput: { () throws(FileError) in [] }, workingFolder: "/",
      isTerminal: false, variables: [:], pipeline: { Generator(options: $0).run($1) },
      pause: { _, _ in false }, print: { _ in }))

  private func spec(_ index: Int, step: Int = 1) -> String {
    """
    feature F\(index) {
      state {
        var n = 0
        var unit = Unit.metres
      }
      binding unit
      action go { n += \(step) }
    }

    """
  }

  private let units = "enum Unit {\n  case metres, feet\n}\n"

  @Test func oneEditWritesOneFile() throws {
    try TemporaryFolder.use { folder in
      let disk = DiskFileSystem()
      try disk.makeFolder(folder + "/Specs")
      try disk.write(units, to: folder + "/Specs/Units.feature")
      for index in 1..<200 { try disk.write(spec(index), to: "\(folder)/Specs/F\(index).feature") }
      let words = [folder + "/Specs", "-o", folder + "/out", "--no-config", "--verbose"]
      #expect(tool.run(words).errors.split(separator: "\n").count == 201)
      try disk.write(spec(77, step: 2), to: folder + "/Specs/F77.feature")
      #expect(tool.run(words).errors == "wrote \(folder)/out/F77.generated.swift\n")
      // What others use is theirs by name: their files stay.
      let more = units.replacing("feet", with: "feet, miles")
      try disk.write(more, to: folder + "/Specs/Units.feature")
      #expect(tool.run(words).errors == "wrote \(folder)/out/Units.generated.swift\n")
    }
  }
}
