/// What is known of a value before anything is rendered.
indirect enum Shape: Hashable, Sendable {
  /// Nothing, because something else is wrong.
  case unknown
  /// A text.
  case text
  /// One of these texts.
  case choice([String])
  /// A whole number.
  case integer
  /// True or false.
  case boolean
  /// A list of such values.
  case list(Shape)
  /// A record of the type of that name.
  case record(String)
  /// Such a value or none.
  case optional(Shape)

  /// The shape of a value of a type.
  init(_ type: TemplateType) {
    switch type {
    case .text: self = .text
    case .choice(let texts): self = .choice(texts)
    case .integer: self = .integer
    case .boolean: self = .boolean
    case .list(let element): self = .list(Shape(element))
    case .record(let name): self = .record(name)
    case .optional(let wrapped): self = .optional(Shape(wrapped))
    }
  }

  /// The shape of a value that is written down.
  init(_ value: TemplateValue) {
    switch value {
    case .absent: self = .optional(.unknown)
    case .text: self = .text
    case .integer: self = .integer
    case .boolean: self = .boolean
    case .list(let elements):
      self = .list(elements.map(Shape.init).reduce(nil) { $0?.joined($1) ?? $1 } ?? .unknown)
    case .record(let record): self = .record(record.type)
    }
  }

  /// The shape of the value where there is one.
  var present: Shape {
    if case .optional(let wrapped) = self { wrapped.present } else { self }
  }

  /// Whether there may be no value.
  var mayBeAbsent: Bool {
    if case .optional = self { true } else { false }
  }

  /// The kind of value in words, as `TemplateValue.kind` has them.
  var kind: String {
    switch self {
    case .unknown: "unknown"
    case .text, .choice: "text"
    case .integer: "integer"
    case .boolean: "boolean"
    case .list: "list"
    case .record(let name): name
    case .optional(let wrapped): wrapped.kind
    }
  }

  /// What is known of a value that has this shape or the other.
  func joined(_ other: Shape) -> Shape {
    if self == other { return self }
    if mayBeAbsent || other.mayBeAbsent { return .optional(present.joined(other.present)) }
    switch (self, other) {
    case (.text, .choice), (.choice, .text), (.choice, .choice): return .text
    case (.list(let left), .list(let right)): return .list(left.joined(right))
    default: return .unknown
    }
  }

  /// Whether two values of these shapes can be compared.
  func matches(_ other: Shape) -> Bool {
    let kinds = Set([present.kind, other.present.kind])
    return kinds.count == 1 || kinds.contains("unknown")
  }
}
