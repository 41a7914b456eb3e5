import FeatureDiagnostics
import Testing

@testable import FeatureModel

/// What bodies touch, through what they call.
@Suite struct FlowScopeTests {
  private func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: IR.place) }
  private func derived(_ name: String) -> Expression {
    IR.make(.reference(.derived(name)), IR.int)
  }
  private func body(_ expression: Expression) -> [Statement] {
    [statement(.expression(expression, nil))]
  }
  private func assign(_ name: String, _ sign: String, _ value: Expression) -> Statement {
    statement(.assign(IR.field(name, IR.int), sign, value, Write(.field(name), .atEnd)))
  }
  private func call(_ name: String) -> Expression {
    IR.make(.call(IR.make(.reference(.mutatingFunction(name)), .void), []), .void)
  }

  @Test func readsAndWrites() {
    let scope = FlowScope(fields: ["a", "b", "c"], derived: [:], functions: [:])
    let found = scope.accesses(of: [
      assign("a", "=", IR.field("b", IR.int)), assign("c", "+=", IR.number("1")),
    ])
    #expect(found.reads == ["b", "c"])
    #expect(found.writes == ["a", "c"])
  }

  @Test func followsWhatIsCalled() {
    let scope = FlowScope(
      fields: ["a", "b", "c"],
      derived: ["d": body(IR.field("a", IR.int)), "e": body(derived("d"))],
      functions: ["f": [assign("b", "=", derived("e"))], "g": body(call("f"))])
    let found = scope.accesses(of: body(call("g")))
    #expect(found.reads == ["a"])
    #expect(found.writes == ["b"])
    #expect(scope.cycles().isEmpty)
  }

  @Test func swiftTextMayDoAnything() {
    let scope = FlowScope(fields: ["a", "b"], derived: [:], functions: [:])
    let text = VerbatimSyntaxText(text: "", line: 1)
    let all = scope.accesses(of: [statement(.verbatim(text, writes: nil))])
    #expect(all.reads == ["a", "b"])
    #expect(all.writes == ["a", "b"])
    let some = scope.accesses(of: [statement(.verbatim(text, writes: ["b"]))])
    #expect(some.writes == ["b"])
  }

  @Test func cyclesAreFoundOnce() {
    let scope = FlowScope(
      fields: [],
      derived: ["a": body(derived("b")), "b": body(derived("a")), "c": body(derived("a"))],
      functions: ["f": body(call("f"))])
    #expect(scope.cycles() == [[.derived("a"), .derived("b")], [.function("f")]])
  }
}
