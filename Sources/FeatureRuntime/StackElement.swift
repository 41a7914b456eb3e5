/// An element of a stack as its store gives it.
public nonisolated struct StackElement<Content>: Identifiable {
  /// Its id, which stays.
  public let id: StackID
  /// The case with its store, or its data.
  public let element: Content
}

nonisolated extension StackElement: Equatable where Content: Equatable {}
nonisolated extension StackElement: Sendable where Content: Sendable {}

nonisolated extension StackElement: Hashable where Content: Equatable {
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
