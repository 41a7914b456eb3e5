import Foundation
import SwiftUI
import Testing
import UIKit

/// Generated representables, around UIKit's views and inside views of SwiftUI.
@MainActor
@Suite struct RepresentableTests {
  private static let fine = "글자수를 넘기지 않았습니다."
  private static let tooLong = "글자수가 초과되었습니다."

  @Test("Flow 3: the field is asked before each edit, and the comment says what it answered")
  func comment() throws {
    let host = ViewHost(CommentScreen())
    let field = try #require(try host.find(.uiView).uiView as? UITextField)
    #expect(field.placeholder == "Comment")
    try host.find(.uiView).type("0123456789")
    #expect(host.words.contains("SwiftUI: 0123456789"))
    #expect(host.words.contains(Self.fine))
    try host.find(.uiView).type("A")
    #expect(host.words.contains("SwiftUI: 0123456789"))
    #expect(host.words.contains(Self.tooLong))
    try host.find(.uiView).deleteBackward()
    #expect(host.words.contains("SwiftUI: 012345678"))
    #expect(host.words.contains(Self.fine))
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 3: what is bound is carried down to the same view of UIKit")
  func down() throws {
    let host = ViewHost(CommentScreen())
    let field = try #require(try host.find(.uiView).uiView as? UITextField)
    try host.find(.uiView).type("abc")
    try host.find(.button, "Upper").tap()
    #expect(field.text == "ABC")
    try host.find(.button, "Ask").tap()
    #expect(field.placeholder == "What do you think?")
    try host.find(.button, "Clear").tap()
    #expect(field.text == "")
    #expect(try host.find(.uiView).uiView === field)
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 3: only what differs is assigned, so the cursor stays where the user put it")
  func cursor() throws {
    let host = ViewHost(CommentScreen())
    let field = try #require(try host.find(.uiView).uiView as? UITextField)
    try host.find(.uiView).type("abc")
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    try host.find(.uiView).type("x")
    #expect(host.words.contains("SwiftUI: xabc"))
    let selection = try #require(field.selectedTextRange)
    #expect(field.offset(from: start, to: selection.start) == 1)
  }

  @Test("Flow 3: a character of several UTF-16 units is one character, in and out")
  func emoji() throws {
    let host = ViewHost(CommentScreen())
    try host.find(.uiView).type("👩‍👩‍👧‍👦👍🏽가나다라마바사아")
    #expect(host.words.contains("SwiftUI: 👩‍👩‍👧‍👦👍🏽가나다라마바사아"))
    #expect(host.words.contains(Self.fine))
    try host.find(.uiView).type("👍🏽")
    #expect(host.words.contains(Self.tooLong))
    for _ in 0..<9 { try host.find(.uiView).deleteBackward() }
    #expect(host.words.contains("SwiftUI: 👩‍👩‍👧‍👦"))
    #expect(host.words.contains(Self.fine))
  }

  @Test("Flow 3: text that is being composed is left alone")
  func composing() throws {
    let host = ViewHost(CommentScreen())
    let field = try #require(try host.find(.uiView).uiView as? UITextField)
    field.setMarkedText("ㄱ", selectedRange: NSRange(location: 1, length: 0))
    try host.find(.button, "Clear").tap()
    #expect(field.text == "ㄱ")
    field.unmarkText()
    try host.find(.button, "Ask").tap()
    #expect(field.text == "")
  }

  @Test("The coordinator writes to the binding that its view has now, and to none when it is gone")
  func otherBinding() throws {
    let host = ViewHost(CommentPair())
    let field = try #require(try host.find(.uiView).uiView as? UITextField)
    try host.find(.uiView).type("1")
    #expect(host.words.contains("a1|b"))
    try host.find(.button, "Other").tap()
    try host.find(.uiView).type("2")
    #expect(host.words.contains("a1|b2"))
    try host.find(.button, "Hide").tap()
    #expect(field.delegate == nil)
    field.text = "gone"
    field.sendActions(for: .editingChanged)
    #expect(host.words.contains("a1|b2"))
    #expect(host.reports.isEmpty)
  }

  @Test("An event that arrives while an update is under way is delivered after it, in order")
  func deferred() async throws {
    let host = ViewHost(EagerScreen())
    try host.find(.toggle, "On").tap()
    #expect(host.reports.isEmpty)
    #expect(host.words.contains("0 changes, 0 refusals"))
    try await settled(host) { host.words.contains("1 changes, 1 refusals") }
    #expect(try host.find(.uiView).value == "on")
    #expect(host.reports.isEmpty)
  }

  @Test(
    "An answer cannot wait: it is given at once, and what it writes is written after the update")
  func answerInUpdate() async throws {
    let host = ViewHost(EagerScreen())
    try host.find(.button, "Refuse").tap()
    try host.find(.toggle, "On").tap()
    #expect(try host.find(.uiView).value == "off")
    #expect(host.reports.isEmpty)
    try await settled(host) { !host.words.contains("0 changes, 0 refusals") }
    #expect(host.reports.isEmpty)
  }

  @Test("A text view and a search bar tell by their delegates")
  func delegates() throws {
    let host = ViewHost(NoteScreen())
    let views = host.findAll(.uiView)
    try views[0].type("!")
    #expect(host.words.contains("old!, editing"))
    try host.find(.button, "Find").tap()
    #expect(try #require(host.findAll(.uiView)[1].uiView as? UISearchBar).text == "found")
    try host.findAll(.uiView)[1].type("er")
    try host.findAll(.uiView)[1].submit()
    #expect(host.words.contains("founder"))
    try host.find(.button, "Lock").tap()
    let note = try #require(host.findAll(.uiView)[0].uiView as? UITextView)
    #expect(!note.isEditable)
    #expect(note.accessibilityLabel == "Note")
    #expect(host.reports.isEmpty)
  }

  /// Lets what waits be delivered, until something holds.
  private func settled(_ host: ViewHost, _ holds: () -> Bool) async throws {
    for _ in 0..<1000 where !holds() {
      await Task.yield()
      host.update()
    }
    #expect(holds(), "\(host.words)")
  }
}
