/// Findings for people: a header that editors can click, the source line with the span
/// underlined, the other places, a hint and the mechanical changes.
struct TextRendering {
  let places: Places
  let options: RenderingOptions

  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(block).joined(separator: "\n")
  }

  private func block(_ diagnostic: Diagnostic) -> String {
    let table = places.table(diagnostic.location.file)
    let main = Snippet(diagnostic.location.range, in: table, width: options.width)
    let others = diagnostic.related.map { place in
      Snippet(place.location.range, in: places.table(place.location.file), width: options.width)
    }
    let gutter = ([main] + others).map { String($0.line).count }.max() ?? 1
    var text = header(diagnostic)
    text += bar(gutter) + "\n"
    let beside = neighbour(of: diagnostic, main, others)
    text += lines(
      main, label: diagnostic.label, underline: "^", paint(diagnostic.severity), gutter,
      beside: beside.map { (others[$0], diagnostic.related[$0].label) })
    for (index, (place, snippet)) in zip(diagnostic.related, others).enumerated()
    where index != beside {
      text += bar(gutter) + "\n"
      if place.location.file != diagnostic.location.file {
        text += pad("", gutter) + " " + styled("--> \(places.mark(place.location))", .frame) + "\n"
      }
      text += lines(snippet, label: place.label, underline: "-", .frame, gutter)
    }
    text += advice(diagnostic, gutter)
    return text
  }

  /// The other place that can be shown under the same line, beside the span itself.
  private func neighbour(
    of diagnostic: Diagnostic, _ main: Snippet, _ others: [Snippet]
  ) -> Int? {
    zip(diagnostic.related, others).enumerated().first { _, other in
      let (place, snippet) = other
      guard place.location.file == diagnostic.location.file, snippet.line == main.line,
        snippet.shown == main.shown
      else { return false }
      if snippet.indent > main.indent {
        return diagnostic.label == nil && snippet.indent > main.indent + main.length
      }
      // A label between the two needs a blank on either side.
      return snippet.indent + snippet.length + DisplayCell.columns(of: place.label) + 2
        <= main.indent
    }?.offset
  }

  private func header(_ diagnostic: Diagnostic) -> String {
    let mark = styled(places.mark(diagnostic.location) + ":", .strong)
    let severity = styled(diagnostic.severity.rawValue + ":", paint(diagnostic.severity))
    let message = styled(PlainRendering.oneLine(diagnostic.message), .strong)
    return "\(mark) \(severity) \(message) [\(diagnostic.id)]\n"
  }

  private func lines(
    _ snippet: Snippet, label: String?, underline: String, _ style: Style, _ gutter: Int,
    beside: (snippet: Snippet, label: String)? = nil
  ) -> String {
    let number = styled(pad(String(snippet.line), gutter) + " |", .frame)
    let shown = snippet.shown.isEmpty ? "" : " " + snippet.shown
    var marks = [mark(snippet, label, underline, style)]
    if let beside {
      marks.append(mark(beside.snippet, beside.label, "-", .frame))
      marks.sort { $0.indent < $1.indent }
    }
    var row = ""
    var column = 0
    for mark in marks {
      row +=
        String(repeating: " ", count: max(0, mark.indent - column)) + styled(mark.text, mark.style)
      column = mark.indent + DisplayCell.columns(of: mark.text)
    }
    return "\(number)\(shown)\n\(bar(gutter)) \(row)\n"
  }

  /// What stands under a span, and where.
  private func mark(_ snippet: Snippet, _ label: String?, _ underline: String, _ style: Style)
    -> (indent: Int, text: String, style: Style)
  {
    var text = String(repeating: underline, count: snippet.length)
    if let label, !label.isEmpty { text += " " + PlainRendering.oneLine(label) }
    return (snippet.indent, text, style)
  }

  private func advice(_ diagnostic: Diagnostic, _ gutter: Int) -> String {
    var text = ""
    if diagnostic.hint != nil || !diagnostic.fixIts.isEmpty { text += bar(gutter) + "\n" }
    if let hint = diagnostic.hint { text += note("hint", hint, gutter) }
    for fixIt in diagnostic.fixIts { text += note("fix", fixIt.title, gutter) }
    return text
  }

  private func note(_ kind: String, _ content: String, _ gutter: Int) -> String {
    let lead = pad("", gutter) + " = "
    let continued = "\n" + String(repeating: " ", count: lead.count + kind.count + 2)
    let lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return styled(lead, .frame) + styled(kind + ":", .strong) + " "
      + lines.joined(separator: continued) + "\n"
  }

  private func bar(_ gutter: Int) -> String { styled(pad("", gutter) + " |", .frame) }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case strong = "1"
    case frame = "34"
  }

  private func paint(_ severity: Severity) -> Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    options.color ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
