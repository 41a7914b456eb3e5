/// What only views deal with: the type of a view, of stores, of channels.
public indirect enum ViewType: Hashable, Sendable {
  /// Something that is shown.
  case view
  /// The store of a feature.
  case store(feature: String)
  /// The stores of `children`, a collection with `ids` and `[id:]`.
  case rows(feature: String)
  /// The stores of a `stack` of the feature, a collection of ids and cases of stores.
  case stack(feature: String, member: String)
  /// What a `route` of the feature shows: the case with its store, or its data.
  case route(feature: String, member: String)
  /// A channel to a value.
  case binding(Type)
  /// A channel to what is presented, which can only be taken down.
  case presentation(Type)
}

extension ViewType: CustomStringConvertible {
  /// The type for messages.
  public var description: String {
    switch self {
    case .view: "view"
    case .store(let feature): "store of \(feature)"
    case .rows(let feature): "stores of \(feature)"
    case .stack(_, let member), .route(_, let member): "stores of '\(member)'"
    case .binding(let type): "binding to \(type)"
    case .presentation(let type): "presentation of \(type)"
    }
  }
}
