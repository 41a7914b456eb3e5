import Combine
import SwiftUI
import Testing

@MainActor
private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
}

/// What `--observation combine` makes of a store: it says by itself that it changes.
@MainActor
private final class OldStore: ObservableObject {
  nonisolated let objectWillChange = ObservableObjectPublisher()
  private(set) var count = 0
  var step: Int = 1 {
    willSet { objectWillChange.send() }
  }
  func increment() {
    objectWillChange.send()
    count += step
  }
}

private struct Owner: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      Text(verbatim: model.name)
      Inner().environmentObject(model)
    }
  }
}

private struct Inner: View {
  @EnvironmentObject private var model: Model
  var body: some View { Button("Other \(model.other)") { model.other += 1 } }
}

private struct OldCounter: View {
  @ObservedObject var store: OldStore
  var body: some View {
    Text("\(store.count)")
    Stepper("Step", value: $store.step)
    Button("+") { store.increment() }
  }
}

private struct Rude: View {
  @ObservedObject var store: OldStore
  var body: some View {
    if store.count == 0 { store.increment() }
    return Text("\(store.count)")
  }
}

@MainActor
@Suite struct ObservedObjectTests {
  @Test("A view that owns an observed object, and one that is handed it from outside")
  func owned() throws {
    let host = ViewHost(Owner())
    try host.type("b", into: "Name")
    #expect(host.words.contains("ab"))
    try host.find(.button, "Other 0").tap()
    #expect(try host.find(.button, "Other 1").isEnabled)
  }

  @Test("An object that says by itself that it changes")
  func observed() throws {
    let store = OldStore()
    let host = ViewHost(OldCounter(store: store))
    try host.find(.stepper).increment()
    try host.find(.button, "+").tap()
    #expect(host.words.contains("2"))
    #expect(host.evaluations(of: OldCounter.self) == 3)
    store.increment()
    #expect(host.words.contains("4"))
  }

  @Test("A change of an observed object while a view updates is reported")
  func reported() {
    let host = ViewHost(Rude(store: OldStore()))
    #expect(host.reports.map(\.kind) == [.objectChangedDuringUpdate])
    #expect(host.words == ["1"])
  }

  @Test("A published property delivers its value, and each new one before it holds it")
  func published() {
    let model = Model()
    var seen: [String] = []
    var changes = 0
    let value = model.$name.sink { [unowned model] in seen.append("\(model.name)>\($0)") }
    let change = model.objectWillChange.sink { changes += 1 }
    model.name = "b"
    model.other = 1
    #expect(seen == ["a>a", "a>b"])
    #expect(changes == 2)
    value.cancel()
    change.cancel()
    model.name = "c"
    #expect(seen.count == 2)
    #expect(changes == 2)
  }

  @Test("Subjects deliver until they end or nobody listens")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var isOver = false
    var links: Set<AnyCancellable> = []
    subject.sink(receiveCompletion: { _ in isOver = true }, receiveValue: { seen.append($0) })
      .store(in: &links)
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(seen == [1])
    #expect(isOver)

    let current = CurrentValueSubject<Int, Never>(5)
    current.sink { seen.append($0) }.store(in: &links)
    current.send(6)
    links = []
    current.value = 7
    #expect(seen == [1, 5, 6])
  }
}
