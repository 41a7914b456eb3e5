nonisolated extension FeatureRuntime {
  /// What `Presented` is, for a feature that contains itself: the value stands behind a reference, which
  /// nobody sees.
  @propertyWrapper
  public struct PresentedBox<Wrapped> {
    @usableFromInline var box: Box?

    /// What the reference leads to; a value of its own for whoever writes it.
    @usableFromInline
    final class Box {
      // Whoever writes it has it alone.
      @exclusivity(unchecked) @usableFromInline var value: Wrapped?
      @usableFromInline let identity: PresentationID

      @usableFromInline
      init(_ value: Wrapped?, _ identity: PresentationID) {
        self.value = value
        self.identity = identity
      }
    }

    /// A value that is shown while it is there.
    public init(wrappedValue: Wrapped?) {
      box = wrappedValue.map { Box($0, PresentationID()) }
    }

    /// The value.
    @inlinable
    public var wrappedValue: Wrapped? {
      get { box?.value }
      set { box = newValue.map { Box($0, PresentationID()) } }
      _modify {
        let box: Box = takeBox()
        yield &box.value
        self.box = box.value == nil ? nil : box
      }
    }

    /// The identity of what is shown; nil where nothing is.
    @inlinable
    public var projectedValue: PresentationID? { box?.identity }

    /// The box for whoever writes it, a copy where somebody else has it as well.
    @usableFromInline
    mutating func takeBox() -> Box {
      guard let shared = box else { return Box(nil, PresentationID()) }
      if !isKnownUniquelyReferenced(&box) {
        return Box(shared.value, shared.identity)
      }
      return shared
    }
  }
}

/// What `Presented` is, for a feature that contains itself.
public typealias PresentedBox<Wrapped> = FeatureRuntime.PresentedBox<Wrapped>

// Whoever writes has the box alone, so a value may go wherever what is in it may.
nonisolated extension FeatureRuntime.PresentedBox: @unchecked Sendable where Wrapped: Sendable {}

nonisolated extension FeatureRuntime.PresentedBox: Equatable where Wrapped: Equatable {
  /// Whether the values are equal.
  public static func == (
    left: FeatureRuntime.PresentedBox<Wrapped>, right: FeatureRuntime.PresentedBox<Wrapped>
  ) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

nonisolated extension FeatureRuntime.PresentedBox: Hashable where Wrapped: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

nonisolated extension FeatureRuntime.PresentedBox: WrappedField {
  /// The value; its identity is of no interest where states are printed or compared.
  public var field: Wrapped? { wrappedValue }
}
