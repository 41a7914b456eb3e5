public import FeatureDiagnostics

/// A checked expression: every name resolved, every type known or unchecked.
public struct Expression: Hashable, Sendable {
  public var kind: Kind
  public var type: Type
  public var location: SourceLocation

  public init(_ kind: Kind, _ type: Type, at location: SourceLocation) {
    self.kind = kind
    self.type = type
    self.location = location
  }

  /// The forms of checked expressions. Parentheses are kept as written, so printing needs no precedence.
  public indirect enum Kind: Hashable, Sendable {
    /// As written in the spec.
    case integer(String)
    /// As written in the spec.
    case float(String)
    case boolean(Bool)
    case nilLiteral
    case string(StringValue)
    case reference(Reference)
    /// `.name` that is a static member of the expected type, not a case.
    case implicitMember(String)
    /// `.name(args)` or `T.name(args)` of an enum; nil arguments: no parentheses.
    case enumCase(TypeName, String, [Argument]?, isImplicit: Bool)
    /// `.some(x)`/`.none` written as such on an optional.
    case optionalCase(isSome: Bool, Expression?)
    case member(Expression, String, MemberForm)
    /// A call of a function, method or closure.
    case call(Expression, [Argument])
    /// `T(…)`: construction of a struct, state, known type, collection; a conversion.
    case construct(Type, [Argument])
    case `subscript`(Expression, [Argument])
    /// `base?` within a chain; `chain` below marks where the chain ends.
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    case prefix(String, Expression)
    case infix(Expression, String, Expression)
    case ternary(Expression, Expression, Expression)
    case range(Expression?, String, Expression?)
    case array([Expression])
    case dictionary([DictionaryElement])
    case parenthesized(Expression)
    case tuple([Argument])
    case closure(Closure)
    case ifExpression(If)
    case switchExpression(Switch)
    /// Swift text, printed as it stands between `#sourceLocation` lines.
    case verbatim(VerbatimSyntaxText)
    /// `uuid()` from the store's environment.
    case uuid
    /// `now` from the store's environment.
    case now
    /// `random(in: range)` from the store's environment.
    case random(Expression)
    /// A helper of the runtime by name, put in by the checker (inversion): `FeatureRuntime.name(args)`.
    case runtimeCall(RuntimeHelper, [Argument])
    /// `$name`, in views.
    case projection(Projection)
    /// `\.self`, `\.a.b`, in views.
    case keyPath([String])
    /// Broken and reported.
    case error
  }
}

/// Helpers of the runtime that inverted setters call.
public enum RuntimeHelper: String, Hashable, Sendable, CaseIterable {
  /// `parsedNumber(text, as: T.self) -> T?`: nil where unparsable or not finite.
  case parsedNumber
  /// `convertedNumber(value, to: T.self) -> T?`: exact, or rounded half away from zero; nil where it does not fit.
  case convertedNumber
  /// `solvedSum(value, minus: b) -> T?`: x in `x + b == value`; nil on overflow.
  case solvedSum
  /// `solvedDifference(value, plus: b) -> T?`: x in `x - b == value`.
  case solvedDifference
  /// `solvedSubtrahend(value, from: a) -> T?`: x in `a - x == value`.
  case solvedSubtrahend
  /// `solvedProduct(value, by: f) -> T?`: x in `x * f == value`; integers only where it divides.
  case solvedProduct
  /// `solvedQuotient(value, times: d) -> T?`: x in `x / d == value` for floats.
  case solvedQuotient
  /// `solvedDividend(value, dividing: n) -> T?`: x in `n / x == value` for floats.
  case solvedDivisor
  /// `solvedNegation(value) -> T?`: x in `-x == value`.
  case solvedNegation
  /// `same(a, b) -> Bool`: equal, or both NaN.
  case same
}

/// Verbatim Swift with its place in the spec.
public struct VerbatimSyntaxText: Hashable, Sendable {
  /// The text between the braces.
  public var text: String
  /// The spec line, 1-based, on which the text begins.
  public var line: Int

  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

/// A string literal: decoded text and interpolations.
public struct StringValue: Hashable, Sendable {
  public var segments: [Segment]
  /// Whether it was written as `"""`.
  public var isMultiline: Bool

  /// A part of a string.
  public indirect enum Segment: Hashable, Sendable {
    case text(String)
    case interpolation(Expression)
  }

  public init(segments: [Segment], isMultiline: Bool = false) {
    self.segments = segments
    self.isMultiline = isMultiline
  }
}

/// What a name stands for.
public enum Reference: Hashable, Sendable {
  /// A stored field of the feature's state.
  case field(String)
  /// A derived value of the state.
  case derived(String)
  /// A value shared by the store tree.
  case shared(String)
  /// A parameter of the action, function, binding or handler.
  case parameter(String)
  /// A local `let`, `var`, loop variable or pattern variable.
  case local(String)
  /// A closure's named parameter.
  case closureName(String)
  /// `$0`
  case closureParameter(Int)
  /// The written value, in a setter, a binding's guard, or `on binding.x`.
  case newValue
  /// The value before the action (`onChange`) or before the write (`on binding.x`).
  case oldValue
  /// `self` where it means the feature's state.
  case stateSelf
  /// `self` in a member of a struct or enum.
  case instanceSelf
  /// A member of the struct or enum whose body this is, without `self.`.
  case instanceMember(String)
  /// A pure function at file level.
  case function(String)
  /// A pure function of the feature.
  case featureFunction(String)
  /// A `mutating func` of the feature, called as a statement or for its value.
  case mutatingFunction(String)
  /// A function the app defines.
  case externFunction(String)
  /// `min`, `max`, `abs`, `zip`, `stride` …
  case builtin(String)
  /// A type's name before `.` or `(`.
  case type(Type)
  /// A client of the feature.
  case client(String)
  /// An effect of the feature, before `.isRunning` or `.running`.
  case effect(String)
  /// A member of the view whose body this is.
  case viewMember(String)
  /// The stores of a composed member, in views.
  case childStores(String)
  /// The view's own store, in views.
  case store
  /// What makes a view, before its arguments.
  case view(ViewReference)
  /// A name that only Swift knows.
  case unchecked(String)
}

/// What kind of member a `.name` is.
public enum MemberForm: Hashable, Sendable {
  /// A stored or computed property of a declared type.
  case property
  /// A method of a declared or known type; stands below a call.
  case method
  /// A member of a known type.
  case known
  /// An enum's payload by the case's name, as an optional; a case without payload gives a `Bool`.
  case payload(TypeName)
  /// An element of a tuple.
  case tupleElement
  /// A static member written with its type.
  case staticMember
  /// A modifier of a view; stands below a call. One that is not known is only Swift's business.
  case modifier(isKnown: Bool)
  /// Only Swift knows.
  case unchecked
}

/// One argument.
public struct Argument: Hashable, Sendable {
  public var label: String?
  public var value: Expression
  /// Whether it is written as a closure after the parentheses.
  public var isTrailing: Bool

  public init(_ label: String?, _ value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// One `key: value`.
public struct DictionaryElement: Hashable, Sendable {
  public var key: Expression
  public var value: Expression

  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A closure with its types.
public struct Closure: Hashable, Sendable {
  /// nil: no head was written.
  public var parameters: [Parameter]?
  /// The types of all parameters, `$0` included.
  public var parameterTypes: [Type]
  public var result: Type
  /// A body of one expression is one `.expression` statement.
  public var body: [Statement]

  /// A named parameter.
  public struct Parameter: Hashable, Sendable {
    public var name: String
    /// Whether its type was written.
    public var isTypeWritten: Bool

    public init(name: String, isTypeWritten: Bool) {
      self.name = name
      self.isTypeWritten = isTypeWritten
    }
  }

  public init(
    parameters: [Parameter]?, parameterTypes: [Type], result: Type, body: [Statement]
  ) {
    self.parameters = parameters
    self.parameterTypes = parameterTypes
    self.result = result
    self.body = body
  }
}
