public import Foundation

/// A text to be translated: a format, and what goes into it.
///
/// A literal with interpolations makes one: `"\(count) items"` is the format `%lld items`. Numbers
/// are written as in English: whole ones in groups of three, others with six decimals.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let format: String
  let arguments: [String]

  /// A text without anything that goes into it.
  public init(_ value: String) {
    format = value
    arguments = []
  }

  /// A text without anything that goes into it.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text with what goes into it.
  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    arguments = stringInterpolation.arguments
  }

  /// The text, translated if there is a translation, with what goes into it.
  func text(_ strings: [String: String]) -> String {
    var rest: Substring = (strings[format] ?? format)[...]
    var text = ""
    var waiting: ArraySlice<String> = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if let specifier = specifiers.first(where: { rest.hasPrefix($0) }) {
        text += specifier == "%%" ? "%" : (waiting.popFirst() ?? specifier)
        rest = rest.dropFirst(specifier.count)
      } else {
        text += "%"
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }

  private var specifiers: [String] { ["%%", "%@", "%lld", "%llu", "%lf", "%d", "%f"] }

  /// Gathers the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var format = ""
    var arguments: [String] = []

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      format += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append(string, "%@") }

    /// Adds a part of a text.
    public mutating func appendInterpolation(_ string: Substring) { append(String(string), "%@") }

    /// Adds a number.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(grouped(value), T.isSigned ? "%lld" : "%llu")
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(String(format: "%.6f", Double(value)), "%lf")
    }

    /// Adds a number or a text in a format of C's.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value), "%@")
    }

    /// Adds a value in a style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input), "%@")
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject), "%@")
    }

    /// Adds a text that is itself to be shown.
    public mutating func appendInterpolation(_ text: Text) { append(text.plain, "%@") }

    private mutating func append(_ argument: String, _ specifier: String) {
      format += specifier
      arguments.append(argument)
    }

    private func grouped<T: BinaryInteger>(_ value: T) -> String {
      let digits: [Character] = Array(String(value.magnitude))
      var text = ""
      for (index, digit) in digits.enumerated() {
        if index > 0 && (digits.count - index).isMultiple(of: 3) { text.append(",") }
        text.append(digit)
      }
      return value < 0 ? "-" + text : text
    }
  }
}
