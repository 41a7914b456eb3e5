/// Finds what a misspelt name was likely meant to be.
public enum NearestName {
  /// The candidate that is the fewest edits away from `name`, if it is near enough to be meant;
  /// of equally near ones the first in the order of the alphabet.
  public static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name && !candidate.isEmpty {
      let other = Array(candidate.lowercased())
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = edits(from: wanted, to: other)
      guard distance <= limit, distance < max(wanted.count, other.count) else { continue }
      if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The least number of insertions, deletions, replacements and swaps of neighbours.
  private static func edits(from left: [Character], to right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(last[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
