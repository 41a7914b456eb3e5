import FeatureRuntime
import Foundation
import SwiftUI

/// What an app writes around generated code: what the mutations beside it are made in.
struct CounterScreen: View {
  @Bindable var store: CounterStore
  @State private var isOn = false
  @State private var text = ""
  @State private var comment = ""
  @State private var edited: Note?
  @FocusState private var field: Field?
  let title: String
  let notes: [Note]

  enum Field: Hashable { case name, mail }

  struct Note: Hashable, Identifiable {
    let id: Int
    var text: String
  }

  init(store: CounterStore, title: String, notes: [Note]) {
    self.store = store
    self.title = title
    self.notes = notes
  }

  var body: some View {
    Form {
      Text(verbatim: title)
      Text("\(store.count)")
      Stepper("Step \(store.step)", value: $store.step, in: 1...10)
      Toggle("On", isOn: $isOn)
      PlayButton(isPlaying: $isOn)
      TextField("Name", text: $text)
        .focused($field, equals: .name)
      CommentField(text: $text, comment: $comment, placeholder: title)
      ForEach(notes) { note in Text(verbatim: note.text) }
      TitledList(title: title, items: notes) { note in Text(verbatim: note.text) }
      Button("+") { store.send(.incrementTapped) }
        .disabled(isOn)
        .padding(8)
    }
    .navigationTitle(Text(verbatim: title))
    .sheet(item: $edited) { note in Text(verbatim: note.text) }
    .task { store.send(.incrementTapped) }
  }
}

struct PlayButton: View {
  @Binding var isPlaying: Bool

  init(isPlaying: Binding<Bool>) {
    _isPlaying = isPlaying
  }

  var body: some View {
    Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
  }
}

struct TitledList<Item: Hashable, Row: View>: View {
  let title: String
  let items: [Item]
  let row: (Item) -> Row

  init(title: String, items: [Item], @ViewBuilder row: @escaping (Item) -> Row) {
    self.title = title
    self.items = items
    self.row = row
  }

  var body: some View {
    VStack {
      Text(verbatim: title)
      ForEach(items, id: \.self) { item in row(item) }
    }
  }
}

/// A view that is handed another feature's store.
struct ProfileScreen: View {
  @Bindable var store: ProfileTabStore

  init(store: ProfileTabStore) {
    self.store = store
  }

  var body: some View { TextField("Name", text: $store.name) }
}

/// A plain type of the app that works a store.
@MainActor
struct Helper {
  let store: CounterStore

  func work() {
    store.send(.incrementTapped)
    store.step = 3
  }
}
