public import FeatureDiagnostics

/// An expression as written.
public struct ExpressionSyntax: Hashable, Sendable {
  /// Its form.
  public var kind: Kind
  /// All of it.
  public var range: SourceRange

  /// An expression at `range`.
  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of expressions. Operators are folded by precedence already.
  public indirect enum Kind: Hashable, Sendable {
    /// An integer as written, underscores and radix prefix included; never signed.
    case integer(String)
    /// A floating-point number as written.
    case float(String)
    case boolean(Bool)
    case nilLiteral
    case string(StringLiteralSyntax)
    /// A name, `self`, `Self`, `newValue`, `oldValue`, a type's name …
    case name(Name)
    /// `$0`
    case closureParameter(Int)
    /// `$name`, in views.
    case projection(Name)
    /// `.name`
    case implicitMember(Name)
    /// `base.name`; in a tuple the name is the digits.
    case member(ExpressionSyntax, Name)
    /// `base(arguments) { trailing }`; trailing closures are the last arguments, marked as such.
    case call(ExpressionSyntax, [ArgumentSyntax])
    /// `base[arguments]`
    case `subscript`(ExpressionSyntax, [ArgumentSyntax])
    /// `base?` inside a chain; what follows it is a member, call or subscript.
    case optionalChain(ExpressionSyntax)
    /// `base!`
    case forceUnwrap(ExpressionSyntax)
    /// `-x`, `!x`, `+x`, `~x`
    case prefix(Name, ExpressionSyntax)
    /// `l op r`: arithmetic, comparison, logic, `??`; not ranges, not assignment.
    case infix(ExpressionSyntax, Name, ExpressionSyntax)
    /// `c ? a : b`
    case ternary(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    /// `l...r`, `l..<r`, `l...`, `...r`, `..<r`; the operator is `...` or `..<`.
    case range(ExpressionSyntax?, Name, ExpressionSyntax?)
    /// `[a, b]`
    case array([ExpressionSyntax])
    /// `[k: v]`, `[:]` when empty.
    case dictionary([DictionaryElementSyntax])
    /// `(a)`
    case parenthesized(ExpressionSyntax)
    /// `(a, x: b)`; `()` when empty.
    case tuple([ArgumentSyntax])
    /// `[T]`, `[K: V]`, `Set<T>`, `Identified<T>` as the callee of a call.
    case type(TypeSyntax)
    case closure(ClosureSyntax)
    /// `if … { e } else { e }` as an expression.
    case ifExpression(IfSyntax)
    /// `switch … { … }` as an expression.
    case switchExpression(SwitchSyntax)
    /// `swift(T) { … }`: a Swift expression of the stated type.
    case verbatim(TypeSyntax, VerbatimSyntax)
    /// `\.self`, `\.a.b`, in views.
    case keyPath([Name])
    /// `x as T`, `x is T`, `x as? T`: not in the language; kept so that it is reported once.
    case cast(ExpressionSyntax, Name, TypeSyntax)
    /// Missing or broken; already reported.
    case missing
  }
}

/// One `key: value` of a dictionary literal.
public struct DictionaryElementSyntax: Hashable, Sendable {
  public var key: ExpressionSyntax
  public var value: ExpressionSyntax

  public init(key: ExpressionSyntax, value: ExpressionSyntax) {
    self.key = key
    self.value = value
  }
}

/// One argument of a call, subscript or tuple.
public struct ArgumentSyntax: Hashable, Sendable {
  /// Its label, if any.
  public var label: Name?
  /// Its value.
  public var value: ExpressionSyntax
  /// Whether it is a closure written after the parentheses.
  public var isTrailing: Bool

  /// An argument.
  public init(label: Name?, value: ExpressionSyntax, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A string literal.
public struct StringLiteralSyntax: Hashable, Sendable {
  /// How it is delimited: `"`, `"""`, with the number of `#` before it.
  public var isMultiline: Bool
  /// The number of `#` around it.
  public var hashes: Int
  /// Its parts in order. Text is decoded: escapes resolved, indentation of `"""` removed.
  public var segments: [Segment]

  /// A part of a string.
  public indirect enum Segment: Hashable, Sendable {
    /// Decoded text.
    case text(String)
    /// `\(expression)`
    case interpolation(ExpressionSyntax)
  }

  public init(isMultiline: Bool, hashes: Int, segments: [Segment]) {
    self.isMultiline = isMultiline
    self.hashes = hashes
    self.segments = segments
  }
}

/// A closure.
public struct ClosureSyntax: Hashable, Sendable {
  /// The named parameters; nil where there is no head (`$0` is used, or nothing).
  public var parameters: [Parameter]?
  /// The result type written after `->`, if any.
  public var result: TypeSyntax?
  /// What it does.
  public var body: BlockSyntax

  /// One parameter of a closure; `_` is a name too.
  public struct Parameter: Hashable, Sendable {
    public var name: Name
    public var type: TypeSyntax?

    public init(name: Name, type: TypeSyntax?) {
      self.name = name
      self.type = type
    }
  }

  public init(parameters: [Parameter]?, result: TypeSyntax?, body: BlockSyntax) {
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// Swift text between braces, kept as it stands.
public struct VerbatimSyntax: Hashable, Sendable {
  /// The text between the braces, as written.
  public var text: String
  /// Where that text stands, braces excluded.
  public var range: SourceRange
  /// The fields named in `swift(writes: a, b)`; nil where nothing is said (everything may be written).
  public var writes: [Name]?

  public init(text: String, range: SourceRange, writes: [Name]?) {
    self.text = text
    self.range = range
    self.writes = writes
  }
}
