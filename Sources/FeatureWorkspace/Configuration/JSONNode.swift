import FeatureDiagnostics

/// A value of a JSON text with its place, so that a finding can point at it.
struct JSONNode {
  indirect enum Value {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([(key: JSONKey, value: JSONNode)])
  }

  /// The key of a member.
  struct JSONKey {
    var text: String
    var range: SourceRange
  }

  var value: Value
  var range: SourceRange
}

/// Why a text is not JSON.
struct JSONError: Error {
  var message: String
  var range: SourceRange
}

/// Reads JSON (RFC 8259) without losing places.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private static let deepest = 64

  /// The value that a text is.
  static func read(_ source: SourceText) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes: source.bytes)
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let node = try reader.node()
    reader.skipSpace()
    guard reader.index == reader.bytes.count else { throw reader.error("nothing can follow here") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func node() throws(JSONError) -> JSONNode {
    skipSpace()
    let start = index
    let value = try value()
    return JSONNode(value: value, range: SourceRange(start, index))
  }

  private mutating func value() throws(JSONError) -> JSONNode.Value {
    guard let first = peek else { throw error("a value is expected here") }
    switch first {
    case UInt8(ascii: "{"): return try nested(object)
    case UInt8(ascii: "["): return try nested(array)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(number())
    default: break
    }
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    throw error("a value is expected here")
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONError) -> JSONNode.Value
  ) throws(JSONError) -> JSONNode.Value {
    depth += 1
    guard depth <= JSONReader.deepest else { throw error("this is nested too deeply") }
    defer { depth -= 1 }
    index += 1
    return try body(&self)
  }

  private func array(_ reader: inout JSONReader) throws(JSONError) -> JSONNode.Value {
    var items: [JSONNode] = []
    reader.skipSpace()
    if reader.take("]") { return .array([]) }
    while true {
      items.append(try reader.node())
      reader.skipSpace()
      if reader.take("]") { return .array(items) }
      guard reader.take(",") else { throw reader.error("',' or ']' is expected here") }
    }
  }

  private func object(_ reader: inout JSONReader) throws(JSONError) -> JSONNode.Value {
    var members: [(key: JSONNode.JSONKey, value: JSONNode)] = []
    reader.skipSpace()
    if reader.take("}") { return .object([]) }
    while true {
      reader.skipSpace()
      let start = reader.index
      guard reader.peek == UInt8(ascii: "\"") else { throw reader.error("a key is expected here") }
      let key = try reader.string()
      let range = SourceRange(start, reader.index)
      reader.skipSpace()
      guard reader.take(":") else { throw reader.error("':' is expected here") }
      members.append((JSONNode.JSONKey(text: key, range: range), try reader.node()))
      reader.skipSpace()
      if reader.take("}") { return .object(members) }
      guard reader.take(",") else { throw reader.error("',' or '}' is expected here") }
    }
  }

  private mutating func number() -> String {
    let start = index
    while let byte = peek, JSONReader.isNumeric(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      default: text.append(byte)
      }
    }
    throw JSONError(message: "this text has no closing '\"'", range: SourceRange(start, index))
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte = peek else { throw error("an escape ends here") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      index -= 1
      throw error("there is no such escape")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> [UInt8] {
    var units = [try hexUnit()]
    if UTF16.isLeadSurrogate(units[0]), take("\\u") { units.append(try hexUnit()) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexUnit() throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw error("four hexadecimal digits are expected here")
    }
    index += 4
    return unit
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, range: SourceRange(index, min(index + 1, bytes.count)))
  }
}
