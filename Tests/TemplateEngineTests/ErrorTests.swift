import TemplateEngine
import Testing

@Suite("Template errors")
struct ErrorTests {
  @Test(
    "mistakes are found where they are",
    arguments: [
      ("a\n  {{ nam }}", "main:2:6: error: unknown name 'nam'; did you mean 'name'?"),
      (
        "{{ name | upercase }}",
        "main:1:11: error: unknown filter 'upercase'; did you mean 'uppercase'?"
      ),
      ("{{ name | default }}", "main:1:11: error: 'default' takes 1 argument, found 0"),
      ("{{ name | uppercase: 1 }}", "main:1:11: error: 'uppercase' takes 0 arguments, found 1"),
      ("{{ name | default: 1, 2 }}", "main:1:21: error: expected the end of the tag, found ','"),
      ("{% iff name %}", "main:1:1: error: unknown tag 'iff'; did you mean 'if'?"),
      ("{% if true %}\nx", "main:1:1: error: 'if' is never closed"),
      ("x {% endfor %}", "main:1:3: error: 'endfor' without 'for'"),
      ("x {% else %}", "main:1:3: error: 'else' without 'if'"),
      ("{% for x in xs %}{% endif %}{% endfor %}", "main:1:18: error: 'endif' without 'if'"),
      ("{{ name", "main:1:1: error: '{{' is never closed"),
      ("é {{ \"a }}", "main:1:6: error: the string is not closed on its line"),
      (
        "{{ 'a\\q' }}",
        "main:1:6: error: unknown escape in a string\n  hint: the escapes are \\n, \\r, \\t, \\\\, \\\" and \\'"
      ),
      ("{{ name name }}", "main:1:9: error: expected the end of the tag, found 'name'"),
      ("{{ 1 if true }}", "main:1:6: error: 'if' without 'else' in a value"),
      ("{{ 1 < 2 < 3 }}", "main:1:10: error: comparisons do not chain\n  hint: join them by 'and'"),
      ("{{ 1 ; 2 }}", "main:1:6: error: ';' has no place in a tag"),
      ("{{ xs }}", "main:1:4: error: a text is wanted to be printed, 'xs' is list"),
      (
        "{{ xs.cuont }}",
        "main:1:7: error: 'xs' is list, which has no 'cuont'; did you mean 'count'?"
      ),
      (
        "{{ record.titel }}",
        "main:1:11: error: 'record' is R, which has no 'titel'; did you mean 'title'?"
      ),
      ("{% for x in name %}{% endfor %}", "main:1:13: error: 'for' wants a list, 'name' is text"),
      ("{% if name %}{% endif %}", "main:1:7: error: a condition is true or false, 'name' is text"),
      ("{{ name == 1 }}", "main:1:9: error: '==' cannot compare text with integer"),
      ("{{ xs | uppercase }}", "main:1:9: error: 'uppercase' wants a text, found list"),
      ("{% call f() %}", "main:1:1: error: there is no macro 'f'"),
      (
        "{% macro f(a) %}{% endmacro %}{% call f() %}",
        "main:1:31: error: 'f' takes 1 argument, found 0"
      ),
      ("{% include 'mian' %}", "main:1:1: error: there is no file 'mian'; did you mean 'main'?"),
      ("{% super %}", "main:1:1: error: 'super' stands in a block, for what the block replaces"),
      ("{% block a %}{% endblock b %}", "main:1:26: error: this ends 'a' by another name"),
      (
        "{% set %}{% endset %}",
        "main:1:8: error: expected a name after 'set', found the end of the tag"
      ),
      ("{% raw %}x", "main:1:1: error: 'raw' is never closed"),
    ])
  func places(template: String, message: String) {
    let record = TemplateValue.record("R", ["title": "t"])
    #expect(failure(template, ["name": "n", "xs": [1], "record": record]) == message)
  }

  @Test("absence is accepted by a question mark or a default, and by nothing else")
  func absence() throws {
    let record = TemplateValue.record("R", ["doc": .absent, "inner": .absent, "title": "t"])
    let fields: [String: TemplateValue] = ["r": record]
    let hint = "\n  hint: '?' accepts that it is absent, '| default:' gives another value"
    #expect(
      failure("{{ r.doc }}", fields)
        == "main:1:6: error: 'r.doc' is absent, and a value is wanted to be printed" + hint)
    #expect(
      failure("{{ r.inner.a }}", fields)?.contains(
        "'r.inner' is absent, and a value is wanted before '.a'") == true)
    #expect(failure("{{ r.doc | uppercase }}", fields)?.contains("wanted for 'uppercase'") == true)
    #expect(failure("{% if r.doc %}{% endif %}", fields)?.contains("wanted as a condition") == true)
    #expect(failure("{% for x in r.doc %}{% endfor %}", fields)?.contains("is absent") == true)
    #expect(failure("{{ x | default: 1 }}", fields)?.contains("unknown name 'x'") == true)
    #expect(
      try rendered("[{{ r.doc? }}{{ r.doc? | uppercase }}{{ r.inner?.a.b? }}]", fields) == "[]")
    #expect(try rendered("{{ r.doc | default: 'd' }}{{ r.title | default: 'd' }}", fields) == "dt")
    #expect(
      try rendered("{% if r.doc? %}a{% else %}b{% endif %}{% if r.title? %}c{% endif %}", fields)
        == "bc")
    #expect(try rendered("{{ r.doc? == 'a' }}{{ r.doc? != 'a' }}", fields) == "falsetrue")
    #expect(try rendered("{% for x in r.doc? %}x{% empty %}none{% endfor %}", fields) == "none")
  }

  @Test("an error tells how it was reached, the innermost place first")
  func chain() {
    let files = [
      "outer": "a\n  {% include 'inner' %}\n",
      "inner": "{% macro m(a) %}{{ a.b }}{% endmacro %}{% call m(x) %}",
    ]
    #expect(
      failure("{% set x = 1 %}\n{% include 'outer' %}", with: files) == """
        inner:1:22: error: 'a' is integer, which has no 'b'
          inner:1:40: reached from here
          outer:2:3: reached from here
          main:2:1: reached from here
        """)
  }

  @Test("all mistakes of all files are found at once, and no other file is rendered")
  func everything() {
    let library = TemplateLibrary(
      sources: ["a": "{{ }}\n{% if %}{% endif %}", "b": "{% nope %}{% include 'c' %}", "d": "d"])
    #expect(library.errors.map { "\($0.place)" } == ["a:1:4", "a:2:7", "b:1:1", "b:1:11"])
    #expect(throws: TemplateError.self) { try library.render("d", TemplateRecord("R", [:])) }
  }

  @Test("a file that extends another may only have blocks that the other has")
  func extending() {
    let files = ["base": "{% block body %}{% endblock %}"]
    #expect(
      failure("{% extends 'base' %}{% block boddy %}{% endblock %}", with: files)
        == "main:1:21: error: the file that this one extends has no block 'boddy';"
        + " did you mean 'body'?")
    #expect(failure("{% extends 'base' %} text", with: files)?.contains("never printed") == true)
    #expect(failure("{% extends 'bse' %}", with: files)?.contains("did you mean 'base'?") == true)
    #expect(
      failure("{% extends 'main' %}", with: files)?.contains("the file extends itself") == true)
  }

  @Test("nesting, passes and output are limited")
  func limits() throws {
    let deep = String(repeating: "(", count: 500) + "1" + String(repeating: ")", count: 500)
    #expect(failure("{{ \(deep) }}")?.contains("nests too deeply") == true)
    let tags = String(repeating: "{% if true %}", count: 500)
    #expect(failure(tags)?.contains("the tags nest too deeply") == true)
    #expect(failure("{% include 'main' %}")?.contains("nest more than 64 deep") == true)
    #expect(
      failure("{% macro m() %}{% call m() %}{% endmacro %}{% call m() %}")?.contains("deep") == true
    )
    let limits = TemplateLimits(outputBytes: 10, passes: 3)
    let library = TemplateLibrary(
      sources: ["many": "{% for x in xs %}{% endfor %}", "long": "{{ x }}{{ x }}"], limits: limits)
    let fields: [String: TemplateValue] = ["xs": [1, 2, 3, 4], "x": "123456"]
    #expect(throws: TemplateError.self) { try library.render("many", TemplateRecord("R", fields)) }
    #expect(throws: TemplateError.self) { try library.render("long", TemplateRecord("R", fields)) }
  }
}
