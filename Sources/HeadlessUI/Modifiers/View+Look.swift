public import Foundation

extension View {
  /// Room at some sides; the usual room where no length is given.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let room: Double = Double(length ?? 16)
    let sides: [(Edge.Set, String)] = [
      (.top, "top"), (.leading, "left"), (.bottom, "bottom"), (.trailing, "right"),
    ]
    let style: [String] = sides.filter { edges.contains($0.0) }.map {
      "padding-\($0.1): \(room)px"
    }
    let isPlain: Bool = edges == .all
    return look(
      "padding", isPlain && length == nil ? "" : "\(room)", style: style.joined(separator: "; "))
  }

  /// Room at all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Room at each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    look(
      "padding", "\(insets.top) \(insets.trailing) \(insets.bottom) \(insets.leading)",
      style:
        "padding: \(insets.top)px \(insets.trailing)px \(insets.bottom)px \(insets.leading)px")
  }

  /// A fixed size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let parts: [(String, CGFloat?)] = [("width", width), ("height", height)]
    return look("frame", described(parts), style: styled(parts))
  }

  /// A size between bounds.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let parts: [(String, CGFloat?)] = [
      ("min-width", minWidth), ("max-width", maxWidth), ("min-height", minHeight),
      ("max-height", maxHeight),
    ]
    return look("frame", described(parts), style: styled(parts))
  }

  private nonisolated func described(_ parts: [(String, CGFloat?)]) -> String {
    parts.compactMap { part in part.1.map { "\(part.0) \(Double($0))" } }.joined(separator: ", ")
  }

  private nonisolated func styled(_ parts: [(String, CGFloat?)]) -> String {
    parts.compactMap { part in
      part.1.map { $0.isFinite ? "\(part.0): \(Double($0))px" : "width: 100%" }
    }.joined(separator: "; ")
  }

  /// The font of its texts.
  public nonisolated func font(_ font: Font?) -> some View {
    look("font", font?.name ?? "", style: font?.style ?? "")
  }

  /// The weight of its texts.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    look("fontWeight", weight?.name ?? "", style: weight.map { "font-weight: \($0.value)" } ?? "")
  }

  /// Drawn elsewhere than it stands.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    look("offset", "\(x) \(y)", style: "transform: translate(\(x)px, \(y)px)")
  }

  /// Drawn elsewhere than it stands.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// A number beside a row or tab; 0 shows none.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func badge(_ count: Int) -> some View {
    look("badge", count == 0 ? "" : "\(count)")
  }

  /// A word beside a row or tab.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func badge(_ label: Text?) -> some View {
    look("badge", label?.plain ?? "")
  }

  /// A word beside a row or tab.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    look("badge", key?.text([:]) ?? "")
  }

  /// A word beside a row or tab.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    look("badge", label.map { String($0) } ?? "")
  }

  /// Its texts in bold letters, or not.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    look("bold", isActive ? "" : "false", style: isActive ? "font-weight: bold" : "")
  }

  /// Its texts in slanted letters, or not.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    look("italic", isActive ? "" : "false", style: isActive ? "font-style: italic" : "")
  }

  /// The style of what is in front.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    look("foregroundStyle", style.describedName, style: "color: \(style.describedCSS)")
  }

  /// The colour of what is in front.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    look(
      "foregroundColor", color?.description ?? "", style: color.map { "color: \($0.css)" } ?? "")
  }

  /// The style of what is behind.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    look("background", style.describedName, style: "background: \(style.describedCSS)")
  }

  /// The colour of what it accents.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func tint(_ tint: Color?) -> some View {
    look("tint", tint?.description ?? "", style: tint.map { "accent-color: \($0.css)" } ?? "")
  }

  /// The style of what it accents.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    look(
      "tint", tint?.describedName ?? "",
      style: tint.map { "accent-color: \($0.describedCSS)" } ?? "")
  }

  /// How opaque it is, 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    look("opacity", "\(opacity)", style: "opacity: \(opacity)")
  }

  /// How the lines of its texts stand.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    look("multilineTextAlignment", "\(alignment)", style: "text-align: \(alignment.css)")
  }

  /// How many lines its texts have at most.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    look("lineLimit", number.map { "\($0)" } ?? "")
  }

  /// Round corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    look("cornerRadius", "\(Double(radius))", style: "border-radius: \(Double(radius))px")
  }

  /// How what changes with a value is animated.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    look("animation", animation?.description ?? "")
  }

  /// Controls without their labels on the screen.
  public nonisolated func labelsHidden() -> some View { look("labelsHidden") }
}

/// How lines of text stand.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing

  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}
