import Testing

@testable import embedtool

@Suite("Embedding")
struct EmbeddedSourceTests {
  @Test("a literal has more signs than its text needs")
  func signs() {
    #expect(EmbeddedSource.block("a\n") == "#\"\"\"\na\n\n\"\"\"#")
    #expect(EmbeddedSource.block("\"\"\"## \\#") == "###\"\"\"\n\"\"\"## \\#\n\"\"\"###")
    #expect(EmbeddedSource.block("a\r\n") == "#\"\"\"\na\\#u{d}\n\n\"\"\"#")
  }

  @Test("the imports of all files come first, once, with the widest access")
  func imports() {
    let files = [
      SourceFile(name: "A.swift", text: "import B\ninternal import Z\n\nstruct A {}\n"),
      SourceFile(name: "B.swift", text: "// Note.\npublic import B\n\n/// Doc.\nstruct B {}\n\n"),
    ]
    #expect(
      MergedSource.text(of: files)
        == "public import B\ninternal import Z\n\nstruct A {}\n\n// Note.\n\n/// Doc.\nstruct B {}\n"
    )
  }

  @Test("conditional imports keep their condition")
  func conditions() {
    let files = [
      SourceFile(
        name: "A.swift",
        text: "#if canImport(UI)\n  public import UI\n#endif\n\nstruct A {}\n"),
      SourceFile(
        name: "B.swift",
        text: "#if canImport(UI)\n  import UI\n\n  struct B {}\n#endif\n"),
      SourceFile(
        name: "C.swift",
        text: "#if os(Linux)\n  import G\n#else\n  import D\n#endif\nstruct C {}\n"),
    ]
    #expect(
      MergedSource.text(of: files) == """
        #if canImport(UI)
          public import UI
        #endif

        #if os(Linux)
          import G
        #else
          import D
        #endif

        struct A {}

        #if canImport(UI)
          struct B {}
        #endif

        struct C {}

        """)
  }
}
