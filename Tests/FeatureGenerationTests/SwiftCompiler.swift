import Foundation

@testable import FeatureGeneration

/// The Swift compiler of this machine, on files in a folder of its own.
enum SwiftCompiler {
  /// The language mode and upcoming features of an app that turns on all of them.
  static let strict =
    ["-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny"]
    + ["-enable-upcoming-feature", "InternalImportsByDefault"]
    + ["-enable-upcoming-feature", "MemberImportVisibility"]

  /// Runs `body` with a folder that holds `files` and is removed afterwards.
  static func inFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("featuregen-compiled-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder)
  }

  /// What the compiler says about its `arguments` in `folder`; nothing where it is content.
  static func run(_ arguments: [String], in folder: URL) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.currentDirectoryURL = folder
    compiler.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    compiler.standardError = pipe
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? "" : said
  }

  /// What a program writes to its standard output.
  static func output(of program: URL) throws -> String {
    let process = Process()
    process.executableURL = program
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return said
  }

  /// What the compiler says about `files` as one module.
  static func errors(in files: [String: String], flags: [String] = strict) throws -> String {
    try inFolder(files) { folder in
      try run(
        ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "Promised"] + flags
          + files.keys.sorted(), in: folder)
    }
  }
}

extension [OutputFile] {
  /// The texts by their names.
  var byName: [String: String] {
    Dictionary(map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
  }
}
