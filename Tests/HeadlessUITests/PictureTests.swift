import FeatureRuntime
import Foundation
import SwiftUI
import Testing

/// The pages that `Scripts/picture.sh` makes the picture in README.md of.
///
/// `FEATUREGEN_RECORD=1` writes them anew, and the tests fail.
@MainActor
@Suite struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Snapshots/Pictures")

  private func expect(_ page: String, is name: String) throws {
    let place = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["FEATUREGEN_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(page.utf8).write(to: place)
      Issue.record("recorded \(name)")
    } else {
      #expect(try String(contentsOf: place, encoding: .utf8) == page)
    }
  }

  @Test func counter() throws {
    let host = ViewHost(CounterView(store: CounterStore(state: Counter.State())))
    for _ in 0..<2 { try host.find(.stepper).increment() }
    for _ in 0..<2 { try host.find(.button, "+").tap() }
    try expect(host.html(title: "Counter"), is: "counter.html")
  }

  @Test func alert() throws {
    let store = AlertTitleStore(state: AlertTitle.State(), random: { 1 << 63 })
    let host = ViewHost(AlertTitleView(store: store))
    try host.find(.button, "Fail").tap()
    try expect(host.html(title: "Alert"), is: "alert.html")
  }
}
