import Testing

@testable import FeatureModel

/// How a write is known to change its field.
@Suite struct ChangeDetectionTests {
  private let facts = TypeFacts(types: IR.types)
  private let text = IR.field("s", .string)
  private let numbers = IR.field("xs", .array(IR.int))
  private let items = IR.field("items", .identified(IR.item))
  private var title: Expression {
    IR.member(
      IR.chain(IR.index(items, "id", IR.parameter("id", IR.int), .optional(IR.item))), "title",
      .string)
  }

  private func detect(_ place: Expression, _ operation: WriteOperation) -> ChangeDetection {
    changeDetection(place: place, operation: operation, facts: facts).detection
  }

  private func call(_ name: String, _ labels: [String?] = [], isDeclared: Bool = false)
    -> WriteOperation
  { .call(name, labels: labels, isDeclared: isDeclared) }

  @Test func scalarsAreComparedAtTheEnd() {
    #expect(detect(IR.field("i", IR.int), .assignment) == .atEnd)
    #expect(detect(IR.field("i", .optional(IR.int)), .compound) == .atEnd)
    #expect(detect(IR.field("b", .bool), call("toggle")) == .atEnd)
  }

  @Test func wholeContainers() {
    #expect(detect(numbers, .assignment) == .assignment)
    #expect(detect(numbers, .compound) == .count)
    #expect(detect(numbers, call("append", [nil])) == .always)
    #expect(detect(numbers, call("append", ["contentsOf"])) == .count)
    #expect(detect(numbers, call("insert", [nil, "at"])) == .always)
    #expect(detect(numbers, call("removeLast")) == .count)
    #expect(detect(numbers, call("sort")) == .copy)
    #expect(detect(IR.field("set", .set(IR.int)), call("insert", [nil])) == .count)
    #expect(detect(IR.field("set", .set(IR.int)), call("remove", [nil])) == .count)
  }

  /// An element may take the place of one that equals it, or of another with its id.
  @Test func elementsWithAnIDAreAskedFor() {
    #expect(detect(items, call("append", [nil])) == .answer)
    #expect(detect(items, call("insert", [nil, "at"])) == .answer)
    #expect(detect(items, call("remove", ["id"])) == .count)
    #expect(detect(items, call("move", ["fromOffsets", "toOffset"])) == .copy)
  }

  @Test func stringsAreNotCounted() {
    #expect(detect(text, .assignment) == .assignment)
    #expect(detect(text, .compound) == .copy)
    #expect(detect(text, call("append", [nil])) == .copy)
  }

  @Test func placesInContainers() {
    #expect(detect(title, .assignment) == .assignment)
    #expect(detect(title, .compound) == .place)
    let cell = IR.index(numbers, nil, IR.number("0"), IR.int)
    #expect(detect(cell, .compound) == .place)
    let item = IR.chain(IR.index(items, "id", IR.number("1"), .optional(IR.item)))
    #expect(detect(item, call("mark", [nil], isDeclared: true)) == .place)
    #expect(detect(IR.member(item, "tags", .set(IR.int)), call("insert", [nil])) == .count)
    #expect(detect(IR.field("item", IR.item), call("mark", isDeclared: true)) == .copy)
  }

  @Test func placesThatMoveAreCompared() {
    let count = IR.member(numbers, "count", IR.int, .known)
    #expect(detect(IR.index(numbers, nil, count, IR.int), .compound) == .copy)
    let random = IR.make(.random(IR.number("3")), IR.int)
    #expect(detect(IR.index(numbers, nil, random, IR.int), .assignment) == .copy)
    let dict = IR.field("dict", .dictionary(.string, IR.int))
    let defaulted = IR.make(
      .subscript(dict, [Argument(nil, IR.text("a")), Argument("default", IR.number("0"))]), IR.int)
    #expect(detect(defaulted, .compound) == .copy)
  }

  @Test func rootsOfPlaces() {
    let local = IR.make(.reference(.local("x")), IR.int)
    #expect(
      changeDetection(place: local, operation: .assignment, facts: facts)
        == Write(.local, .none))
    let own = IR.member(IR.make(.reference(.stateSelf), .unchecked), "s", .string)
    #expect(
      changeDetection(place: own, operation: .assignment, facts: facts)
        == Write(.field("s"), .assignment))
    let shared = IR.make(.reference(.shared("all")), .array(IR.int))
    #expect(
      changeDetection(place: shared, operation: .compound, facts: facts)
        == Write(.shared("all"), .count))
  }
}
