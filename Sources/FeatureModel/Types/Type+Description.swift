/// Types as they are written in a spec, for messages.
extension Type: CustomStringConvertible {
  /// The type as a spec would write it.
  public var description: String {
    switch self {
    case .bool: "Bool"
    case .integer(let integer): integer.rawValue
    case .float(let float): float.rawValue
    case .string: "String"
    case .substring: "Substring"
    case .character: "Character"
    case .void: "Void"
    case .library(let library): library.rawValue
    case .optional(let wrapped): "\(wrapped.parenthesizedDescription)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .set(let element): "Set<\(element)>"
    case .identified(let element): "Identified<\(element)>"
    case .stack(let element): "FeatureStack<\(element)>"
    case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
    case .range(let form, let bound): "\(form.rawValue)<\(bound)>"
    case .sequence(let form, let element): "\(form.rawValue)<\(element)>"
    case .named(let name): name.description
    case .function(let parameters, let result):
      "(\(parameters.map(\.description).joined(separator: ", "))) -> \(result)"
    case .metatype(let type): "\(type.parenthesizedDescription).Type"
    case .view(let type): type.description
    case .never: "Never"
    case .unchecked: "unchecked"
    case .error: "error"
    }
  }

  private var parenthesizedDescription: String {
    if case .function = self { "(\(self))" } else { description }
  }
}

extension TupleElement: CustomStringConvertible {
  /// The element as a spec would write it.
  public var description: String { (label.map { "\($0): " } ?? "") + type.description }
}
