public import FeatureDiagnostics

/// The setter that was found for the getter of a binding.
///
/// It runs where the getter can be read and does not read `newValue` already; generated code asks
/// both before it.
public struct Inversion: Hashable, Sendable {
  /// What a write does, with `newValue` in scope.
  public var statements: [Statement]
  /// Where the getter indexes by position or unwraps by force: the condition under which it can be
  /// read.
  public var readable: Expression?
  /// The stored field, where the getter is just that.
  public var plainField: String?
}

/// Why a getter has no inverse, and the part of it that has none.
public struct InversionFailure: Error, Hashable, Sendable {
  /// Why.
  public var reason: Reason
  /// Exactly the sub-expression.
  public var location: SourceLocation

  /// The kinds of reasons.
  public enum Reason: Hashable, Sendable {
    case constant(String)
    case computed(String)
    case parameter(String)
    case readOnly(String)
    case noPath
    case twoPaths(String)
    case integerDivision(String)
    case zeroFactor
    case leftCoalescing
    case logic(String)
    case comparison(String)
    case choice
    case call(String)
    case positionalMembership
    case cannotBeNil
    case text
    case changingPlace
    case labelledPayload(String)
    case verbatim
    case other
  }

  /// The reason in words.
  public var message: String {
    switch reason {
    case .constant(let name): "'\(name)' is a constant"
    case .computed(let name): "'\(name)' is computed"
    case .parameter(let name): "'\(name)' is a parameter"
    case .readOnly(let name): "'\(name)' can only be read"
    case .noPath: "nothing in it can be written"
    case .twoPaths(let sign): "both sides of '\(sign)' change"
    case .integerDivision(let sign): "'\(sign)' of integers loses the remainder"
    case .zeroFactor: "a product with zero does not tell the other factor"
    case .leftCoalescing: "'(a ?? b) ?? c' does not tell which of the optionals to write"
    case .logic(let sign): "the result of '\(sign)' does not tell both of its sides"
    case .comparison(let sign): "the result of '\(sign)' does not tell the value compared"
    case .choice: "a choice between values does not tell which to write"
    case .call(let name): "'\(name)' has no inverse"
    case .positionalMembership: "only a set knows where to insert an element"
    case .cannotBeNil: "this is not optional, so there is no nil to write into it"
    case .text: "a text with other parts around a value is not taken apart"
    case .changingPlace: "a subscript in it gives another place each time"
    case .labelledPayload(let name):
      "the payload of '\(name)' has labels, and a part of it is written by its label"
    case .verbatim: "what Swift text reads is not known here"
    case .other: "it is neither a place nor in the table of getters that can be inverted"
    }
  }
}

/// What the inversion of a getter has to know of its feature.
public struct InversionScope: Sendable {
  /// The declared types.
  public var facts: TypeFacts
  /// What the feature's derived values and functions read.
  public var flow: FlowScope
  /// The fields declared with `let`.
  public var constants: Set<String>
  /// Names that the setter must not introduce: the binding's parameters.
  public var reservedNames: Set<String>

  /// The scope of a binding.
  public init(
    facts: TypeFacts, flow: FlowScope, constants: Set<String>, reservedNames: Set<String>
  ) {
    self.facts = facts
    self.flow = flow
    self.constants = constants
    self.reservedNames = reservedNames
  }
}

/// Finds the setter of a binding by inverting its getter, row by row of the language's table.
///
/// - Parameters:
///   - getter: the expression that the binding reads.
///   - scope: what is known of the feature.
public func invert(_ getter: Expression, in scope: InversionScope)
  -> Result<Inversion, InversionFailure>
{
  var inverter = Inverter(scope: scope)
  let value = Expression(
    .reference(.newValue), scope.facts.chainedType(of: getter), at: getter.location)
  do throws(InversionFailure) {
    return .success(
      Inversion(
        statements: try inverter.write(getter, value),
        readable: ReadingConditions(getter, scope.facts).readable,
        plainField: plainField(of: getter)))
  } catch {
    return .failure(error)
  }
}

/// The stored field that a getter is, where it is just that.
func plainField(of getter: Expression) -> String? {
  guard let field = Place(getter)?.field, field.steps.isEmpty else { return nil }
  return field.name
}
