import Foundation

client Sounds { func play(_ name: String) async; func volume() -> Int }

/// A child with every kind of event.
feature FormsChild {
  uses sounds: Sounds
  state {
    let id: Int
    var title = ""
    var marks: Set<Int> = []
    var level = 3 in 0...10
    var isLoud: Bool { level > 7 }
    init { level = sounds.volume() }
  }
  binding title when newValue.count <= 12
  binding level
  binding isMarked(_ mark: Int) = marks.contains(mark)
  output finished(total: Int, by: String), closed, played(name: String)

  action renamed(to title: String, loudly: Bool) when level > 0 { self.title = loudly ? title + "!" : title }
  action closeTapped { emit closed; dismiss }
  action finishTapped { emit finished(total: marks.count, by: title) }
  action playTapped { run sounds.play(title); emit played(name: title) }
}

feature FormsLeaf {
  state { var count = 0 }
  action tapped { count += 1 }
}

/// Every form of composition, and everything that can be heard of it.
feature CompositionForms {
  state {
    var log: [String] = []
    var sum = 0
    var canArchive = true
    var titles: [String] { rows.map { $0.title } }
    var sheetTitle: String { sheet?.title ?? "" }
  }
  child first: FormsLeaf
  child second: FormsChild
  child? sheet: FormsChild
  children rows: FormsChild by id
  route place {
    case child(FormsChild), leaf(FormsLeaf)
    case text(String), pair(left: Int, right: Int), nothing
    alert warn(reason: String) {
      title "Careful"
      message "\(reason), \(sum)"
      button("Go on") { sum += reason.count }
      if canArchive { button("Archive") { canArchive = false } } else { button("Restore") { canArchive = true } }
      button("Stop", role: .cancel)
    }
  }
  route screen = .leaf(FormsLeaf.State()) { case leaf(FormsLeaf), main(FormsChild) }
  stack path { case child(FormsChild), leaf(FormsLeaf), page(number: Int) }
  alert ask {
    case single { title "One" }
    case named(_ name: String, times: Int) {
      title "\(name) \(times)"
      button("Do it", role: .destructive) { sum += times; ask = .single }
    }
  }
  dialog choose { case colour { title "Which?"; button("Red") { log.append("red") } } }

  binding sheetIsShown = sheet != nil
  binding sheetName = sheet?.title ?? ""
  binding rowTitle(_ id: Int) = rows[id: id]?.title ?? ""
  binding placeTitle = place.child.title
  binding isText = place == .nothing

  output opened(total: Int, by: String) from rows.finished
  output shut from path.child.closed
  output summed(sum: Int)

  action showSheet(id: Int) { sheet = FormsChild.State(id: id, title: "sheet") }
  action addRow(id: Int) { rows.append(FormsChild.State(id: id)) }
  action goToChild(id: Int) { place = .child(FormsChild.State(id: id)) }
  action goToText(_ text: String) { place = .text(text) }
  action warnTapped { place = .warn(reason: "so it is") }
  action enter(id: Int) { screen = .main(FormsChild.State(id: id)) }
  action leave { screen = .leaf(FormsLeaf.State()) }
  action push(id: Int) { path.push(.child(FormsChild.State(id: id))) }
  action pushPage { path.push(.page(number: path.count)); path.push(.leaf(FormsLeaf.State())) }
  action popTapped { path.pop() }
  action rootTapped { path.popToRoot() }
  action askTapped(_ name: String) { ask = .named(name, times: 2) }
  action chooseTapped { choose = .colour }
  action touchAll {
    first.count += 1
    sheet?.title = "touched"
    for id in rows.ids { rows[id: id]?.title += "*" }
    if let child = place.child { log.append(child.title) }
    send first.tapped
    send second.renamed(to: "x", loudly: true)
    if let id = rows.ids.first { send rows[id].finishTapped }
  }

  on first.tapped { sum += 1 }
  on second.renamed(title, _) { log.append("second \(title)") }
  on sheet.finished(total, name) when total > 0 { sum += total; log.append(name) }
  on sheet.closed, second.closed { log.append("closed") }
  on rows[id].finished(total, _) { sum += total * id }
  on rows[id].binding.title { log.append("row \(id) \(oldValue) \(newValue)") }
  on rows[_].binding.isMarked(mark) { if newValue { sum += mark } }
  on place.child.closed { log.append("place") }
  on place.leaf.tapped { sum += 10 }
  on screen.main.played(name) { log.append(name) }
  on path[id].child.played(name) { log.append("path \(name)"); path.pop(to: id) }
  on path[_].leaf.tapped { sum += 100 }
  onChange(first.count) { log.append("first \(oldValue) \(first.count)") }
  onChange(sheetTitle) { log.append("sheet \(sheetTitle)") }
  onChange(sum) { emit summed(sum: sum) }
}

/// One that holds itself in every way.
feature Nested {
  state { let id: Int; var depth = 0 }
  child? inner: Nested
  children parts: Nested by id
  route next { case deeper(Nested), end }
  stack way { case step(Nested) }
  output reached(depth: Int)

  action deepen { inner = Nested.State(id: id, depth: depth + 1); emit reached(depth: depth) }
  on inner.reached(depth) { emit reached(depth: depth) }
  on next.deeper.deepen { next = .end }
}
