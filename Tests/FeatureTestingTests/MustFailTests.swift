import FeatureRuntime
import FeatureTesting
import Foundation
import Testing
import XCTest

/// Whether the tests that must fail are to run: only in a process of their own.
private let mustFail: Bool = ProcessInfo.processInfo.environment["FEATURE_TESTS_MUST_FAIL"] != nil

@MainActor
@Suite("Wrong on purpose")
struct MustFailTests {
  @Test("a wrong expectation", .enabled(if: mustFail))
  func wrongExpectation() async {
    let test = makeFacts()
    await test.send(.incrementTapped) { $0.number = 5 }
    await test.finish()
  }
}

final class MustFailXCTests: XCTestCase {
  @MainActor
  func testWrongExpectation() async throws {
    try XCTSkipUnless(mustFail, "it fails on purpose, in a process of its own")
    let clock = TestClock()
    let test = makeFacts(clock: clock)
    await test.send(.factTapped)
    await clock.advance(by: .milliseconds(300))
    await test.receive(.loadFact(number: 0, .success("0 is a number"))) { $0.fact = "wrong" }
    await test.finish()
  }

  @MainActor
  func testRightExpectation() async {
    let clock = TestClock()
    let test = makeFacts(clock: clock)
    await test.send(.factTapped)
    await clock.advance(by: .milliseconds(300))
    await test.receive(.loadFact(number: 0, .success("0 is a number"))) {
      $0.fact = "0 is a number"
    }
    await test.finish()
  }
}

#if os(Linux)
  @Suite("Failing processes")
  struct FailingProcessTests {
    /// What a run of this test program says, with the tests that must fail, and its exit code.
    private func run(_ arguments: [String]) throws -> (text: String, status: Int32) {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["FEATURE_TESTS_MUST_FAIL": "1"], uniquingKeysWith: { $1 })
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (text, process.terminationStatus)
    }

    /// How many lines hold a text.
    private func count(_ part: String, in text: String) -> Int {
      text.split(separator: "\n").filter { $0.contains(part) }.count
    }

    @Test("R27 a wrong expectation fails a process of Swift Testing, once, at its line")
    func swiftTesting() throws {
      let (text, status) = try run([
        "--testing-library", "swift-testing", "--filter", "MustFailTests/wrongExpectation",
      ])
      #expect(status != 0)
      #expect(count("recorded an issue at MustFailTests.swift:16:", in: text) == 1)
      #expect(count("recorded an issue", in: text) == 1)
      #expect(text.contains("number: expected 5, is 1"))
    }

    @Test("R27 a wrong expectation fails a process of XCTest, once, at its line")
    func xcTest() throws {
      let (text, status) = try run(["FeatureTestingTests.MustFailXCTests/testWrongExpectation"])
      #expect(status != 0)
      #expect(count("MustFailTests.swift:29: error:", in: text) == 1)
      #expect(count(": error:", in: text) == 1)
      #expect(text.contains("fact: expected \"wrong\", is \"0 is a number\""))
    }
  }
#endif
