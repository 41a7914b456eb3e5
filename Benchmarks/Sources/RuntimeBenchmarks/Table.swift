/// The figures of a run, each with its bound.
struct Table {
  private var rows: [[String]] = [["what", "measured", "yardstick", "ratio", "bound", ""]]

  /// A ratio of two times, with the most that it may be.
  mutating func ratio(_ what: String, _ value: Double, to yardstick: Double, bound: Double) {
    let ratio: Double = value / yardstick
    rows.append([
      what, "\(Table.text(value)) ns", "\(Table.text(yardstick)) ns", Table.text(ratio),
      "≤ \(Table.text(bound))", ratio <= bound ? "met" : "MISSED",
    ])
  }

  /// A figure, with the most that it may be.
  mutating func figure(_ what: String, _ value: Double, _ unit: String, bound: Double) {
    rows.append([
      what, "\(Table.text(value)) \(unit)", "", "", "≤ \(Table.text(bound)) \(unit)",
      value <= bound ? "met" : "MISSED",
    ])
  }

  /// The rows in columns.
  var text: String {
    let widths: [Int] = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: widths[column] - cell.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func text(_ value: Double) -> String {
    let tenths: Double = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
