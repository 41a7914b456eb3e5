import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
private final class Trace {
  var updates = 0
  var edits: [String] = []
}

/// A field whose coordinator writes to whichever binding its view has now.
private struct Field: UIViewRepresentable {
  @Binding var text: String
  let trace: Trace
  var isWriting = false

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let view = UITextField()
    view.delegate = context.coordinator
    view.addAction(
      UIAction { [weak view, weak coordinator = context.coordinator] _ in
        guard let view, let coordinator else { return }
        coordinator.parent.trace.edits.append(view.text ?? "")
        coordinator.parent.text = view.text ?? ""
      }, for: .editingChanged)
    return view
  }

  func updateUIView(_ view: UITextField, context: Context) {
    trace.updates += 1
    context.coordinator.parent = self
    view.isEnabled = context.environment.isEnabled
    if isWriting && text.isEmpty { text = "written" }
    if view.markedTextRange == nil && view.text != text { view.text = text }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: Field
    init(_ parent: Field) { self.parent = parent }
  }
}

private struct Items: View {
  @State private var texts = ["a", "b"]
  @State private var index = 0
  @State private var isDisabled = false
  let trace: Trace
  var body: some View {
    VStack {
      Field(text: $texts[index], trace: trace)
        .disabled(isDisabled)
      Text(verbatim: texts.joined(separator: "|"))
      Button("Other") { index = 1 }
      Button("Upper") { texts[index] = texts[index].uppercased() }
      Button("Disable") { isDisabled = true }
    }
  }
}

private struct WritingItems: View {
  @State private var text = ""
  let trace: Trace
  var body: some View { Field(text: $text, trace: trace, isWriting: true) }
}

private struct Switch: UIViewRepresentable {
  @Binding var isOn: Bool

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    let isOn = $isOn
    view.addAction(
      UIAction { [weak view] _ in isOn.wrappedValue = view?.isOn ?? false }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UISwitch, context: Context) {
    if view.isOn != isOn { view.setOn(isOn, animated: true) }
  }
}

private struct Switches: View {
  @State private var isOn = true
  var body: some View {
    Switch(isOn: $isOn)
    Toggle("Same", isOn: $isOn)
  }
}

@MainActor
@Suite struct BridgeTests {
  @Test("R36: for another item the coordinator writes to the other binding")
  func otherItem() throws {
    let host = ViewHost(Items(trace: Trace()))
    try host.find(.uiView).type("1")
    #expect(host.words.contains("a1|b"))
    try host.find(.button, "Other").tap()
    #expect(try host.find(.uiView).value == "b")
    try host.find(.uiView).type("2")
    #expect(host.words.contains("a1|b2"))
    #expect(host.reports.isEmpty)
  }

  @Test("R36: text that code sets calls nobody back")
  func programmaticText() throws {
    let trace = Trace()
    let host = ViewHost(Items(trace: trace))
    try host.find(.button, "Upper").tap()
    #expect(try host.find(.uiView).value == "A")
    #expect(trace.edits.isEmpty)
    let updates = trace.updates
    try host.find(.button, "Upper").tap()
    #expect(trace.updates == updates)
  }

  @Test("R36: text that is being composed is left alone")
  func markedText() throws {
    let host = ViewHost(Items(trace: Trace()))
    let field = try #require(try host.find(.uiView).uiView as? UITextField)
    field.setMarkedText("ㄱ", selectedRange: NSRange(location: 1, length: 0))
    #expect(host.words.contains("aㄱ|b"))
    try host.find(.button, "Upper").tap()
    try host.find(.button, "Other").tap()
    #expect(field.text == "aㄱ")
    field.unmarkText()
    try host.find(.button, "Upper").tap()
    #expect(field.text == "B")
  }

  @Test("R36: a write to state in an update is reported")
  func writeInUpdate() throws {
    let host = ViewHost(WritingItems(trace: Trace()))
    #expect(host.reports.map(\.kind) == [.stateWrittenDuringUpdate])
    #expect(try host.find(.uiView).value == "written")
  }

  @Test("A UIKit view hears of what is handed down, and refuses when disabled")
  func environment() throws {
    let host = ViewHost(Items(trace: Trace()))
    try host.find(.button, "Disable").tap()
    #expect((try host.find(.uiView).uiView as? UITextField)?.isEnabled == false)
    #expect(throws: ViewFault.self) { try host.find(.uiView).type("x") }
    #expect(host.words.contains("a|b"))
  }

  @Test func switches() throws {
    let host = ViewHost(Switches())
    try host.find(.uiView).set(false)
    #expect(try host.find(.toggle).value == "off")
    try host.find(.toggle).tap()
    #expect(try host.find(.uiView).value == "on")
  }
}
