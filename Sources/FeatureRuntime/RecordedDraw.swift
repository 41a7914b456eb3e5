public import Foundation

/// Something that an action took from outside its feature.
public nonisolated enum RecordedDraw: Sendable {
  /// An identifier.
  case uuid(UUID)
  /// The time.
  case now(Date)
  /// Random bits.
  case random(UInt64)
  /// What a synchronous endpoint gave.
  case result(String, RecordedValue)
}

/// What a synchronous endpoint gave: the value itself, or its JSON where it was read from a file.
public nonisolated struct RecordedValue: Sendable {
  private enum Content: Sendable {
    case value(any Sendable)
    case json(String)
  }

  private let content: Content

  init<Value: Sendable>(_ value: Value) {
    content = .value(value)
  }

  /// The value, where it is of the type.
  func value<Value>() -> Value? {
    switch content {
    case .value(let value): return value as? Value
    case .json(let text):
      guard let type = Value.self as? any Decodable.Type else { return nil }
      return RecordedValue.decode(type, text) as? Value
    }
  }

  private static func decode<Type: Decodable>(_ type: Type.Type, _ text: String) -> Type? {
    try? JSONDecoder().decode([Type].self, from: Data(text.utf8)).first
  }
}

nonisolated extension RecordedValue: Codable {
  /// Reads a value of which the type is known only when it is asked for.
  public init(from decoder: any Decoder) throws {
    content = .json(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the value as JSON text; fails where its type cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content {
    case .json(let text): try container.encode(text)
    case .value(let value):
      guard let encodable = value as? any Encodable else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "\(type(of: value)) is recorded and cannot be encoded"))
      }
      try container.encode(try RecordedValue.json(encodable))
    }
  }

  private static func json<Value: Encodable>(_ value: Value) throws -> String {
    String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
  }
}

nonisolated extension RecordedDraw: Codable {
  private enum CodingKeys: CodingKey {
    case uuid, now, random, result, name
  }

  /// Reads one draw.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try container.decodeIfPresent(UUID.self, forKey: .uuid) {
      self = .uuid(value)
    } else if let value = try container.decodeIfPresent(Date.self, forKey: .now) {
      self = .now(value)
    } else if let value = try container.decodeIfPresent(UInt64.self, forKey: .random) {
      self = .random(value)
    } else {
      self = .result(
        try container.decode(String.self, forKey: .name),
        try container.decode(RecordedValue.self, forKey: .result))
    }
  }

  /// Writes one draw.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .uuid(let value): try container.encode(value, forKey: .uuid)
    case .now(let value): try container.encode(value, forKey: .now)
    case .random(let value): try container.encode(value, forKey: .random)
    case .result(let name, let value):
      try container.encode(name, forKey: .name)
      try container.encode(value, forKey: .result)
    }
  }
}
