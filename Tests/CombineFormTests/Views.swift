import FeatureRuntime
import SwiftUI

/// The counter, handed its store.
struct CounterView: View {
  @ObservedObject var store: CounterStore

  init(store: CounterStore) {
    self.store = store
  }

  var body: some View {
    VStack {
      Text("\(store.count)")
      Stepper("증가 단위 \(store.step)", value: $store.step, in: 1...10)
      Button("+") { store.send(.incrementTapped) }
      Button("-") { store.send(.decrementTapped) }
    }
  }
}

/// Two tabs on one shared value, each observing its own store.
struct TabsScreen: View {
  @ObservedObject var store: TabsStore

  init(store: TabsStore) {
    self.store = store
  }

  var body: some View {
    VStack {
      Text(verbatim: store.tab == .profile ? "first" : "second")
      Button("Second") { store.tab = .summary }
      ProfileView(store: store.profileTab)
      SummaryView(store: store.summaryTab)
    }
  }
}

struct ProfileView: View {
  @ObservedObject var store: ProfileTabStore

  init(store: ProfileTabStore) {
    self.store = store
  }

  var body: some View { TextField("Name", text: $store.name) }
}

struct SummaryView: View {
  @ObservedObject var store: SummaryTabStore

  init(store: SummaryTabStore) {
    self.store = store
  }

  var body: some View {
    VStack {
      Text(verbatim: "\(store.line), \(store.seen)")
      Button("Reset") { store.send(.resetTapped) }
    }
  }
}
