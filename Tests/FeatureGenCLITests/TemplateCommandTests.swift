import FeatureDiagnostics
import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Testing

@Suite struct TemplateCommandTests {
  private let tool = Tool(
    ToolEnvironment(
      disk: DiskFileSystem(), standardInput: { () throws(FileError) in [] },
      workingFolder: "/", isTerminal: false, variables: [:],
      pipeline: { options, sources in Generator(options: options).run(sources) },
      pause: { _, _ in false }, print: { _ in }))

  private func withOwn(_ text: String, _ body: ([String]) throws -> Void) throws {
    try TemporaryFolder.use { folder in
      try DiskFileSystem().makeFolder(folder + "/T")
      try DiskFileSystem().write(text, to: folder + "/T/file.swift.stencil")
      try body(["--templates", folder + "/T"])
    }
  }

  @Test func listSaysWhereEachIsFrom() throws {
    let plain = tool.run(["template", "list"])
    #expect(plain.exitCode == .success)
    #expect(plain.output.contains("file.swift.stencil  (built in)\n  blocks: header, banner, "))
    #expect(plain.output.contains("type.swift.stencil  (built in)\n  macros: type, member\n"))
    try withOwn("mine") { own in
      let list = tool.run(["template", "list"] + own).output
      #expect(list.contains("file.swift.stencil  (\(own[1])/file.swift.stencil)\n"))
      #expect(list.contains("file.swift.stencil  (built in), not used: your own stands for it\n"))
    }
  }

  @Test func whichAndCat() throws {
    try withOwn("{% extends \"file.swift.stencil\" %}\n") { own in
      let which = tool.run(["template", "which", "file.swift.stencil"] + own)
      #expect(which.output == "\(own[1])/file.swift.stencil\nbuilt in\n")
      let cat = tool.run(["template", "cat", "file.swift.stencil"] + own)
      #expect(cat.output == "{% extends \"file.swift.stencil\" %}\n")
      let builtIn = tool.run(["template", "cat", "file.swift.stencil", "--built-in"] + own)
      #expect(builtIn == tool.run(["template", "cat", "file.swift.stencil"]))
    }
    let unknown = tool.run(["template", "cat", "file.swfit.stencil"])
    #expect(unknown.exitCode == .usage)
    #expect(unknown.errors.contains("did you mean 'file.swift.stencil'?"))
  }

  @Test func checkShowsThePlaceAndTheWayThere() throws {
    #expect(tool.run(["template", "check"]) == ToolResult())
    try withOwn("a\n{{ baner }}\n{% if %}\n") { own in
      let result = tool.run(["template", "check"] + own)
      #expect(result.exitCode == .findings)
      #expect(result.errors.contains("\(own[1])/file.swift.stencil:3:"))
    }
    try withOwn("{{ baner }}\n") { own in
      let result = tool.run(["template", "check"] + own)
      #expect(
        result.errors.hasPrefix(
          "\(own[1])/file.swift.stencil:1:4: error: unknown name 'baner'; did you mean 'banner'?\n")
      )
    }
  }

  @Test func aMissingFolderAndAMissingWord() {
    let missing = tool.run(["template", "list", "--templates", "/no/such"])
    #expect(missing.exitCode == .disk)
    #expect(missing.errors.contains("/no/such"))
    #expect(tool.run(["template"]).exitCode == .usage)
    #expect(tool.run(["template", "doc"]).output.hasPrefix("## File (the context)\n"))
  }
}
