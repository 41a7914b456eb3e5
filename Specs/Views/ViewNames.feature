/// Names that SwiftUI, the generated views and Swift have for themselves: a spec may use them.
enum ShownTab: CaseIterable { case list, form, button }

feature ViewNames {
  state {
    var text = "t"
    var label = "l"
    var content = 0
    var view = 0
    var title = ""
    var isPresented = false
    var tab: ShownTab = .list
    var child = 5
    var row: Int?
    var rows: [Int] = [1, 2]
    var `default` = 3
    var `switch` = false
    var value: Int { content + view }
  }
  binding text, label, content, isPresented, tab, `default`, `switch`, title

  action button(_ label: String) { text = label }
  action task { view += 1 }
  action onAppear(_ value: Int = 3) { content = value }
  action `repeat` when `switch` { `default` += 1 }
}

view ViewNamesView {
  store ViewNames
  let padding: Int
  let font: String
  state color = 0
  focus keyboard
  VStack {
    Text("\(label) \(content) \(view) \(value) \(padding) \(font) \(`default`) \(color)")
    TextField(text, text: $title).focused($keyboard)
    Toggle("Switch", isOn: $switch)
    Stepper("Default", value: $default)
    Button("Button") { send button("pressed") }
    Button("Repeat") { send `repeat` }
    Button(action: { send onAppear() }) { Text("Appear").padding(8) }
    Picker("Tab", selection: $tab) {
      ForEach(ShownTab.allCases, id: \.self) { tab in Text(String(describing: tab)).tag(tab) }
    }
    ForEach(rows, id: \.self) { row in Text("row \(row) \(self.row ?? 0)") }
    ForEach(0..<2, id: \.self) { child in Text("child \(child) \(self.child)") }
    ForEach(rows.indices, id: \.self) { index in Text("index \(rows[index])") }
    if let row { Text("is \(row)") } else if `switch` { Text("is on") } else { Text("is none") }
    switch tab {
    case .list: Text("a list")
    case .form: Form { Text("a form") }
    case .button:
      Button("Colour") {
        color += 1
        send task
      }
    }
  }
  .onAppear { send onAppear(1) }
  .sheet(isPresented: $isPresented) { Text(text) }
}
