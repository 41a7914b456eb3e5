import Observation
import SwiftUI

/// What `feature AlertTitle` would make: one optional title, and a binding derived from it.
@MainActor @Observable
final class AlertStore {
  private(set) var alertTitle: String?
  private(set) var writes: [Bool] = []
  private var titles = ["The network is down", "The file is missing", "The disk is full"]

  var isAlertPresented: Bool {
    get { alertTitle != nil }
    set {
      writes.append(newValue)
      if !newValue && alertTitle != nil { alertTitle = nil }
    }
  }

  func failTapped() {
    alertTitle = titles.removeFirst()
  }
}

struct AlertView: View {
  @Bindable var store: AlertStore

  init(store: AlertStore) {
    self.store = store
  }

  var body: some View {
    VStack {
      Button("Fail") { store.failTapped() }
    }
    .alert(store.alertTitle ?? "Error", isPresented: $store.isAlertPresented) {
      Button("Understood", role: .cancel) {}
    }
  }
}

/// The form that people start from: two fields, kept in step by hand.
struct TwoFieldAlertView: View {
  @State private var isAlertPresented = false
  @State private var alertTitle = ""

  init() {}

  var body: some View {
    Button("Fail") {
      alertTitle = "The network is down"
      isAlertPresented = true
    }
    .alert(alertTitle, isPresented: $isAlertPresented) {
      Button("Understood", role: .cancel) {}
    }
  }
}
