/// An action that a store answered, with all that it took from outside its feature.
///
/// A list of them replays exactly: no work is started, for its results are in the list.
public nonisolated struct RecordedAction<F: Feature>: Sendable {
  /// Where an action comes from.
  public typealias Source = ActionSource

  /// What became of an effect's run between the action before and this one.
  public struct EffectEvent: Codable, Equatable, Sendable {
    /// The run, counted from the first that was recorded.
    public var run: Int
    /// Whether it ended; else its waiting was over.
    public var hasEnded: Bool
  }

  /// The action.
  public var action: F.Action
  /// Where it came from.
  public var source: Source
  /// What it drew, in order.
  public var draws: [RecordedDraw]
  /// What became of runs before it.
  public var events: [EffectEvent]

  /// A recorded action.
  public init(
    action: F.Action, source: Source = .app, draws: [RecordedDraw] = [],
    events: [EffectEvent] = []
  ) {
    self.action = action
    self.source = source
    self.draws = draws
    self.events = events
  }
}

/// Where an action comes from.
public nonisolated enum ActionSource: String, Codable, Sendable {
  /// The app, a view or an observer sent it.
  case app
  /// The feature, or a child of it, sent it to itself.
  case feature
  /// An effect delivered it.
  case effect
}

nonisolated extension RecordedAction: Decodable where F.Action: Decodable {}
nonisolated extension RecordedAction: Encodable where F.Action: Encodable {}
