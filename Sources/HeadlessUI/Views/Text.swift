public import Foundation

/// Words.
///
/// A literal is a key to be translated; what comes from data is shown as it is.
public struct Text: Equatable, Sendable {
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case joined(Text, Text)
  }

  let content: Content
  var looks: [TextLook] = []

  /// A text to be translated.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .key(key)
  }

  /// A text as it is.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// A text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// A value in a style.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .verbatim(format.format(input))
  }

  private init(_ content: Content) { self.content = content }

  /// One text after another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  /// The words, translated where there is a translation.
  func words(_ strings: [String: String]) -> String {
    switch content {
    case .verbatim(let text): text
    case .key(let key): key.text(strings)
    case .joined(let first, let second): first.words(strings) + second.words(strings)
    }
  }

  /// The words, untranslated.
  var plain: String { words([:]) }
}

/// How a text looks.
struct TextLook: Equatable, Sendable {
  let name: String
  let value: String
  let style: String
}

extension Text: PrimitiveView {
  /// It has no body: the host shows it.
  public typealias Body = Never

  func resolve(in scope: ResolveScope) {
    let strings: [String: String] = scope.host.options.strings
    show(looks[...], in: scope) { $0.add(.text, name: { words(strings) }) }
  }

  @MainActor
  private func show(
    _ looks: ArraySlice<TextLook>, in scope: ResolveScope, _ text: (ResolveScope) -> Void
  ) {
    guard let look = looks.last else { return text(scope) }
    let attribute = ViewAttribute(name: look.name, value: { look.value }, style: look.style)
    scope.add(.modifier, attribute: attribute) { show(looks.dropLast(), in: $0, text) }
  }
}

extension Text {
  private func looking(_ name: String, _ value: String = "", style: String) -> Text {
    var copy: Text = self
    copy.looks.append(TextLook(name: name, value: value, style: style))
    return copy
  }

  /// In bold letters.
  public func bold() -> Text { looking("bold", style: "font-weight: bold") }

  /// In bold letters, or not.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// In slanted letters.
  public func italic() -> Text { looking("italic", style: "font-style: italic") }

  /// With a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? looking("underline", style: "text-decoration: underline") : self
  }

  /// With a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? looking("strikethrough", style: "text-decoration: line-through") : self
  }

  /// In a font.
  public func font(_ font: Font?) -> Text {
    guard let font else { return self }
    return looking("font", font.name, style: font.style)
  }

  /// In a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    guard let weight else { return self }
    return looking("fontWeight", weight.name, style: "font-weight: \(weight.value)")
  }

  /// In a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return looking("foregroundColor", color.description, style: "color: \(color.css)")
  }

  /// In digits of one width.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospacedDigit() -> Text {
    looking("monospacedDigit", style: "font-variant-numeric: tabular-nums")
  }
}
