/// One character of a source line as it is shown: what is printed, and how wide it is.
struct DisplayCell {
  /// The bytes of the character, counted from the start of the line.
  var bytes: Range<Int>
  /// What is printed for it.
  var shown: String
  /// The number of terminal columns that it takes.
  var width: Int

  /// The width of a tab stop.
  private static let tabStop = 4

  /// The cells of a line, tabs spread to spaces and what must not reach a terminal spelled out.
  static func cells(of line: ArraySlice<UInt8>) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var offset = 0
    var column = 0
    for piece in pieces(of: line) {
      var cell = DisplayCell(bytes: offset..<(offset + piece.length), shown: "", width: 0)
      if piece.character == "\t" {
        cell.width = tabStop - column % tabStop
        cell.shown = String(repeating: " ", count: cell.width)
      } else if let spelled = spelledOut(piece.character) {
        cell.shown = spelled
        cell.width = spelled.count
      } else {
        cell.shown = String(piece.character)
        cell.width = DisplayWidth.columns(of: piece.character)
      }
      cells.append(cell)
      offset += piece.length
      column += cell.width
    }
    return cells
  }

  /// The characters of the line with the number of bytes that each takes there.
  private static func pieces(
    of line: ArraySlice<UInt8>
  ) -> [(character: Character, length: Int)] {
    let text = String(decoding: line, as: UTF8.self)
    if text.utf8.elementsEqual(line) { return text.map { ($0, $0.utf8.count) } }
    // Not UTF-8: byte by byte, each bad one a replacement of its own, so that offsets hold.
    return line.map { byte in
      (byte < 0x80 ? Character(Unicode.Scalar(byte)) : "\u{FFFD}", 1)
    }
  }

  /// The name of a character that would move the cursor, hide text or reorder it.
  private static func spelledOut(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    default:
      return nil
    }
  }
}
