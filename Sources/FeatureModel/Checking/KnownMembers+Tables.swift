/// The tables: one line a member.
extension KnownMembers {
  static let bool: MemberTable = ["mutating toggle()"]

  /// The stores of rows and of a stack.
  static let stores: MemberTable = ["ids: [ID]"]

  /// The unsigned types have no `negate()`, and their magnitude is of their own type.
  static func integer(_ type: IntegerType) -> [MemberTable] {
    [integerMembers] + (magnitudes[type].map { [$0] } ?? [unsigned])
  }

  private static let unsigned: MemberTable = ["magnitude: Self"]

  private static let magnitudes: [IntegerType: MemberTable] = Dictionary(
    uniqueKeysWithValues: IntegerType.allCases.filter(\.isSigned).map { type in
      (type, ["magnitude: U\(type.rawValue)", "mutating negate()"])
    })

  private static let integerMembers: MemberTable = [
    "static max: Self", "static min: Self", "isMultiple(of: Self) -> Bool", "signum() -> Self",
    "quotientAndRemainder(dividingBy: Self) -> (quotient: Self, remainder: Self)",
    "nonzeroBitCount: Int", "leadingZeroBitCount: Int", "trailingZeroBitCount: Int",
  ]

  static let float: MemberTable = [
    "static pi: Self", "static infinity: Self", "static nan: Self",
    "static greatestFiniteMagnitude: Self", "static leastNonzeroMagnitude: Self",
    "isNaN: Bool", "isFinite: Bool", "isInfinite: Bool", "isZero: Bool",
    "rounded() -> Self", "mutating round()",
    "squareRoot() -> Self", "truncatingRemainder(dividingBy: Self) -> Self",
    "remainder(dividingBy: Self) -> Self", "magnitude: Self", "mutating negate()",
  ]

  static let text: MemberTable = [
    "trimmed: String", "uppercased() -> String", "lowercased() -> String",
    "hasPrefix(_: String) -> Bool", "hasSuffix(_: String) -> Bool",
    "contains(_: String) -> Bool",
  ]

  static let string: MemberTable = [
    "capitalized: String", "indices: Indices<Index>",
    "replacingOccurrences(of: String, with: String) -> String",
    "components(separatedBy: String) -> [String]",
    "mutating append(_: String)", "mutating append(_: Character)",
    "mutating append(contentsOf: String)",
    "mutating insert(_: Character, at: Index)",
    "mutating remove(at: Index) -> Character",
    "filter(_: (Character) -> Bool) -> String",
  ]

  static let character: MemberTable = [
    "isLetter: Bool", "isNumber: Bool", "isWhitespace: Bool", "isNewline: Bool",
    "isPunctuation: Bool", "isUppercase: Bool", "isLowercase: Bool", "isSymbol: Bool",
    "isHexDigit: Bool", "isWholeNumber: Bool", "wholeNumberValue: Int?", "hexDigitValue: Int?",
    "uppercased() -> String", "lowercased() -> String",
  ]

  static let sequence: MemberTable = [
    "contains(_: Element) -> Bool where Element: Equatable",
    "contains(where: (Element) -> Bool) -> Bool",
    "first(where: (Element) -> Bool) -> Element?",
    "allSatisfy(_: (Element) -> Bool) -> Bool",
    "map(_: (Element) -> T) -> [T]",
    "compactMap(_: (Element) -> T?) -> [T]",
    "flatMap(_: (Element) -> Sequence<T>) -> [T]",
    "filter(_: (Element) -> Bool) -> [Element]",
    "sorted() -> [Element] where Element: Comparable",
    "sorted(by: (Element, Element) -> Bool) -> [Element]",
    "reduce(_: T, _: (T, Element) -> T) -> T",
    "min() -> Element? where Element: Comparable",
    "max() -> Element? where Element: Comparable",
    "min(by: (Element, Element) -> Bool) -> Element?",
    "max(by: (Element, Element) -> Bool) -> Element?",
    "enumerated() -> Enumerated<(offset: Int, element: Element)>",
    "forEach(_: (Element) -> Void)",
    "reversed() -> [Element]",
    "joined(separator: String =) -> String where Element: StringProtocol",
    "elementsEqual(_: Sequence<Element>) -> Bool where Element: Equatable",
    "starts(with: Sequence<Element>) -> Bool where Element: Equatable",
  ]

  static let collection: MemberTable = ["isEmpty: Bool", "count: Int", "first: Element?"]

  static let ends: MemberTable = [
    "last: Element?", "last(where: (Element) -> Bool) -> Element?",
    "reversed() -> Reversed<Element>",
  ]

  static let sliced: MemberTable = [
    "prefix(_: Int) -> Slice", "suffix(_: Int) -> Slice",
    "dropFirst(_: Int =) -> Slice", "dropLast(_: Int =) -> Slice",
    "prefix(while: (Element) -> Bool) -> Slice", "drop(while: (Element) -> Bool) -> Slice",
    "split(separator: Element) -> [Slice] where Element: Equatable",
  ]

  static let indexed: MemberTable = [
    "startIndex: Index", "endIndex: Index", "index(after: Index) -> Index",
    "index(before: Index) -> Index", "index(_: Index, offsetBy: Int) -> Index",
    "distance(from: Index, to: Index) -> Int",
    "firstIndex(of: Element) -> Index? where Element: Equatable",
    "firstIndex(where: (Element) -> Bool) -> Index?",
    "lastIndex(of: Element) -> Index? where Element: Equatable",
    "lastIndex(where: (Element) -> Bool) -> Index?",
  ]

  static let mutableCollection: MemberTable = [
    "mutating removeFirst() -> Element", "mutating removeLast() -> Element",
    "mutating removeFirst(_: Int)", "mutating removeLast(_: Int)",
    "mutating popLast() -> Element?", "mutating removeAll()",
    "mutating removeAll(where: (Element) -> Bool)",
  ]

  static let array: MemberTable = [
    "indices: Range<Int>",
    "mutating append(_: Element)", "mutating append(contentsOf: Sequence<Element>)",
    "mutating insert(_: Element, at: Int)", "mutating remove(at: Int) -> Element",
    "mutating insert(contentsOf: [Element], at: Int)",
    "mutating swapAt(_: Int, _: Int)", "mutating reverse()",
    "mutating sort() where Element: Comparable",
    "mutating sort(by: (Element, Element) -> Bool)",
  ]

  static let identified: MemberTable = [
    "ids: [ID]", "index(id: ID) -> Int?", "indices: Range<Int>",
    "filter(_: (Element) -> Bool) -> Self",
    "mutating append(_: Element)", "mutating insert(_: Element, at: Int)",
    "mutating remove(id: ID) -> Element?", "mutating remove(atOffsets: IndexSet)",
    "mutating move(fromOffsets: IndexSet, toOffset: Int)", "mutating removeAll()",
    "mutating removeAll(where: (Element) -> Bool)",
    "mutating sort(by: (Element, Element) -> Bool)",
  ]

  static let stack: MemberTable = [
    "ids: [ID]", "indices: Range<Int>", "mutating push(_: Element)", "mutating pop()",
    "mutating pop(to: ID)", "mutating popToRoot()",
  ]

  static let set: MemberTable = [
    "filter(_: (Element) -> Bool) -> Self",
    "union(_: Sequence<Element>) -> Self", "intersection(_: Sequence<Element>) -> Self",
    "subtracting(_: Sequence<Element>) -> Self", "symmetricDifference(_: Self) -> Self",
    "isSubset(of: Sequence<Element>) -> Bool", "isSuperset(of: Sequence<Element>) -> Bool",
    "isDisjoint(with: Sequence<Element>) -> Bool",
    "mutating insert(_: Element) -> (inserted: Bool, memberAfterInsert: Element)",
    "mutating update(with: Element) -> Element?", "mutating remove(_: Element) -> Element?",
    "mutating removeAll()", "mutating formUnion(_: Sequence<Element>)",
    "mutating formIntersection(_: Sequence<Element>)", "mutating subtract(_: Sequence<Element>)",
    "mutating formSymmetricDifference(_: Self)",
  ]

  static let dictionary: MemberTable = [
    "keys: Keys<Key>", "values: Values<Value>",
    "mapValues(_: (Value) -> T) -> [Key: T]",
    "compactMapValues(_: (Value) -> T?) -> [Key: T]",
    "filter(_: (Element) -> Bool) -> Self",
    "mutating removeValue(forKey: Key) -> Value?",
    "mutating updateValue(_: Value, forKey: Key) -> Value?", "mutating removeAll()",
  ]

  static let optional: MemberTable = [
    "map(_: (Wrapped) -> T) -> T?", "flatMap(_: (Wrapped) -> T?) -> T?",
  ]

  static let closedRange: MemberTable = [
    "lowerBound: Bound", "upperBound: Bound", "isEmpty: Bool",
    "contains(_: Bound) -> Bool", "clamped(to: ClosedRange<Bound>) -> ClosedRange<Bound>",
    "overlaps(_: ClosedRange<Bound>) -> Bool", "overlaps(_: Range<Bound>) -> Bool",
  ]

  static let range: MemberTable = [
    "lowerBound: Bound", "upperBound: Bound", "isEmpty: Bool",
    "contains(_: Bound) -> Bool", "clamped(to: Range<Bound>) -> Range<Bound>",
    "overlaps(_: ClosedRange<Bound>) -> Bool", "overlaps(_: Range<Bound>) -> Bool",
  ]

  static let partialRange: MemberTable = ["contains(_: Bound) -> Bool"]

  /// The tables of the types of Foundation.
  static func library(_ type: LibraryType) -> [MemberTable] {
    switch type {
    case .date: [date]
    case .url: [url]
    case .uuid: [uuid]
    case .data: [data, ends, collection, sequence]
    case .decimal: [decimal]
    case .duration: [duration]
    case .indexSet: [indexSet, ends, collection, sequence]
    case .stackID: []
    }
  }

  private static let uuid: MemberTable = ["uuidString: String"]

  private static let date: MemberTable = [
    "timeIntervalSince1970: Double", "timeIntervalSinceReferenceDate: Double",
    "timeIntervalSince(_: Date) -> Double", "addingTimeInterval(_: Double) -> Date",
    "mutating addTimeInterval(_: Double)", "static distantPast: Date",
    "static distantFuture: Date",
  ]

  private static let url: MemberTable = [
    "absoluteString: String", "scheme: String?", "path: String", "lastPathComponent: String",
    "pathExtension: String", "isFileURL: Bool", "query: String?", "fragment: String?",
    "port: Int?", "appendingPathComponent(_: String) -> URL",
    "appendingPathExtension(_: String) -> URL", "deletingLastPathComponent() -> URL",
    "deletingPathExtension() -> URL",
  ]

  private static let data: MemberTable = [
    "mutating append(_: UInt8)", "mutating append(_: Data)", "mutating removeAll()",
    "base64EncodedString() -> String",
  ]

  private static let decimal: MemberTable = [
    "isNaN: Bool", "isZero: Bool", "isFinite: Bool", "magnitude: Decimal",
    "static pi: Decimal", "static greatestFiniteMagnitude: Decimal",
  ]

  private static let duration: MemberTable = [
    "static seconds(_: Int) -> Duration", "static milliseconds(_: Int) -> Duration",
    "static microseconds(_: Int) -> Duration", "static nanoseconds(_: Int) -> Duration",
    "static seconds(_: Double) -> Duration", "static milliseconds(_: Double) -> Duration",
    "static zero: Duration",
  ]

  private static let indexSet: MemberTable = [
    "contains(_: Int) -> Bool",
    "mutating insert(_: Int) -> (inserted: Bool, memberAfterInsert: Int)",
    "mutating remove(_: Int) -> Int?", "mutating removeAll()",
    "union(_: IndexSet) -> IndexSet", "intersection(_: IndexSet) -> IndexSet",
    "subtracting(_: IndexSet) -> IndexSet", "mutating formUnion(_: IndexSet)",
    "mutating formIntersection(_: IndexSet)", "mutating subtract(_: IndexSet)",
  ]
}

extension IntegerType {
  /// Whether it holds negative numbers.
  var isSigned: Bool { !rawValue.hasPrefix("U") }

  /// The least value, and the greatest.
  var bounds: (least: Int64, greatest: UInt64) {
    switch self {
    case .int, .int64: (Int64.min, UInt64(Int64.max))
    case .int8: (Int64(Int8.min), UInt64(Int8.max))
    case .int16: (Int64(Int16.min), UInt64(Int16.max))
    case .int32: (Int64(Int32.min), UInt64(Int32.max))
    case .uint, .uint64: (0, UInt64.max)
    case .uint8: (0, UInt64(UInt8.max))
    case .uint16: (0, UInt64(UInt16.max))
    case .uint32: (0, UInt64(UInt32.max))
    }
  }

  /// Its least and greatest value, for messages.
  var extent: String { "\(bounds.least) to \(bounds.greatest)" }

  /// Whether it holds the number of this magnitude and sign.
  func holds(_ magnitude: UInt64, isNegative: Bool) -> Bool {
    isNegative ? magnitude <= bounds.least.magnitude : magnitude <= bounds.greatest
  }
}
