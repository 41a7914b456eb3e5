public import Foundation

/// A font.
public final class UIFont: NSObject, @unchecked Sendable {
  /// Its size in points.
  public let pointSize: CGFloat
  /// What it is called.
  public let fontName: String

  init(name: String, pointSize: CGFloat) {
    fontName = name
    self.pointSize = pointSize
  }

  /// The system's font of a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "system", pointSize: fontSize)
  }

  /// The system's bold font of a size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "system-bold", pointSize: fontSize)
  }

  /// The font of a style, at its usual size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(name: style.rawValue, pointSize: style.pointSize)
  }

  /// Whether another font is the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// By name and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// Small print.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Under a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")

    var pointSize: CGFloat {
      switch rawValue {
      case "title1": 28
      case "footnote": 13
      case "caption1": 12
      default: 17
      }
    }
  }
}

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// Where the language has them.
  case natural = 4
}
