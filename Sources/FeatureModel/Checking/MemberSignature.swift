/// A member of a known type, read from one line of the tables of known members.
struct MemberSignature: Hashable, Sendable {
  var name: String
  /// nil: a property.
  var parameters: [FormalParameter]?
  var result: FormalType
  var isMutating = false
  var isStatic = false
  /// `where T: Comparable`
  var constraints: [Constraint] = []

  /// One parameter of a known function.
  struct FormalParameter: Hashable, Sendable {
    /// nil: no label.
    var label: String?
    var type: FormalType
    var hasDefault: Bool
  }

  /// What a variable has to conform to.
  struct Constraint: Hashable, Sendable {
    var variable: String
    var conformance: String
  }
}

/// Members of a type, read once from lines.
struct MemberTable: Sendable, ExpressibleByArrayLiteral {
  /// In the order of the lines.
  let members: [MemberSignature]
  /// The lines that cannot be read.
  let malformed: [String]
  private let byName: [String: [MemberSignature]]

  init(arrayLiteral lines: String...) { self.init(lines) }

  /// The table of some lines.
  init(_ lines: [String]) {
    let read = lines.map { MemberSignatureParser.parse($0) }
    members = read.compactMap { $0 }
    malformed = zip(lines, read).compactMap { $1 == nil ? $0 : nil }
    byName = Dictionary(grouping: members, by: \.name)
  }

  /// The members called `name`.
  subscript(name: String) -> [MemberSignature] { byName[name] ?? [] }

  /// The names of the members.
  var names: Set<String> { Set(byName.keys) }

  /// The members called `name`; nil where there is none.
  func known(_ name: String) -> [MemberSignature]? { byName[name] }
}

/// Reads lines such as `mutating insert(_: Element, at: Int)`, `count: Int`,
/// `static seconds(_: Int) -> Duration`, `sorted() -> [Element] where Element: Comparable`.
///
/// The tables are part of this program, so a line that cannot be read is no user's mistake; a test
/// reads every line.
struct MemberSignatureParser {
  private var rest: Substring

  /// The member that `line` declares; nil where the line is malformed.
  static func parse(_ line: String) -> MemberSignature? {
    var parser = MemberSignatureParser(rest: line[...])
    return parser.signature()
  }

  private mutating func signature() -> MemberSignature? {
    let isMutating = take("mutating ")
    let isStatic = take("static ")
    let name = word()
    var parameters: [MemberSignature.FormalParameter]?
    var result = FormalType.type(.void)
    if take("(") {
      guard let list = parameterList() else { return nil }
      parameters = list
      if take("->") {
        guard let type = type() else { return nil }
        result = type
      }
    } else {
      guard take(":"), let type = type() else { return nil }
      result = type
    }
    var constraints: [MemberSignature.Constraint] = []
    if take("where ") {
      repeat {
        let variable = word()
        guard take(":") else { return nil }
        constraints.append(.init(variable: variable, conformance: word()))
      } while take(",")
    }
    skipSpace()
    guard rest.isEmpty, !name.isEmpty else { return nil }
    return MemberSignature(
      name: name, parameters: parameters, result: result, isMutating: isMutating,
      isStatic: isStatic, constraints: constraints)
  }

  private mutating func parameterList() -> [MemberSignature.FormalParameter]? {
    var list: [MemberSignature.FormalParameter] = []
    if take(")") { return list }
    repeat {
      let label = word()
      guard take(":"), let type = type() else { return nil }
      list.append(.init(label: label == "_" ? nil : label, type: type, hasDefault: take("=")))
    } while take(",")
    return take(")") ? list : nil
  }

  private mutating func type() -> FormalType? {
    guard var type = simpleType() else { return nil }
    while take("?") { type = .optional(type) }
    return type
  }

  private mutating func simpleType() -> FormalType? {
    if take("[") { return bracketType() }
    if take("(") { return parenthesisType() }
    let name = word()
    guard !name.isEmpty else { return nil }
    if take("<") {
      guard let argument = type(), take(">") else { return nil }
      return .generic(name, argument)
    }
    if name == "String.Index" { return .type(.stringIndex) }
    if let known = Type.library(named: name) { return .type(known) }
    return .variable(name)
  }

  private mutating func bracketType() -> FormalType? {
    guard let first = type() else { return nil }
    if take(":") {
      guard let value = type(), take("]") else { return nil }
      return .dictionary(first, value)
    }
    return take("]") ? .array(first) : nil
  }

  private mutating func parenthesisType() -> FormalType? {
    var elements: [FormalElement] = []
    if !take(")") {
      repeat {
        let start = rest
        let label = word()
        if !label.isEmpty, take(":") {
          guard let type = type() else { return nil }
          elements.append(FormalElement(label: label, type: type))
        } else {
          rest = start
          guard let type = type() else { return nil }
          elements.append(FormalElement(label: nil, type: type))
        }
      } while take(",")
      guard take(")") else { return nil }
    }
    if take("->") {
      return type().map { .function(elements.map(\.type), $0) }
    }
    return .tuple(elements)
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " } }

  private mutating func word() -> String {
    skipSpace()
    let text = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest[text.endIndex...]
    return String(text)
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}

extension Type {
  /// The position of a character in a string.
  static let stringIndex = Type.named(TypeName(["String", "Index"]))
}
