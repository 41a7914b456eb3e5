/// A line and a column in the file of a unit.
struct Position: Hashable, Sendable {
  /// From 1.
  var line: Int
  /// From 1, in Unicode scalars.
  var column: Int

  /// This position in `file`.
  func place(in file: String) -> TemplatePlace {
    TemplatePlace(file: file, line: line, column: column)
  }
}

/// The bytes that the scanners look for.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let braceOpen = UInt8(ascii: "{")
  static let braceClose = UInt8(ascii: "}")
  static let percent = UInt8(ascii: "%")
  static let hash = UInt8(ascii: "#")
  static let dash = UInt8(ascii: "-")

  /// Whether the byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Whether the byte is a space, a tab or part of a line break.
  static func isWhitespace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == lineFeed || byte == carriageReturn
  }

  /// Whether an identifier may begin with the byte.
  static func isNameHead(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// Whether the byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
