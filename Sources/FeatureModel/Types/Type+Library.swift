/// The library's types by name.
extension Type {
  /// The type of the library that is called `name` and takes no arguments.
  static func library(named name: String) -> Type? {
    switch name {
    case "Bool": return .bool
    case "String": return .string
    case "Substring": return .substring
    case "Character": return .character
    case "Void": return .void
    default: break
    }
    if let integer = IntegerType(rawValue: name) { return .integer(integer) }
    if let float = FloatType(rawValue: name) { return .float(float) }
    return LibraryType(rawValue: name).map { .library($0) }
  }

  /// The names of the library's types that a spec can write.
  static let libraryNames: [String] =
    ["Bool", "String", "Character", "Void"] + IntegerType.allCases.map(\.rawValue)
    + FloatType.allCases.map(\.rawValue) + LibraryType.allCases.map(\.rawValue)

  /// Whether its name comes from Foundation, so that code that writes it imports Foundation.
  public var needsFoundation: Bool {
    switch self {
    case .bool, .integer, .string, .substring, .character, .void, .named, .view, .never,
      .unchecked, .error:
      false
    case .float(let float): float == .cgFloat
    case .library(let library): library != .duration && library != .stackID
    case .optional(let part), .array(let part), .set(let part), .identified(let part),
      .stack(let part),
      .range(_, let part), .sequence(_, let part), .metatype(let part):
      part.needsFoundation
    case .dictionary(let key, let value): key.needsFoundation || value.needsFoundation
    case .tuple(let elements): elements.contains { $0.type.needsFoundation }
    case .function(let parameters, let result):
      result.needsFoundation || parameters.contains { $0.needsFoundation }
    }
  }
}
