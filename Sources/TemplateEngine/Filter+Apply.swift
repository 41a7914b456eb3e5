import FeatureDiagnostics

extension Filter {
  /// The filtered value; `input` is not absent unless the filter is `default`.
  func apply(
    to input: TemplateValue, _ arguments: [TemplateValue], spelling types: [String: String]
  ) throws(FilterError) -> TemplateValue {
    switch self {
    case .default: return input == .absent ? arguments.first ?? .absent : input
    case .join: return .text(try joined(input, arguments.first))
    case .indent: return .text(try indented(input, arguments))
    case .count: return .integer(try counted(input))
    case .first: return try elements(input).first ?? .absent
    case .last: return try elements(input).last ?? .absent
    case .sorted: return .list(try sorted(input, arguments.first))
    case .lowerCamelCase: return .text(Words(try text(input)).lowerCamelCase)
    case .upperCamelCase: return .text(Words(try text(input)).upperCamelCase)
    case .snakeCase: return .text(Words(try text(input)).joined(by: "_"))
    case .kebabCase: return .text(Words(try text(input)).joined(by: "-"))
    case .titleCase: return .text(Words(try text(input)).titleCase)
    case .uppercase: return .text(try text(input).uppercased())
    case .lowercase: return .text(try text(input).lowercased())
    case .upperFirst: return .text(Words.upperFirst(try text(input)))
    case .lowerFirst: return .text(Words.lowerFirst(try text(input)))
    case .escapeKeyword: return .text(SwiftText.escapedName(try text(input)))
    case .stringLiteral: return .text(SwiftText.stringLiteral(try text(input)))
    case .doc: return .text(SwiftText.documentation(try text(input)))
    case .type: return .text(SwiftText.type(try text(input), spelling: types))
    }
  }

  private func text(_ value: TemplateValue) throws(FilterError) -> String {
    guard case .text(let text) = value else { throw .wants("a text", self, value) }
    return text
  }

  private func elements(_ value: TemplateValue) throws(FilterError) -> [TemplateValue] {
    guard case .list(let elements) = value else { throw .wants("a list", self, value) }
    return elements
  }

  private func counted(_ input: TemplateValue) throws(FilterError) -> Int {
    switch input {
    case .list(let elements): return elements.count
    case .text(let text): return text.count
    case .absent, .integer, .boolean, .record: throw .wants("a list or a text", self, input)
    }
  }

  private func joined(
    _ input: TemplateValue, _ separator: TemplateValue?
  ) throws(FilterError) -> String {
    let separator = try separator.map(text) ?? ""
    var joined = ""
    for (index, element) in try elements(input).enumerated() {
      if index > 0 { joined += separator }
      switch element {
      case .text(let text): joined += text
      case .integer(let value): joined += String(value)
      case .absent, .boolean, .list, .record:
        throw FilterError(message: "'join' wants a list of texts, found one of \(element.kind)")
      }
    }
    return joined
  }

  private func indented(
    _ input: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> String {
    let text = try text(input)
    guard let width = arguments.first, case .integer(let columns) = width,
      (0...1000).contains(columns)
    else {
      throw FilterError(message: "'indent' wants a number of columns from 0 to 1000")
    }
    var indentsFirst = false
    if arguments.count > 1 {
      guard case .boolean(let flag) = arguments[1] else {
        throw .wants("true or false", self, arguments[1])
      }
      indentsFirst = flag
    }
    let margin = [UInt8](repeating: Byte.space, count: columns)
    var bytes: [UInt8] = []
    var atLineStart = indentsFirst
    for byte in text.utf8 {
      if atLineStart, byte != Byte.lineFeed, byte != Byte.carriageReturn { bytes += margin }
      atLineStart = byte == Byte.lineFeed
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func sorted(
    _ input: TemplateValue, _ field: TemplateValue?
  ) throws(FilterError) -> [TemplateValue] {
    let elements = try elements(input)
    let name = try field.map(text)
    var keyed: [(key: SortKey, value: TemplateValue)] = []
    for element in elements { keyed.append((try sortKey(element, name), element)) }
    let kinds = Set(keyed.map(\.key.isText))
    guard kinds.count < 2 else {
      throw FilterError(message: "'sorted' wants only texts or only numbers, found both")
    }
    let order = keyed.indices.sorted {
      keyed[$0].key == keyed[$1].key ? $0 < $1 : keyed[$0].key < keyed[$1].key
    }
    return order.map { keyed[$0].value }
  }

  private func sortKey(
    _ element: TemplateValue, _ field: String?
  ) throws(FilterError) -> SortKey {
    var value = element
    if let field {
      guard case .record(let record) = element else {
        throw FilterError(message: "'sorted' by a field wants records, found \(element.kind)")
      }
      guard let found = record[field] else {
        throw FilterError(
          message: "\(record.type) has no '\(field)' to sort by",
          nearest: Nearest.name(to: field, among: record.fields.keys))
      }
      value = found
    }
    switch value {
    case .text(let text): return .text(text)
    case .integer(let number): return .integer(number)
    case .absent, .boolean, .list, .record:
      throw FilterError(message: "'sorted' wants texts or numbers, found \(value.kind)")
    }
  }

  private enum SortKey: Comparable {
    case integer(Int)
    case text(String)

    var isText: Bool {
      switch self {
      case .text: true
      case .integer: false
      }
    }
  }
}
