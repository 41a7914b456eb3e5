import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Synchronization
import Testing

/// `featuregen watch` through edits that a test makes between its looks.
@Suite struct WatchCommandTests {
  private let spec = "feature A {\n  state { var n = 0 }\n  action go { n += 1 }\n}\n"

  /// What a watcher did until its edits were over.
  private struct Story {
    var result: ToolResult
    /// What it has printed, the folder and the times left out.
    var lines: [String]
    /// The folders that it waited for when all was well, the folder itself left out.
    var folders: Set<[String]>
  }

  /// Watches while the edits happen, each before the look of its number.
  private func watch(
    in folder: String, _ words: [String], _ edits: [Int: () throws -> Void]
  ) -> Story {
    let log = Mutex<(lines: [String], folders: Set<[String]>)>(([], []))
    let looks = Mutex(0)
    nonisolated(unsafe) let edits = edits
    let tool = Tool(
      ToolEnvironment(
        disk: DiskFileSystem(), standardInput: { () throws(FileError) in [] },
        workingFolder: folder, isTerminal: false, variables: [:],
        pipeline: { Generator(options: $0).run($1) },
        pause: { folders, isIdle in
          if isIdle {
            let inner = folders.map { $0.replacing(folder, with: "") }
            log.withLock { _ = $0.folders.insert(inner) }
          }
          let now = looks.withLock { looks in
            looks += 1
            return looks
          }
          do { try edits[now]?() } catch { Issue.record(error) }
          return now < (edits.keys.max() ?? 0) + 4
        },
        print: { text in
          let lines = text.replacing(folder, with: "").split(separator: "\n")
          log.withLock { $0.lines += lines.map(String.init) }
        }))
    let result = tool.run(["watch"] + words + ["--diagnostics", "plain", "--runtime", "import"])
    return log.withLock { log in
      Story(
        result: result, lines: log.lines.map { String($0.prefix { $0 != "(" }) },
        folders: log.folders)
    }
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    try TemporaryFolder.use { folder in
      try DiskFileSystem().makeFolder(folder + "/Specs")
      try write(spec, folder + "/Specs/A.feature")
      try body(folder)
    }
  }

  private func write(_ text: String, _ path: String) throws {
    try DiskFileSystem().write(text, to: path)
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try DiskFileSystem().read(path), as: UTF8.self)
  }

  @Test func g29ASettledSaveMakesOneRun() throws {
    try inFolder { folder in
      let (a, b) = (folder + "/Specs/A.feature", folder + "/Specs/B.feature")
      let story = watch(
        in: folder, [folder + "/Specs", "-o", folder + "/Specs/out", "--no-config"],
        [
          3: { try write(spec.replacing("+= 1", with: "+= 2"), a) },
          // A slow save: half a text, then one that is wrong.
          6: { try write("feature A {", a) },
          7: { try write(spec.replacing("n += 1", with: "m += 1"), a) },
          11: { try write(spec.replacing("+= 1", with: "+= 3"), a) },
          14: { try write(spec.replacing("A", with: "B"), b) },
          18: { try DiskFileSystem().remove(b) },
        ])
      #expect(story.result == ToolResult())
      #expect(
        story.lines.filter { !$0.contains("note: ") } == [
          "1 file written ", "1 file written ",
          "/Specs/A.feature:3:15: error: there is no 'm' here",
          "1 error, nothing written ", "1 file written ", "1 file written ", "1 file removed ",
        ])
      let text = try read(folder + "/Specs/out/A.generated.swift")
      #expect(text.contains("+= 3"))
      let names = try DiskFileSystem().list(folder + "/Specs/out").sorted()
      #expect(names == [".featuregen-manifest", "A.generated.swift"])
    }
  }

  @Test func templatesTheConfigurationAndNewFoldersCount() throws {
    try inFolder { folder in
      let (json, out) = (folder + "/featuregen.json", folder + "/out")
      let settings = "{\"specs\": [\"Specs\"], \"output\": \"out\", \"templates\": \"T\"}"
      try DiskFileSystem().makeFolder(folder + "/T")
      let template = folder + "/T/file.swift.stencil"
      try write("{% extends \"file.swift.stencil\" %}\n", template)
      try write(settings, json)
      let story = watch(
        in: folder, ["--config", json],
        [
          4: {
            try write(
              "{% extends \"file.swift.stencil\" %}{% block header %}// mine\n{% endblock %}\n",
              template)
          },
          8: { try write(settings.replacing("templates", with: "tempaltes"), json) },
          12: { try write(settings.replacing("{", with: "{\"access\": \"public\", "), json) },
          16: {
            try DiskFileSystem().makeFolder(folder + "/Specs/sub")
            try write(spec.replacing("A", with: "B"), folder + "/Specs/sub/B.feature")
          },
        ])
      #expect(story.result == ToolResult())
      #expect(
        story.lines.filter { !$0.contains("note: ") } == [
          "1 file written ", "1 file written ",
          "/featuregen.json:1:39: error: there is no key 'tempaltes'", "nothing written ",
          "1 file written ", "1 file written ",
        ])
      let text = try read(out + "/A.generated.swift")
      #expect(text.hasPrefix("// mine\n"))
      #expect(text.contains("public enum A"))
      #expect(
        story.folders.isSuperset(of: [
          ["", "/Specs", "/T"], [""], ["", "/Specs", "/Specs/sub", "/T"],
        ]))
    }
  }

  @Test func aSpecThatIsNamedIsWatchedInItsFolder() throws {
    try inFolder { folder in
      let a = folder + "/Specs/A.feature"
      let story = watch(
        in: folder, [a, "-o", folder + "/out", "--no-config"],
        [4: { try DiskFileSystem().remove(a) }, 8: { try write(spec, a) }])
      #expect(
        story.lines == [
          "1 file written ",
          "featuregen: error: cannot read '/Specs/A.feature': there is no such file or folder",
          "nothing written ", "nothing changed ",
        ])
      #expect(story.folders.contains(["/Specs"]))
    }
  }
}
