/// The wish to take down what is shown, or one presentation of it alone.
///
/// One that says which presentation it means is ignored where another is shown by then. All are equal:
/// the identity is no part of what a test states or a recording keeps.
public nonisolated struct Dismissal: Hashable, Sendable {
  private let presentation: PresentationID?

  /// The wish to take down one presentation; nil means whatever is shown.
  public init(of presentation: PresentationID? = nil) {
    self.presentation = presentation
  }

  /// Takes down whatever is shown.
  public static var dismiss: Dismissal { Dismissal() }

  /// Whether it means what is shown now.
  public func concerns(_ shown: PresentationID?) -> Bool {
    shown != nil && (presentation == nil || presentation == shown)
  }

  /// All are equal.
  public static func == (left: Dismissal, right: Dismissal) -> Bool { true }

  /// All hash alike.
  public func hash(into hasher: inout Hasher) {}
}

nonisolated extension Dismissal: Codable {
  private enum CodingKeys: CodingKey {}

  /// Reads one that means whatever is shown.
  public init(from decoder: any Decoder) throws {
    presentation = nil
  }

  /// Writes that there is one.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}

nonisolated extension Dismissal: CustomStringConvertible {
  /// As it is sent.
  public var description: String { "dismiss" }
}
