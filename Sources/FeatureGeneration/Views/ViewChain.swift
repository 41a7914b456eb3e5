import FeatureModel

/// A view with the modifiers behind it.
struct ViewChain {
  /// What the modifiers change.
  var root: Expression
  /// In order.
  var modifiers: [Modifier] = []

  /// One modifier.
  struct Modifier {
    var name: String
    var arguments: [Argument]
    /// Whether the vocabulary has it.
    var isKnown: Bool
    var call: Expression
  }

  /// What an expression shows.
  init(_ expression: Expression) {
    var rest = expression
    var modifiers: [Modifier] = []
    while case .call(let function, let arguments) = rest.kind,
      case .member(let base, let name, let form) = function.kind, form.isModifier || base.isCall
    {
      modifiers.append(
        Modifier(
          name: name, arguments: arguments, isKnown: form == .modifier(isKnown: true), call: rest))
      rest = base
    }
    root = rest
    self.modifiers = modifiers.reversed()
  }

  /// The part of it of which only Swift knows, the first there is.
  var passedThrough: Expression? {
    if case .call(let function, _) = root.kind,
      case .reference(.view(.passedThrough)) = function.kind
    {
      return root
    }
    return modifiers.first { !$0.isKnown }?.call
  }
}

extension MemberForm {
  /// Whether it changes a view.
  fileprivate var isModifier: Bool {
    if case .modifier = self { return true }
    return false
  }
}

extension Expression {
  /// Whether it makes a view or changes one.
  fileprivate var isCall: Bool {
    guard case .call(let function, _) = kind else { return false }
    switch function.kind {
    case .reference(.view): return true
    case .member(let base, _, let form): return form.isModifier || base.isCall
    default: return false
    }
  }
}
