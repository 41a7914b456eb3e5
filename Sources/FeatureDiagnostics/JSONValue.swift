/// A JSON value whose members keep their order, so that what is printed is always the same.
public indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in the order in which they are printed.
  case object([Member])

  /// A key of an object and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// The member `key` with `value`.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object of the members that have a value.
  public static func members(_ pairs: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(pairs.compactMap { pair in pair.value.map { Member(pair.key, $0) } })
  }

  /// The value as text, indented by two spaces a level, without a final line break.
  public var text: String {
    var output = ""
    write(to: &output, indent: "\n")
    return output
  }

  private func write(to output: inout String, indent: String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .int(let value): output += String(value)
    case .string(let value): JSONValue.write(value, to: &output)
    case .array(let items):
      JSONValue.write(items, in: ("[", "]"), to: &output, indent: indent) { item, output, inner in
        item.write(to: &output, indent: inner)
      }
    case .object(let members):
      JSONValue.write(members, in: ("{", "}"), to: &output, indent: indent) {
        member, output, inner in
        JSONValue.write(member.key, to: &output)
        output += ": "
        member.value.write(to: &output, indent: inner)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], in brackets: (open: String, close: String), to output: inout String,
    indent: String, each: (Item, inout String, String) -> Void
  ) {
    guard !items.isEmpty else {
      output += brackets.open + brackets.close
      return
    }
    let inner = indent + "  "
    output += brackets.open
    for (index, item) in items.enumerated() {
      if index > 0 { output += "," }
      output += inner
      each(item, &output, inner)
    }
    output += indent + brackets.close
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
