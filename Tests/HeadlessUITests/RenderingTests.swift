import SwiftUI
import Testing

private struct Greeting: View {
  let name: String
  let count: Int
  var body: some View {
    VStack {
      Text("Hello \(name), \(count) new").font(.title).bold().padding(8)
      Text(verbatim: "<raw> & %d").foregroundStyle(.red)
      Button("Delete", role: .destructive) {}.disabled(true)
    }
  }
}

private struct Alarm: View {
  @State private var isShown = true
  var body: some View {
    Text("under").alert("Fire", isPresented: $isShown) {
      Button("Run", role: .destructive) {}
    } message: {
      Text("Now.")
    }
  }
}

@MainActor
@Suite struct RenderingTests {
  @Test("A literal is a key to be translated, data is not")
  func translation() {
    var options = ViewHost.Options()
    options.strings = ["Hello %@, %lld new": "Hallo %@, %lld neu", "<raw> & %d": "wrong"]
    let host = ViewHost(Greeting(name: "Ann", count: 1234), options: options)
    #expect(host.words.first == "Hallo Ann, 1,234 neu")
    #expect(host.words[1] == "<raw> & %d")
  }

  @Test("Numbers in a key are written as SwiftUI writes them")
  func numbers() {
    #expect(ViewHost(Text("\(-1_234_567)")).words == ["-1,234,567"])
    #expect(ViewHost(Text("\(0.5)")).words == ["0.500000"])
    #expect(ViewHost(Text("100% of \(3)")).words == ["100% of 3"])
    #expect(ViewHost(Text("a") + Text(verbatim: "b")).words == ["ab"])
  }

  @Test("What is shown, as text")
  func text() {
    #expect(
      ViewHost(Greeting(name: "Ann", count: 2)).text == """
        Greeting
          VStack
            Text "Hello Ann, 2 new" .font(title) .bold .padding(8.0)
            Text "<raw> & %d" .foregroundStyle(red)
            Button "Delete" role: destructive .disabled
        """)
    #expect(
      ViewHost(Alarm()).text == """
        Alarm
          Text "under"
        Alert "Fire"
          Message "Now."
          Button "Run" role: destructive
        """)
  }

  @Test("What is shown, as HTML")
  func html() {
    let page = ViewHost(Greeting(name: "Ann", count: 2)).html(title: "A & B")
    #expect(page.contains("<title>A &amp; B</title>"))
    let body = page.split(separator: "\n").drop { $0 != "<body>" }
    #expect(
      body.joined(separator: "\n") == """
        <body>
          <div class="view Greeting">
            <div class="vStack">
              <span class="text" style="font-size: 28.0px; font-weight: 400; font-weight: bold; \
        padding-top: 8.0px; padding-left: 8.0px; padding-bottom: 8.0px; padding-right: 8.0px">\
        Hello Ann, 2 new</span>
              <span class="text" style="color: #ff3b30">&lt;raw&gt; &amp; %d</span>
              <button class="button" data-role="destructive" disabled>
                <span class="text">Delete</span>
              </button>
            </div>
          </div>
        </body>
        </html>
        """)
  }
}
