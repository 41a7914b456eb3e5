import FeatureModel

extension BindingModel {
  /// The field of `x != nil`, where that is all that the binding reads: it says whether `x` is shown.
  var shownField: String? {
    guard parameters.isEmpty, readable == nil, effects.isEmpty, getter.count == 1,
      let value = getter[0].value, case .infix(let left, "!=", let right) = value.kind
    else { return nil }
    switch (left.kind, right.kind) {
    case (_, .nilLiteral): return left.shownField
    case (.nilLiteral, _): return right.shownField
    default: return nil
    }
  }
}

extension Statement {
  /// The value that a getter of one statement gives.
  fileprivate var value: Expression? {
    switch kind {
    case .expression(let value, _), .return(let value?): value
    case .local, .assign, .if, .guard, .switch, .for, .while, .break, .continue, .return, .send,
      .run, .cancel, .emit, .dismiss, .reset, .verbatim:
      nil
    }
  }
}

extension Expression {
  /// The optional field that it is, or whose case it is.
  fileprivate var shownField: String? {
    switch kind {
    case .reference(.field(let name)): return type.isOptional ? name : nil
    case .member(let base, _, .payload): return base.withoutChainMark.shownField
    case .parenthesized(let inner): return inner.shownField
    default: return nil
    }
  }
}
