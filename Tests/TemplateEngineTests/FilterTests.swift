import TemplateEngine
import Testing

@Suite("Filters")
struct FilterTests {
  @Test(
    "filters of a text",
    arguments: [
      ("'max url length' | lowerCamelCase", "maxUrlLength"),
      ("'maxURLLength' | snakeCase", "max_url_length"),
      ("'max_url-length' | upperCamelCase", "MaxUrlLength"),
      ("'MaxUrl2Go' | kebabCase", "max-url2-go"),
      ("'maxLength' | titleCase", "Max Length"),
      ("'aBc' | uppercase", "ABC"), ("'aBc' | lowercase", "abc"),
      ("'aBc' | upperFirst", "ABc"), ("'ABc' | lowerFirst", "aBc"),
      ("'default' | escapeKeyword", "`default`"), ("'name' | escapeKeyword", "name"),
      ("'a\"b\\\\c\\n' | stringLiteral", "\"a\\\"b\\\\c\\n\""),
      ("'one\\n\\ntwo\\n' | doc", "/// one\n///\n/// two"),
      ("'a\\n\\nb' | indent: 2", "a\n\n  b"), ("'a\\nb' | indent: 2, true", "  a\n  b"),
      ("'abc' | count", "3"),
    ])
  func texts(expression: String, result: String) throws {
    #expect(try rendered("{{ \(expression) }}") == result)
  }

  @Test(
    "filters of a list",
    arguments: [
      ("[1, 2] | join", "12"), ("['a', 'b'] | join: ', '", "a, b"), ("[1, 2] | count", "2"),
      ("[1, 2] | first", "1"), ("[1, 2] | last", "2"), ("['b', 'a'] | sorted | join: ' '", "a b"),
      ("[10, 9] | sorted | join: ' '", "9 10"), ("[] | first | default: 'none'", "none"),
    ])
  func lists(expression: String, result: String) throws {
    #expect(try rendered("{{ \(expression) }}") == result)
  }

  @Test("records are sorted by a field, equal ones stay in order")
  func sorted() throws {
    let records: [TemplateValue] = [("b", 1), ("a", 2), ("a", 3)].map {
      .record("R", ["name": .text($0.0), "n": .integer($0.1)])
    }
    let template = "{% for x in xs | sorted: 'name' %}{{ x.n }}{% endfor %}"
    #expect(try rendered(template, ["xs": .list(records)]) == "231")
    #expect(
      failure("{{ xs | sorted: 'nam' | count }}", ["xs": .list(records)])?
        .contains("R has no 'nam' to sort by; did you mean 'name'?") == true)
  }

  @Test("types are spelled with the module they are known by, members are not")
  func types() throws {
    let library = TemplateLibrary(
      layers: [[TemplateSource(name: "t", text: "{{ t | type }}")]],
      typeSpellings: ["Result": "Swift.Result", "Error": "Swift.Error"])
    let fields = TemplateRecord("R", ["t": "[Result<Int, any Error>: Counter.Error?]"])
    #expect(
      try library.render("t", fields) == "[Swift.Result<Int, any Swift.Error>: Counter.Error?]")
  }
}
