import FeatureDiagnostics
import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Testing

/// What the commands say about real specs: everything, once, in order, as the user wants it.
@Suite struct FindingsTests {
  private let tool = Tool(
    ToolEnvironment(
      disk: DiskFileSystem(), standardInput: { () throws(FileError) in [] }, workingFolder: "/",
      isTerminal: false, variables: [:], pipeline: { Generator(options: $0).run($1) },
      pause: { _, _ in false }, print: { _ in }))

  private func withSpecs(
    _ specs: KeyValuePairs<String, String>, _ body: (_ folder: String) throws -> Void
  ) throws {
    try TemporaryFolder.use { folder in
      for (name, text) in specs { try DiskFileSystem().write(text, to: folder + "/" + name) }
      try body(folder)
    }
  }

  /// The first lines of the findings in the plain form, without the folder.
  private func lines(_ result: ToolResult, in folder: String) -> [String] {
    result.errors.split(separator: "\n").filter { !$0.contains(": note: ") }
      .map { $0.dropFirst(folder.count + 1).prefix { $0 != "'" }.description }
  }

  @Test func allFindingsOfAllFilesComeInOrder() throws {
    let broken = """
      feature B {
        state { var n = 0 }
        action one { n = missing }
        action two { n = = 2 }
        action three { n = "text" }
      }

      """
    let odd = "feature A {\n  state { var n = 0; var x = 0 }\n  action go { n = nothing }\n}\n"
    try withSpecs(["B.feature": broken, "A.feature": odd, "C.feature": "featur C { }\n"]) {
      folder in
      for _ in 0..<3 {
        let result = tool.run(["check", folder, "--diagnostics", "plain"])
        #expect(result.exitCode == .findings)
        #expect(
          lines(result, in: folder) == [
            "A.feature:3:19: error: there is no ", "B.feature:3:20: error: there is no ",
            "B.feature:4:19: error: an expression is missing here",
            "B.feature:5:22: error: this has to be ",
            "C.feature:1:1: error: ",
          ])
      }
    }
  }

  /// A spec with one warning.
  private let odd = """
    feature F {
      state { var n = 0 }
      binding n
      private action go { n += 1 }
    }

    """

  @Test(arguments: ["check", "fix", "generate"])
  func everyCommandGoesByThePolicy(_ command: String) throws {
    try withSpecs(["F.feature": odd]) { folder in
      var words = [command, folder + "/F.feature"]
      if command == "generate" { words += ["-o", folder + "/out"] }
      let plain = tool.run(words)
      #expect(plain.exitCode == .success)
      #expect(plain.errors.contains("warning: 'go' is private"))
      #expect(plain.errors.contains("[FG1611]"))
      #expect(tool.run(words + ["--suppress", "FG1611"]) == ToolResult())
      #expect(tool.run(words + ["--suppress", "FG1610"]).errors == plain.errors)
      let strict = tool.run(words + ["--warnings-as-errors"])
      #expect(strict.exitCode == .findings)
      #expect(strict.errors.contains("error: 'go' is private"))
      #expect(
        tool.run(words + ["--warnings-as-errors", "--suppress", "FG1611"]).exitCode == .success)
    }
  }

  @Test(arguments: [
    "private action go { n += 1 }  // featuregen:ignore FG1611",
    "// featuregen:ignore FG1611\n  private action go { n += 1 }",
    "private action go { n += 1 }  // why; // featuregen:ignore FG1204, FG1611",
  ])
  func aCommentIgnoresAWarning(_ line: String) throws {
    let text = odd.replacing("private action go { n += 1 }", with: line)
    try withSpecs(["F.feature": text]) { folder in
      let result = tool.run(["check", folder, "--warnings-as-errors"])
      #expect(result == ToolResult())
      try DiskFileSystem().remove(folder + "/F.feature")
    }
  }

  @Test func aCommentIgnoresNoError() throws {
    let text = "feature F {\n  action go { x = 1 }  // featuregen:ignore FG1300\n}\n"
    try withSpecs(["F.feature": text]) { folder in
      let result = tool.run(["check", folder, "--suppress", "FG1300"])
      #expect(result.exitCode == .findings)
      try DiskFileSystem().remove(folder + "/F.feature")
    }
  }

  @Test func fixMendsMistakesInSeveralFiles() throws {
    let first =
      "feature A {\n  state { count = 0 }\n  action go { if count = 3 { cuont = 0 } }\n}\n"
    let second = "feature B {\n  state { var n: Int 0 }\n  action go { send(.go) }\n"
    try withSpecs(["A.feature": first, "B.feature": second]) { folder in
      let dry = tool.run(["fix", folder, "--dry-run"])
      #expect(dry.output.contains("+  state { var count = 0 }\n"))
      #expect(dry.output.contains("+  action go { if count == 3 { count = 0 } }\n"))
      let result = tool.run(["fix", folder + "/A.feature"])
      #expect(result == ToolResult())
      let text = try DiskFileSystem().read(folder + "/A.feature")
      #expect(String(decoding: text, as: UTF8.self).contains("if count == 3 { count = 0 }"))
      _ = tool.run(["fix", folder])
      let after = tool.run(["check", folder + "/B.feature"])
      #expect(!after.errors.contains("fix:"), "\(after.errors)")
    }
  }
}
