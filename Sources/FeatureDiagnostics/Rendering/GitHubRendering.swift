/// Findings as workflow commands, which GitHub shows beside the changed lines.
struct GitHubRendering {
  let places: Places

  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(line).joined()
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let table = places.table(diagnostic.location.file)
    let start = table.position(at: diagnostic.location.range.start)
    let end = table.position(at: diagnostic.location.range.end)
    var properties = [
      "file=" + GitHubRendering.property(places.path(diagnostic.location.file)),
      "line=\(start.line)", "endLine=\(end.line)",
    ]
    // GitHub refuses columns on annotations of several lines.
    if start.line == end.line { properties += ["col=\(start.column)", "endColumn=\(end.column)"] }
    properties.append("title=\(diagnostic.id)")
    let message = [diagnostic.message, diagnostic.hint].compactMap { $0 }.joined(separator: "\n")
    return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::"
      + GitHubRendering.data(message) + "\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func data(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func property(_ text: String) -> String {
    var escaped = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
