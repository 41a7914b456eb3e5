import FeatureDiagnostics
import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Synchronization
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct ToolTests {
  /// A tool on a disk folder of its own, with a pipeline that copies texts and dislikes «bad».
  private func tool(_ input: String = "", terminal: Bool = false) -> Tool {
    Tool(
      ToolEnvironment(
        disk: DiskFileSystem(),
        standardInput: { () throws(FileError) in Array(input.utf8) },
        workingFolder: "/work folder", isTerminal: terminal, variables: [:],
        pipeline: ToolTests.pipeline, pause: { _, _ in false }, print: { _ in }))
  }

  /// A tool that generates.
  private var generator: Tool {
    Tool(
      ToolEnvironment(
        disk: DiskFileSystem(), standardInput: { () throws(FileError) in [] },
        workingFolder: "/work folder", isTerminal: false, variables: [:],
        pipeline: { options, sources in Generator(options: options).run(sources) },
        pause: { _, _ in false }, print: { _ in }))
  }

  private static func pipeline(
    _ options: GenerationOptions, _ sources: [SourceText]
  ) -> GenerationResult {
    var result = GenerationResult(diagnostics: [], files: [])
    for (index, source) in sources.enumerated() {
      let text = source.text(SourceRange(0, source.bytes.count))
      for (word, severity) in [("bad", Severity.error), ("odd", .warning)] {
        guard let place = text.firstRange(of: word) else { continue }
        let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
        let range = SourceRange(start, start + 3)
        result.diagnostics.append(
          Diagnostic(
            DiagnosticID(severity == .error ? 1 : 1204), severity, "\(word) is not good",
            at: FeatureDiagnostics.SourceLocation(FileID(index), range),
            fixIts: [FixIt("make it good", in: FileID(index), [TextEdit(range, "good")])]))
      }
      let name = OutputNames.output(ofSpecAt: source.path)
      let header = (options.header + [Banner.line(spec: source.path)]).joined(separator: "\n")
      result.files.append(OutputFile(name: name, text: header + "\n" + text))
    }
    if result.diagnostics.hasErrors { result.files = [] }
    return result
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    try TemporaryFolder.use { folder in
      try DiskFileSystem().makeFolder(folder + "/Specs")
      try body(folder)
    }
  }

  private func write(_ text: String, _ path: String) throws {
    try DiskFileSystem().write(text, to: path)
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try DiskFileSystem().read(path), as: UTF8.self)
  }

  @Test func generatesQuietly() throws {
    try inFolder { folder in
      try write("fine\n", folder + "/Specs/A.feature")
      let result = tool().run([folder + "/Specs", "-o", folder + "/out"])
      #expect(result == ToolResult())
      #expect(try read(folder + "/out/A.generated.swift").hasSuffix("\nfine\n"))
      let loud = tool().run(["generate", folder + "/Specs", "-o", folder + "/new", "--verbose"])
      #expect(loud.errors == "wrote \(folder)/new/A.generated.swift\n")
    }
  }

  @Test func g17FindingsComeWithPlaceAndNothingIsWritten() throws {
    try inFolder { folder in
      try write("one\n  bad\n", folder + "/Specs/A.feature")
      try write("fine\n", folder + "/Specs/B.feature")
      let result = tool().run([folder + "/Specs", "-o", folder + "/out"])
      #expect(result.exitCode == .findings)
      #expect(result.output == "")
      #expect(
        result.errors.hasPrefix("\(folder)/Specs/A.feature:2:3: error: bad is not good [FG0001]\n"))
      #expect(try DiskFileSystem().kind(of: folder + "/out") == nil)
      let plain = tool().run(["check", folder + "/Specs", "--diagnostics", "plain"])
      #expect(plain.errors == "\(folder)/Specs/A.feature:2:3: error: bad is not good\n")
    }
  }

  @Test func g17AbsolutePathsForEditors() {
    let result = tool("bad").run(["check", "-", "--diagnostics=plain", "--absolute-paths"])
    #expect(result.errors == "<stdin>:1:1: error: bad is not good\n")
  }

  @Test func machineFormsGoToStandardOutput() {
    let result = tool("bad").run(["check", "-", "--diagnostics", "json"])
    #expect(result.errors == "")
    #expect(result.output.contains("\"FG0001\""))
    #expect(result.exitCode == .findings)
  }

  @Test func warningsCountAsToldTo() {
    #expect(tool("odd").run(["check", "-"]).exitCode == .success)
    #expect(tool("odd").run(["check", "-"]).errors.contains("warning:"))
    #expect(tool("odd").run(["check", "-", "--quiet"]).errors == "")
    #expect(tool("odd").run(["check", "-", "--suppress", "FG1204"]).errors == "")
    #expect(tool("odd").run(["check", "-", "--warnings-as-errors"]).exitCode == .findings)
    #expect(tool("odd // featuregen:ignore FG1204").run(["check", "-"]).errors == "")
    #expect(tool("x").run(["check", "-", "--suppress", "1204"]).exitCode == .usage)
  }

  @Test func colourOnATerminalOnly() {
    #expect(tool("bad", terminal: true).run(["check", "-"]).errors.contains("\u{1B}["))
    #expect(!tool("bad").run(["check", "-"]).errors.contains("\u{1B}["))
    var quiet = tool("bad", terminal: true)
    quiet.environment.variables["NO_COLOR"] = "1"
    #expect(!quiet.run(["check", "-"]).errors.contains("\u{1B}["))
    #expect(quiet.run(["check", "-", "--color", "always"]).errors.contains("\u{1B}["))
  }

  @Test func aLongRunOnATerminalSaysThatItIsAtWork() throws {
    try inFolder { folder in
      for index in 0..<50 { try write("x\n", "\(folder)/Specs/S\(index).feature") }
      let log = Mutex<[String]>([])
      for (terminal, words) in [(true, []), (true, ["--quiet"]), (false, [])] {
        var tool = tool(terminal: terminal)
        tool.environment.print = { text in log.withLock { $0.append(text) } }
        #expect(tool.run(["check", folder + "/Specs"] + words) == ToolResult())
      }
      #expect(log.withLock { $0 } == ["50 specs …\r", "\u{1B}[K"])
    }
  }

  @Test func g18UnknownOptionsAndCommands() {
    let option = tool().run(["x", "--outptu", "y"])
    #expect(option.exitCode == .usage)
    #expect(option.errors.contains("did you mean '--output'?"))
    let command = tool().run(["chek", "-o", "x"])
    #expect(command.exitCode == .disk)
    #expect(command.errors.contains("did you mean the command 'check'?"))
    #expect(tool().run([]).exitCode == .usage)
    #expect(tool().run(["x.feature"]).errors.contains("the output folder is missing"))
  }

  @Test func g19AMissingSpecIsNamed() {
    let result = tool().run(["no such/é.feature", "-o", "x"])
    #expect(result.exitCode == .disk)
    #expect(
      result.errors
        == "featuregen: error: cannot read 'no such/é.feature': there is no such file or folder\n")
  }

  @Test func g20CheckGenerated() throws {
    try inFolder { folder in
      let (spec, out) = (folder + "/Specs/A.feature", folder + "/out")
      try write("fine\n", spec)
      #expect(tool().run([spec, "-o", out]).exitCode == .success)
      let words = ["check", spec, "--generated", "-o", out]
      #expect(tool().run(words) == ToolResult())
      try write("finer\n", spec)
      let stale = tool().run(words)
      #expect(stale.exitCode == .outOfDate)
      #expect(stale.output.contains("-fine\n+finer\n"))
      #expect(stale.errors.contains("stale: \(out)/A.generated.swift"))
      #expect(stale.errors.contains("featuregen \(spec) -o \(out)\n"))
      #expect(try read(out + "/A.generated.swift").hasSuffix("fine\n"))
      #expect(tool().run(["check", spec, "--generated"]).exitCode == .usage)
    }
  }

  @Test func g20TheMendingCommandsMend() throws {
    try inFolder { folder in
      let (specs, out) = (folder + "/Specs", folder + "/out")
      try write("fine\n", specs + "/A.feature")
      #expect(tool().run([specs, "-o", out]).exitCode == .success)
      // Nobody remembers having written these.
      try write(Banner.line(spec: "B.feature") + "\n", out + "/B b.generated.swift")
      let words = ["check", specs, "--generated", "-o", out]
      #expect(
        tool().run(words).errors.hasSuffix(
          "\nto bring them up to date: rm -- '\(out)/B b.generated.swift'\n"))
      try write("mine\n", out + "/A.generated.swift")
      try DiskFileSystem().remove(out + "/B b.generated.swift")
      #expect(tool().run(words).errors.hasSuffix("featuregen \(specs) -o \(out) --force\n"))
      #expect(tool().run([specs, "-o", out]).exitCode == .findings)
      #expect(tool().run([specs, "-o", out, "--force"]).exitCode == .success)
      #expect(tool().run(words) == ToolResult())
    }
  }

  @Test func g15OneFolderUnderManySpellings() throws {
    try inFolder { folder in
      let disk = DiskFileSystem()
      for name in ["A", "B", "C"] { try write("fine\n", "\(folder)/Specs/\(name).feature") }
      let specs = folder + "/Specs"
      #expect(tool().run([specs, "-o", folder + "/out"]).exitCode == .success)
      try write("by hand\n", folder + "/out/Hand.swift")
      #expect(symlink("out", folder + "/link") == 0)
      let before = try disk.stamp(of: folder + "/out/A.generated.swift")
      let spellings = ["/./out", "/out/", "/link", "/Specs/../out", "//out"].map { folder + $0 }
      for output in spellings {
        #expect(tool().run([specs + "/", "-o", output, "--verbose"]) == ToolResult())
        #expect(tool().run(["check", specs, "--generated", "-o", output]) == ToolResult())
      }
      #expect(try disk.stamp(of: folder + "/out/A.generated.swift") == before)
      try disk.remove(specs + "/B.feature")
      try disk.rename(specs + "/C.feature", to: specs + "/D.feature")
      for output in spellings {
        #expect(tool().run([specs, "-o", output]).exitCode == .success)
        #expect(
          try disk.list(folder + "/out").sorted() == [
            ".featuregen-manifest", "A.generated.swift", "D.generated.swift", "Hand.swift",
          ])
      }
    }
  }

  @Test func filesOfOthersAreKept() throws {
    try inFolder { folder in
      let (spec, out) = (folder + "/Specs/A.feature", folder + "/Specs")
      try write("fine\n", spec)
      try write("mine\n", out + "/A.generated.swift")
      let result = tool().run([spec, "-o", out])
      #expect(result.exitCode == .findings)
      #expect(result.errors.contains("--force"))
      #expect(try read(out + "/A.generated.swift") == "mine\n")
      #expect(tool().run([spec, "-o", out, "--force"]).exitCode == .success)
    }
  }

  @Test func g14ListedOutputsAreTheFilesWritten() throws {
    try inFolder { folder in
      for name in ["A", "B c", "é"] { try write("x\n", folder + "/Specs/\(name).feature") }
      let words = [folder + "/Specs", "-o", folder + "/out", "--runtime", "import"]
      let listed = tool().run(words + ["--list-outputs"])
      #expect(try DiskFileSystem().kind(of: folder + "/out") == nil)
      #expect(tool().run(words).exitCode == .success)
      let written = try DiskFileSystem().list(folder + "/out").filter { $0.hasSuffix(".swift") }
      #expect(
        listed.output.split(separator: "\n").map(String.init)
          == written.map { folder + "/out/" + $0 }.sorted())
    }
  }

  @Test func g21HeaderLinesGoFirst() {
    let result = tool("x").run(["-", "--header", "Copyright  ", "--header", "// more"])
    #expect(result.output.hasPrefix("// Copyright\n// more\n// Generated by featuregen"))
  }

  @Test func theDepfileKnowsSpecsFoldersAndTemplates() throws {
    try inFolder { folder in
      let spec = folder + "/Specs/A.feature"
      try write("x\n", spec)
      let words = [spec, "-o", folder + "/out", "--no-config", "--depfile", folder + "/deps.d"]
      #expect(tool().run(words) == ToolResult())
      #expect(
        try read(folder + "/deps.d")
          == "\(folder)/out/A.generated.swift: \\\n  \(spec)\n\n\(spec):\n")
      try DiskFileSystem().makeFolder(folder + "/T")
      try write("mine\n", folder + "/T/file.swift.stencil")
      let stamp = folder + "/a stamp"
      let all = [folder + "/Specs", "-o", folder + "/Specs/out", "--templates", folder + "/T"]
      let build = ["--no-config", "--depfile", folder + "/deps.d", "--stamp", stamp]
      #expect(tool().run(all + build) == ToolResult())
      let inputs = ["/Specs/A.feature", "/T/file.swift.stencil", "/Specs", "/T"].map { folder + $0 }
      #expect(
        try read(folder + "/deps.d") == "\(folder)/a\\ stamp:"
          + inputs.map { " \\\n  " + $0 }.joined() + "\n" + inputs.map { "\n\($0):\n" }.joined())
      let before = try DiskFileSystem().stamp(of: stamp)
      #expect(tool().run(all + build) == ToolResult())
      #expect(try DiskFileSystem().stamp(of: stamp) != before)
      try write("bad\n", spec)
      let after = try DiskFileSystem().stamp(of: stamp)
      #expect(tool().run(all + build).exitCode == .findings)
      #expect(try DiskFileSystem().stamp(of: stamp) == after)
    }
  }

  @Test func fixMendsWhatItCan() throws {
    try inFolder { folder in
      let spec = folder + "/Specs/A.feature"
      try write("a bad odd bad\n", spec)
      let dry = tool().run(["fix", "--dry-run", spec])
      #expect(dry.output.contains("-a bad odd bad\n+a good good good\n"))
      #expect(try read(spec) == "a bad odd bad\n")
      #expect(tool().run(["fix", spec]) == ToolResult())
      #expect(try read(spec) == "a good good good\n")
      #expect(tool().run(["fix", "-"]).exitCode == .usage)
    }
  }

  @Test func pages() {
    #expect(tool().run(["--version"]).output == "featuregen \(ToolSpec.version)\n")
    #expect(tool().run(["check", "--help"]).output.hasPrefix("featuregen check — "))
    #expect(tool().run(["man"]).output.hasPrefix(".TH FEATUREGEN 1\n"))
    #expect(tool().run(["completions", "zsh"]).output.hasPrefix("#compdef featuregen\n"))
    #expect(tool().run(["completions", "tcsh"]).exitCode == .usage)
  }

  @Test func aConfigurationNamesWhatTheCommandLineLeavesOut() throws {
    try inFolder { folder in
      let file = folder + "/featuregen.json"
      try write("fine\n", folder + "/Specs/A.feature")
      try write("{\"specs\": [\"Specs\"], \"output\": \"out\", \"header\": [\"mine\"]}", file)
      #expect(tool().run(["--config", file]) == ToolResult())
      #expect(try read(folder + "/out/A.generated.swift").hasPrefix("// mine\n"))
      let other = tool().run(["--config", file, "--header", "yours", "-o", folder + "/other"])
      #expect(other == ToolResult())
      #expect(try read(folder + "/other/A.generated.swift").hasPrefix("// yours\n"))
    }
  }

  @Test func howChangesAreToldFollowsFromTheSystems() throws {
    try inFolder { folder in
      let file = folder + "/featuregen.json"
      let spec = folder + "/A.feature"
      try write("feature A {\n  state { var n = 0 }\n  action up { n += 1 }\n}\n", spec)
      func runtime(_ words: [String]) throws -> String {
        let result = generator.run([spec, "-o", folder + "/out"] + words)
        #expect(result == ToolResult())
        return try read(folder + "/out/FeatureRuntime.swift")
      }
      func mark(_ version: String) -> String {
        "@available(iOS \(version), macOS 13.0, tvOS 16.0, watchOS 9.0, *)\n@MainActor\nopen class"
      }
      #expect(try runtime([]).contains("extension FeatureStore: Observable"))
      for words in [["--observation", "combine"], ["--ios", "16"]] {
        let text = try runtime(words)
        #expect(text.contains("extension FeatureStore: ObservableObject"))
        #expect(!text.contains("import Observation\n"))
        // Navigation stacks are of iOS 16 by themselves; the store is marked for older systems only.
        #expect(!text.contains(mark("16.0")))
      }
      #expect(try runtime(["--ios", "13"]).contains(mark("16.0")))
      let both = ["--ios", "16", "--observation", "observation"]
      #expect(try runtime(both).contains("@available(iOS 17.0, "))
      try write("{\"ios\": 16}", file)
      #expect(try runtime(["--config", file]).contains(": ObservableObject"))
      #expect(try runtime(["--config", file, "--ios", "17"]).contains(": Observable {"))
    }
  }

  @Test func anImportedRuntimeTellsByObservation() throws {
    for words in [["--observation", "combine"], ["--ios", "16"], ["--ios", "13"]] {
      let refused = tool("x").run(["-", "--runtime", "import"] + words)
      #expect(refused.exitCode == .usage)
      #expect(refused.output == "")
      #expect(refused.errors.contains("error: the runtime cannot be imported"))
    }
    #expect(tool("x").run(["-", "--runtime", "import", "--ios", "17"]).exitCode == .success)
  }

  @Test func aWrongConfigurationIsNoHindranceToWhatDoesNotGoByIt() throws {
    try inFolder { folder in
      let file = folder + "/featuregen.json"
      try write("{", file)
      for words in [["man"], ["completions", "bash"], ["explain", "1204"]] {
        #expect(tool().run(words + ["--config", file]) == tool().run(words + ["--no-config"]))
      }
    }
  }

  @Test func aWrongConfigurationIsRefused() throws {
    try inFolder { folder in
      let file = folder + "/featuregen.json"
      try write("{\"outptu\": \"out\"}", file)
      let result = tool().run(["--config", file, "x.feature", "--diagnostics", "plain"])
      #expect(result.exitCode == .findings)
      #expect(result.errors.hasPrefix("\(file):1:2: error: there is no key 'outptu'\n"))
    }
  }
}
