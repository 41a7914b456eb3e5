/// Reads one scalar of UTF-8 at a time and says where the bytes are none.
enum ScalarDecoder {
  /// A scalar and the number of its bytes; the scalar is nil where the bytes are not UTF-8, and then
  /// the length covers the broken bytes that belong together.
  struct Step {
    var scalar: UInt32?
    var length: Int
  }

  /// The scalar at `position` of `bytes`, which must lie inside them.
  static func decode(_ bytes: [UInt8], at position: Int) -> Step {
    let lead = bytes[position]
    if lead < 0x80 { return Step(scalar: UInt32(lead), length: 1) }
    let count: Int
    var value: UInt32
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: (count, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (count, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (count, value) = (4, UInt32(lead & 0x07))
    default: return Step(scalar: nil, length: 1)
    }
    // The second byte is bounded so that no scalar has two spellings and no surrogate has one.
    switch lead {
    case 0xE0: lowest = 0xA0
    case 0xED: highest = 0x9F
    case 0xF0: lowest = 0x90
    case 0xF4: highest = 0x8F
    default: break
    }
    for offset in 1..<count {
      let index = position + offset
      guard index < bytes.count, bytes[index] >= lowest, bytes[index] <= highest else {
        return Step(scalar: nil, length: offset)
      }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
      (lowest, highest) = (0x80, 0xBF)
    }
    return Step(scalar: value, length: count)
  }
}
