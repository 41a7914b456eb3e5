public import FeatureDiagnostics

/// A type as written.
public struct TypeSyntax: Hashable, Sendable {
  /// Its form.
  public var kind: Kind
  /// All of it.
  public var range: SourceRange

  /// A type at `range`.
  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of types.
  public indirect enum Kind: Hashable, Sendable {
    /// `A.B<C>`: dotted names, generic arguments of the last.
    case named([Name], arguments: [TypeSyntax])
    /// `T?`
    case optional(TypeSyntax)
    /// `T!`, in a delegate's signature only.
    case implicitlyUnwrapped(TypeSyntax)
    /// `[T]`
    case array(TypeSyntax)
    /// `[K: V]`
    case dictionary(TypeSyntax, TypeSyntax)
    /// `(a: A, B)`; one unlabelled element is a parenthesised type, none is `Void`.
    case tuple([TupleTypeElement])
    /// `(A) -> B`: refused outside verbatim text, kept for the message.
    case function([TypeSyntax], TypeSyntax)
    /// `any P` and `some P`, in a delegate's signature only.
    case existential(keyword: Name, TypeSyntax)
    /// A type is missing or broken; already reported.
    case missing
  }
}

/// One element of a tuple type.
public struct TupleTypeElement: Hashable, Sendable {
  /// Its label, if any.
  public var label: Name?
  /// Its type.
  public var type: TypeSyntax

  /// An element.
  public init(label: Name?, type: TypeSyntax) {
    self.label = label
    self.type = type
  }
}
