import SwiftUI
import Testing

private struct Tally: View {
  let name: String
  @State private var taps = 0
  var body: some View {
    Button("\(name) \(taps)") { taps += 1 }
  }
}

private struct Rows: View {
  @State private var names = ["a", "b", "c"]
  @State private var isShown = true
  @State private var version = 0
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Tally(name: $0) }
      if isShown { Tally(name: "if") } else { Text("none") }
      Tally(name: "id").id(version)
      Button("Reverse") { names.reverse() }
      Button("Flip") { isShown.toggle() }
      Button("Renew") { version += 1 }
    }
  }
}

private struct Erased: View {
  @State private var isFirst = true
  var body: some View {
    VStack {
      isFirst ? AnyView(Tally(name: "same")) : AnyView(Group { Tally(name: "same") })
      Button("Swap") { isFirst.toggle() }
    }
  }
}

private struct Twice: View {
  var body: some View {
    let view = Tally(name: "t")
    return VStack {
      view
      view
    }
  }
}

private struct Duplicates: View {
  var body: some View {
    ForEach([1, 1], id: \.self) { number in Tally(name: "\(number)") }
  }
}

private struct Flash: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var flash: Int {
    get { self[Flash.self] }
    set { self[Flash.self] = newValue }
  }
}

private struct FlashText: View {
  @Environment(\.flash) private var flash
  var body: some View { Text("flash \(flash)") }
}

private struct Between: View {
  var body: some View { FlashText() }
}

private struct Deaf: View {
  var body: some View { Text("deaf") }
}

private struct FlashView: View {
  @State private var flash = 1
  var body: some View {
    VStack {
      Between().environment(\.flash, flash)
      Deaf().environment(\.flash, flash)
      Button("Flash") { flash += 1 }
    }
  }
}

@MainActor
@Suite struct IdentityTests {
  @Test("State follows an element's identity when the elements change places")
  func rows() throws {
    let host = ViewHost(Rows())
    try host.find(.button, "a 0").tap()
    try host.find(.button, "b 0").tap()
    try host.find(.button, "b 1").tap()
    try host.find(.button, "Reverse").tap()
    #expect(host.findAll(.button).prefix(3).map(\.label) == ["c 0", "b 2", "a 1"])
    #expect(host.evaluations(of: Tally.self) == 5 + 3)
  }

  @Test("State ends with a branch of a condition, and begins anew")
  func condition() throws {
    let host = ViewHost(Rows())
    try host.find(.button, "if 0").tap()
    try host.find(.button, "Flip").tap()
    #expect(host.words.contains("none"))
    try host.find(.button, "Flip").tap()
    #expect(try host.find(.button, "if 0").isEnabled)
  }

  @Test("Another id makes another view")
  func explicitIdentity() throws {
    let host = ViewHost(Rows())
    try host.find(.button, "id 0").tap()
    try host.find(.button, "Renew").tap()
    #expect(host.findAll(.button, "id 0").count == 1)
  }

  @Test("Another hidden type makes another view")
  func erased() throws {
    let host = ViewHost(Erased())
    try host.find(.button, "same 0").tap()
    try host.find(.button, "Swap").tap()
    #expect(host.findAll(.button, "same 0").count == 1)
  }

  @Test("One value in two places is two views")
  func twice() throws {
    let host = ViewHost(Twice())
    try host.findAll(.button)[0].tap()
    #expect(host.findAll(.button).map(\.label) == ["t 1", "t 0"])
  }

  @Test("Two elements of one identity are reported")
  func duplicates() {
    let host = ViewHost(Duplicates())
    #expect(host.reports.map(\.kind) == [.duplicateIdentity("1")])
    #expect(host.findAll(.button).count == 2)
  }

  @Test("What is handed down evaluates those who read it, past those who do not")
  func environment() throws {
    let host = ViewHost(FlashView())
    #expect(host.words.contains("flash 1"))
    try host.find(.button, "Flash").tap()
    #expect(host.words.contains("flash 2"))
    #expect(host.evaluations(of: Between.self) == 1)
    #expect(host.evaluations(of: Deaf.self) == 1)
    #expect(host.evaluations(of: FlashText.self) == 2)
  }
}
