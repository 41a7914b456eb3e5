/// What the bytes and scalars of a text can be part of.
enum CharacterClass {
  /// Whether `byte` begins an identifier, as far as ASCII goes.
  static func isASCIIHead(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_")
  }

  /// Whether `byte` is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether `byte` is a hexadecimal digit.
  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "f")
  }

  /// Whether `byte` can be part of an operator.
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }

  /// Whether `byte` is white space on a line.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }

  /// Whether `byte` ends a line.
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether a scalar outside ASCII can begin an identifier, by Swift's table.
  static func isIdentifierHead(_ scalar: UInt32) -> Bool {
    isIdentifierPart(scalar) && !combining.contains { $0.contains(scalar) }
  }

  /// Whether a scalar outside ASCII can be part of an identifier, by Swift's table.
  static func isIdentifierPart(_ scalar: UInt32) -> Bool {
    parts.contains { $0.contains(scalar) }
      || scalar >= 0x1_0000 && scalar <= 0xE_FFFD && scalar & 0xFFFF <= 0xFFFD
  }

  /// Whether a scalar turns the direction of text around and could hide what a spec says.
  static func isDirectionControl(_ scalar: UInt32) -> Bool {
    scalar >= 0x202A && scalar <= 0x202E || scalar >= 0x2066 && scalar <= 0x2069
  }

  private static let combining: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let parts: [ClosedRange<UInt32>] = [
    0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5,
    0x00B7...0x00BA, 0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x167F,
    0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD,
  ]
}
