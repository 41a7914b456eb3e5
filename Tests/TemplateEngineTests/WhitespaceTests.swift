import TemplateEngine
import Testing

@Suite("White space")
struct WhitespaceTests {
  @Test("a tag alone on its line vanishes with the line")
  func alone() throws {
    let template = "a\n  {% if yes %}  \nb\n{% endif %}\nc\n"
    #expect(try rendered(template, ["yes": true]) == "a\nb\nc\n")
  }

  @Test("a comment alone vanishes with its lines, one beside text only itself")
  func comments() throws {
    #expect(try rendered("a\n {# one\n two #}\nb") == "a\nb")
    #expect(try rendered("a {# c #} b\n") == "a  b\n")
  }

  @Test("tags beside something else touch no white space")
  func beside() throws {
    #expect(try rendered("a {% if yes %} b {% endif %} c\n", ["yes": true]) == "a  b  c\n")
    #expect(try rendered("{% if yes %}{% endif %}\n", ["yes": true]) == "\n")
  }

  @Test("a tag alone at the very start and the very end")
  func edges() throws {
    #expect(try rendered("{% if yes %}\na\n  {% endif %}", ["yes": true]) == "a\n")
    #expect(try rendered("{% set x = 1 %}") == "")
  }

  @Test("line breaks of two bytes count as one and stay as they are")
  func carriageReturns() throws {
    let template = "a\r\n  {% if yes %}\r\nb\r\n{% endif %}\r\nc\r\n"
    #expect(try rendered(template, ["yes": true]) == "a\r\nb\r\nc\r\n")
    let list = "{% for x in xs separator \",\" %}\r\n{{ x }}\r\n{% endfor %}\r\n"
    #expect(try rendered(list, ["xs": [1, 2]]) == "1,\r\n2\r\n")
  }

  @Test("an output alone keeps its line")
  func outputs() throws {
    #expect(try rendered("  {{ x }}\n", ["x": "1"]) == "  1\n")
  }

  @Test("dashes trim everything up to the next sign")
  func dashes() throws {
    #expect(try rendered("a \n {{- x -}} \n b", ["x": "1"]) == "a1b")
    #expect(try rendered("a\n  {%- if yes %}\nb{% endif -%}\n\n c", ["yes": true]) == "a\nbc")
  }

  @Test("raw text is printed as it stands")
  func raw() throws {
    #expect(
      try rendered("{% raw %}{{ a }} {# b #}{% if %}{% endraw %}") == "{{ a }} {# b #}{% if %}")
    #expect(try rendered("a\n{% raw %}\n{{ a }}\n{% endraw %}\nb\n") == "a\n{{ a }}\nb\n")
    #expect(try rendered("a {%- raw -%} {{ x {%- endraw -%} b") == "a{{ xb")
  }

  @Test("several lines that stand first on a line are moved there, blank lines are not padded")
  func reindented() throws {
    let lines: TemplateValue = "one\n\ntwo"
    #expect(try rendered("  {{ x }}\n", ["x": lines]) == "  one\n\n  two\n")
    #expect(try rendered("  a {{ x }}\n", ["x": lines]) == "  a one\n\ntwo\n")
    #expect(
      try rendered("  {% if yes %}{{ x }}{% endif %}\n", ["x": lines, "yes": true])
        == "  one\n\n  two\n")
  }

  @Test("an include alone on a line is moved there, through several levels")
  func includes() throws {
    let files = ["outer": "(\n  {% include \"inner\" %}\n)\n", "inner": "x\n\n  y\n"]
    let expected = "{\n    (\n      x\n\n        y\n    )\n}\n"
    #expect(try rendered("{\n    {% include \"outer\" %}\n}\n", with: files) == expected)
  }

  @Test("what stands alone ends with its line break, what stands beside text does not")
  func lineBreaks() throws {
    let files = ["with": "x\n", "without": "x", "nothing": ""]
    #expect(try rendered("{% include \"with\" %}\nb", with: files) == "x\nb")
    #expect(try rendered("{% include \"without\" %}\nb", with: files) == "x\nb")
    #expect(try rendered("a\n{% include \"nothing\" %}\nb", with: files) == "a\nb")
    #expect(try rendered("a({% include \"with\" %})\n", with: files) == "a(x)\n")
  }

  @Test("a call beside text moves its later lines to where the line begins")
  func calls() throws {
    let template = """
      {% macro pair(a) %}
      {{ a }}
      {{ a }}
      {% endmacro %}
        {% call pair("x") %};
      """
    #expect(try rendered(template) == "  x\n  x;")
  }
}
