/// A source line with the part of it that matters underlined.
struct Snippet {
  /// The number of the line, from 1.
  let line: Int
  /// The line as shown, clipped around the span where it is long.
  let shown: String
  /// The columns before the underline.
  let indent: Int
  /// The columns underlined, at least 1.
  let length: Int

  /// The first line of `range`, at most `width` columns of it.
  init(_ range: SourceRange, in table: LineTable, width: Int) {
    line = table.line(at: range.start)
    let contents = table.contents(ofLine: line)
    let near = Snippet.near(range, in: contents, of: table.source.bytes, width: width)
    let cells = DisplayCell.cells(of: table.source.bytes[near.start..<near.end])
    let start = max(0, range.start - near.start)
    let end = range.end - near.start
    let first = cells.firstIndex { $0.bytes.upperBound > start } ?? cells.count
    let past = cells.firstIndex { $0.bytes.lowerBound >= end } ?? cells.count
    let span = first..<max(first, past)
    let window = Snippet.window(of: cells, around: span, width: width)
    let before = cells[min(window.lowerBound, first)..<first].columns
    let clippedBefore = window.lowerBound > 0 || near.start > contents.start
    let clippedAfter = window.upperBound < cells.count || near.end < contents.end
    shown =
      (clippedBefore ? "…" : "") + cells[window].map(\.shown).joined()
      + (clippedAfter ? "…" : "")
    indent = before + (clippedBefore ? 1 : 0)
    length = max(1, cells[span.clamped(to: window)].columns)
  }

  /// The part of a line that can be shown at all: a line of many findings is not to be measured
  /// whole for each.
  private static func near(
    _ range: SourceRange, in line: SourceRange, of bytes: [UInt8], width: Int
  ) -> SourceRange {
    // No column takes so many bytes, but where marks are piled on a character.
    let reach = 16 * max(8, width)
    func isInsideScalar(_ index: Int) -> Bool { bytes[index] & 0xC0 == 0x80 }
    var low = max(line.start, min(range.start, line.end) - reach)
    while low > line.start, low < line.end, isInsideScalar(low) { low -= 1 }
    var high = min(line.end, max(range.start, line.start) + reach)
    while high < line.end, isInsideScalar(high) { high += 1 }
    return SourceRange(low, high)
  }

  /// The part of a long line to show: the span, and as much on either side as there is room for.
  private static func window(
    of cells: [DisplayCell], around span: Range<Int>, width: Int
  ) -> Range<Int> {
    guard cells[...].columns > width else { return cells.indices }
    var low = span.lowerBound
    var high = low
    // Two columns are for the marks where the line is cut.
    var room = max(8, width - 2)
    while high < span.upperBound, cells[high].width <= room {
      room -= cells[high].width
      high += 1
    }
    var grown = true
    while grown {
      grown = false
      if low > 0, cells[low - 1].width <= room {
        low -= 1
        room -= cells[low].width
        grown = true
      }
      if high < cells.count, cells[high].width <= room {
        room -= cells[high].width
        high += 1
        grown = true
      }
    }
    return low..<high
  }
}

extension ArraySlice where Element == DisplayCell {
  /// The columns that the cells take together.
  fileprivate var columns: Int { reduce(0) { $0 + $1.width } }
}

extension DisplayCell {
  /// The columns that a text of one line takes.
  static func columns(of text: String) -> Int { cells(of: Array(text.utf8)[...])[...].columns }
}
