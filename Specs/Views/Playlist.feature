/// A song, which is edited where it is shown.
struct Song: Identifiable {
  let id: Int
  var title = ""
  var stars = 0 in 0...5
}

/// An album, with songs of its own.
struct Album: Identifiable {
  let id: Int
  var name = ""
  var songs: Identified<Song> = []
}

feature Playlist {
  state {
    var songs: Identified<Song> = []
    var albums: Identified<Album> = []
    var isShuffled = false
    var volume = 3
    var note: String?
  }
  binding songs when newValue.allSatisfy({ $0.title.count <= 8 })
  binding albums

  action shuffled(_ isOn: Bool) { isShuffled = isOn }
  action turned(to volume: Int) { self.volume = min(volume, 8) }
  action noted(_ note: String?) { self.note = note }
  action renamed(_ id: Int, to title: String) { songs[id: id]?.title = title }
  action removed(_ id: Int) { songs.remove(id: id) }
  action reversed { songs.sort(by: { $0.id > $1.id }) }
}

view SongRow {
  binding song: Song
  HStack {
    Text("\(song.title): \(song.stars)")
    TextField("Title", text: $song.title)
    Stepper("Stars", value: $song.stars)
  }
}

/// Each element by a channel of its own.
view SongList {
  store Playlist
  List {
    ForEach($songs) { $song in SongRow(song: $song) }
      .onDelete { offsets in if let first = offsets.first { send removed(songs[first].id) } }
  }
}

/// Elements of elements.
view AlbumList {
  store Playlist
  List($albums) { $album in
    Section(album.name) {
      TextField("Name", text: $album.name)
      ForEach($album.songs) { $song in SongRow(song: $song) }
    }
  }
}

/// Elements of what is handed over, and of what is the view's own.
view SongEditor {
  binding songs: Identified<Song>
  state drafts: Identified<Song> = [Song(id: 7, title: "draft"), Song(id: 8, title: "other")]
  VStack {
    ForEach($songs) { $song in SongRow(song: $song) }
    ForEach($drafts, id: \.title) { $draft in
      Text(draft.title)
      Button("Star \(draft.id)") { draft.stars += 1 }
    }
    Text("\(drafts[0].stars) \(drafts[1].stars)")
  }
}

view SongEditorScreen {
  store Playlist
  SongEditor(songs: $songs)
}

/// Channels that are made on the spot.
view PlaylistControls {
  store Playlist
  state balance = 0.5
  Form {
    Toggle("Shuffle", isOn: .init(get: { isShuffled }, set: { send shuffled($0) }))
    Stepper("Volume \(volume)", value: .init(get: { volume }, set: { send turned(to: $0) }), in: 0...10)
    Slider(value: Binding(get: { balance }, set: { value in balance = value }))
    TextField(
      "Note",
      text: .init(get: { note ?? "" }, set: { text in
        if text.isEmpty { send noted(nil) } else { send noted(text) }
    }))
    Text("\(balance)")
  }
  .sheet(isPresented: .init(get: { volume > 7 }, set: { _ in send turned(to: 1) })) { Text("Loud") }
}
