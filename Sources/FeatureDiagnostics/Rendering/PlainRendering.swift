/// One line a finding, and one for each place and hint that goes with it.
struct PlainRendering {
  let places: Places

  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(lines).joined()
  }

  private func lines(_ diagnostic: Diagnostic) -> String {
    let mark = places.mark(diagnostic.location)
    var text =
      "\(mark): \(diagnostic.severity.rawValue): \(PlainRendering.oneLine(diagnostic.message))\n"
    for place in diagnostic.related {
      text += "\(places.mark(place.location)): note: \(PlainRendering.oneLine(place.label))\n"
    }
    if let hint = diagnostic.hint {
      text += "\(mark): note: \(PlainRendering.oneLine(hint))\n"
    }
    return text
  }

  /// A text with its line breaks made into spaces, so that no name or file can forge a line.
  static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
