import TemplateEngine
import Testing

@Suite("Checking templates")
struct CheckTests {
  static let schema = TemplateSchema(
    root: "Page",
    [
      TemplateRecordType(
        "Page", "A page.",
        [
          TemplateField("title", .text, "Its title."),
          TemplateField("note", .optional(.text), "A note."),
          TemplateField("rows", .list(.record("Row")), "Its rows."),
        ]),
      TemplateRecordType(
        "Row", "A row.",
        [
          TemplateField("name", .text, "Its name."),
          TemplateField("kind", .choice(["plain", "strong"]), "Its kind."),
          TemplateField("doc", .optional(.text), "Its documentation."),
          TemplateField("row", .optional(.record("Row")), "A row in it."),
        ]),
    ])

  func found(_ template: String, with files: [String: String] = [:]) -> [String] {
    let library = TemplateLibrary(sources: files.merging(["main": template]) { file, _ in file })
    return library.check("main", Self.schema).map { "\($0.line):\($0.column) \($0.message)" }
  }

  @Test(
    "a template that fits the schema has no errors",
    arguments: [
      "{{ title }}{{ note? }}{{ note | default: '' }}",
      "{% if note? %}{{ note }}{% endif %}",
      "{% if not note? %}{% else %}{{ note }}{% endif %}",
      "{{ note if note? else title }}",
      "{% if note? and note == 'a' %}{% endif %}",
      "{% for r in rows where r.doc? separator ', ' %}{{ r.doc }}{{ forloop.index }}{% endfor %}",
      "{% for r in rows %}{{ r.row?.name? }}{% if r.row?.doc? %}{{ r.row.doc }}{% endif %}{% endfor %}",
      "{% for r in rows %}{% if r.kind == 'strong' or r.kind in ['plain'] %}{% endif %}{% endfor %}",
      "{% set n = rows.count %}{% if n > 1 %}{{ n }}{% endif %}",
      "{{ rows.first?.name? }}{{ rows | sorted: 'name' | count }}",
      "{% macro m(r) %}{{ r.name }}{% if r.row? %}{% call m(r.row) %}{% endif %}{% endmacro %}"
        + "{% for r in rows %}{% call m(r) %}{% endfor %}",
    ])
  func fits(template: String) {
    #expect(found(template) == [])
  }

  @Test(
    "mistakes are found without rendering, also where no rendering would go",
    arguments: [
      ("{% if false %}{{ titel }}{% endif %}", "1:18 unknown name 'titel'"),
      ("{{ note }}", "1:4 'note' may be absent, and a value is wanted to be printed"),
      ("{% for r in rows %}{{ r.nam }}{% endfor %}", "1:25 'r' is Row, which has no 'nam'"),
      ("{% for r in title %}{% endfor %}", "1:13 'for' wants a list, 'title' is text"),
      ("{{ rows }}", "1:4 a text is wanted to be printed, 'rows' is list"),
      ("{% if title %}{% endif %}", "1:7 a condition is true or false, 'title' is text"),
      (
        "{% for r in rows %}{{ r.kind == 'stong' }}{% endfor %}",
        "1:33 'stong' is never one of plain, strong"
      ),
      ("{{ title == 1 }}", "1:10 '==' cannot compare text with integer"),
      ("{{ rows | uppercase }}", "1:11 'uppercase' wants a text, found list"),
      ("{{ rows | sorted: 'nme' | count }}", "1:11 Row has no 'nme' to sort by"),
      (
        "{{ rows.first.name }}",
        "1:9 'rows.first' may be absent, and a value is wanted before '.name'"
      ),
      ("{% macro m(a) %}{{ x }}{% endmacro %}", "1:20 unknown name 'x'"),
    ])
  func mistakes(template: String, message: String) {
    #expect(found(template) == [message])
  }

  @Test("a mistake in an included file tells how it was reached, and is told once")
  func chain() {
    let library = TemplateLibrary(sources: [
      "main": "{% for r in rows %}{% include 'row' %}{% include 'row' %}{% endfor %}",
      "row": "{{ r.nme }}",
    ])
    let errors = library.check("main", Self.schema)
    #expect(
      errors.map(\.description) == [
        """
        row:1:6: error: 'r' is Row, which has no 'nme'; did you mean 'name'?
          main:1:20: reached from here
        """
      ])
  }

  @Test("blocks that replace others are checked where they stand")
  func blocks() {
    let files = ["base": "{% for r in rows %}{% block row %}{{ r.name }}{% endblock %}{% endfor %}"]
    #expect(
      found("{% extends 'base' %}{% block row %}{{ r.nam }}{% super %}{% endblock %}", with: files)
        == ["1:41 'r' is Row, which has no 'nam'"])
  }

  @Test("the documentation names every field, and the filters")
  func documentation() {
    let text = Self.schema.documentation
    #expect(text.contains("## Page (the context)\n\nA page."))
    #expect(text.contains("| `kind` | `\"plain\" \\| \"strong\"` | Its kind. |"))
    #expect(text.contains("| `rows` | `[Row]` | Its rows. |"))
    #expect(text.contains("| `stringLiteral` |"))
  }

  @Test("a context is compared with its schema")
  func mismatches() {
    let row = TemplateValue.record("Row", ["name": 1, "kind": "odd", "doc": .absent, "more": 1])
    let page = TemplateRecord("Page", ["title": "t", "note": "n", "rows": [row]])
    #expect(
      Self.schema.mismatches(in: page) == [
        "rows.0.name is integer, not text", "rows.0.kind is 'odd', which is no choice",
        "rows.0.row is missing", "rows.0.more is not in the schema",
      ])
  }

  @Test("the files of a library and what overrides what")
  func entries() {
    let library = TemplateLibrary(layers: [
      [TemplateSource(name: "a", path: "built-in/a", text: "{% block b %}{% endblock %}")],
      [
        TemplateSource(
          name: "a", path: "mine/a", text: "{% extends 'a' %}{% macro m() %}{% endmacro %}")
      ],
    ])
    #expect(library.entries.map(\.path) == ["mine/a", "built-in/a"])
    #expect(library.entries.map(\.isOverridden) == [false, true])
    #expect(library.entries.map(\.blocks) == [[], ["b"]])
    #expect(library.entries.map(\.macros) == [["m"], []])
  }
}
