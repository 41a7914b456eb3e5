public import Foundation

/// A rectangle on the screen; here only what it remembers.
@MainActor
open class UIView: UIResponder {
  /// Where it is in its superview, in points.
  open var frame: CGRect = .zero
  /// A number to find it by.
  open var tag: Int = 0
  /// Whether it is drawn.
  open var isHidden: Bool = false
  /// How opaque it is, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it takes touches.
  open var isUserInteractionEnabled: Bool = true
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// The colour of what it accents.
  open var tintColor: UIColor?
  /// The name that tests find it by.
  open var accessibilityIdentifier: String?
  /// What is said of it.
  open var accessibilityLabel: String?

  private var children: [UIView] = []
  private weak var parent: UIView?

  /// A view of a size.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// A view without a size.
  public nonisolated override init() { super.init() }

  /// Its size, with its own origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The view that it is in.
  open var superview: UIView? { parent }

  /// The views in it, the front one last.
  open var subviews: [UIView] { children }

  /// Puts a view in front of those that are in it.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.parent = self
    children.append(view)
  }

  /// Takes it out of its superview.
  open func removeFromSuperview() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Asks to be drawn again; there is nothing to draw.
  open func setNeedsDisplay() {}

  /// Asks to be laid out again; there is nothing to lay out.
  open func setNeedsLayout() {}
}
