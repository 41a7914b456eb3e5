import Foundation
import Observation
import SwiftUI
import Testing

@MainActor @Observable
private final class Profile {
  var name = "Ann"
  var city = "Oslo"
  @ObservationIgnored var notes = ""
}

private struct NameField: View {
  @Binding var text: String
  var body: some View { TextField("Name", text: $text) }
}

private struct CityField: View {
  @Binding var text: String
  var body: some View { TextField("City", text: $text) }
}

private struct Greeting: View {
  let profile: Profile
  var body: some View { Text("Hello \(profile.name)") }
}

private struct ProfileView: View {
  @Bindable var profile: Profile
  var body: some View {
    VStack {
      NameField(text: $profile.name)
      CityField(text: $profile.city)
      Greeting(profile: profile)
    }
  }
}

private struct LocalForm: View {
  @State private var name = ""
  @State private var city = ""
  var body: some View {
    Form {
      NameField(text: $name)
      CityField(text: $city)
    }
  }
}

private struct WritingView: View {
  @State private var count = 0
  let limit: Int
  var body: some View {
    if count < limit { count += 1 }
    return Text("\(count)")
  }
}

private struct ThreadView: View {
  @State private var count = 0
  let start: (@escaping @Sendable () -> Void) -> Void
  var body: some View {
    let count = $count
    return VStack {
      Text("\(self.count)")
      Button("Go") { start { count.wrappedValue += 1 } }
    }
  }
}

private struct Child: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

private struct Parent: View {
  @State private var value = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Child(value: value)
      Text("other \(other)")
      Button("Value") { value += 1 }
      Button("Other") { other += 1 }
      Button("Same") { value = value }
    }
  }
}

@MainActor
@Suite struct EvaluationTests {
  @Test("Typing in one field evaluates neither the other nor the form, with a store")
  func typingWithStore() throws {
    let host = ViewHost(ProfileView(profile: Profile()))
    host.resetEvaluations()
    try host.type("abc", into: "City")
    #expect(host.evaluations(of: ProfileView.self) == 0)
    #expect(host.evaluations(of: NameField.self) == 0)
    #expect(host.evaluations(of: Greeting.self) == 0)
    #expect(try host.find(.textField, "City").value == "Osloabc")

    try host.type("!", into: "Name")
    #expect(host.evaluations(of: Greeting.self) == 1)
    #expect(host.evaluations(of: CityField.self) == 0)
    #expect(host.words.contains("Hello Ann!"))
  }

  @Test("Typing in one field evaluates neither the other nor the form, with local state")
  func typingWithState() throws {
    let host = ViewHost(LocalForm())
    try host.type("abc", into: "City")
    #expect(host.evaluations(of: LocalForm.self) == 1)
    #expect(host.evaluations(of: NameField.self) == 1)
    #expect(host.evaluations(of: CityField.self) == 1)
    #expect(try host.find(.textField, "City").value == "abc")
    #expect(try host.find(.textField, "Name").value == "")
  }

  @Test("A child is evaluated for another value, and not for the parent's other state")
  func child() throws {
    let host = ViewHost(Parent())
    try host.find(.button, "Other").tap()
    #expect(host.evaluations(of: Parent.self) == 2)
    #expect(host.evaluations(of: Child.self) == 1)
    try host.find(.button, "Value").tap()
    #expect(host.evaluations(of: Child.self) == 2)
    try host.find(.button, "Same").tap()
    #expect(host.evaluations(of: Parent.self) == 3)
  }

  @Test("A change that nobody reads evaluates nothing")
  func unread() {
    let profile = Profile()
    let host = ViewHost(Greeting(profile: profile))
    profile.city = "Rome"
    profile.notes = "!"
    #expect(host.evaluations(of: Greeting.self) == 1)
    profile.name = "Bo"
    profile.name = "Cy"
    #expect(host.evaluations(of: Greeting.self) == 2)
    #expect(host.words == ["Hello Cy"])
  }

  @Test("A write to state while a view updates is reported in SwiftUI's words")
  func stateWrittenDuringUpdate() {
    let host = ViewHost(WritingView(limit: 1))
    #expect(host.reports.map(\.kind) == [.stateWrittenDuringUpdate])
    #expect(
      host.reports.first?.message
        == "Modifying state during view update, this will cause undefined behavior.")
    #expect(host.words == ["1"])
  }

  @Test("Updates without end are given up and reported")
  func unsettled() {
    let host = ViewHost(WritingView(limit: .max))
    #expect(host.reports.last?.kind == .updatesDoNotSettle)
  }

  @Test("State may be written from any thread")
  func threads() async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let view = ThreadView(start: { work in
      Thread.detachNewThread {
        for _ in 0..<100 { work() }
        continuation.finish()
      }
    })
    let host = ViewHost(view)
    try host.find(.button, "Go").tap()
    for await _ in stream {}
    #expect(host.words.contains("100"))
    #expect(host.reports.isEmpty)
  }

  @Test("What changes elsewhere is shown without being asked about")
  func unasked() async {
    let profile = Profile()
    var seen: [String] = []
    let host = ViewHost(
      Greeting(profile: profile).onChange(of: profile.city) {}
        .modifier(Watcher(profile: profile) { seen.append($0) }))
    profile.name = "Dee"
    for _ in 0..<100 where seen.isEmpty { await Task.yield() }
    #expect(seen == ["Dee"])
    _ = host
  }
}

private struct Watcher: ViewModifier {
  let profile: Profile
  let told: (String) -> Void
  func body(content: Content) -> some View {
    content.onChange(of: profile.name) { _, name in told(name) }
  }
}
