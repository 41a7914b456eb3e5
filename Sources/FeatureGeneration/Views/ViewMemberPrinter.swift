import FeatureModel

/// Prints the members that are handed to a view or a representable: constants and bindings.
struct ViewMemberPrinter: Sendable {
  let types: TypePrinter

  /// The stored property.
  func stored(_ member: ViewMember) -> String? {
    let name = SwiftIdentifier.name(member.name)
    switch member.form {
    case .constant(let type): return "let \(name): \(types.text(type))"
    case .binding(let type): return "@\(types.swiftUI("Binding")) var \(name): \(types.text(type))"
    case .state, .store, .slot, .focus: return nil
    }
  }

  /// The parameter of the initialiser.
  func parameter(_ member: ViewMember) -> String? {
    let label = SwiftIdentifier.label(member.name)
    switch member.form {
    case .constant(let type):
      let escaping = type.isFunction ? "@escaping " : ""
      return "\(label): \(escaping)\(types.text(type))"
    case .binding(let type): return "\(label): \(types.swiftUI("Binding"))<\(types.text(type))>"
    case .state, .store, .slot, .focus: return nil
    }
  }

  /// What the initialiser does with it.
  func assignment(_ member: ViewMember) -> String? {
    let value = SwiftIdentifier.value(member.name)
    switch member.form {
    case .constant: return "self.\(SwiftIdentifier.member(member.name)) = \(value)"
    case .binding: return "_\(member.name) = \(value)"
    case .state, .store, .slot, .focus: return nil
    }
  }
}

extension Type {
  /// Whether it is that of a closure.
  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }
}
