/// Settings: every row of the table of inversions as a user of a form would meet it.
feature Preferences {
  enum Theme: String, CaseIterable { case system, light, dark }
  enum Start: Hashable {
    case last
    case page(number: Int)
    case folder(Folder)
    case custom(title: String, count: Int)
  }
  struct Folder: Hashable { var name = "Home"; var depth = 1 in 0...3 }
  struct Account: Identifiable, Hashable { let id: Int; var name = ""; var note: String?; var isMuted = false }

  state {
    var theme = Theme.system
    var volume = 5 in 0...10
    var brightness = 0.5 in 0.0...1.0
    var fontSize = 12 in 8..<25
    var celsius = 20.0
    var tempo: Float = 1.5
    var small: Int8 = 1
    var bytes: UInt = 1024
    var seconds = 300
    var nickname: String?
    var fallback: String?
    var isMuted = false
    var tags: Set<String> = ["a"]
    var accounts: Identified<Account> = []
    var shortcuts: [String] = ["cut", "copy"]
    var keys: [String: Int] = [:]
    var switches: [String: Bool] = [:]
    var start: Start = .last
    var sheet: Start?
    var folder: Folder?
    var writes = 0
  }

  /// A field, a path, a path through an optional.
  binding theme, volume, brightness, fontSize
  binding folderName = folder?.name
  binding folderDepth = folder?.depth ?? 0
  /// Present or not; a constant chosen or not; the opposite.
  binding hasNickname = nickname != nil
  binding isAnonymous = nickname == nil
  binding isDark = theme == .dark
  binding isCustomTheme = theme != .system
  binding isTheme(_ theme: Theme) = self.theme == theme
  binding isLoud = !isMuted
  /// With a fallback.
  binding name = nickname ?? ""
  binding shownName = nickname ?? fallback ?? "nobody"
  /// Membership; elements by id and by position; dictionaries.
  binding hasTag(_ tag: String) = tags.contains(tag)
  binding account(_ id: Int) = accounts[id: id]
  binding accountName(_ id: Int) = accounts[id: id]?.name ?? ""
  binding accountNote(_ id: Int) = accounts[id: id]?.note
  binding shortcut(at index: Int) = shortcuts[index]
  binding key(_ name: String) = keys[name]
  binding keyOrZero(_ name: String) = keys[name, default: 0]
  binding isOn(_ name: String) = switches[name] ?? false
  /// Payloads.
  binding pageNumber = start.page.number
  binding startFolder = start.folder?.name
  binding customCount = start.custom.count
  binding sheetPage = sheet.page.number
  /// Numbers as text and as other numbers.
  binding volumeText = String(volume)
  binding celsiusText = String(celsius)
  binding volumeValue = Double(volume)
  binding wholeCelsius = Int(celsius)
  binding wide = Int(small)
  binding signed = Int(bytes)
  /// Linear arithmetic.
  binding fahrenheit = celsius * 1.8 + 32
  binding minutes = Double(seconds) / 60
  binding doubleSeconds = seconds * 2
  binding left = 1000 - seconds
  binding below = -celsius
  binding halfTempo = tempo / 2
  binding percent = brightness * 100
  /// By hand.
  binding level: Double {
    get { Double(volume) / 10 }
    set { volume = Int((newValue * 10).rounded()) }
  }
  binding quiet = volume when newValue <= 3

  action fill {
    accounts = [Account(id: 1, name: "one"), Account(id: 2, name: "two", note: "x")]
    folder = Folder()
  }
  action begin(at start: Start) {
    self.start = start
    sheet = start
  }
  on binding.level { writes += 1 }
}
