import FeatureDiagnostics
import FeatureModel
import FeatureSyntax
import TemplateEngine
import Testing

@testable import FeatureGeneration

@Suite("Rendering a model") struct OutputRendererTests {
  private func text(_ feature: FeatureDefinition, _ options: GenerationOptions) throws -> String {
    let model = Model(
      files: [ModelFile(file: FileID(0), imports: [], declarations: [.feature(feature)])],
      types: [:])
    let source = SourceText(path: "Specs/Sample.feature", "")
    let files = try OutputRenderer(options: options).files(of: model, sources: [source])
    return try #require(files.first { $0.name == "Sample.generated.swift" }).text
  }

  @Test("the built-in templates are in order")
  func templates() {
    let library: TemplateLibrary = OutputRenderer(options: GenerationOptions()).library
    #expect(library.errors.isEmpty)
    #expect(TemplateCatalogue().errors.isEmpty)
  }

  @Test("G10 the access level stands before every declaration, or before none")
  func access() throws {
    let feature = HandBuilt.feature()
    let visible = try text(feature, GenerationOptions(access: .public, runtime: .import))
    #expect(visible.contains("public import FeatureRuntime\n"))
    #expect(visible.contains("public nonisolated enum Sample: Feature {"))
    let hidden = try text(feature, GenerationOptions(access: .internal, runtime: .import))
    #expect(hidden.contains("\nimport FeatureRuntime\n"))
    #expect(!hidden.contains("public"))
  }

  @Test("G21 directives, banner, one final newline, no trailing space")
  func frame() throws {
    let text = try text(HandBuilt.feature(), GenerationOptions(header: ["// lint:off"]))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "// lint:off")
    #expect(lines[1] == "// swift-format-ignore-file")
    #expect(lines[3] == Banner.line(spec: "Sample.feature"))
    #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test("initialiser, write and decoding clamp a domain")
  func domains() throws {
    let text = try text(HandBuilt.feature(isCodable: true), GenerationOptions(access: .internal))
    #expect(
      text.contains("var count: Int { didSet { count = FeatureRuntime.clamped(count, 0, 9) } }"))
    #expect(text.contains("self.count = FeatureRuntime.clamped(count, 0, 9)"))
    #expect(
      text.contains(
        "container.contains(.count) ? try container.decode(Int.self, forKey: .count) : 0"))
  }

  @Test("an action takes snapshots of the scalars that it may write, and of nothing else")
  func snapshots() throws {
    let write = HandBuilt.statement(
      .assign(
        HandBuilt.field("count"), "=", HandBuilt.integer("3"), Write(.field("count"), .atEnd)))
    let action = HandBuilt.action(
      "set", [Parameter(label: nil, name: "oldCount", type: .integer(.int))],
      Body(statements: [write], writes: ["count"], reads: []))
    let text = try text(
      HandBuilt.feature(actions: [action]), GenerationOptions(access: .internal))
    #expect(text.contains("let oldCount_: Int = state.count"))
    #expect(text.contains("set(&state, oldCount, &reduction)"))
    #expect(text.contains("reduction.compare(0, oldCount_, state.count)"))
    #expect(!text.contains("oldLog"))
  }

  @Test("G11 equal models give equal bytes")
  func determinism() throws {
    let first = try text(HandBuilt.feature(), GenerationOptions())
    #expect(try text(HandBuilt.feature(), GenerationOptions()) == first)
  }
}
