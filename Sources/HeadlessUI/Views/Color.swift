/// A colour, which is also a view of it.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// What it is called.
  public let description: String
  let css: String

  init(_ name: String, css: String) {
    description = name
    self.css = css
  }

  /// A colour of the app's, by its name.
  public init(_ name: String) { self.init(name, css: "var(--\(name))") }

  /// A colour by its parts, 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let parts: [Int] = [red, green, blue].map { Int(($0 * 255).rounded()) }
    self.init(
      "red \(red) green \(green) blue \(blue) opacity \(opacity)",
      css: "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(opacity))")
  }

  /// The same colour, so opaque.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      "\(description) opacity \(opacity)",
      css: "color-mix(in srgb, \(css) \(opacity * 100)%, transparent)")
  }

  /// How the parts are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The web's.
    case sRGB
    /// The same without the curve.
    case sRGBLinear
    /// That of newer screens.
    case displayP3
  }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent.
  public static let accentColor = Color("accentColor", css: "#007aff")
  /// The colour of text.
  public static let primary = Color("primary", css: "#000")
  /// The colour of text that matters less.
  public static let secondary = Color("secondary", css: "#3c3c4399")
  /// Nothing at all.
  public static let clear = Color("clear", css: "transparent")
  /// Black.
  public static let black = Color("black", css: "#000")
  /// White.
  public static let white = Color("white", css: "#fff")
  /// Grey.
  public static let gray = Color("gray", css: "#8e8e93")
  /// Red.
  public static let red = Color("red", css: "#ff3b30")
  /// Orange.
  public static let orange = Color("orange", css: "#ff9500")
  /// Yellow.
  public static let yellow = Color("yellow", css: "#ffcc00")
  /// Green.
  public static let green = Color("green", css: "#34c759")
  /// Mint.
  public static let mint = Color("mint", css: "#00c7be")
  /// Teal.
  public static let teal = Color("teal", css: "#30b0c7")
  /// Cyan.
  public static let cyan = Color("cyan", css: "#32ade6")
  /// Blue.
  public static let blue = Color("blue", css: "#007aff")
  /// Indigo.
  public static let indigo = Color("indigo", css: "#5856d6")
  /// Purple.
  public static let purple = Color("purple", css: "#af52de")
  /// Pink.
  public static let pink = Color("pink", css: "#ff2d55")
  /// Brown.
  public static let brown = Color("brown", css: "#a2845e")
}

extension Color: PrimitiveView {
  /// It has no body: the host shows it.
  public typealias Body = Never
  func resolve(in scope: ResolveScope) { scope.add(.color, name: { description }) }
}

/// What something can be filled with.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// A style for those who take any.
protocol DescribedStyle: ShapeStyle {
  var styleName: String { get }
  var styleCSS: String { get }
}

extension Color: DescribedStyle {
  var styleName: String { description }
  var styleCSS: String { css }
}

/// A style by its place in a hierarchy.
public struct HierarchicalShapeStyle: DescribedStyle {
  let styleName: String
  let styleCSS: String

  /// The foremost.
  public static let primary = HierarchicalShapeStyle(styleName: "primary", styleCSS: "#000")
  /// The second.
  public static let secondary = HierarchicalShapeStyle(
    styleName: "secondary", styleCSS: "#3c3c4399")
  /// The third.
  public static let tertiary = HierarchicalShapeStyle(styleName: "tertiary", styleCSS: "#3c3c434c")
  /// The fourth.
  public static let quaternary = HierarchicalShapeStyle(
    styleName: "quaternary", styleCSS: "#3c3c432e")
}

/// The style of what accents.
public struct TintShapeStyle: DescribedStyle {
  /// The style.
  public init() {}
  var styleName: String { "tint" }
  var styleCSS: String { Color.accentColor.css }
}
