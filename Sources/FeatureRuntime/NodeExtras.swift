/// What only some features' places in a tree need: those with children that come and go, with shared
/// values, with dismissals. Kept apart so that a plain store is small.
nonisolated final class NodeExtras {
  /// The fields that hold children, as far as they are known.
  @exclusivity(unchecked) var learned = FieldSet()
  /// What was shown when the readers were told last, by the member's number.
  @exclusivity(unchecked) var presences: [Int: ChildPresence] = [:]
  /// Which presentation was read last, by the member's number.
  @exclusivity(unchecked) var seen: [Int: PresentationID] = [:]
  /// How many features a route or a stack was found to hold, by the member's number.
  @exclusivity(unchecked) var featuresHere: [Int: Int] = [:]
  /// The shared values that fields stand for.
  @exclusivity(unchecked) var sharedFields: [Int: SharedBoxBase] = [:]
  /// When it answered to what was last written to a shared value, by the tree's count.
  @exclusivity(unchecked) var sharedRound = -1
  /// How the feature's dismissal is animated.
  @exclusivity(unchecked) var dismissalAnimation: FeatureAnimation?

  init() {}
}
