#if canImport(SwiftUI)
  public import SwiftUI

  nonisolated extension FeatureText {
    /// The same text for SwiftUI's views: a key to be translated, or data as it is.
    public var swiftUI: SwiftUI.Text { isKey ? SwiftUI.Text(key) : SwiftUI.Text(verbatim: text) }

    /// The key with its arguments.
    private var key: SwiftUI.LocalizedStringKey {
      var whole = SwiftUI.LocalizedStringKey.StringInterpolation(
        literalCapacity: 0, interpolationCount: parts.count)
      for part in parts {
        switch part {
        case .words(let words): whole.appendLiteral(words)
        case .text(let text): whole.appendInterpolation(text)
        case .integer(let value): whole.appendInterpolation(value)
        case .natural(let value): whole.appendInterpolation(value)
        case .number(let value): whole.appendInterpolation(value)
        }
      }
      return SwiftUI.LocalizedStringKey(stringInterpolation: whole)
    }
  }
#endif
