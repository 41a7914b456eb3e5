/// Words that somebody is shown: a literal is a key to be translated, data is shown as it is.
///
/// What stands in a literal are the arguments of its key, as in SwiftUI's `Text`: `"\(count) items"` is
/// the key `%lld items`, `"Delete \(name)?"` the key `Delete %@?`.
public nonisolated struct FeatureText: Equatable, Sendable {
  /// One piece of a text.
  enum Part: Equatable, Sendable {
    /// Words of the spec.
    case words(String)
    /// A text that stands in a key.
    case text(String)
    case integer(Int64)
    case natural(UInt64)
    case number(Double)
  }

  /// The pieces, in order.
  let parts: [Part]
  /// Whether it can be translated.
  public let isKey: Bool

  init(_ parts: [Part], isKey: Bool) {
    self.parts = parts
    self.isKey = isKey
  }

  /// Data, which is shown as it is.
  public static func verbatim(_ text: String) -> FeatureText {
    FeatureText([.words(text)], isKey: false)
  }

  /// The text as the spec has it, untranslated.
  public var text: String {
    var text = ""
    for part in parts { text += part.text }
    return text
  }
}

nonisolated extension FeatureText.Part {
  fileprivate var text: String {
    switch self {
    case .words(let text), .text(let text): text
    case .integer(let value): String(value)
    case .natural(let value): String(value)
    case .number(let value): String(value)
    }
  }
}

nonisolated extension FeatureText: CustomStringConvertible {
  /// The text as the spec has it, untranslated.
  public var description: String { text }
}

nonisolated extension FeatureText: ExpressibleByStringInterpolation {
  /// A key without arguments.
  public init(stringLiteral value: String) { self.init([.words(value)], isKey: true) }

  /// A key with its arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.parts, isKey: true)
  }

  /// Gathers the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the spec.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ value: String) { parts.append(.text(value)) }

    /// Adds a number.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      let part: Part =
        Value.isSigned
        ? .integer(Int64(truncatingIfNeeded: value)) : .natural(UInt64(truncatingIfNeeded: value))
      parts.append(part)
    }

    /// Adds a number.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      parts.append(.number(Double(value)))
    }
  }
}
