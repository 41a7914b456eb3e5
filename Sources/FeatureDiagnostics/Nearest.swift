/// Finds what a mistyped name was probably meant to be.
public enum Nearest {
  /// The candidate nearest to `name`, or nil where none is near enough to be worth a suggestion.
  ///
  /// Near is at most one slip (a letter left out, added, changed, or two neighbours swapped) for
  /// every three letters, at least one; upper and lower case hardly count. Of equally near ones
  /// the first in alphabetical order is taken, so the answer does not depend on the order given.
  public static func name(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name && !candidate.isEmpty {
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      guard distance <= limit, distance < max(letters.count, wanted.count) else { continue }
      if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The number of slips between two names (Damerau–Levenshtein, each pair swapped once).
  public static func distance(_ left: String, _ right: String) -> Int {
    distance(Array(left), Array(right))
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        let change = last[j] + (left[i] == right[j] ? 0 : 1)
        var least = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
