/// A feature of sixty lines that uses most of the language.
enum FeatureText {
  /// The number of lines of each.
  static let lineCount = 60

  /// The feature with a number in its name.
  static func text(_ number: Int) -> String {
    """
    func capped\(number)(_ n: Int) -> Int { min(n, 1000) }
    feature Notes\(number): Codable {
      struct Note: Identifiable, Codable, Hashable {
        let id: UUID
        var title = ""
        var isDone = false
        var isLong: Bool { title.count > 80 }
      }
      enum Filter: String, CaseIterable, Codable { case all, active, completed }

      state {
        /// The notes, newest last.
        var notes: Identified<Note> = []
        var filter = Filter.all
        var draft = ""
        var step = 1 in 1...10
        var count = 0
        var message: String?
        var shown: [Note] {
          switch filter {
          case .all: notes.filter { _ in true }.map { $0 }
          case .active: notes.filter { !$0.isDone }.map { $0 }
          case .completed: notes.filter { $0.isDone }.map { $0 }
          }
        }
        var left: Int { notes.filter { !$0.isDone }.count }
        var isEmpty: Bool { notes.isEmpty && draft.isEmpty }
      }

      binding filter, draft, step
      binding isMessageShown = message != nil
      binding title(of id: UUID) = notes[id: id]?.title ?? ""
      binding stepText = String(step)
      binding isDoubled = step == 2

      action addTapped when !draft.isEmpty {
        notes.append(Note(id: uuid(), title: draft))
        reset draft
      }
      action toggled(_ id: UUID) { notes[id: id]?.isDone.toggle() }
      action removed(_ id: UUID) {
        guard notes[id: id] != nil else { return }
        notes.remove(id: id)
        message = "Removed, \\(left) left"
      }
      action clearTapped when notes.contains(where: { $0.isDone }) {
        notes.removeAll(where: { $0.isDone })
        send counted(by: step)
      }
      action counted(by amount: Int) { count = capped\(number)(added(count, amount)) }
      func added(_ first: Int, _ second: Int) -> Int {
        let sum = first + second
        if sum > 1000 { return 1000 }
        return sum
      }
      action messageDismissed { message = nil }
      onChange(filter) { message = nil }
      onChange(isEmpty) { if isEmpty { count = 0 } }
      invariant "the counter is no debt" count >= 0
    }

    """
  }
}
