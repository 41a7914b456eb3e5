/// What a route shows, as its store gives it: the case with its store, or its data.
public protocol FeatureRoute: FeaturePresented, Hashable, Identifiable where ID == Self {}

nonisolated extension FeatureRoute {
  /// The value itself: another store is another thing, and so are other data.
  public var id: Self { self }
}
