import FeatureDiagnostics
import FeatureModel
import TemplateEngine
import Testing

@testable import FeatureGeneration

@Suite("Printing Swift") struct PrintingTests {
  @Test("G1 backticks stand only where the place asks for them")
  func backticks() {
    let names = ["in", "self", "init", "type", "Type", "default", "inout"]
    #expect(
      names.map(SwiftIdentifier.name) == [
        "`in`", "`self`", "`init`", "type", "`Type`", "`default`", "`inout`",
      ])
    #expect(
      names.map(SwiftIdentifier.member) == [
        "in", "`self`", "`init`", "type", "`Type`", "default", "inout",
      ])
    #expect(
      names.map(SwiftIdentifier.label) == [
        "in", "self", "init", "type", "Type", "default", "`inout`",
      ])
  }

  @Test(
    "G7 text is written so that Swift reads the same",
    arguments: [
      ("a\"b", "\"a\\\"b\""), ("\\(x)", "\"\\\\(x)\""), ("\r\n\t\0", "\"\\r\\n\\t\\0\""),
      ("\u{1F600}\"#", "\"\u{1F600}\\\"#\""), ("\u{202E}", "\"\\u{202E}\""),
      ("e\u{301}", "\"e\u{301}\""),
    ])
  func literals(_ text: String, _ literal: String) {
    #expect(SwiftText.stringLiteral(text) == literal)
  }

  @Test("G6 names that apps shadow are spelled with their module")
  func modules() {
    let types = HandBuilt.file().types
    #expect(types.text(.set(.library(.date))) == "Swift.Set<Foundation.Date>")
    #expect(types.text(.optional(.array(.string))) == "[String]?")
    #expect(types.text(.library(.uuid)) == "UUID")
    let all = HandBuilt.file(qualifyAll: true).types
    #expect(all.text(.dictionary(.string, .bool)) == "[Swift.String: Swift.Bool]")
  }

  @Test("a feature's own types are named from inside it, shadowed ones by an alias")
  func names() {
    let declared = [["State"], ["Row"], ["Sample", "Row"], ["Other", "Row"]].map(TypeName.init)
    let location = FeatureDiagnostics.SourceLocation(FileID(0), SourceRange(0, 0))
    let table = declared.map {
      ($0, NominalType(name: $0, kind: .structure, conformances: [], location: location))
    }
    let types = TypePrinter(
      types: Dictionary(uniqueKeysWithValues: table), qualifyAll: false
    ).standing(in: .namespace, of: "Sample")
    #expect(types.named(TypeName(["Sample", "Filter"])) == "Filter")
    #expect(types.named(TypeName(["Other", "Row"])) == "Other.Row")
    #expect(types.named(TypeName(["Sample", "Row"])) == "Row")
    #expect(types.named(TypeName(["Row"])) == "SampleUserRow")
    #expect(types.named(TypeName(["State"])) == "SampleUserState")
  }

  @Test("a scalar is written plainly, a container by assign or between old and new")
  func writes() {
    let log = HandBuilt.field("log", .array(.string))
    let count = HandBuilt.field("count")
    let appended = HandBuilt.call(log, "append", [Argument(nil, HandBuilt.text("x"))], .void)
    let sorted = HandBuilt.call(log, "sort", [], .void)
    let empty = HandBuilt.expression(.array([]), .array(.string))
    #expect(
      HandBuilt.lines([
        HandBuilt.statement(
          .assign(count, "+=", HandBuilt.integer("1"), Write(.field("count"), .atEnd))),
        HandBuilt.statement(.assign(log, "=", empty, Write(.field("log"), .assignment))),
        HandBuilt.statement(.expression(appended, Write(.field("log"), .always))),
        HandBuilt.statement(.expression(sorted, Write(.field("log"), .copy))),
      ]) == [
        "state.count += 1",
        "reduction.assign(1, &state.log, [])",
        "state.log.append(\"x\")",
        "reduction.mark(1)",
        "let old: [String] = state.log",
        "state.log.sort()",
        "reduction.compare(1, old, state.log)",
      ])
  }

  @Test("a call inside an expression that changes a field is compared around the statement")
  func nestedWrites() {
    let log = HandBuilt.field("log", .array(.string))
    let last = HandBuilt.call(log, "removeLast", [], .string)
    let local = Statement.Kind.local(
      isVariable: false, .variable("last", introducer: nil), .string, last)
    let used = HandBuilt.expression(.reference(.local("last")), .string)
    #expect(
      HandBuilt.lines([HandBuilt.statement(local), HandBuilt.statement(.return(used))]) == [
        "let old: Int = state.log.count",
        "let last: String = state.log.removeLast()",
        "reduction.compare(1, old, state.log.count)",
        "return last",
      ])
  }

  @Test("what nothing reads or writes is printed so that Swift does not warn")
  func unused() {
    let local = Statement.Kind.local(
      isVariable: true, .variable("a", introducer: nil), .integer(.int), HandBuilt.integer("1"))
    #expect(HandBuilt.lines([HandBuilt.statement(local)]) == ["_ = 1"])
    let used = HandBuilt.expression(.reference(.local("a")), .integer(.int))
    #expect(
      HandBuilt.lines([HandBuilt.statement(local), HandBuilt.statement(.return(used))]) == [
        "let a: Int = 1", "return a",
      ])
  }

  @Test("in a member a field is bare, unless a parameter has its name")
  func shadowing() {
    let statement = HandBuilt.statement(.return(HandBuilt.field("count")))
    #expect(HandBuilt.lines([statement], in: .member) == ["return count"])
    let parameter = Parameter(label: nil, name: "count", type: .integer(.int))
    #expect(
      HandBuilt.lines([statement], parameters: [parameter], in: .member) == ["return self.count"])
  }

  @Test("a parameter called as the function's own is told apart")
  func reserved() {
    let parameter = Parameter(label: "state", name: "state", type: .string)
    let read = HandBuilt.expression(.reference(.parameter("state")), .string)
    #expect(
      HandBuilt.lines([HandBuilt.statement(.return(read))], parameters: [parameter]) == [
        "return state2"
      ])
  }

  @Test("Swift text stands between the lines that name its place in the spec")
  func verbatim() {
    let text = VerbatimSyntaxText(text: " state.count = 2 ", line: 12)
    #expect(
      HandBuilt.lines([HandBuilt.statement(.verbatim(text, writes: ["count"]))]) == [
        "let swift1: (inout State) -> Void = { (state: inout State) in",
        "#sourceLocation(file:\"Sample.feature\",line:12)",
        " state.count = 2 ",
        "#sourceLocation()",
        "}",
        "swift1(&state)",
      ])
  }
}
