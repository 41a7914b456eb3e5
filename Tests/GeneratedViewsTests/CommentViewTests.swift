import FeatureRuntime
import SwiftUI
import Testing
import UIKit

@testable import GeneratedViews

/// A field of UIKit on a screen of the spec, with what is typed in a feature.
@MainActor
@Suite("Generated views around a field of UIKit") struct CommentViewTests {
  private static let fine = "글자수를 넘기지 않았습니다."
  private static let tooLong = "글자수가 초과되었습니다."

  @Test("Flow 3: what is typed goes through the reducer, what is refused is said")
  func typing() throws {
    let store = CommentBoxStore(state: CommentBox.State())
    let host = ViewHost(CommentBoxView(store: store))
    let field = try #require(try host.find(.uiView).uiView as? UITextField)
    #expect(throws: ViewFault.self) { try host.find(.button, "Clear").tap() }
    try host.find(.uiView).type("0123456789")
    #expect(store.text == "0123456789")
    #expect(host.words.contains(Self.fine))
    try host.find(.uiView).type("A")
    #expect(store.text == "0123456789")
    #expect(host.words.contains(Self.tooLong))
    try host.find(.uiView).deleteBackward()
    #expect(host.words.contains(Self.fine))
    try host.find(.button, "Clear").tap()
    #expect(field.text == "")
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 3: what the reducer makes of it comes back to the field")
  func rewritten() throws {
    let store = CommentBoxStore(state: CommentBox.State())
    let host = ViewHost(CommentBoxView(store: store))
    let field = try #require(try host.find(.uiView).uiView as? UITextField)
    try host.find(.uiView).type("a!b")
    #expect(store.text == "ab")
    #expect(field.text == "ab")
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 3: typing evaluates the line only where the comment changes, and never the screen")
  func evaluations() throws {
    let store = CommentBoxStore(state: CommentBox.State(text: "x", comment: Self.fine))
    let host = ViewHost(CommentBoxView(store: store))
    host.resetEvaluations()
    try host.find(.uiView).type("abc")
    #expect(host.evaluations(of: CommentLine.self) == 0)
    #expect(host.evaluations(of: CommentBoxView.self) == 0)
    try host.find(.uiView).type("defghi0")
    #expect(host.evaluations(of: CommentLine.self) == 1)
    #expect(host.evaluations(of: CommentBoxView.self) == 0)
  }
}
