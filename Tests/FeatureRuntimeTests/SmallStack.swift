#if os(Linux)
  import Foundation
  import Testing

  /// Runs tests of this process once more on a stack of 512 KiB.
  ///
  /// - Parameters:
  ///   - filter: which, as the test runner takes it.
  ///   - title: words of the title of one that is to run.
  func expectOnSmallStack(_ filter: String, _ title: String) throws {
    let process = Process()
    let output = Pipe()
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -s 512; exec \"$0\" --testing-library swift-testing --filter '\(filter)'",
      program,
    ]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.contains(title))
  }
#endif
