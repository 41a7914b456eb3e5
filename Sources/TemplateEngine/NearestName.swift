/// The known name that a mistyped one most likely means.
enum NearestName {
  /// The candidate with the fewest edits from `name`, if they are few for its length.
  static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let allowed = max(1, name.unicodeScalars.count / 3)
    var best: (name: String, edits: Int)?
    for candidate in candidates.sorted() where candidate != name {
      let edits = distance(name.lowercased(), candidate.lowercased(), limit: allowed)
      guard edits <= allowed, edits < best?.edits ?? Int.max else { continue }
      best = (candidate, edits)
    }
    return best?.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two texts.
  private static func distance(_ left: String, _ right: String, limit: Int) -> Int {
    let a = Array(left.utf8)
    let b = Array(right.utf8)
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        var edits = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          edits = min(edits, beforeLast[j - 1] + 1)
        }
        row.append(edits)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
