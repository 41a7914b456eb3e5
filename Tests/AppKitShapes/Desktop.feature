// The forms of AppKit: its controls tell by delegates.

import AppKit

/// A field of AppKit.
representable DesktopField: NSTextField {
  binding text: String
  let placeholder: String?
  let isLocked: Bool

  update {
    view.placeholderString = placeholder
    view.stringValue = text
    view.isEnabled = !isLocked
    view.alphaValue = isLocked ? 0.5 : 1
  }

  delegate NSTextFieldDelegate {
    func controlTextDidChange(_ notification: Notification) { text = view.stringValue }
  }
}

representable DesktopEditor: NSTextView {
  binding text: String
  binding refused: Int

  update { view.string = text }

  delegate NSTextViewDelegate {
    func textDidChange(_ notification: Notification) { text = view.string }
    func textView(
      _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString: String?
    ) -> Bool {
      guard replacementString == "\n" else { return true }
      refused += 1
      return false
    }
  }
}

/// A class of the app's, known by the spec's import.
representable DesktopMeter: AppMeter {
  let level: Double
  update { view.doubleValue = level }
}
