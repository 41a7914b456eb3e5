/// Takes the branches of the runtime's source for the way in which changes are told: what is written
/// beside the features has that one alone, and no flag to be compiled with.
enum RuntimeBranches {
  private static let flag = "FEATURE_COMBINE"

  /// One `#if` that is open.
  private struct Condition {
    /// Whether its lines stay; nil where the flag is no part of it.
    var isTaken: Bool?
    /// Whether its own lines stay, for what else it asks for.
    var isKept: Bool
  }

  /// The lines that stay.
  static func lines(of text: String, _ observation: ObservationMode) -> [String] {
    var result: [String] = []
    var open: [Condition] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      let isDropped = open.contains { $0.isTaken == false }
      if content.hasPrefix("#if ") {
        let (condition, rest) = condition(content.dropFirst("#if ".count), observation)
        open.append(condition)
        if !isDropped, condition.isKept, condition.isTaken != false {
          let margin = line.prefix(line.count - content.count)
          result.append(moved(margin + "#if \(rest)", open.dropLast()))
        }
      } else if content.hasPrefix("#else"), let last = open.last, let isTaken = last.isTaken {
        open[open.count - 1].isTaken = !isTaken
      } else if content.hasPrefix("#endif"), let last = open.popLast() {
        if !open.contains(where: { $0.isTaken == false }), last.isKept, last.isTaken != false {
          result.append(moved(line, open))
        }
      } else if !isDropped {
        result.append(moved(line, open))
      }
    }
    return withoutDoubleBlanks(result)
  }

  /// What becomes of a condition, and what is left of it.
  private static func condition(_ text: Substring, _ observation: ObservationMode)
    -> (Condition, String)
  {
    let parts = text.split(separator: " ").filter { $0 != "&&" }
    let rest = parts.filter { !$0.hasSuffix(flag) }.joined(separator: " && ")
    guard let own = parts.first(where: { $0.hasSuffix(flag) }) else {
      return (Condition(isTaken: nil, isKept: true), String(text))
    }
    let isTaken: Bool
    switch observation {
    case .combine: isTaken = !own.hasPrefix("!")
    case .observation: isTaken = own.hasPrefix("!")
    }
    return (Condition(isTaken: isTaken, isKept: !rest.isEmpty), rest)
  }

  /// A line without the margin of the conditions that are gone.
  private static func moved(_ line: Substring, _ open: [Condition]) -> String {
    let margin = 2 * open.filter { !$0.isKept }.count
    return String(line.dropFirst(min(margin, line.prefix { $0 == " " }.count)))
  }

  private static func withoutDoubleBlanks(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines where !(line.isEmpty && result.last?.isEmpty == true) { result.append(line) }
    return result
  }
}
