/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  /// Whether it is on. Writing it tells nobody, as in UIKit.
  open var isOn: Bool = false
  /// The colour of it while it is on.
  open var onTintColor: UIColor?

  /// Turns it on or off, and tells nobody.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A control for a number in a range.
@MainActor
open class UISlider: UIControl {
  private var position: Float = 0

  /// The least that it can be.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = position
    }
  }

  /// The most that it can be.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = position
    }
  }

  /// Whether it tells of each step while the finger moves.
  open var isContinuous: Bool = true

  /// The number, always in the range. Writing it tells nobody, as in UIKit.
  open var value: Float {
    get { position }
    set { position = min(max(newValue, minimumValue), maximumValue) }
  }

  /// Moves it, and tells nobody.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
