import TemplateEngine
import Testing

@Suite("Template language")
struct LanguageTests {
  @Test("conditions, in order")
  func conditions() throws {
    let template = "{% if n == 1 %}one{% elif n == 2 %}two{% else %}many{% endif %}"
    #expect(try rendered(template, ["n": 1]) == "one")
    #expect(try rendered(template, ["n": 2]) == "two")
    #expect(try rendered(template, ["n": 3]) == "many")
  }

  @Test(
    "operators",
    arguments: [
      ("1 < 2 and 2 <= 2", "true"), ("1 > 2 or 3 >= 4", "false"), ("not 1 == 2", "true"),
      ("not (1 == 1 and true)", "false"), ("2 in [1, 2]", "true"), ("'b' in 'abc'", "true"),
      ("'a' != 'b'", "true"), ("'a' < 'b'", "true"), ("-3 < 0", "true"),
      ("true or false and false", "true"), ("[1] == [1]", "true"),
    ])
  func operators(expression: String, result: String) throws {
    #expect(try rendered("{{ \(expression) }}") == result)
  }

  @Test("filters bind tighter than if and comparisons")
  func precedence() throws {
    #expect(
      try rendered("{{ 'a' | uppercase if yes else 'b' | uppercase }}", ["yes": false]) == "B")
    #expect(try rendered("{{ xs | count > 1 }}", ["xs": [1, 2]]) == "true")
    #expect(
      try rendered("{{ (a if yes else b) | uppercase }}", ["yes": true, "a": "x", "b": "y"]) == "X")
  }

  @Test("loops with a filter, a separator, an empty branch and their own record")
  func loops() throws {
    let xs: [String: TemplateValue] = ["xs": [1, 2, 3, 4]]
    #expect(
      try rendered("{% for x in xs where x != 2 separator \", \" %}{{ x }}{% endfor %}", xs)
        == "1, 3, 4")
    #expect(
      try rendered("{% for x in xs where x > 9 %}{{ x }}{% empty %}none{% endfor %}", xs) == "none")
    let positions =
      "{% for x in xs where x > 2 %}{{ forloop.index }}{{ forloop.first }}{{ forloop.last }}"
      + "{{ forloop.count }} {% endfor %}"
    #expect(try rendered(positions, xs) == "0truefalse2 1falsetrue2 ")
  }

  @Test("a separator stands before the line break that ends a pass")
  func separatorLines() throws {
    let template = "[\n{% for x in xs separator \", \" %}\n  {{ x }}\n{% endfor %}\n]\n"
    #expect(try rendered(template, ["xs": [1, 2]]) == "[\n  1,\n  2\n]\n")
    let blank = "{% for x in xs separator \"\\n\" %}\n{{ x }}\n{% endfor %}\n"
    #expect(try rendered(blank, ["xs": [1, 2]]) == "1\n\n2\n")
  }

  @Test("inner loops hide the record of outer ones, and a key hides it altogether")
  func loopRecords() throws {
    let template =
      "{% for x in xs %}{% for y in xs %}{{ forloop.index }}{% endfor %}/{{ forloop.index }} {% endfor %}"
    #expect(try rendered(template, ["xs": [1, 2]]) == "01/0 01/1 ")
    #expect(
      try rendered("{% for x in xs %}{{ forloop }}{% endfor %}", ["xs": [1, 2], "forloop": "k"])
        == "kk")
  }

  @Test("keys win over what lists and records have built in")
  func keys() throws {
    let record = TemplateValue.record("R", ["count": "mine", "first": 1, "if": "word"])
    #expect(try rendered("{{ r.count }}{{ r.first }}{{ r.if }}", ["r": record]) == "mine1word")
    #expect(
      try rendered(
        "{{ xs.count }}{{ xs.first }}{{ xs.last }}{{ xs.1 }}{{ xs.isEmpty }}", ["xs": [4, 5]])
        == "2455false")
  }

  @Test("set reaches to the end of its level, and changes what is already there")
  func set() throws {
    #expect(try rendered("{% set a = 1 %}{% if true %}{% set a = 2 %}{% endif %}{{ a }}") == "2")
    #expect(
      failure("{% if true %}{% set a = 2 %}{% endif %}{{ a }}")?.contains("unknown name 'a'")
        == true)
    #expect(try rendered("{% set a %}x{{ 1 }}{% endset %}[{{ a }}]") == "[x1]")
  }

  @Test("macros see their parameters and the context, not the caller's variables")
  func macros() throws {
    let template = "{% macro m(a, b = 'd') %}{{ a }}{{ b }}{{ k }}{% endmacro %}"
    #expect(
      try rendered(template + "{% call m(1) %} {% call m(1, 'e') %}", ["k": "k"]) == "1dk 1ek")
    #expect(
      failure("{% macro m() %}{{ x }}{% endmacro %}{% set x = 1 %}{% call m() %}")?
        .contains("unknown name 'x'") == true)
  }

  @Test("macros of an included file can be called, and may call themselves")
  func macroFiles() throws {
    let files = [
      "macros":
        "{% macro down(n) %}{{ n.v }}{% if n.next? %}{% call down(n.next) %}{% endif %}{% endmacro %}"
    ]
    let last = TemplateValue.record("N", ["v": 2, "next": .absent])
    let first = TemplateValue.record("N", ["v": 1, "next": last])
    #expect(
      try rendered("{% include 'macros' %}\n{% call down(n) %}", ["n": first], with: files) == "12")
  }

  @Test("an include sees the names around it, and what it is given first")
  func includes() throws {
    let files = ["line": "{{ x }}{{ y }}{{ k }}", "through": "{% include \"line\" %}"]
    let template = "{% for x in xs %}{% include \"through\" with y = x %} {% endfor %}"
    #expect(try rendered(template, ["xs": [1, 2], "k": "k"], with: files) == "11k 22k ")
  }

  @Test("blocks are replaced by the file that extends, and can print what they replace")
  func blocks() throws {
    let files = [
      "base": "a {% block one %}1{% endblock %} {% block two %}2{% endblock two %}\n",
      "middle": "{% extends \"base\" %}\n{% block one %}[{% super %}]{% endblock %}\n",
    ]
    let template =
      "{% extends \"middle\" %}\n{# note #}\n{% block one %}<{% super %}>{% endblock %}\n"
    #expect(try rendered(template, with: files) == "a <[1]> 2\n")
    #expect(try rendered("{% include 'middle' %}", with: files) == "a [1] 2\n")
  }

  @Test("a block sees the variables where it stands")
  func blockScope() throws {
    let files = ["base": "{% for x in xs %}{% block row %}{{ x }}{% endblock %},{% endfor %}"]
    let template = "{% extends 'base' %}{% block row %}<{{ x }}{{ forloop.index }}>{% endblock %}"
    #expect(try rendered(template, ["xs": [7, 8]], with: files) == "<70>,<81>,")
  }

  @Test("a layer replaces whole files or blocks of them")
  func layers() throws {
    let built: [TemplateSource] = [
      .init(name: "page", text: "{% include 'head' %}|{% block body %}b{% endblock %}"),
      .init(name: "head", text: "h"),
    ]
    func text(_ user: [TemplateSource]) throws -> String {
      try TemplateLibrary(layers: [built, user]).render("page", TemplateRecord("Root", [:]))
    }
    #expect(try text([]) == "h|b")
    #expect(try text([.init(name: "head", text: "H")]) == "H|b")
    #expect(
      try text([
        .init(name: "page", text: "{% extends 'page' %}{% block body %}<{% super %}>{% endblock %}")
      ])
        == "h|<b>")
    #expect(try text([.init(name: "head", text: "[{% include 'head' %}]")]) == "[h]|b")
  }
}
