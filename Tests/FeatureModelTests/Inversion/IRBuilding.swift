import FeatureDiagnostics

@testable import FeatureModel

/// Short ways to write checked expressions in tests.
enum IR {
  static let place = SourceLocation(FileID(0), SourceRange(0, 0))
  static let int = Type.integer(.int)
  static let double = Type.float(.double)

  static func make(_ kind: Expression.Kind, _ type: Type) -> Expression {
    Expression(kind, type, at: place)
  }
  static func field(_ name: String, _ type: Type) -> Expression {
    make(.reference(.field(name)), type)
  }
  static func parameter(_ name: String, _ type: Type) -> Expression {
    make(.reference(.parameter(name)), type)
  }
  static func number(_ text: String, _ type: Type = int) -> Expression {
    make(text.contains(".") ? .float(text) : .integer(text), type)
  }
  static func text(_ text: String) -> Expression {
    make(.string(StringValue(segments: [.text(text)])), .string)
  }
  static func bool(_ value: Bool) -> Expression { make(.boolean(value), .bool) }
  static let null = make(.nilLiteral, .unchecked)
  static func infix(_ left: Expression, _ sign: String, _ right: Expression, _ type: Type)
    -> Expression
  { make(.infix(left, sign, right), type) }
  static func not(_ operand: Expression) -> Expression { make(.prefix("!", operand), .bool) }
  static func member(
    _ base: Expression, _ name: String, _ type: Type, _ form: MemberForm = .property
  ) -> Expression { make(.member(base, name, form), type) }
  static func chain(_ base: Expression) -> Expression {
    make(.optionalChain(base), base.type.unwrapped)
  }
  static func index(_ base: Expression, _ label: String?, _ index: Expression, _ type: Type)
    -> Expression
  { make(.subscript(base, [Argument(label, index)]), type) }
  static func construct(_ type: Type, _ value: Expression) -> Expression {
    make(.construct(type, [Argument(nil, value)]), type)
  }
  static func call(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ type: Type
  ) -> Expression {
    make(.call(member(base, name, .function([], type), .known), arguments), type)
  }
  static func property(_ name: String, _ type: Type, isVariable: Bool = true) -> Property {
    Property(name: name, type: type, isVariable: isVariable, location: place)
  }
  static func part(_ label: String?, _ type: Type) -> ParameterSignature {
    ParameterSignature(label: label, name: label ?? "_0", type: type)
  }
  static func enumCase(_ name: String, _ payload: [ParameterSignature] = []) -> CaseSignature {
    CaseSignature(name: name, payload: payload, location: place)
  }

  static let itemName = TypeName(["Item"])
  static let routeName = TypeName(["Route"])
  static let item = Type.named(itemName)
  static let route = Type.named(routeName)

  /// `struct Item { let id: Int; var title: String; var note: String?; var tags: Set<Int> }` and
  /// `enum Route { case home, detail(id: Int), edit(Item), pair(x: Int, y: String) }`.
  static let types: [TypeName: NominalType] = [
    itemName: NominalType(
      name: itemName, kind: .structure,
      properties: [
        property("id", int, isVariable: false), property("title", .string),
        property("note", .optional(.string)), property("tags", .set(int)),
      ], location: place),
    routeName: NominalType(
      name: routeName, kind: .enumeration,
      cases: [
        enumCase("home"), enumCase("detail", [part("id", int)]),
        enumCase("edit", [part(nil, item)]),
        enumCase("pair", [part("x", int), part("y", .string)]),
      ], location: place),
  ]
}

/// Values of the types above.
enum Sample {
  static let ints: [Value] = [Int.min, -7, -1, 0, 1, 2, 3, 10, 100, Int.max].map {
    .integer($0, .int)
  }
  static let smallInts: [Value] = [-7, -1, 0, 1, 2, 3, 10].map { .integer($0, .int) }
  static let doubles: [Value] = [
    -273.15, -1, -0.5, 0, 0.1, 0.3, 1, 2.5, 2.7, 37.8, 1e9, 1e300, .infinity, -.infinity, .nan,
  ].map { .float($0, .double) }
  static let bools: [Value] = [.bool(false), .bool(true)]
  static let texts: [Value] = ["", "a", "12", "007", "-3", "1.5", "x1", "inf", "nan", "1e400"].map {
    .string($0)
  }
  static func item(_ id: Int, _ title: String, _ note: Value = .none, _ tags: [Int] = []) -> Value {
    .structure(
      IR.itemName,
      [
        "id": .integer(id, .int), "title": .string(title), "note": note,
        "tags": .set(tags.map { .integer($0, .int) }),
      ])
  }
  static let items: [Value] = [item(1, "one"), item(2, "two", .string("x"), [1, 2])]
  static let routes: [Value] = [
    .enumeration(IR.routeName, "home", []),
    .enumeration(IR.routeName, "detail", [.integer(4, .int)]),
    .enumeration(IR.routeName, "edit", [items[1]]),
    .enumeration(IR.routeName, "pair", [.integer(1, .int), .string("y")]),
  ]
}
