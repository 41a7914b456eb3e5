/// What types conform to.
extension TypeTable {
  /// Whether values can be compared with `==` and kept in a state.
  public func isEquatable(_ type: Type) -> Bool { conforms(type, .equatable) }
  /// Whether values can be elements of a set and keys of a dictionary.
  public func isHashable(_ type: Type) -> Bool { conforms(type, .hashable) }
  /// Whether values can be ordered with `<`.
  public func isComparable(_ type: Type) -> Bool { conforms(type, .comparable) }

  /// Whether `type` has `conformance`. Unchecked and broken types have all.
  public func conforms(_ type: Type, _ conformance: Conformance) -> Bool {
    switch type {
    case .unchecked, .error, .never: return true
    case .bool: return Self.hashableAndCodable.contains(conformance)
    case .integer, .float, .string:
      return conformance == .comparable || Self.hashableAndCodable.contains(conformance)
    case .substring, .character:
      return conformance == .comparable
        || (conformance != .codable && Self.hashableAndCodable.contains(conformance))
    case .void, .function, .metatype, .view: return conformance == .sendable
    case .library(let library): return Self.conforms(library, conformance)
    case .optional(let element), .array(let element), .set(let element), .identified(let element),
      .stack(let element):
      return Self.hashableAndCodable.contains(conformance) && conforms(element, conformance)
    case .dictionary(let key, let value):
      return Self.hashableAndCodable.contains(conformance) && conforms(value, conformance)
        && conforms(key, conformance)
    case .tuple(let elements):
      return conformance == .sendable && elements.allSatisfy { conforms($0.type, conformance) }
    case .range(let form, let bound):
      return (form == .closed || form == .halfOpen)
        && Self.hashableAndCodable.contains(conformance) && conforms(bound, conformance)
    case .sequence(let form, let element):
      return form == .arraySlice && conformance != .codable
        && Self.hashableAndCodable.contains(conformance) && conforms(element, conformance)
    case .named(let name):
      if conformance == .equatable || conformance == .sendable { return true }
      guard let nominal = types[name] else { return true }
      return nominal.conformances.contains(conformance)
    }
  }

  /// Whether a field of this type is small and flat, so that it is compared at the end of an action
  /// and not at the write: numbers, Bool, Date, UUID and their like, and enums and structs of such.
  public func isScalar(_ type: Type) -> Bool {
    var inProgress: Set<TypeName> = []
    return isScalar(type, &inProgress)
  }

  private func isScalar(_ type: Type, _ inProgress: inout Set<TypeName>) -> Bool {
    switch type {
    case .bool, .integer, .float: return true
    case .library(let library): return Self.isScalar(library)
    case .optional(let wrapped): return isScalar(wrapped, &inProgress)
    case .range(_, let bound): return isScalar(bound, &inProgress)
    case .string, .substring, .character, .void, .array, .dictionary, .set, .identified, .stack,
      .tuple,
      .sequence, .function, .metatype, .view, .never, .unchecked, .error:
      return false
    // What is composed has an identity and children, which a comparison at the end does not see.
    case .named(let name): return types[name]?.isComposed != true && isScalar(name, &inProgress)
    }
  }

  private func isScalar(_ name: TypeName, _ inProgress: inout Set<TypeName>) -> Bool {
    guard let nominal = types[name], inProgress.insert(name).inserted else { return false }
    defer { inProgress.remove(name) }
    switch nominal.kind {
    case .structure, .enumeration: break
    case .externEnum: break
    case .externOpen, .externClosed, .state, .store: return false
    }
    for property in nominal.properties where !property.isComputed && !property.isStatic {
      if !isScalar(property.type, &inProgress) { return false }
    }
    for element in nominal.cases.flatMap(\.payload) where !isScalar(element.type, &inProgress) {
      return false
    }
    return true
  }

  private static let hashableAndCodable: Set<Conformance> = [
    .equatable, .sendable, .hashable, .codable,
  ]

  private static func conforms(_ library: LibraryType, _ conformance: Conformance) -> Bool {
    if hashableAndCodable.contains(conformance) { return true }
    guard conformance == .comparable else { return false }
    switch library {
    case .date, .decimal, .duration: return true
    case .url, .uuid, .data, .indexSet, .stackID: return false
    }
  }

  private static func isScalar(_ library: LibraryType) -> Bool {
    switch library {
    case .date, .uuid, .decimal, .duration, .stackID: true
    case .url, .data, .indexSet: false
    }
  }
}
