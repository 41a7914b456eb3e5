import FeatureDiagnostics
import FeatureSyntax
import Testing

@testable import FeatureModel

/// What the checker of reads and writes reports.
@Suite struct FlowCheckerTests {
  private static func place(_ offset: Int) -> FeatureDiagnostics.SourceLocation {
    FeatureDiagnostics.SourceLocation(FileID(0), SourceRange(offset, offset + 1))
  }
  private func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: IR.place) }
  private func body(_ expression: Expression) -> [Statement] {
    [statement(.expression(expression, nil))]
  }
  private let level = IR.field("level", IR.int)

  private func feature(_ change: (inout FeatureDefinition) -> Void) -> FeatureDefinition {
    let level = Field(
      doc: [], name: "level", type: IR.int, isVariable: true, isSecret: false,
      defaultValue: IR.number("0"), domain: nil, isScalar: true, location: IR.place)
    var fixed = level
    fixed.name = "fixed"
    fixed.isVariable = false
    var result = FeatureDefinition(
      doc: [], access: nil, name: "F", isCodable: false, structures: [], enumerations: [],
      fields: [level, fixed], derived: [], initializer: nil, actions: [], outputs: [],
      bindings: [], changeHandlers: [], bindingHandlers: [], invariants: [], functions: [],
      location: IR.place)
    change(&result)
    return result
  }

  private func findings(_ change: (inout FeatureDefinition) -> Void) -> [String] {
    var sink = DiagnosticSink()
    FlowChecker(feature(change), table: TypeTable(types: IR.types), functions: [:]).check(&sink)
    return sink.diagnostics.map { "\($0.id) \($0.message)" }
  }

  private func handler(_ value: Expression, writes: Set<String>, at offset: Int) -> ChangeHandler {
    ChangeHandler(
      value: value, reads: FlowScope(feature { _ in }).accesses(of: value).reads,
      usesOldValue: false, markedField: nil,
      body: Body(statements: [], writes: writes, reads: []), location: Self.place(offset))
  }

  private func binding(get getter: Expression, set setter: [Statement]) -> BindingModel {
    BindingModel(
      doc: [], name: "x", parameters: [], type: getter.type, getter: body(getter), readable: nil,
      plainField: nil, condition: nil,
      write: .setter(Body(statements: setter, writes: ["level"], reads: [])), reads: ["level"],
      location: IR.place)
  }

  private func assign(_ value: Expression) -> Statement {
    statement(.assign(level, "=", value, Write(.field("level"), .atEnd)))
  }
  private let newValue = IR.make(.reference(.newValue), IR.int)

  @Test func derivedValuesInACircle() {
    let found = findings { feature in
      for (name, other) in [("a", "b"), ("b", "a")] {
        feature.derived.append(
          DerivedValue(
            doc: [], name: name, type: IR.int,
            body: body(IR.make(.reference(.derived(other)), IR.int)), reads: [],
            location: IR.place))
      }
    }
    #expect(found == ["FG1600 'a' depends on itself: a → b → a"])
  }

  @Test func mutatingFunctionThatCallsItself() {
    let found = findings { feature in
      let call = IR.make(.call(IR.make(.reference(.mutatingFunction("f")), .void), []), .void)
      feature.functions.append(
        FunctionModel(
          doc: [], access: nil, name: "f", parameters: [], result: .void, isMutating: true,
          isStatic: false, body: body(call), reads: [], writes: [], location: IR.place))
    }
    #expect(found == ["FG1601 'f' calls itself: f → f"])
  }

  @Test func reactionThatWritesWhatIsWatchedEarlier() {
    let first = handler(level, writes: [], at: 1)
    let second = handler(IR.field("other", IR.int), writes: ["level"], at: 9)
    let fields = { (feature: inout FeatureDefinition) in
      feature.fields.append(feature.fields[0])
      feature.fields[2].name = "other"
    }
    var watching = second
    watching.reads = ["other"]
    #expect(
      findings {
        fields(&$0)
        $0.changeHandlers = [first, watching]
      } == ["FG1602 this writes 'level', whose 'onChange' stands earlier and does not run again"])
    #expect(
      findings {
        fields(&$0)
        $0.changeHandlers = [watching, first]
      }.isEmpty)
  }

  @Test func reactionToAConstant() {
    let fixed = IR.field("fixed", IR.int)
    #expect(
      findings { $0.changeHandlers = [handler(fixed, writes: [], at: 1)] }
        == ["FG1604 this never changes, so its 'onChange' never runs"])
    #expect(findings { $0.changeHandlers = [handler(level, writes: [], at: 1)] }.isEmpty)
  }

  @Test func guardWithoutState() {
    let action = { (condition: Expression, reads: Set<String>) in
      ActionModel(
        doc: [], name: "a", isPrivate: false, isExtern: false, parameters: [],
        condition: GuardModel(condition: condition, reads: reads, readsParameters: false),
        body: Body(statements: [], writes: [], reads: []), location: IR.place)
    }
    let always = IR.infix(IR.number("1"), "<", IR.number("2"), .bool)
    let depends = IR.infix(level, "<", IR.number("2"), .bool)
    #expect(
      findings { $0.actions = [action(always, [])] } == ["FG1603 this guard is always true"])
    #expect(findings { $0.actions = [action(depends, ["level"])] }.isEmpty)
    let written = IR.infix(newValue, "!=", IR.number("2"), .bool)
    #expect(findings { $0.actions = [action(written, [])] }.isEmpty)
  }

  @Test func halvesThatAgree() {
    let tenfold = IR.infix(level, "*", IR.number("10"), IR.int)
    let tenth = IR.infix(newValue, "/", IR.number("10"), IR.int)
    #expect(findings { $0.bindings = [binding(get: tenfold, set: [assign(tenth)])] }.isEmpty)
  }

  @Test func halvesThatDoNotAgree() {
    let more = IR.infix(level, "+", IR.number("1"), IR.int)
    let found = findings { $0.bindings = [binding(get: more, set: [assign(newValue)])] }
    #expect(
      found == [
        "FG1605 the two halves of 'x' do not agree: where 'level' is 0 it reads 1, "
          + "and writing that makes it read 2"
      ])
  }

  @Test func writesThatDoNotSettle() {
    // Reads itself back, but a write moves on each time: level = newValue + 1 unless it is read.
    let step = IR.infix(newValue, "+", IR.number("1"), IR.int)
    let condition = IR.infix(newValue, "!=", level, .bool)
    let setter = [
      statement(
        .if(If(conditions: [.expression(condition)], then: [assign(step)], otherwise: nil)))
    ]
    #expect(findings { $0.bindings = [binding(get: level, set: setter)] }.isEmpty)
    let half = IR.infix(level, "%", IR.number("2"), IR.int)
    let found = findings { $0.bindings = [binding(get: half, set: [assign(step)])] }
    #expect(found.count == 1 && found[0].hasPrefix("FG1605"))
  }

  @Test func unknownFormsAreNoBreach() {
    let setter = [statement(.verbatim(VerbatimSyntaxText(text: "", line: 1), writes: nil))]
    #expect(findings { $0.bindings = [binding(get: level, set: setter)] }.isEmpty)
  }
}
