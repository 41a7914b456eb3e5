/// Which presentation something belongs to: each one that begins has an identity of its own.
///
/// It is no value that could be stored: it means something only in the process that made it.
public nonisolated struct PresentationID: Hashable, Sendable {
  /// Compared by identity; as long as somebody refers to it no other can be where it is.
  private final class Token: Sendable {}

  private let token: Token

  /// A new identity.
  public init() {
    token = Token()
  }

  /// Whether both are of the same presentation.
  public static func == (left: PresentationID, right: PresentationID) -> Bool {
    left.token === right.token
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }
}

/// The identity of a child that is always there.
public nonisolated struct SoleID: Hashable, Sendable {
  /// The only value there is.
  @inlinable
  public init() {}
}
