nonisolated extension FeatureRuntime {
  /// A value that is shown somewhere, with the identity of its presentation.
  ///
  /// Assigning it as a whole begins a presentation; writing a member of it keeps the one that there
  /// is. The identity is no part of `==`, and is not encoded.
  ///
  /// It stands in here because Swift lets each wrapped property take its isolation from the wrapper's
  /// `wrappedValue` and refuses a variable that is `nonisolated`: nested in a type that is, it
  /// has the isolation of its surroundings in a module of the main actor too.
  @propertyWrapper
  public struct Presented<Value> {
    @usableFromInline var value: Value
    @usableFromInline var identity: PresentationID?
    /// Whether a value stands for nothing being shown: what only the initialisers know.
    @usableFromInline let isNothing: @Sendable (Value) -> Bool

    /// A value that is shown always.
    @inlinable
    public init(wrappedValue: Value) {
      value = wrappedValue
      identity = PresentationID()
      isNothing = { (_: Value) -> Bool in false }
    }

    /// The value.
    @inlinable
    public var wrappedValue: Value {
      get { value }
      set {
        value = newValue
        identity = isNothing(newValue) ? nil : PresentationID()
      }
      _modify {
        yield &value
        identity = isNothing(value) ? nil : identity ?? PresentationID()
      }
    }

    /// The identity of what is shown; nil where nothing is.
    @inlinable
    public var projectedValue: PresentationID? { identity }
  }
}

/// A value that is shown somewhere, with the identity of its presentation.
public typealias Presented<Value> = FeatureRuntime.Presented<Value>

nonisolated extension FeatureRuntime.Presented
where Value: ExpressibleByNilLiteral & Equatable & Sendable {
  /// A value that is shown while it is there.
  @inlinable
  public init(wrappedValue: Value) {
    value = wrappedValue
    identity = wrappedValue == nil ? nil : PresentationID()
    isNothing = { (value: Value) -> Bool in value == nil }
  }
}

nonisolated extension FeatureRuntime.Presented: Sendable where Value: Sendable {}

nonisolated extension FeatureRuntime.Presented: Equatable where Value: Equatable {
  /// Whether the values are equal.
  @inlinable
  public static func == (
    left: FeatureRuntime.Presented<Value>, right: FeatureRuntime.Presented<Value>
  ) -> Bool {
    left.value == right.value
  }
}

nonisolated extension FeatureRuntime.Presented: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

nonisolated extension FeatureRuntime.Presented: WrappedField {
  /// The value; its identity is of no interest where states are printed or compared.
  public var field: Value { value }
}
