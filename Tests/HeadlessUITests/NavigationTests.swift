import SwiftUI
import Testing

private struct Screen: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0
  var body: some View {
    VStack {
      Text("\(name) \(taps)")
      Button("Tap") { taps += 1 }
      Button("Back") { dismiss() }
    }
    .navigationTitle("Screen \(name)")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Bar") { taps += 10 }
      }
    }
  }
}

private struct PathView: View {
  @State private var path = NavigationPath()
  @State private var suffix = ""
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Number", value: 7)
        NavigationLink("Word", value: "w")
        NavigationLink("Nothing", value: Int?.none)
        NavigationLink("Unknown", value: 2.5)
        NavigationLink("Direct") { Screen(name: "direct") }
        Button("Deep") {
          path.append(1)
          path.append("x")
          path.append(2)
        }
        Button("Rename") { suffix = "!" }
      }
      .navigationDestination(for: Int.self) { number in Screen(name: "\(number)\(suffix)") }
      .navigationDestination(for: String.self) { word in
        Screen(name: word)
        NavigationLink("Again", value: 8)
      }
    }
  }
}

private struct TypedPath: View {
  @State private var path: [Int] = [1]
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Wrong", value: "text")
        .navigationDestination(for: Int.self) { number in
          Text("screen \(number)")
          NavigationLink("Next", value: number + 1)
        }
    }
  }
}

private struct Derived: View {
  @State private var detail: String?
  @State private var isHelping = false
  var body: some View {
    NavigationStack {
      VStack {
        Button("Detail") { detail = "d" }
        Button("Help") { isHelping = true }
      }
      .navigationDestination(item: $detail) { Screen(name: $0) }
      .navigationDestination(isPresented: $isHelping) { Text("help") }
    }
  }
}

private struct Tabs: View {
  @State private var tab = "home"
  var body: some View {
    TabView(selection: $tab) {
      Screen(name: "home").tabItem { Label("Home", systemImage: "house") }.tag("home")
      Screen(name: "more").tabItem { Text("More") }.tag("more")
    }
  }
}

@MainActor
@Suite struct NavigationTests {
  @Test("A link pushes a value, and the destination of its type shows it")
  func values() throws {
    let host = ViewHost(PathView())
    try host.find(.navigationLink, "Number").tap()
    #expect(host.words == ["Bar", "7 0", "Tap", "Back"])
    #expect(throws: ViewFault.self) { try host.find(.navigationLink, "Word") }
    try host.find(.button, "Bar").tap()
    #expect(host.words.contains("7 10"))
    try host.pop()
    try host.find(.navigationLink, "Word").tap()
    try host.find(.navigationLink, "Again").tap()
    #expect(host.words.contains("8 0"))
    try host.find(.button, "Back").tap()
    #expect(host.words.contains("w 0"))
    #expect(throws: ViewFault.self) { try host.find(.navigationLink, "Number") }
  }

  @Test("A link without a value is disabled; a value without a destination is reported")
  func faults() throws {
    let host = ViewHost(PathView())
    #expect(throws: ViewFault.disabled("The navigationLink “Nothing”")) {
      try host.find(.navigationLink, "Nothing").tap()
    }
    try host.find(.navigationLink, "Unknown").tap()
    #expect(host.reports.map(\.kind) == [.noDestination("Double")])
  }

  @Test("Several screens at once, popped one by one")
  func deep() throws {
    let host = ViewHost(PathView())
    try host.find(.button, "Deep").tap()
    #expect(host.words.contains("2 0"))
    try host.pop()
    #expect(host.words.contains("x 0"))
    try host.pop()
    #expect(host.words.contains("1 0"))
    try host.pop()
    #expect(throws: ViewFault.self) { try host.pop() }
  }

  @Test("A link to a view keeps its screen's state until it is popped")
  func direct() throws {
    let host = ViewHost(PathView())
    try host.find(.navigationLink, "Direct").tap()
    try host.find(.button, "Tap").tap()
    #expect(host.words.contains("direct 1"))
    try host.find(.button, "Back").tap()
    try host.find(.navigationLink, "Direct").tap()
    #expect(host.words.contains("direct 0"))
  }

  @Test("A path of one type takes values of that type")
  func typed() throws {
    let host = ViewHost(TypedPath())
    #expect(host.words.contains("screen 1"))
    try host.find(.navigationLink, "Next").tap()
    #expect(host.words.contains("screen 2"))
    try host.pop()
    try host.pop()
    try host.find(.navigationLink, "Wrong").tap()
    #expect(host.reports.map(\.kind) == [.valueNotOfPath("String")])
  }

  @Test("Screens by derived bindings")
  func derived() throws {
    let host = ViewHost(Derived())
    try host.find(.button, "Detail").tap()
    #expect(host.words.contains("d 0"))
    try host.pop()
    try host.find(.button, "Help").tap()
    #expect(host.words == ["help"])
    try host.pop()
    #expect(try host.find(.button, "Help").isEnabled)
  }

  @Test("One tab is shown at a time, and each keeps its state")
  func tabs() throws {
    let host = ViewHost(Tabs())
    try host.find(.button, "Tap").tap()
    #expect(host.words.contains("home 1"))
    try host.find(.tabView).select("more")
    #expect(host.words.contains("more 0"))
    #expect(throws: ViewFault.refused("The tabView", value: "other")) {
      try host.find(.tabView).select("other")
    }
    try host.find(.tabView).select("home")
    #expect(host.words.contains("home 1"))
  }
}
