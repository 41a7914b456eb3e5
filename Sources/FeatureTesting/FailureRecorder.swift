#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Where a test says something.
struct TestLocation: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

/// Records failures with the framework that runs the test.
struct FailureRecorder: Sendable {
  private let isSwiftTesting: Bool

  /// Finds out which framework runs the present test.
  init() {
    #if canImport(Testing)
      #if canImport(XCTest)
        isSwiftTesting = Test.current != nil
      #else
        isSwiftTesting = true
      #endif
    #else
      isSwiftTesting = false
    #endif
  }

  /// Records one failure at a place.
  func record(_ message: String, _ location: TestLocation) {
    if isSwiftTesting {
      recordIssue(message, location)
    } else {
      failAssertion(message, location)
    }
  }

  private func recordIssue(_ message: String, _ location: TestLocation) {
    #if canImport(Testing)
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(location.fileID)", filePath: "\(location.filePath)",
          line: Int(location.line), column: Int(location.column)))
    #endif
  }

  private func failAssertion(_ message: String, _ location: TestLocation) {
    #if canImport(XCTest)
      XCTFail(message, file: location.filePath, line: location.line)
    #endif
  }
}
