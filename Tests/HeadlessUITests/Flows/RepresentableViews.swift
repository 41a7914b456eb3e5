import FeatureRuntime
import Foundation
import SwiftUI
import UIKit

/// Two comments of which one is shown.
struct CommentPair: View {
  @State private var texts = ["a", "b"]
  @State private var comment = ""
  @State private var index = 0
  @State private var isShown = true

  init() {}

  var body: some View {
    VStack {
      if isShown { CommentField(text: $texts[index], comment: $comment, placeholder: "") }
      Text(verbatim: texts.joined(separator: "|"))
      Button("Other") { index = 1 }
      Button("Hide") { isShown = false }
    }
  }
}

/// A view around the generated `EagerSwitch`.
struct EagerScreen: View {
  @State private var isOn = false
  @State private var changes = 0
  @State private var refusals = 0
  @State private var tag = 0

  init() {}

  var body: some View {
    VStack {
      EagerSwitch(isOn: $isOn, changes: $changes, refusals: $refusals, tag: tag)
      Toggle("On", isOn: $isOn)
      Button("Refuse") { tag = 8 }
      Text(verbatim: "\(changes) changes, \(refusals) refusals")
    }
  }
}

/// A view around the generated `NoteEditor` and `SearchField`.
struct NoteScreen: View {
  @State private var text = "old"
  @State private var isEditing = false
  @State private var query = ""
  @State private var searched: [String] = []
  @State private var isLocked = false

  init() {}

  var body: some View {
    VStack {
      NoteEditor(text: $text, isEditing: $isEditing, context: "Note", isLocked: isLocked)
        .accessibilityIdentifier("note")
      SearchField(query: $query, searched: $searched)
        .accessibilityIdentifier("search")
      Text(verbatim: "\(text), \(isEditing ? "editing" : "resting")")
      Text(verbatim: searched.joined(separator: "|"))
      Button("Lock") { isLocked = true }
      Button("Find") { query = "found" }
    }
  }
}
