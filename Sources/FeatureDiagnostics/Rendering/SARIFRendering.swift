/// Findings as SARIF 2.1.0 (OASIS), columns in UTF-16 code units.
struct SARIFRendering {
  let places: Places

  func render(_ diagnostics: [Diagnostic]) -> String {
    let ids = Set(diagnostics.map(\.id)).sorted()
    let driver = JSONValue.members([
      "name": .string("featuregen"),
      "rules": .array(ids.map { .members(["id": .string($0.description)]) }),
    ])
    let run = JSONValue.members([
      "tool": .members(["driver": driver]),
      "columnKind": .string("utf16CodeUnits"),
      "results": .array(diagnostics.map { result($0, rule: ids.firstIndex(of: $0.id)) }),
    ])
    let document = JSONValue.members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
    return document.text + "\n"
  }

  private func result(_ diagnostic: Diagnostic, rule: Int?) -> JSONValue {
    let message = [diagnostic.message, diagnostic.hint].compactMap { $0 }.joined(separator: "\n")
    let related = diagnostic.related.map { location($0.location, $0.label) }
    let fixes = diagnostic.fixIts.map(fix)
    return .members([
      "ruleId": .string(diagnostic.id.description),
      "ruleIndex": rule.map(JSONValue.int),
      "level": .string(diagnostic.severity.rawValue),
      "message": text(message),
      "locations": .array([location(diagnostic.location, nil)]),
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ])
  }

  private func location(_ location: SourceLocation, _ label: String?) -> JSONValue {
    .members([
      "physicalLocation": .members([
        "artifactLocation": artifact(location.file),
        "region": region(location.file, location.range),
      ]),
      "message": label.map(text),
    ])
  }

  private func fix(_ fixIt: FixIt) -> JSONValue {
    let replacements = fixIt.edits.map { edit in
      JSONValue.members([
        "deletedRegion": region(fixIt.file, edit.range),
        "insertedContent": text(edit.replacement),
      ])
    }
    let change = JSONValue.members([
      "artifactLocation": artifact(fixIt.file), "replacements": .array(replacements),
    ])
    return .members(["description": text(fixIt.title), "artifactChanges": .array([change])])
  }

  private func region(_ file: FileID, _ range: SourceRange) -> JSONValue {
    let table = places.table(file)
    let start = table.utf16Position(at: range.start)
    let end = table.utf16Position(at: range.end)
    return .members([
      "startLine": .int(start.line), "startColumn": .int(start.column),
      "endLine": .int(end.line), "endColumn": .int(end.column),
    ])
  }

  private func artifact(_ file: FileID) -> JSONValue {
    .members(["uri": .string(SARIFRendering.uri(places.path(file)))])
  }

  private func text(_ content: String) -> JSONValue { .members(["text": .string(content)]) }

  /// A path as a URI reference: absolute ones with a scheme, all else percent-encoded.
  private static func uri(_ path: String) -> String {
    var encoded = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
