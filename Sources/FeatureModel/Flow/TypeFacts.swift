/// What change detection and inversion ask about types.
public struct TypeFacts: Sendable {
  /// The types of the run.
  public var table: TypeTable
  /// The fields of the feature at hand that are presentations.
  public var presentations: Set<String> = []

  /// Facts about the types of `table`.
  public init(_ table: TypeTable) { self.table = table }

  /// Facts about `types` and the known types.
  public init(types: [TypeName: NominalType]) { table = TypeTable(types: types) }

  var types: [TypeName: NominalType] { table.types }

  /// The property `name` of a value of type `type`, where it is declared in the run.
  public func property(_ name: String, of type: Type) -> Property? {
    guard case .named(let owner) = type else { return nil }
    return types[owner]?.properties.first { $0.name == name && !$0.isStatic }
  }

  /// The case `name` of the enum `type`.
  public func enumCase(_ name: String, of type: TypeName) -> CaseSignature? {
    types[type]?.cases.first { $0.name == name }
  }

  /// Whether a value of this type, or a part of it, is only known to Swift.
  public func isUnchecked(_ type: Type) -> Bool {
    switch type {
    case .unchecked, .error: true
    case .optional(let wrapped): isUnchecked(wrapped)
    case .array(let element), .set(let element), .identified(let element), .stack(let element):
      isUnchecked(element)
    case .dictionary(let key, let value): isUnchecked(key) || isUnchecked(value)
    case .tuple(let elements): elements.contains { isUnchecked($0.type) }
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .range,
      .sequence, .named, .function, .metatype, .view, .never:
      false
    }
  }
}

extension Type {
  /// The type inside an optional; itself where it is none.
  public var unwrapped: Type {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// Whether it is an optional.
  public var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether it is a floating-point number.
  public var isFloat: Bool {
    if case .float = self { return true }
    return false
  }

  /// Whether it is an integer.
  public var isInteger: Bool {
    if case .integer = self { return true }
    return false
  }

  /// Whether it is a number of the standard library.
  public var isNumber: Bool { isFloat || isInteger }
}
