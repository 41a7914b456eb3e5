import Foundation
import Testing

@testable import embedtool

/// The committed files that carry texts, against what they are made of.
///
/// `FEATUREGEN_RECORD=1` writes them anew, and the test fails.
@Suite("Embedded files")
struct EmbeddedFileTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("are current")
  func current() throws {
    let files = try EmbeddedFile.all(in: Self.root.path)
    #expect(files.count == 3)
    for file in files {
      let place = Self.root.appending(path: file.path)
      let found = (try? Data(contentsOf: place)).map { String(decoding: $0, as: UTF8.self) }
      if found == file.text { continue }
      if ProcessInfo.processInfo.environment["FEATUREGEN_RECORD"] == "1" {
        try Data(file.text.utf8).write(to: place)
        Issue.record("recorded \(file.path); build again")
      } else {
        Issue.record("\(file.path) is out of date: run Scripts/embed.sh and build again")
      }
    }
  }

  @Test("have something in them")
  func contents() throws {
    for file in try EmbeddedFile.all(in: Self.root.path) {
      #expect(file.text.utf8.count > 2000, "\(file.path)")
      #expect(file.text.hasSuffix("}\n"))
    }
  }

  @Test("are not made of a folder that is not there")
  func missing() {
    let error = #expect(throws: EmbedError.self) { try EmbeddedFile.all(in: "/no/such") }
    #expect(error?.description == "/no/such/Templates is not a folder that can be read")
  }
}
