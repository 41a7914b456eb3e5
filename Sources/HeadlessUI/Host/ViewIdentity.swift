/// One step on the way from an evaluated view to a view in its body.
enum ViewPart: Hashable {
  /// The place in a list of views.
  case index(Int)
  /// The branch of a condition.
  case branch(Bool)
  /// What a container holds.
  case content
  /// What names a control.
  case label
  /// What a modifier changes.
  case modifier
  /// What a modifier adds to the view that it changes.
  case addition(Int)
  /// An explicit identity, or an element's.
  case id(AnyHashable)
  /// The type that an `AnyView` hides.
  case type(ObjectIdentifier)
}

/// Which view it is, among those of one evaluated view: by its place and by explicit identities.
struct ViewIdentity: Hashable {
  private(set) var parts: [ViewPart] = []

  func appending(_ part: ViewPart) -> ViewIdentity {
    var copy: ViewIdentity = self
    copy.parts.append(part)
    return copy
  }
}
