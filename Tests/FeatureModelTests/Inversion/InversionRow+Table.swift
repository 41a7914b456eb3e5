@testable import FeatureModel

extension InversionRow {
  static let table: [InversionRow] = places + optionals + payloads + numbers + compositions

  private static let i = IR.field("i", IR.int)
  private static let d = IR.field("d", IR.double)
  private static let o = IR.field("o", .optional(.string))
  private static let p = IR.field("p", .optional(.string))
  private static let set = IR.field("set", .set(IR.int))
  private static let sets: [Value] = [.set([]), .set([.integer(1, .int), .integer(5, .int)])]
  private static let optionalTexts: [Value] = [.none] + Sample.texts
  private static let items = IR.field("items", .identified(IR.item))
  private static let xs = IR.field("xs", .array(.string))
  private static let dict = IR.field("dict", .dictionary(.string, IR.int))
  private static let index = IR.parameter("index", IR.int)
  private static let arrays: [Value] = [.array([]), .array([.string("a"), .string("b")])]
  private static let itemsSamples: [Value] = [.identified([]), .identified(Sample.items)]
  private static let dicts: [Value] = [
    .dictionary([]), .dictionary([Value.Pair(key: .string("a"), value: .integer(1, .int))]),
    .dictionary([Value.Pair(key: .string("a"), value: .integer(2, .int))]),
  ]
  private static let byID = IR.index(items, "id", index, .optional(IR.item))

  private static let places: [InversionRow] = [
    InversionRow(
      getter: i, setter: "i = newValue", fields: ["i": Sample.ints], writes: Sample.ints),
    InversionRow(
      getter: IR.member(IR.make(.reference(.stateSelf), .unchecked), "i", IR.int),
      setter: "self.i = newValue", fields: ["i": Sample.ints], writes: Sample.ints),
    InversionRow(
      getter: IR.member(IR.field("item", IR.item), "title", .string),
      setter: "item.title = newValue", fields: ["item": Sample.items], writes: Sample.texts),
    InversionRow(
      getter: IR.index(xs, nil, index, .string),
      setter: "xs[index] = newValue", readable: "xs.indices.contains(index)",
      fields: ["xs": arrays], parameters: ["index": .integer(1, .int)], writes: Sample.texts),
    InversionRow(
      getter: byID, setter: "items[id: index] = newValue", fields: ["items": itemsSamples],
      parameters: ["index": .integer(2, .int)],
      writes: [.none, Sample.item(2, "other"), Sample.items[1]]),
    InversionRow(
      getter: IR.index(dict, nil, IR.text("a"), .optional(IR.int)),
      setter: "dict[\"a\"] = newValue", fields: ["dict": dicts],
      writes: [.none] + Sample.ints),
    InversionRow(
      getter: IR.make(
        .subscript(dict, [Argument(nil, IR.text("a")), Argument("default", IR.number("1"))]),
        IR.int),
      setter: "dict[\"a\"] = newValue",
      fields: ["dict": dicts], writes: Sample.ints),
    InversionRow(
      getter: IR.call(set, "contains", [Argument(nil, index)], .bool),
      setter: "if newValue { set.insert(index) } else { set.remove(index) }",
      fields: ["set": sets], parameters: ["index": .integer(1, .int)], writes: Sample.bools),
  ]

  private static let optionals: [InversionRow] = [
    InversionRow(
      getter: IR.infix(o, "!=", IR.null, .bool), setter: "if !newValue { o = nil }",
      fields: ["o": optionalTexts], writes: Sample.bools),
    InversionRow(
      getter: IR.infix(IR.null, "==", o, .bool), setter: "if newValue { o = nil }",
      fields: ["o": optionalTexts], writes: Sample.bools),
    InversionRow(
      getter: IR.infix(i, "==", index, .bool), setter: "if newValue { i = index }",
      fields: ["i": Sample.ints], parameters: ["index": .integer(3, .int)],
      writes: Sample.bools),
    InversionRow(
      getter: IR.infix(i, "!=", IR.number("3"), .bool), setter: "if !newValue { i = 3 }",
      fields: ["i": Sample.ints], writes: Sample.bools),
    InversionRow(
      getter: IR.not(IR.field("b", .bool)), setter: "b = !newValue",
      fields: ["b": Sample.bools], writes: Sample.bools),
    InversionRow(
      getter: IR.infix(o, "??", IR.text("a"), .string),
      setter: "o = newValue",
      fields: ["o": optionalTexts], writes: Sample.texts),
    InversionRow(
      getter: IR.infix(o, "??", IR.infix(p, "??", IR.text("z"), .string), .string),
      setter: "o = newValue",
      fields: ["o": optionalTexts, "p": [.none, .string("a")]], writes: Sample.texts),
    InversionRow(
      getter: IR.member(IR.chain(byID), "title", .optional(.string)),
      setter: "if let value = newValue { items[id: index]?.title = value }",
      fields: ["items": itemsSamples], parameters: ["index": .integer(2, .int)],
      writes: Sample.texts),
    InversionRow(
      getter: IR.member(IR.chain(byID), "note", .optional(.string)),
      setter: "items[id: index]?.note = newValue",
      fields: ["items": itemsSamples], parameters: ["index": .integer(2, .int)],
      writes: optionalTexts),
  ]

  private static let r = IR.field("r", IR.route)
  private static let ro = IR.field("ro", .optional(IR.route))
  private static func payload(_ base: Expression, _ name: String, _ type: Type) -> Expression {
    IR.member(base, name, .optional(type), .payload(IR.routeName))
  }
  private static func part(_ base: Expression, _ name: String, _ label: String, _ type: Type)
    -> Expression
  {
    IR.member(payload(base, name, .tuple([])), label, .optional(type), .tupleElement)
  }

  private static let payloads: [InversionRow] = [
    InversionRow(
      getter: payload(r, "edit", IR.item),
      setter: "if let value = newValue, case .edit = r { r = .edit(value) }",
      fields: ["r": Sample.routes], writes: [.none] + Sample.items),
    InversionRow(
      getter: payload(ro, "edit", IR.item),
      setter: "if let value = newValue { if case .edit? = ro { ro = .edit(value) } } "
        + "else if case .edit? = ro { ro = nil }",
      fields: ["ro": [.none] + Sample.routes], writes: [.none] + Sample.items),
    InversionRow(
      getter: part(r, "detail", "id", IR.int),
      setter: "if let value = newValue, case .detail = r { r = .detail(id: value) }",
      fields: ["r": Sample.routes], writes: [.none] + Sample.smallInts),
    InversionRow(
      getter: part(ro, "detail", "id", IR.int),
      setter: "if let value = newValue { if case .detail? = ro { ro = .detail(id: value) } } "
        + "else if case .detail? = ro { ro = nil }",
      fields: ["ro": [.none] + Sample.routes], writes: [.none] + Sample.smallInts),
    InversionRow(
      getter: part(r, "pair", "y", .string),
      setter: "if let value = newValue, case .pair(let x, _) = r { r = .pair(x: x, y: value) }",
      fields: ["r": Sample.routes], writes: [.none] + Sample.texts),
    InversionRow(
      getter: IR.infix(
        IR.member(IR.chain(payload(ro, "edit", IR.item)), "title", .optional(.string)), "??",
        IR.text(""), .string),
      setter: "if case .edit(var payload)? = ro "
        + "{ payload.title = newValue; ro = .edit(payload) }",
      fields: ["ro": [.none] + Sample.routes], writes: Sample.texts),
    InversionRow(
      getter: IR.member(r, "home", .bool, .payload(IR.routeName)),
      setter: "if newValue { r = .home }", fields: ["r": Sample.routes], writes: Sample.bools),
  ]

  private static let fahrenheit = IR.infix(
    IR.infix(d, "*", IR.number("1.8", IR.double), IR.double), "+", IR.number("32", IR.double),
    IR.double)

  private static let numbers: [InversionRow] = [
    InversionRow(
      getter: IR.construct(.string, i),
      setter: "if let number = parsedNumber(newValue, as: Int.self) { i = number }",
      fields: ["i": Sample.ints], writes: Sample.texts, isRounding: true),
    InversionRow(
      getter: IR.construct(.string, d),
      setter: "if let number = parsedNumber(newValue, as: Double.self), !same(number, d) "
        + "{ d = number }",
      fields: ["d": Sample.doubles], writes: Sample.texts, isRounding: true),
    InversionRow(
      getter: IR.construct(IR.double, i),
      setter: "if let converted = convertedNumber(newValue, to: Int.self) { i = converted }",
      fields: ["i": Sample.ints], writes: Sample.doubles, isRounding: true),
    InversionRow(
      getter: IR.construct(IR.int, d),
      setter: "if let converted = convertedNumber(newValue, to: Double.self) { d = converted }",
      fields: ["d": Sample.doubles], writes: Sample.smallInts),
    InversionRow(
      getter: IR.construct(.integer(.int8), i),
      setter: "if let converted = convertedNumber(newValue, to: Int.self) { i = converted }",
      fields: ["i": Sample.ints], writes: [.integer(5, .int8), .integer(-100, .int8)]),
    InversionRow(
      getter: fahrenheit,
      setter: "if let solved = solvedSum(newValue, minus: 32), "
        + "let solved2 = solvedProduct(solved, by: 1.8) { d = solved2 }",
      fields: ["d": Sample.doubles], writes: Sample.doubles, isRounding: true),
    InversionRow(
      getter: IR.infix(i, "*", IR.number("2"), IR.int),
      setter: "if let solved = solvedProduct(newValue, by: 2) { i = solved }",
      fields: ["i": Sample.ints], writes: Sample.ints),
    InversionRow(
      getter: IR.infix(IR.number("100"), "-", i, IR.int),
      setter: "if let solved = solvedSubtrahend(newValue, from: 100) { i = solved }",
      fields: ["i": Sample.ints], writes: Sample.ints),
    InversionRow(
      getter: IR.infix(i, "-", index, IR.int),
      setter: "if let solved = solvedDifference(newValue, plus: index) { i = solved }",
      fields: ["i": Sample.ints], parameters: ["index": .integer(3, .int)],
      writes: Sample.ints),
    InversionRow(
      getter: IR.make(.prefix("-", i), IR.int),
      setter: "if let solved = solvedNegation(newValue) { i = solved }",
      fields: ["i": Sample.ints], writes: Sample.ints),
    InversionRow(
      getter: IR.infix(IR.construct(IR.double, i), "/", IR.number("60", IR.double), IR.double),
      setter: "if let solved = solvedQuotient(newValue, times: 60), "
        + "let converted = convertedNumber(solved, to: Int.self) { i = converted }",
      fields: ["i": Sample.ints], writes: Sample.doubles, isRounding: true),
    InversionRow(
      getter: IR.infix(IR.number("6", IR.double), "/", d, IR.double),
      setter: "if let solved = solvedDivisor(newValue, dividing: 6) "
        + "{ d = solved }",
      fields: ["d": Sample.doubles], writes: Sample.doubles, isRounding: true),
  ]

  private static let compositions: [InversionRow] = [
    InversionRow(
      getter: IR.construct(.string, fahrenheit),
      setter: "if let number = parsedNumber(newValue, as: Double.self), "
        + "!same(number, d * 1.8 + 32), let solved = solvedSum(number, minus: 32), "
        + "let solved2 = solvedProduct(solved, by: 1.8) { d = solved2 }",
      fields: ["d": Sample.doubles], writes: Sample.texts + [.string("68"), .string("068.0")],
      isRounding: true),
    InversionRow(
      getter: IR.construct(.string, IR.construct(IR.int, d)),
      setter: "if let number = parsedNumber(newValue, as: Int.self), "
        + "number != Int(exactly: d.rounded(.towardZero)), "
        + "let converted = convertedNumber(number, to: Double.self) { d = converted }",
      fields: ["d": Sample.doubles], writes: Sample.texts + [.string("02"), .string("2")],
      isRounding: true),
    InversionRow(
      getter: IR.construct(
        .string, IR.infix(IR.field("f", .optional(IR.int)), "??", IR.number("3"), IR.int)),
      setter: "if let number = parsedNumber(newValue, as: Int.self), f != nil || number != 3 "
        + "{ f = number }",
      fields: ["f": [.none] + Sample.ints], writes: Sample.texts + [.string("03")],
      isRounding: true),
    InversionRow(
      getter: IR.not(IR.call(set, "contains", [Argument(nil, index)], .bool)),
      setter: "if newValue { set.remove(index) } else { set.insert(index) }",
      fields: ["set": sets], parameters: ["index": .integer(1, .int)], writes: Sample.bools),
    InversionRow(
      getter: IR.construct(.string, IR.infix(i, "+", IR.number("1"), IR.int)),
      setter: "if let number = parsedNumber(newValue, as: Int.self), "
        + "let solved = solvedSum(number, minus: 1) { i = solved }",
      fields: ["i": Sample.smallInts], writes: Sample.texts, isRounding: true),
    InversionRow(
      getter: IR.infix(
        IR.call(
          IR.member(IR.chain(byID), "tags", .set(IR.int)), "contains",
          [Argument(nil, IR.number("7"))], .optional(.bool)), "??", IR.bool(false), .bool),
      setter: "if newValue { items[id: index]?.tags.insert(7) } "
        + "else { items[id: index]?.tags.remove(7) }",
      fields: ["items": itemsSamples], parameters: ["index": .integer(2, .int)],
      writes: Sample.bools),
    InversionRow(
      getter: IR.index(
        IR.index(IR.field("grid", .array(.array(IR.int))), nil, IR.number("0"), .array(IR.int)),
        nil, index, IR.int),
      setter: "grid[0][index] = newValue",
      readable: "grid.indices.contains(0) && grid[0].indices.contains(index)",
      fields: [
        "grid": [.array([]), .array([.array([.integer(1, .int), .integer(2, .int)])])]
      ], parameters: ["index": .integer(1, .int)], writes: Sample.ints),
    InversionRow(
      getter: IR.member(
        IR.make(.forceUnwrap(IR.field("item", .optional(IR.item))), IR.item), "title", .string),
      setter: "item!.title = newValue", readable: "item != nil",
      fields: ["item": [.none] + Sample.items], writes: Sample.texts),
  ]
}
