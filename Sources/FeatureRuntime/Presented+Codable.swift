nonisolated extension FeatureRuntime.Presented: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

nonisolated extension FeatureRuntime.Presented: Decodable where Value: Decodable {
  /// Decodes a value; its presentation begins.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

nonisolated extension FeatureRuntime.PresentedBox: Encodable where Wrapped: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

nonisolated extension FeatureRuntime.PresentedBox: Decodable where Wrapped: Decodable {
  /// Decodes a value; its presentation begins.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Wrapped?(from: decoder))
  }
}

// What Swift writes by itself for a state calls these: like any optional, one that shows nothing is left
// out.

nonisolated extension KeyedEncodingContainer {
  /// Encodes what is shown; nothing where nothing is.
  public mutating func encode<Wrapped: Encodable & Equatable & Sendable>(
    _ presented: FeatureRuntime.Presented<Wrapped?>, forKey key: Key
  ) throws {
    try encodeIfPresent(presented.wrappedValue, forKey: key)
  }

  /// Encodes what is shown; nothing where nothing is.
  public mutating func encode<Wrapped: Encodable>(
    _ presented: FeatureRuntime.PresentedBox<Wrapped>, forKey key: Key
  ) throws {
    try encodeIfPresent(presented.wrappedValue, forKey: key)
  }
}

nonisolated extension KeyedDecodingContainer {
  /// Decodes what is shown; its presentation begins.
  public func decode<Wrapped: Decodable & Equatable & Sendable>(
    _ type: FeatureRuntime.Presented<Wrapped?>.Type, forKey key: Key
  ) throws -> FeatureRuntime.Presented<Wrapped?> {
    FeatureRuntime.Presented<Wrapped?>(
      wrappedValue: try decodeIfPresent(Wrapped.self, forKey: key))
  }

  /// Decodes what is shown; its presentation begins.
  public func decode<Wrapped: Decodable>(
    _ type: FeatureRuntime.PresentedBox<Wrapped>.Type, forKey key: Key
  ) throws -> FeatureRuntime.PresentedBox<Wrapped> {
    FeatureRuntime.PresentedBox<Wrapped>(
      wrappedValue: try decodeIfPresent(Wrapped.self, forKey: key))
  }
}
