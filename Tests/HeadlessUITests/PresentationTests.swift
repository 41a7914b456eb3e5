import SwiftUI
import Testing

private struct Note: Identifiable {
  let id: Int
  var isShared = false
}

private struct NoteView: View {
  let note: Note
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0
  var body: some View {
    VStack {
      Text("note \(note.id) \(taps)")
      Button("Tap") { taps += 1 }
      Button("Done") { dismiss() }
    }
  }
}

private struct Presenting: View {
  @State private var note: Note?
  @State private var isPopped = false
  @State private var isAsking = false
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Button("One") { note = Note(id: 1) }
      Button("Pop") { isPopped = true }
      Button("Ask") { isAsking = true }
      Text(verbatim: log.joined(separator: ","))
    }
    .sheet(item: $note, onDismiss: { log.append("dismissed") }) { note in
      NoteView(note: note)
      Button("Two") { self.note = Note(id: 2) }
      Button("Share") { self.note?.isShared = true }
    }
    .popover(isPresented: $isPopped) { Text("popped").interactiveDismissDisabled() }
    .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { log.append("deleted") }
    } message: {
      Text("For good.")
    }
  }
}

private struct Chained: View {
  @State private var alert: String?
  @State private var log: [String] = []
  var body: some View {
    Button("First") { alert = "one" }
      .alert(
        alert ?? "",
        isPresented: Binding(
          get: { alert != nil },
          set: { isShown in
            log.append("\(isShown)")
            if !isShown { alert = nil }
          })
      ) {
        Button("Next") {
          log.append("action")
          alert = "two"
        }
      }
    Text(verbatim: log.joined(separator: " "))
  }
}

private struct Presented: View {
  @State private var isShown = false
  let data: Int?
  var body: some View {
    Button("Show") { isShown = true }
      .alert("Data", isPresented: $isShown, presenting: data) { value in
        Button("Use \(value)") {}
      } message: { value in
        Text("It is \(value)")
      }
  }
}

private struct Bare: View {
  @State private var isShown = true
  var body: some View {
    Text("under").alert("Bare", isPresented: $isShown) {}
  }
}

@MainActor
@Suite struct PresentationTests {
  @Test("A sheet covers what is behind it, and its content dismisses it")
  func sheet() throws {
    let host = ViewHost(Presenting())
    try host.find(.button, "One").tap()
    #expect(host.presented?.kind == .sheet)
    #expect(throws: ViewFault.covered("The button “One”", by: "The sheet")) {
      try host.find(.button, "One").tap()
    }
    try host.find(.button, "Done").tap()
    #expect(host.presented == nil)
    #expect(host.words.contains("dismissed"))
  }

  @Test("Another item is another sheet; a changed one is the same")
  func items() throws {
    let host = ViewHost(Presenting())
    try host.find(.button, "One").tap()
    try host.find(.button, "Tap").tap()
    try host.find(.button, "Share").tap()
    #expect(host.words.contains("note 1 1"))
    try host.find(.button, "Two").tap()
    #expect(host.words.contains("note 2 0"))
    #expect(host.words.contains("dismissed"))
    try host.dismiss()
    #expect(host.words.contains("dismissed,dismissed"))
  }

  @Test("A presentation that may not be dismissed is not")
  func dismissDisabled() throws {
    let host = ViewHost(Presenting())
    try host.find(.button, "Pop").tap()
    #expect(throws: ViewFault.refused("The popover", value: "being dismissed")) {
      try host.dismiss()
    }
  }

  @Test("A dialog gets a button to give up, and any button takes it down")
  func dialog() throws {
    let host = ViewHost(Presenting())
    try host.find(.button, "Ask").tap()
    let dialog = try host.find(.confirmationDialog, "Sure?")
    #expect(dialog.all(.button).map(\.label) == ["Delete", "Cancel"])
    #expect(dialog.all(.message).map(\.label) == ["For good."])
    try host.find(.button, "Delete").tap()
    #expect(host.presented == nil)
    #expect(host.words.contains("deleted"))
    try host.find(.button, "Ask").tap()
    try host.find(.button, "Cancel").tap()
    #expect(host.presented == nil)
  }

  @Test("The binding is written after the button's action, or before, as the options say")
  func alertWrite() throws {
    let after = ViewHost(Chained())
    try after.find(.button, "First").tap()
    try after.find(.button, "Next").tap()
    #expect(after.presented == nil)
    #expect(after.words.contains("action false"))

    var options = ViewHost.Options()
    options.alertWrite = .beforeAction
    let before = ViewHost(Chained(), options: options)
    try before.find(.button, "First").tap()
    try before.find(.button, "Next").tap()
    #expect(try before.find(.alert).label == "two")
    #expect(before.words.contains("false action"))
  }

  @Test("An alert for data is shown where there is data")
  func presenting() throws {
    let host = ViewHost(Presented(data: 7))
    try host.find(.button, "Show").tap()
    #expect(try host.find(.alert).all(.button).map(\.label) == ["Use 7"])
    #expect(try host.find(.message).label == "It is 7")
    let empty = ViewHost(Presented(data: nil))
    try empty.find(.button, "Show").tap()
    #expect(empty.presented == nil)
  }

  @Test("An alert without buttons gets one")
  func bareAlert() throws {
    let host = ViewHost(Bare())
    try host.find(.button, "OK").tap()
    #expect(host.presented == nil)
  }
}

/// What generated text looks like for systems before iOS 15.
private struct OldForms: View {
  @State private var title: String?
  var body: some View {
    NavigationView {
      VStack {
        Button("Fail") { title = "Down" }
        NavigationLink("More") { Text("more") }
      }
      .alert(
        isPresented: Binding(get: { title != nil }, set: { if !$0 { title = nil } })
      ) {
        Alert(
          title: Text(verbatim: title ?? ""), primaryButton: .default(Text("Again")),
          secondaryButton: .cancel())
      }
    }
  }
}

@MainActor
@Suite struct OldFormTests {
  @Test("The forms of older systems")
  func oldForms() throws {
    let host = ViewHost(OldForms())
    try host.find(.button, "Fail").tap()
    let alert = try host.find(.alert, "Down")
    #expect(alert.all(.button).map(\.label) == ["Again", "Cancel"])
    try host.find(.button, "Again").tap()
    #expect(host.presented == nil)
    try host.find(.navigationLink, "More").tap()
    #expect(host.words == ["more"])
    try host.pop()
  }
}
