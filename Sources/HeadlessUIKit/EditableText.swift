import Foundation

/// A text with a selection and marked text, counted in UTF-16 as UIKit counts.
struct EditableText {
  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?

  var length: Int { text.utf16.count }

  /// Sets the whole text from code: nothing is marked, and the selection stands at the end.
  mutating func assign(_ newText: String) {
    text = newText
    marked = nil
    selection = NSRange(location: length, length: 0)
  }

  mutating func select(_ range: NSRange) {
    selection = clipped(range)
  }

  mutating func replace(_ range: NSRange, with replacement: String) {
    let range: NSRange = clipped(range)
    text = (text as NSString).replacingCharacters(in: range, with: replacement)
    marked = nil
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
  }

  /// Puts text that is still being composed in the place of what is marked or selected.
  mutating func mark(_ composed: String, selecting inner: NSRange) {
    let place: NSRange = marked ?? selection
    replace(place, with: composed)
    marked =
      composed.isEmpty
      ? nil : NSRange(location: place.location, length: composed.utf16.count)
    select(NSRange(location: place.location + inner.location, length: inner.length))
  }

  mutating func unmark() { marked = nil }

  /// What the backspace key takes away: the selection, or the whole character before it.
  var rangeBeforeSelection: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  private func clipped(_ range: NSRange) -> NSRange {
    let start: Int = min(max(0, range.location), length)
    let end: Int = min(max(start, range.location + range.length), length)
    return NSRange(location: start, length: end - start)
  }
}
