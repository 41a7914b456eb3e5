@_spi(Reflection) import Swift

/// A stored property of a struct, by its place in memory.
struct ViewField {
  let name: String
  let offset: Int
  let type: Any.Type
}

/// The stored properties of a struct, in their order; none for other types.
func fields(of type: Any.Type) -> [ViewField] {
  var found: [ViewField] = []
  _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
    found.append(ViewField(name: String(cString: name), offset: offset, type: fieldType))
    return true
  }
  return found
}

/// A property whose sameness is its own matter.
protocol ComparableField {
  func isSame(as other: Self) -> Bool
}

/// Whether two values are the same, as far as can be told without knowing their type.
///
/// Equal bytes are the same. Objects are the same by identity, `Equatable` values by `==`, structs
/// by their properties. Anything else, closures above all, is the same by its bytes only, so that
/// a doubt means one evaluation too many and never one too few.
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in
      isSame(Value.self, UnsafeRawPointer(left), UnsafeRawPointer(right))
    }
  }
}

private func isSame(
  _ type: Any.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
) -> Bool {
  if hasSameBytes(type, lhs, rhs) { return true }
  if type is AnyObject.Type { return false }
  if let type = type as? any ComparableField.Type { return isSameField(type, lhs, rhs) }
  if let type = type as? any Equatable.Type { return isEqual(type, lhs, rhs) }
  let parts: [ViewField] = fields(of: type)
  guard !parts.isEmpty else { return false }
  return parts.allSatisfy { isSame($0.type, lhs + $0.offset, rhs + $0.offset) }
}

private func isSameField<Field: ComparableField>(
  _: Field.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
) -> Bool {
  lhs.assumingMemoryBound(to: Field.self).pointee.isSame(
    as: rhs.assumingMemoryBound(to: Field.self).pointee)
}

private func isEqual<Value: Equatable>(
  _: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
) -> Bool {
  lhs.assumingMemoryBound(to: Value.self).pointee
    == rhs.assumingMemoryBound(to: Value.self).pointee
}

private func hasSameBytes(
  _ type: Any.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
) -> Bool {
  let size: Int = byteCount(of: type)
  return (0..<size).allSatisfy { offset in
    lhs.load(fromByteOffset: offset, as: UInt8.self)
      == rhs.load(fromByteOffset: offset, as: UInt8.self)
  }
}

private func byteCount(of type: Any.Type) -> Int {
  func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
  return size(type)
}
