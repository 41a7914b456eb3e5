import TemplateEngine

/// Two templates that can reach each other, checked and rendered.
enum TemplateTarget {
  private static let schema = TemplateSchema(
    root: "Page",
    [
      TemplateRecordType(
        "Page", "A page.",
        [
          TemplateField("title", .text, "Its title."),
          TemplateField("note", .optional(.text), "A note."),
          TemplateField("count", .integer, "A number."),
          TemplateField("rows", .list(.record("Row")), "Its rows."),
        ]),
      TemplateRecordType(
        "Row", "A row.",
        [
          TemplateField("name", .text, "Its name."),
          TemplateField("kind", .choice(["plain", "strong"]), "Its kind."),
          TemplateField("row", .optional(.record("Row")), "A row in it."),
        ]),
    ])

  private static let context: TemplateRecord = {
    let inner = TemplateValue.record("Row", ["name": "b", "kind": "strong", "row": .absent])
    return TemplateRecord(
      "Page",
      [
        "title": "A page", "note": .absent, "count": 2,
        "rows": [inner, .record("Row", ["name": "a b", "kind": "plain", "row": inner])],
      ])
  }()

  /// What was done wrong with templates, or nil; a byte 1 stands between the two.
  static func fault(with bytes: [UInt8]) -> String? {
    let texts = bytes.split(separator: 1, maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let library = TemplateLibrary(
      sources: ["main": texts[0], "other": texts.count > 1 ? texts[1] : ""],
      limits: TemplateLimits(depth: 32, outputBytes: 1 << 16, passes: 10_000))
    for error in library.check("main", schema) where error.line < 1 || error.column < 1 {
      return "an error has no place: \(error)"
    }
    if let text = try? library.render("main", context), text.utf8.count > 1 << 16 {
      return "the output is larger than its limit"
    }
    return nil
  }
}
