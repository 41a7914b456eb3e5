import FeatureRuntime
import SwiftUI

@testable import GeneratedViews

/// Views that an app writes by hand against generated stores, as Documentation/generated-shape.md
/// shows them.
struct HandSyncUpsView: View {
  @Bindable var store: SyncUpsAppStore

  init(store: SyncUpsAppStore) {
    self.store = store
  }

  var body: some View {
    NavigationStack(path: $store.path) {
      HandSyncUpsList(store: store.list)
    } destination: { screen in
      switch screen {
      case .detail(let detail): HandSyncUpDetail(store: detail)
      case .meeting(let meeting, _): Text(verbatim: meeting.transcript)
      case .record(let record): HandRecordMeeting(store: record)
      }
    }
  }
}

struct HandSyncUpsList: View {
  @Bindable var store: SyncUpsListStore

  init(store: SyncUpsListStore) {
    self.store = store
  }

  var body: some View {
    List {
      ForEach(store.syncUps) { syncUp in Text(verbatim: syncUp.title) }
    }
    .toolbar { Button("Add") { store.send(.addTapped) } }
    .sheet(item: $store.add) { form in HandSyncUpForm(store: form) }
  }
}

struct HandSyncUpForm: View {
  let store: SyncUpFormStore

  init(store: SyncUpFormStore) {
    self.store = store
  }

  var body: some View { Text(verbatim: store.syncUp.title) }
}

struct HandSyncUpDetail: View {
  @Bindable var store: SyncUpDetailStore

  init(store: SyncUpDetailStore) {
    self.store = store
  }

  var body: some View {
    Button("Delete") { store.send(.deleteTapped) }
      .alert(store.destinationContent) { store.send(.destination(.alert($0))) }
  }
}

struct HandRecordMeeting: View {
  let store: RecordMeetingStore

  init(store: RecordMeetingStore) {
    self.store = store
  }

  var body: some View {
    Text("\(store.secondsElapsed)")
      .alert(store.promptContent) { store.send(.prompt($0)) }
  }
}
