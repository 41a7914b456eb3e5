import FeatureDiagnostics
import FeatureGeneration
import Foundation
import Testing

/// Every input that was once too much for a target, and every seed, once more.
@Suite("Kept inputs") struct ReplayTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
  }

  @Test("do no harm", arguments: FuzzTarget.allCases)
  func kept(_ target: FuzzTarget) throws {
    for kind in ["Kept", "Seeds"] {
      let folder = Self.folder.appending(path: "\(kind)/\(target.rawValue)")
      for file in try Self.files(in: folder) {
        let fault = target.fault(with: Array(try Data(contentsOf: file)))
        #expect(fault == nil, "\(file.lastPathComponent)")
      }
    }
  }

  @Test("become Swift that parses, where they are accepted")
  func accepted() throws {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "featuregen-replay-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    var written: [String] = []
    for kind in ["Kept", "Seeds"] {
      for file in try Self.files(in: Self.folder.appending(path: "\(kind)/spec")) {
        let source = SourceText(path: "Fuzz.feature", bytes: Array(try Data(contentsOf: file)))
        guard let swift = SpecTarget.generate(source).files.first else { continue }
        let place = output.appending(path: file.lastPathComponent + ".swift")
        try Data(swift.text.utf8).write(to: place)
        written.append(place.path)
      }
    }
    try #require(!written.isEmpty)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend", "-parse"] + written
    try compiler.run()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0)
  }
}
