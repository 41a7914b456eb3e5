public import Foundation

/// How letters look.
public struct Font: Hashable, Sendable {
  let name: String
  let size: Double
  var weightValue = 400
  var isItalic = false

  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle", size: 34)
  /// A title.
  public static let title = Font(name: "title", size: 28)
  /// A smaller title.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2 = Font(name: "title2", size: 22)
  /// The smallest title.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3 = Font(name: "title3", size: 20)
  /// A heading.
  public static let headline = Font(name: "headline", size: 17, weightValue: 600)
  /// Below a heading.
  public static let subheadline = Font(name: "subheadline", size: 15)
  /// Running text.
  public static let body = Font(name: "body", size: 17)
  /// Beside running text.
  public static let callout = Font(name: "callout", size: 16)
  /// Small print.
  public static let footnote = Font(name: "footnote", size: 13)
  /// Under a picture.
  public static let caption = Font(name: "caption", size: 12)
  /// Smaller, under a picture.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2 = Font(name: "caption2", size: 11)

  /// The system's font of a size, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(name: "system \(size)", size: Double(size), weightValue: weight?.value ?? 400)
  }

  /// The app's font of a name and size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: "\(name) \(size)", size: Double(size))
  }

  /// The same in bold letters.
  public func bold() -> Font { weight(.bold) }

  /// The same in slanted letters.
  public func italic() -> Font {
    var copy: Font = self
    copy.isItalic = true
    return copy
  }

  /// The same in a weight.
  public func weight(_ weight: Weight) -> Font {
    Font(name: "\(name) \(weight.name)", size: size, weightValue: weight.value, isItalic: isItalic)
  }

  var style: String {
    "font-size: \(size)px; font-weight: \(weightValue)" + (isItalic ? "; font-style: italic" : "")
  }

  /// How strong letters are.
  public struct Weight: Hashable, Sendable {
    let name: String
    let value: Int

    /// The thinnest.
    public static let ultraLight = Weight(name: "ultraLight", value: 100)
    /// Very thin.
    public static let thin = Weight(name: "thin", value: 200)
    /// Thin.
    public static let light = Weight(name: "light", value: 300)
    /// The usual.
    public static let regular = Weight(name: "regular", value: 400)
    /// A little stronger.
    public static let medium = Weight(name: "medium", value: 500)
    /// Half bold.
    public static let semibold = Weight(name: "semibold", value: 600)
    /// Bold.
    public static let bold = Weight(name: "bold", value: 700)
    /// Stronger than bold.
    public static let heavy = Weight(name: "heavy", value: 800)
    /// The strongest.
    public static let black = Weight(name: "black", value: 900)
  }

  /// The form of letters.
  public enum Design: Hashable, Sendable {
    /// The usual.
    case `default`
    /// With serifs.
    case serif
    /// Round.
    case rounded
    /// Of one width.
    case monospaced
  }
}
