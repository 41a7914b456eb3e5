/// What a template can print, test and walk through.
public indirect enum TemplateValue: Hashable, Sendable {
  /// Nothing; only `?` and `default:` accept it.
  case absent
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// True or false.
  case boolean(Bool)
  /// Values in order.
  case list([TemplateValue])
  /// Named values.
  case record(TemplateRecord)

  /// The text if there is one, else absent.
  public static func optional(_ text: String?) -> TemplateValue {
    guard let text else { return .absent }
    return .text(text)
  }

  /// The texts as a list.
  public static func texts(_ texts: [String]) -> TemplateValue {
    .list(texts.map(TemplateValue.text))
  }

  /// A record of the type called `type`.
  public static func record(
    _ type: String, _ fields: [String: TemplateValue]
  ) -> TemplateValue {
    .record(TemplateRecord(type, fields))
  }

  /// The kind of value in words, for messages: `text`, `list`, or a record's type.
  public var kind: String {
    switch self {
    case .absent: "absent"
    case .text: "text"
    case .integer: "integer"
    case .boolean: "boolean"
    case .list: "list"
    case .record(let record): record.type
    }
  }
}

/// Named values, with the name of the type that a schema describes them by.
public struct TemplateRecord: Hashable, Sendable {
  /// The name of the record's type in the schema.
  public var type: String
  /// The values by name; a value that may be missing is present as `.absent`.
  public var fields: [String: TemplateValue]

  /// A record of the type called `type`.
  public init(_ type: String, _ fields: [String: TemplateValue]) {
    self.type = type
    self.fields = fields
  }

  /// The value called `name`, or nil if the record has no such name.
  public subscript(name: String) -> TemplateValue? {
    get { fields[name] }
    set { fields[name] = newValue }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A list.
  public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}
