import FeatureDiagnostics
import FeatureSyntax

/// Bodies of representables.
///
/// What hangs on `view` and on the parameters of a delegate's functions is Swift's business, and so is
/// what hangs on a type of UIKit or AppKit; the representable's own members are checked.
extension BodyChecker {
  /// `view`, a member of the representable, or a type that only Swift knows; nil elsewhere.
  func bridgeMember(_ name: Name) -> Expression? {
    guard let bridge = environment.bridge else { return nil }
    let place = at(name.range)
    if name.text == "view" {
      return Expression(.reference(.unchecked("view")), .unchecked, at: place)
    }
    if let member = bridge.member(name.text) {
      return Expression(.reference(.viewMember(name.text)), member.type, at: place)
    }
    guard isForeignType(name.text) else { return nil }
    return Expression(.reference(.unchecked(name.text)), .unchecked, at: place)
  }

  /// A call of a type that only Swift knows; nil elsewhere.
  mutating func bridgeCall(
    _ name: Name, _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression? {
    guard environment.bridge != nil, isForeignType(name.text) else { return nil }
    let callee = Expression(.reference(.unchecked(name.text)), .unchecked, at: at(name.range))
    return Expression(.call(callee, uncheckedArguments(arguments)), .unchecked, at: at(range))
  }

  /// Whether `name` begins like a type and is none of the run's.
  private func isForeignType(_ name: String) -> Bool {
    name.first?.isUppercase == true
      && types.lookup([name], in: environment.scope) == nil && !isGenericName(name)
      && function(named: name) == nil
  }

  /// Whether a place that begins with `reference` can be written in a representable; nil where that
  /// is decided as everywhere.
  mutating func checkBridgeRoot(_ reference: Reference, _ place: Expression) -> Bool? {
    guard let bridge = environment.bridge else { return nil }
    switch reference {
    case .viewMember(let name): return checkMember(name, bridge, place.location.range)
    // An object's member, for a view is a class: the name itself stays as it is.
    case .parameter where place.type == .unchecked: return true
    case .local(let name):
      guard let index = variable(name), place.type.unwrapped == .unchecked else { return nil }
      variables[index].isRead = true
      return true
    default: return nil
    }
  }

  /// Whether a name of an object stands alone on the left of an assignment, which is reported.
  mutating func isWholeBridgeObject(_ place: Expression) -> Bool {
    guard environment.bridge != nil, case .reference(let reference) = place.kind else {
      return false
    }
    switch reference {
    case .unchecked("view"):
      report(.assignToConstant, ["view"], place.location.range, hint: "write a member of it")
      return true
    case .parameter(let name):
      report(.writeToParameter, [name], place.location.range)
      return true
    default: return false
    }
  }

  private mutating func checkMember(_ name: String, _ bridge: BridgeSymbols, _ range: SourceRange)
    -> Bool
  {
    guard let member = bridge.member(name) else { return false }
    guard member.isBinding else {
      report(
        .writeToBridgeConstant, [name], range,
        related: [RelatedSpan(member.location, "declared with 'let' here")])
      return false
    }
    switch bridge.place {
    case .event: return true
    case .update:
      report(
        .updateWrites, [name], range,
        related: [RelatedSpan(member.location, "declared as a binding here")])
      return false
    }
  }
}
