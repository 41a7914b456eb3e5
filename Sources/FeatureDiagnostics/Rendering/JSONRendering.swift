/// Findings as one JSON document, for tools.
///
/// Offsets are in UTF-8 bytes, columns in characters, both as everywhere else in the package.
struct JSONRendering {
  let places: Places

  func render(_ diagnostics: [Diagnostic]) -> String {
    let document = JSONValue.members([
      "version": .int(1),
      "diagnostics": .array(diagnostics.map(value)),
    ])
    return document.text + "\n"
  }

  private func value(_ diagnostic: Diagnostic) -> JSONValue {
    .members([
      "id": .string(diagnostic.id.description),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "path": .string(places.path(diagnostic.location.file)),
      "range": range(diagnostic.location.file, diagnostic.location.range),
      "label": diagnostic.label.map(JSONValue.string),
      "hint": diagnostic.hint.map(JSONValue.string),
      "related": .array(diagnostic.related.map(value)),
      "fixIts": .array(diagnostic.fixIts.map(value)),
    ])
  }

  private func value(_ place: RelatedSpan) -> JSONValue {
    .members([
      "label": .string(place.label),
      "path": .string(places.path(place.location.file)),
      "range": range(place.location.file, place.location.range),
    ])
  }

  private func value(_ fixIt: FixIt) -> JSONValue {
    .members([
      "title": .string(fixIt.title),
      "path": .string(places.path(fixIt.file)),
      "edits": .array(
        fixIt.edits.map { edit in
          .members([
            "range": range(fixIt.file, edit.range), "replacement": .string(edit.replacement),
          ])
        }),
    ])
  }

  private func range(_ file: FileID, _ range: SourceRange) -> JSONValue {
    .members(["start": place(file, range.start), "end": place(file, range.end)])
  }

  private func place(_ file: FileID, _ offset: Int) -> JSONValue {
    let position = places.table(file).position(at: offset)
    return .members([
      "line": .int(position.line), "column": .int(position.column), "offset": .int(offset),
    ])
  }
}
