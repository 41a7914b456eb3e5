import FeatureRuntime
import Observation
import SwiftUI
import Testing

private struct CommentForm: View {
  @Bindable var store: BindingFormsStore
  var body: some View {
    VStack {
      QueryText(store: store)
      TextField("Comment", text: $store.comment)
      Stepper("Step", value: $store.step, in: 1...10)
      Button("Animated") { withAnimation(.linear(duration: 1)) { store.step += 1 } }
      Button("Plain") { store.step += 1 }
      Stepper("Slow", value: $store.step.animation(.easeIn), in: 1...10)
    }
  }
}

private struct QueryText: View {
  let store: BindingFormsStore
  var body: some View { Text(verbatim: store.query) }
}

/// A field that empties itself once three characters are in it.
@MainActor @Observable
private final class CodeStore {
  private(set) var writes = 0
  private var text = ""

  var code: String {
    get { text }
    set {
      writes += 1
      text = newValue.count >= 3 ? "" : newValue
    }
  }
}

private struct CodeView: View {
  @Bindable var store: CodeStore
  var body: some View { TextField("Code", text: $store.code) }
}

private struct CodeLabel: View {
  let store: CodeStore
  var body: some View { Text("code \(store.code)") }
}

/// A store that refuses what is too long, and tells nobody: what the runtime must not do.
@MainActor @Observable
private final class SilentStore {
  @ObservationIgnored private var text = "abc"

  var comment: String {
    get { text }
    set { if newValue.count <= 3 { text = newValue } }
  }
}

private struct SilentView: View {
  @Bindable var store: SilentStore
  var body: some View { TextField("Comment", text: $store.comment) }
}

/// What the runtime's bindings become for SwiftUI.
private struct BridgedStep: View {
  let store: BindingFormsStore
  var body: some View {
    Stepper("Step", value: store.bindings.step.swiftUI, in: 1...10)
  }
}

@MainActor
@Suite struct ScenarioTests {
  @Test("R1: a write that is refused is read again, by its reader alone")
  func refusedWrite() throws {
    let store = BindingFormsStore(state: BindingForms.State(comment: "0123456789"))
    let host = ViewHost(CommentForm(store: store))
    host.resetEvaluations()
    try host.type("x", into: "Comment")
    #expect(store.comment == "0123456789")
    #expect(try host.find(.textField, "Comment").value == "0123456789")
    #expect(host.evaluations(of: QueryText.self) == 0)
    #expect(host.evaluations(of: CommentForm.self) == 0)
  }

  @Test("R1: a field goes on showing what was refused where nobody is told")
  func silentRefusal() throws {
    let host = ViewHost(SilentView(store: SilentStore()))
    try host.type("d", into: "Comment")
    #expect(try host.find(.textField).value == "abcd")
  }

  @Test("R2: a write that the handler replaces is read at once, and drawn once")
  func rewrittenWrite() throws {
    let store = CodeStore()
    let host = ViewHost(
      VStack {
        CodeView(store: store)
        CodeLabel(store: store)
      })
    try host.type("12", into: "Code")
    host.resetEvaluations()
    try host.type("3", into: "Code")
    #expect(store.code == "")
    #expect(store.writes == 3)
    #expect(try host.find(.textField).value == "")
    #expect(host.evaluations(of: CodeLabel.self) == 1)
  }

  @Test("R35: a write inside an animation keeps it, and a plain one has none")
  func transaction() throws {
    let store = BindingFormsStore(state: BindingForms.State())
    let host = ViewHost(CommentForm(store: store))
    try host.find(.button, "Animated").tap()
    #expect(host.lastAnimation == .linear(duration: 1))
    try host.find(.button, "Plain").tap()
    #expect(host.lastAnimation == nil)
    try host.find(.stepper, "Slow").increment()
    #expect(host.lastAnimation == .easeIn)
    withAnimation(.spring) { store.step = 1 }
    _ = host.words
    #expect(host.lastAnimation == .spring)
  }

  @Test("The runtime's binding as SwiftUI's, and back")
  func bridgedBinding() throws {
    let store = BindingFormsStore(state: BindingForms.State())
    let host = ViewHost(BridgedStep(store: store))
    try host.find(.stepper).increment()
    #expect(store.step == 2)
    let back = FeatureBinding(store.bindings.step.swiftUI)
    back.wrappedValue = 40
    #expect(store.step == 10)
    #expect(try host.find(.stepper).value == "10 in 1...10")
  }
}
