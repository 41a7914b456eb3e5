import Testing

@testable import FeatureModel

/// What is outside the table is refused, with the reason.
@Suite struct InversionFailureTests {
  private func reason(_ getter: Expression) -> InversionFailure.Reason? {
    switch invert(getter, in: InversionRow.scope) {
    case .success: nil
    case .failure(let failure): failure.reason
    }
  }

  private let i = IR.field("i", IR.int)
  private let d = IR.field("d", IR.double)
  private let two = IR.number("2")
  private let o = IR.field("o", .optional(.string))
  private let p = IR.field("p", .optional(.string))

  @Test func integerDivisionAndRemainder() {
    #expect(reason(IR.infix(i, "/", two, IR.int)) == .integerDivision("/"))
    #expect(reason(IR.infix(i, "%", two, IR.int)) == .integerDivision("%"))
  }

  @Test func pathTwice() {
    #expect(reason(IR.infix(i, "+", i, IR.int)) == .twoPaths("+"))
    #expect(reason(IR.infix(i, "*", IR.field("j", IR.int), IR.int)) == .twoPaths("*"))
    #expect(reason(IR.infix(i, "==", i, .bool)) == .twoPaths("=="))
  }

  @Test func noPathAtAll() {
    #expect(reason(two) == .noPath)
    #expect(reason(IR.infix(two, "+", two, IR.int)) == .noPath)
    #expect(reason(IR.infix(two, "==", two, .bool)) == .noPath)
  }

  @Test func zeroFactor() {
    #expect(reason(IR.infix(i, "*", IR.number("0"), IR.int)) == .zeroFactor)
    #expect(reason(IR.infix(IR.number("0.0", IR.double), "/", d, IR.double)) == .zeroFactor)
  }

  @Test func leftNestedCoalescing() {
    let left = IR.make(.parenthesized(IR.infix(o, "??", p, .optional(.string))), .optional(.string))
    #expect(reason(IR.infix(left, "??", IR.text(""), .string)) == .leftCoalescing)
  }

  @Test func constantsAndParameters() {
    #expect(reason(IR.field("k", IR.int)) == .constant("k"))
    #expect(reason(IR.parameter("index", IR.int)) == .parameter("index"))
    #expect(reason(IR.make(.reference(.derived("even")), .bool)) == .computed("even"))
    let own = IR.member(IR.make(.reference(.stateSelf), .unchecked), "even", .bool)
    #expect(reason(own) == .computed("even"))
    #expect(reason(IR.member(IR.field("item", IR.item), "id", IR.int)) == .constant("id"))
    #expect(
      reason(IR.member(IR.field("xs", .array(.string)), "count", IR.int, .known))
        == .readOnly("count"))
  }

  @Test func operatorsWithoutInverse() {
    let b = IR.field("b", .bool)
    #expect(reason(IR.infix(b, "&&", b, .bool)) == .logic("&&"))
    #expect(reason(IR.infix(i, "<", two, .bool)) == .comparison("<"))
    #expect(reason(IR.make(.ternary(b, i, two), IR.int)) == .choice)
    #expect(
      reason(IR.infix(IR.field("s", .string), "+", IR.text("!"), .string)) == .call("+"))
  }

  @Test func callsWithoutInverse() {
    let s = IR.field("s", .string)
    #expect(reason(IR.call(s, "uppercased", [], .string)) == .call("uppercased"))
    let contains = IR.call(
      IR.field("xs", .array(.string)), "contains", [Argument(nil, IR.text("a"))], .bool)
    #expect(reason(contains) == .positionalMembership)
    #expect(reason(IR.construct(IR.int, s)) == .call("Int(…)"))
  }

  @Test func payloadWithLabelsAsAWhole() {
    let pair = IR.member(
      IR.field("r", IR.route), "pair",
      .optional(.tuple([TupleElement("x", IR.int), TupleElement("y", .string)])),
      .payload(IR.routeName))
    #expect(reason(pair) == .labelledPayload("pair"))
  }

  @Test func nilIntoWhatIsNotOptional() {
    let title = IR.member(
      IR.chain(IR.field("item", .optional(IR.item))), "title", .optional(.string))
    #expect(reason(IR.infix(title, "!=", IR.null, .bool)) == .cannotBeNil)
  }

  @Test func namesOfParametersAreNotTaken() throws {
    var scope = InversionRow.scope
    scope.reservedNames = ["number"]
    let inversion = try invert(IR.construct(.string, i), in: scope).get()
    #expect(
      StatementText.of(inversion.statements)
        == "if let number2 = parsedNumber(newValue, as: Int.self) { i = number2 }")
  }

  @Test func plainFieldAndReadable() throws {
    #expect(try invert(i, in: InversionRow.scope).get().plainField == "i")
    let cell = IR.index(IR.field("xs", .array(.string)), nil, i, .string)
    let inversion = try invert(cell, in: InversionRow.scope).get()
    #expect(inversion.plainField == nil)
    #expect(inversion.readable.map(StatementText.of) == "xs.indices.contains(i)")
  }
}
