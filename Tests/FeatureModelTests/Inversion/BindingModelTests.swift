import FeatureDiagnostics
import Testing

@testable import FeatureModel

/// Bindings from their checked halves.
@Suite struct BindingModelTests {
  private let d = IR.field("d", IR.double)

  private func make(_ halves: CheckedBinding, _ sink: inout DiagnosticSink) -> BindingModel? {
    BindingModel.make(
      doc: [], name: "x", parameters: [], type: IR.double, halves, when: nil,
      in: InversionRow.scope, at: IR.place, &sink)
  }

  @Test func fieldIsPlain() throws {
    var sink = DiagnosticSink()
    let binding = try #require(make(.inverted(d), &sink))
    #expect(binding.plainField == "d")
    #expect(binding.reads == ["d"])
    guard case .setter(let body) = binding.write else {
      Issue.record("no setter")
      return
    }
    #expect(body.writes == ["d"])
    #expect(sink.diagnostics.isEmpty)
  }

  @Test func failureIsReportedAtTheSubExpression() {
    var sink = DiagnosticSink()
    let remainder = IR.infix(IR.field("i", IR.int), "%", IR.number("2"), IR.int)
    #expect(make(.inverted(remainder), &sink) == nil)
    #expect(
      sink.diagnostics.map { "\($0.id) \($0.message)" } == [
        "FG1450 this cannot be inverted; write `set { … }`: '%' of integers loses the remainder"
      ])
  }

  @Test func arrowKeepsThePlainField() throws {
    var sink = DiagnosticSink()
    let getter = [Statement(.expression(d, nil), at: IR.place)]
    let binding = try #require(make(.action(get: getter, "moved"), &sink))
    #expect(binding.write == .action("moved"))
    #expect(binding.plainField == "d")
  }
}
