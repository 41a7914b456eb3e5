/// What change detection and inversion ask about types: look-ups in the declared types of a run.
public struct TypeFacts: Sendable {
  /// Every declared type of the run by name.
  public var types: [TypeName: NominalType]

  /// Facts about `types` and the known types.
  public init(types: [TypeName: NominalType]) { self.types = types }

  /// Whether a field of this type is compared at the end of an action: it is small, and comparing it
  /// costs no more than remembering that it was written.
  public func isScalar(_ type: Type) -> Bool { isScalar(type, within: []) }

  private func isScalar(_ type: Type, within names: Set<TypeName>) -> Bool {
    switch type {
    case .bool, .integer, .float, .character, .void: true
    case .library(let library):
      switch library {
      case .date, .uuid, .duration, .decimal: true
      case .url, .data, .indexSet: false
      }
    case .optional(let wrapped): isScalar(wrapped, within: names)
    case .range(_, let bound): isScalar(bound, within: names)
    case .tuple(let elements): elements.allSatisfy { isScalar($0.type, within: names) }
    case .named(let name): isScalar(named: name, within: names)
    case .string, .substring, .array, .dictionary, .set, .identified, .sequence, .function,
      .metatype, .never, .unchecked, .error:
      false
    }
  }

  private func isScalar(named name: TypeName, within names: Set<TypeName>) -> Bool {
    guard let type = types[name], !names.contains(name) else { return false }
    let inner = names.union([name])
    switch type.kind {
    case .structure:
      return type.properties.allSatisfy { property in
        property.isComputed || property.isStatic || isScalar(property.type, within: inner)
      }
    case .enumeration:
      return type.cases.allSatisfy { $0.payload.allSatisfy { isScalar($0.type, within: inner) } }
    case .externEnum: return type.cases.allSatisfy { $0.payload.isEmpty }
    case .externOpen, .externClosed, .state: return false
    }
  }

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
    case .array(let element), .set(let element), .identified(let element): isUnchecked(element)
    case .dictionary(let key, let value): isUnchecked(key) || isUnchecked(value)
    case .tuple(let elements): elements.contains { isUnchecked($0.type) }
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .range,
      .sequence, .named, .function, .metatype, .never:
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
