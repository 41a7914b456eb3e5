import Foundation
import SwiftUI
import Testing

private enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear, plum
  var id: String { rawValue }
}

private struct Controls: View {
  @State private var isOn = false
  @State private var count = 5
  @State private var level = 0.5
  @State private var name = ""
  @State private var secret = ""
  @State private var story = ""
  @State private var fruit = Fruit.apple
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var tint = Color.red
  @State private var amount = 3
  @State private var isOpen = false
  @State private var isDisabled = false

  var body: some View {
    Form {
      Section("First") {
        Toggle("Wifi", isOn: $isOn)
        Stepper("Count \(count)", value: $count, in: 0...6, step: 2)
        Slider(value: $level, in: 0...1, step: 0.25)
        TextField("Name", text: $name, prompt: Text("Your name"))
        SecureField("Secret", text: $secret)
        TextEditor(text: $story).accessibilityIdentifier("story")
      }
      Section {
        Picker("Fruit", selection: $fruit) {
          ForEach(Fruit.allCases) { fruit in Text(fruit.rawValue).tag(fruit) }
        }
        DatePicker("Day", selection: $day, in: Date(timeIntervalSince1970: 0)...)
        ColorPicker("Tint", selection: $tint)
        TextField("Amount", value: $amount, format: .number)
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Menu("Menu") { Button("Zero") { count = 0 } }
      } header: {
        Text("Second")
      } footer: {
        Text("End")
      }
      Button("Toggle all") { isDisabled.toggle() }
      Group {
        Button("Nothing") { count = 100 }
        Toggle("Off", isOn: $isOn)
      }
      .disabled(isDisabled)
      ProgressView(value: 0.5)
      Label("Star", systemImage: "star")
    }
  }
}

@MainActor
@Suite struct ControlTests {
  private let host = ViewHost(Controls())

  @Test func toggle() throws {
    try host.find(.toggle, "Wifi").set(true)
    #expect(try host.find(.toggle, "Wifi").value == "on")
    #expect(try host.find(.toggle, "Off").value == "on")
    try host.find(.toggle, "Off").tap()
    #expect(try host.find(.toggle, "Wifi").value == "off")
  }

  @Test("A stepper stops at the ends of its range")
  func stepper() throws {
    try host.find(.stepper).increment()
    #expect(try host.find(.stepper).label == "Count 6")
    #expect(throws: ViewFault.self) { try host.find(.stepper).increment() }
    for _ in 0..<3 { try host.find(.stepper).decrement() }
    #expect(try host.find(.stepper).value == "0 in 0...6")
    #expect(throws: ViewFault.self) { try host.find(.stepper).decrement() }
  }

  @Test("A slider stands at its steps, in its range")
  func slider() throws {
    try host.find(.slider).set(0.7)
    #expect(try host.find(.slider).value == "0.75 in 0.0...1.0")
    #expect(throws: ViewFault.refused("The slider", value: "2.0")) {
      try host.find(.slider).set(2)
    }
  }

  @Test func fields() throws {
    try host.type("Ann", into: "Your name")
    #expect(try host.find(.textField, "Name").value == "Ann")
    try host.find(.textField, "Name").deleteBackward()
    #expect(try host.find(.textField, "Name").value == "An")
    try host.type("abc", into: "Secret")
    #expect(try host.find(.secureField).value == "•••")
    try host.type("a", into: "story")
    try host.find(.textEditor).submit()
    #expect(try host.find(.textEditor).value == "a\n")
    try host.find(.textField, "Name").set("Bo")
    #expect(try host.find(.textField, "Name").value == "Bo")
  }

  @Test("A value's field writes once typing is over, and shows the value where it cannot")
  func valueField() throws {
    let field = try host.find(.textField, "Amount")
    try field.set("42")
    try field.submit()
    #expect(try host.find(.textField, "Amount").value == "42")
    try host.find(.textField, "Amount").set("nonsense")
    try host.find(.textField, "Amount").submit()
    #expect(try host.find(.textField, "Amount").value == "42")
  }

  @Test("A picker takes what it offers, of its type")
  func picker() throws {
    try host.find(.picker, "Fruit").select(Fruit.plum)
    #expect(try host.find(.picker, "Fruit").value == "plum")
    #expect(throws: ViewFault.refused("The picker “Fruit”", value: "7")) {
      try host.find(.picker, "Fruit").select(7)
    }
  }

  @Test func dateAndColour() throws {
    try host.find(.datePicker).set(Date(timeIntervalSince1970: 86400))
    #expect(try host.find(.datePicker).value == "1970-01-02T00:00:00Z")
    #expect(throws: ViewFault.self) {
      try host.find(.datePicker).set(Date(timeIntervalSince1970: -1))
    }
    try host.find(.colorPicker).set(Color.green)
    #expect(try host.find(.colorPicker).value == "green")
  }

  @Test func disclosure() throws {
    #expect(!host.words.contains("inside"))
    try host.find(.disclosureGroup, "More").tap()
    #expect(host.words.contains("inside"))
    try host.find(.button, "Zero").tap()
    #expect(try host.find(.stepper).label == "Count 0")
  }

  @Test("Disabled controls refuse")
  func disabled() throws {
    try host.find(.button, "Toggle all").tap()
    #expect(throws: ViewFault.disabled("The button “Nothing”")) {
      try host.find(.button, "Nothing").tap()
    }
    #expect(throws: ViewFault.disabled("The toggle “Off”")) {
      try host.find(.toggle, "Off").set(true)
    }
    try host.find(.toggle, "Wifi").set(true)
    #expect(try host.find(.stepper).label == "Count 5")
  }

  @Test("What cannot be done is said")
  func impossible() throws {
    #expect(throws: ViewFault.impossible("The label “Star”", action: "tapped")) {
      try host.find(.label).tap()
    }
    #expect(throws: ViewFault.self) { try host.find(.button, "None") }
    let button = try host.find(.button, "Toggle all")
    try button.tap()
    #expect(throws: ViewFault.gone("The button “Toggle all”")) { try button.tap() }
  }

  @Test("What is shown, as text")
  func text() {
    #expect(
      host.text == """
        Controls
          Form
            Section
              Header "First"
                Text "First"
              Toggle "Wifi" = off
              Stepper "Count 5" = 5 in 0...6
              Slider = 0.5 in 0.0...1.0
              TextField "Name" = ""
              SecureField "Secret" = ""
              TextEditor = "" .accessibilityIdentifier(story)
            Section
              Header "Second"
                Text "Second"
              Picker "Fruit" = apple
                Text "apple" .tag(apple)
                Text "pear" .tag(pear)
                Text "plum" .tag(plum)
              DatePicker "Day" = 1970-01-01T00:00:00Z
              ColorPicker "Tint" = red
              TextField "Amount" = 3
              DisclosureGroup "More" = folded
              Menu "Menu"
                Button "Zero"
              Footer "End"
                Text "End"
            Button "Toggle all"
            Button "Nothing"
            Toggle "Off" = off
            ProgressView = 0.5
            Label "Star"
        """)
  }
}
