public import Foundation

/// Where views stand beside each other.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// Where views stand above each other.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the line of the first text.
  case firstTextBaseline
  /// On the line of the last text.
  case lastTextBaseline
}

/// Where a view stands in another.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// A place.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the side where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the side where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top, where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top, where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom, where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom, where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A direction.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top.
  case top
  /// Where reading begins.
  case leading
  /// The bottom.
  case bottom
  /// Where reading ends.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top.
    public static let top = Set(.top)
    /// Where reading begins.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// Where reading ends.
    public static let trailing = Set(.trailing)
    /// Both where reading begins and where it ends.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All of them.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// A side, of those where reading begins and ends.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}

/// A side, of those at the top and at the bottom.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// At the bottom.
  case bottom
}

/// Room at each side, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// Where reading begins.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// Where reading ends.
  public var trailing: CGFloat

  /// Room at each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
