import FeatureRuntime
import Testing

@testable import GeneratedCode

/// Every row of the table of inversions, as a settings form meets it.
@MainActor @Suite("Preferences") struct PreferencesTests {
  private func filled() -> PreferencesStore {
    let store = PreferencesStore(state: .init())
    store.send(.fill)
    return store
  }

  @Test("paths, optionals, constants and opposites")
  func choices() {
    let store = PreferencesStore(state: .init())
    store.folderName = "lost"
    #expect(store.folder == nil && store.folderName == nil)
    store.send(.fill)
    store.folderName = "Work"
    store.folderDepth = 9
    #expect(store.folder == Preferences.Folder(name: "Work", depth: 3))
    store.hasNickname = true
    store.isAnonymous = false
    #expect(store.nickname == nil)
    store.name = ""
    #expect(store.nickname == nil)
    store.name = "ada"
    #expect(store.hasNickname && !store.isAnonymous)
    store.isAnonymous = true
    #expect(store.nickname == nil)
    store.isDark = false
    #expect(store.theme == .system)
    store.isDark = true
    #expect(store.theme == .dark && store.isCustomTheme)
    store.isCustomTheme = true
    #expect(store.theme == .dark)
    store.isCustomTheme = false
    #expect(store.theme == .system)
    store.bindings.isTheme(.light).wrappedValue = true
    #expect(store.theme == .light)
    store.isLoud = false
    #expect(store.isMuted)
    store.shownName = "eve"
    #expect(store.nickname == "eve")
  }

  @Test("members of sets, elements by id and position, dictionaries")
  func elements() {
    let store = filled()
    store.bindings.hasTag("b").wrappedValue = true
    store.bindings.hasTag("a").wrappedValue = false
    #expect(store.tags == ["b"])
    store.bindings.accountName(2).wrappedValue = "dos"
    store.bindings.accountName(5).wrappedValue = "none"
    store.bindings.accountNote(2).wrappedValue = nil
    #expect(store.accounts == [.init(id: 1, name: "one"), .init(id: 2, name: "dos")])
    store.bindings.account(1).wrappedValue = nil
    store.bindings.account(3).wrappedValue = .init(id: 3)
    #expect(store.accounts.ids == [2, 3])
    let second = store.bindings.shortcut(at: 1)
    #expect(second.wrappedValue == "copy")
    second.wrappedValue = "paste"
    #expect(store.shortcuts == ["cut", "paste"])
    store.bindings.key("x").wrappedValue = 1
    store.bindings.keyOrZero("y").wrappedValue = 2
    store.bindings.key("x").wrappedValue = nil
    #expect(store.keys == ["y": 2])
    store.bindings.isOn("s").wrappedValue = false
    #expect(store.switches == [:])
    store.bindings.isOn("s").wrappedValue = true
    #expect(store.switches == ["s": true])
  }

  @Test("payloads are written where their case is current")
  func payloads() {
    let store = PreferencesStore(state: .init())
    store.pageNumber = 3
    #expect(store.start == .last && store.pageNumber == nil)
    store.send(.begin(at: .page(number: 1)))
    store.pageNumber = 4
    store.sheetPage = 5
    #expect(store.start == .page(number: 4) && store.sheet == .page(number: 5))
    store.pageNumber = nil
    store.sheetPage = nil
    #expect(store.start == .page(number: 4) && store.sheet == nil)
    store.send(.begin(at: .folder(.init())))
    store.startFolder = "Root"
    #expect(store.start == .folder(.init(name: "Root")))
    store.send(.begin(at: .custom(title: "t", count: 1)))
    store.customCount = 7
    #expect(store.start == .custom(title: "t", count: 7))
  }

  @Test("numbers: texts, conversions and linear arithmetic; what does not fit is refused")
  func numbers() {
    let store = PreferencesStore(state: .init())
    for (text, volume) in [("7", 7), ("99", 10), ("x", 10), ("", 10), ("1.5", 10), ("-3", 0)] {
      store.volumeText = text
      #expect(store.volume == volume)
    }
    store.celsiusText = "inf"
    store.celsiusText = "20.00"
    #expect(store.celsius == 20)
    store.volumeValue = 2.5
    #expect(store.volume == 3)
    store.volumeValue = .nan
    store.volumeValue = .infinity
    #expect(store.volume == 3)
    store.wholeCelsius = 21
    #expect(store.celsius == 21)
    store.wide = 1000
    #expect(store.small == 1)
    store.wide = -128
    #expect(store.small == -128)
    store.signed = -1
    #expect(store.bytes == 1024)
    store.fahrenheit = 212
    #expect(store.celsius == 100)
    store.minutes = 2.5
    #expect(store.seconds == 150)
    store.doubleSeconds = 301
    #expect(store.seconds == 150)
    store.doubleSeconds = 300
    store.left = 1
    #expect(store.seconds == 999)
    store.left = .min
    #expect(store.seconds == 999)
    store.below = 5
    #expect(store.celsius == -5)
    store.halfTempo = 2
    #expect(store.tempo == 4)
    store.percent = 250
    #expect(store.brightness == 1)
    store.brightness = .nan
    #expect(store.brightness == 0)
    store.fontSize = 99
    #expect(store.fontSize == 24)
    store.level = 0.44
    #expect(store.volume == 4 && store.writes == 1)
    store.quiet = 8
    #expect(store.volume == 4)
  }
}
