#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A switch that also tells of what code sets, while it is set.
  @MainActor
  class LoudSwitch: UISwitch {
    weak var delegate: (any LoudSwitchDelegate)?

    // As that of a view is, wherever the module's default isolation puts the class.
    nonisolated override init() { super.init() }

    override var isOn: Bool {
      get { super.isOn }
      set {
        delegate?.loudSwitchWillChange(self)
        guard delegate?.loudSwitch(self, mayTurn: newValue) ?? true else { return }
        super.isOn = newValue
        sendActions(for: .valueChanged)
      }
    }
  }

  @MainActor
  protocol LoudSwitchDelegate: NSObjectProtocol {
    func loudSwitchWillChange(_ loudSwitch: LoudSwitch)
    func loudSwitch(_ loudSwitch: LoudSwitch, mayTurn isOn: Bool) -> Bool
  }
#endif
