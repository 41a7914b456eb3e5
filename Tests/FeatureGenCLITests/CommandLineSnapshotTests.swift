import CommandLineKit
import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Foundation
import Testing

/// All that the command line says about itself, as it is shown.
///
/// `FEATUREGEN_RECORD=1` writes the snapshots anew, and the tests fail.
@Suite struct CommandLineSnapshotTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    + "/Snapshots/CommandLine"
  private static let isRecording =
    ProcessInfo.processInfo.environment["FEATUREGEN_RECORD"] == "1"

  private let tool = Tool(
    ToolEnvironment(
      disk: DiskFileSystem(), standardInput: { () throws(FileError) in [] }, workingFolder: "/",
      isTerminal: false, variables: [:],
      pipeline: { options, sources in Generator(options: options).run(sources) },
      pause: { _, _ in false }, print: { _ in }))

  /// The words of every command, the program's own first.
  private static let commands = [[]] + paths(of: ToolSpec.root)

  private static func paths(of command: CommandSpec) -> [[String]] {
    command.commands.flatMap { inner in
      [[inner.name]] + paths(of: inner).map { [inner.name] + $0 }
    }
  }

  private static let mistakes = [
    [], ["Specs"], ["chek"], ["--outptu", "x"], ["-z"], ["-output"], ["--output"],
    ["--access", "publc"], ["--force=yes"], ["check", "--generated", "a.feature"],
    ["check", "no.feature"], ["check", "--suppress", "1204", "a.feature"],
    ["check", "--config", "no.json"], ["-", "--observation", "combine", "--runtime", "import"],
    ["-", "--ios", "16", "--runtime", "import"], ["-", "--ios", "14"],
    ["check", "--target", "App", "--no-config"], ["completions"], ["completions", "tcsh"],
    ["completions", "bash", "zsh"], ["man", "x"], ["watch", "-"], ["watch", "-", "-o", "x"],
    ["fix", "-"], ["init", "x"], ["template"], ["template", "lst"], ["template", "cat"],
    ["template", "cat", "fiel.swift.stencil"], ["template", "list", "--templates", "/no/such"],
  ]

  private func expect(_ text: String, is name: String) throws {
    let path = Self.folder + "/" + name
    if Self.isRecording {
      try DiskFileSystem().makeFolder(Self.folder)
      try DiskFileSystem().write(text, to: path)
      Issue.record("recorded \(name)")
    } else {
      let shown = (try? DiskFileSystem().read(path)).map { String(decoding: $0, as: UTF8.self) }
      #expect(text == shown, "\(name)")
    }
  }

  @Test(arguments: commands) func help(of command: [String]) throws {
    let result = tool.run(command + ["--help"])
    #expect(result.exitCode == .success)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 && $0.last != " " })
    try expect(result.output, is: (["help"] + command).joined(separator: "-") + ".txt")
  }

  @Test(arguments: Shell.allCases) func completions(for shell: Shell) throws {
    try expect(
      tool.run(["completions", shell.rawValue]).output, is: "completions.\(shell.rawValue)")
  }

  @Test func manual() throws { try expect(tool.run(["man"]).output, is: "featuregen.1") }

  @Test func errors() throws {
    var text = ""
    for words in Self.mistakes {
      let result = tool.run(words)
      #expect(result.exitCode != .success)
      #expect(result.output == "")
      text += (["$ featuregen"] + words).joined(separator: " ")
      text += "\n\(result.errors)exit \(result.exitCode.rawValue)\n\n"
    }
    try expect(text, is: "errors.txt")
  }

  @Test func noSnapshotIsLeftOver() throws {
    let known =
      Self.commands.map { (["help"] + $0).joined(separator: "-") + ".txt" }
      + Shell.allCases.map { "completions.\($0.rawValue)" } + ["featuregen.1", "errors.txt"]
    #expect(try DiskFileSystem().list(Self.folder).sorted() == known.sorted())
  }
}
