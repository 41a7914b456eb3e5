/// The difference of two texts in the form that `diff -u` and `git` print.
public enum UnifiedDiff {
  /// The difference; empty where there is none.
  ///
  /// - Parameter path: What the heading calls the file on both sides.
  public static func text(from old: String, to new: String, path: String) -> String {
    guard !old.utf8.elementsEqual(new.utf8) else { return "" }
    let steps = steps(lines(old), lines(new))
    var output = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in hunks(steps) { write(steps, hunk, to: &output) }
    return output
  }

  private enum Step {
    case same(Substring)
    case removed(Substring)
    case added(Substring)

    var isSame: Bool {
      switch self {
      case .same: true
      case .removed, .added: false
      }
    }
  }

  /// The lines, each with its line break.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.utf8.startIndex
    while let end = text.utf8[start...].firstIndex(of: 0x0A) {
      let next = text.utf8.index(after: end)
      lines.append(text[start..<next])
      start = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }

  private static func steps(_ old: [Substring], _ new: [Substring]) -> [Step] {
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        steps.append(.removed(old[left]))
        left += 1
      } else if right < new.count, added.contains(right) {
        steps.append(.added(new[right]))
        right += 1
      } else {
        steps.append(.same(new[right]))
        left += 1
        right += 1
      }
    }
    return steps
  }

  /// The runs of steps to show: every change with three lines around it.
  private static func hunks(_ steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in steps.enumerated() where !step.isSame {
      let range = max(0, index - 3)..<min(steps.count, index + 4)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func write(_ steps: [Step], _ hunk: Range<Int>, to output: inout String) {
    let before = counts(steps[..<hunk.lowerBound])
    let inside = counts(steps[hunk])
    output += "@@ -\(place(before.old, inside.old)) +\(place(before.new, inside.new)) @@\n"
    for step in steps[hunk] {
      switch step {
      case .same(let line): write(" ", line, to: &output)
      case .removed(let line): write("-", line, to: &output)
      case .added(let line): write("+", line, to: &output)
      }
    }
  }

  private static func write(_ sign: String, _ line: Substring, to output: inout String) {
    output += sign + line
    if line.utf8.last != 0x0A { output += "\n\\ No newline at end of file\n" }
  }

  private static func place(_ before: Int, _ count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func counts(_ steps: ArraySlice<Step>) -> (old: Int, new: Int) {
    steps.reduce(into: (0, 0)) { counts, step in
      switch step {
      case .same: counts = (counts.0 + 1, counts.1 + 1)
      case .removed: counts.0 += 1
      case .added: counts.1 += 1
      }
    }
  }
}
