import SwiftUI
import Testing

private struct Groups: View {
  @State private var count = 0

  var body: some View {
    ScrollView {
      GroupBox("Totals") { Text("Sum \(count)") }
      GroupBox { Text("No title") }
      GroupBox {
        Text("Inside")
      } label: {
        Text("A view").bold()
      }
      ControlGroup {
        Button("More") { count += 1 }
        Button("Fewer") { count -= 1 }
      }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40), spacing: 2)]) {
        ForEach(0..<3) { number in Text("Cell \(number)") }
      }
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))], spacing: 4) { Text("Sideways") }
      Text("Row")
        .badge(count)
        .badge("new")
        .offset(x: 2, y: 3)
        .accessibilityHint("Shows it")
        .accessibilityValue(Text(verbatim: "\(count)"))
        .contextMenu { Button("Clear") { count = 0 } }
      Text("Secret").hidden()
      Text("Above").safeAreaInset(edge: .top) { Text("Bar") }
    }
  }
}

@MainActor
@Suite("Groups, grids and what is added to a view") struct GroupTests {
  @Test("their content is shown, with titles, and their controls work")
  func shown() throws {
    let host = ViewHost(Groups())
    for word in [
      "Totals", "Sum 0", "No title", "Inside", "A view", "Cell 2", "Sideways", "Row", "Bar",
    ] {
      #expect(host.words.contains(word), "\(word)")
    }
    try host.find(.button, "More").tap()
    try host.find(.button, "More").tap()
    #expect(host.words.contains("Sum 2"))
    try host.find(.button, "Clear").tap()
    #expect(host.words.contains("Sum 0"))
    #expect(host.evaluations(of: Groups.self) == 4)
  }

  @Test("what is hidden is there, and neither shown nor found")
  func hidden() {
    let host = ViewHost(Groups())
    #expect(!host.words.contains("Secret"))
    #expect(throws: (any Error).self) { try host.find(.text, "Secret") }
  }
}
