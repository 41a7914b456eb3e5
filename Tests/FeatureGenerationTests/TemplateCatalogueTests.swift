import FeatureDiagnostics
import FeatureGeneration
import Foundation
import TemplateEngine
import Testing

@Suite("The user's templates") struct TemplateCatalogueTests {
  private func template(_ name: String, _ text: String) -> TemplateFile {
    TemplateFile(name: name, path: "Own/" + name, text: text)
  }

  private func run(_ templates: [TemplateFile]) -> GenerationResult {
    let spec = SourceText(
      path: "Specs/Counter.feature",
      "/// Counts.\nfeature Counter {\n  state { var count = 0 }\n  action up { count += 1 }\n}\n")
    return Generator(options: GenerationOptions(runtime: .import, templates: templates)).run([spec])
  }

  @Test("a block of the user's stands for the built-in one, and can print it")
  func blocks() throws {
    let own = template(
      "file.swift.stencil",
      """
      {% extends "file.swift.stencil" %}
      {% block imports %}
      {% super %}
      import Mine
      {% endblock %}

      """)
    let plain = try #require(run([]).files.first).text
    let text = try #require(run([own]).files.first).text
    #expect(
      text
        == plain.replacing("import FeatureRuntime\n", with: "import FeatureRuntime\nimport Mine\n"))
  }

  @Test("a file of the user's stands for the built-in file, and is named in messages")
  func files() {
    let own = template(
      "type.swift.stencil",
      "{% macro type(type) %}{{ type.haed }}{% endmacro %}{% macro member(member) %}{% endmacro %}")
    let found = run([own])
    #expect(found.files.isEmpty)
    #expect(
      found.diagnostics.first?.message.hasPrefix("the template Own/type.swift.stencil:1:") == true)
    #expect(
      found.diagnostics.contains {
        $0.message.contains("haed") && $0.hint?.contains("head") == true
      })
    #expect(!TemplateCatalogue([own]).errors.isEmpty)
  }

  @Test("a template called file.EXTENSION.stencil makes one more output of each spec")
  func outputs() throws {
    let own = template(
      "file.txt.stencil",
      "{% for p in parts where p.feature? %}{% for f in p.feature.summary.fields %}{{ f.name }}: "
        + "{{ f.type? }}{% endfor %}{% endfor %}\n")
    let files = run([own]).files
    #expect(files.map(\.name) == ["Counter.generated.swift", "Counter.generated.txt"])
    #expect(files.last?.text == "count: Int\n")
    #expect(
      OutputNames.outputs(ofSpecAt: "a/Counter.feature", templates: [own]) == files.map(\.name))
  }

  @Test("only files beside the first template add outputs")
  func names() {
    let names = ["file.stencil", "sub/file.md.stencil", "file..stencil", "other.md.stencil"]
    #expect(
      OutputNames.outputs(ofSpecAt: "A.feature", templates: names.map { template($0, "") })
        == ["A.generated.swift"])
  }

  @Test("the documentation names every record, field and filter")
  func documentation() {
    let text = TemplateCatalogue().documentation
    for part in ["## File (the context)", "## Summary", "| `banner` | `text` |", "## Filters"] {
      #expect(text.contains(part))
    }
  }

  @Test("what is built in can be listed and read")
  func entries() {
    let own = template("file.swift.stencil", "{% extends \"file.swift.stencil\" %}")
    let catalogue = TemplateCatalogue([own])
    #expect(catalogue.entries.map(\.name).contains("feature.swift.stencil"))
    #expect(catalogue.text(of: "file.swift.stencil", builtIn: false) == own.text)
    #expect(catalogue.text(of: "file.swift.stencil", builtIn: true)?.contains("banner") == true)
    #expect(catalogue.text(of: "none", builtIn: false) == nil)
  }

  @Test("the example makes a page of each spec with a template alone")
  func example() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let pages = root.appending(path: "Documentation/examples/pages")
    let spec = root.appending(path: "Specs/Todos.feature")
    let own = try template(
      "file.md.stencil",
      String(contentsOf: pages.appending(path: "file.md.stencil"), encoding: .utf8))
    let options = GenerationOptions(runtime: .import, templates: [own])
    let source = SourceText(path: "Specs/Todos.feature", bytes: Array(try Data(contentsOf: spec)))
    let page = Generator(options: options).run([source]).files.first { $0.name.hasSuffix(".md") }
    let shown = try String(
      contentsOf: pages.appending(path: "Todos.generated.md"), encoding: .utf8)
    #expect(page?.text == shown)
  }
}
