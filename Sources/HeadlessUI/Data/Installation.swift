/// A dynamic property of this library, which keeps something between evaluations.
protocol InstalledProperty: DynamicProperty {
  mutating func install(_ installation: Installation)
}

/// One property of one view: what it keeps, and where it is.
struct Installation {
  private let keep: PropertyKeep
  private let place: Int
  let environment: EnvironmentHolder
  let node: EvaluationMark
  let updates: PendingUpdates
  let viewName: String
  /// Whether the view depends on its bindings even where an evaluation does not read them.
  ///
  /// A view of UIKit does: what it does with a binding may depend on its own state, like text that
  /// is being composed, of whose changes nobody is told.
  var readsBindings = false

  init(
    keep: PropertyKeep, place: Int, environment: EnvironmentHolder, node: EvaluationMark,
    updates: PendingUpdates, viewName: String
  ) {
    self.keep = keep
    self.place = place
    self.environment = environment
    self.node = node
    self.updates = updates
    self.viewName = viewName
  }

  /// What the property keeps, made when it is first installed.
  func keeping<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let kept = keep.kept[place] as? Kept { return kept }
    let made: Kept = make()
    keep.kept[place] = made
    return made
  }

  /// The same view, at another property.
  private func at(_ offset: Int) -> Installation {
    var inner = Installation(
      keep: keep, place: place + offset, environment: environment, node: node, updates: updates,
      viewName: viewName)
    inner.readsBindings = readsBindings
    return inner
  }

  /// Installs the dynamic properties among the stored properties of a value.
  func install<Value>(in value: inout Value) {
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields(of: Value.self) {
        guard let type = field.type as? any DynamicProperty.Type else { continue }
        at(field.offset).install(type, UnsafeMutableRawPointer(pointer) + field.offset)
      }
    }
  }

  private func install<Property: DynamicProperty>(
    _: Property.Type, _ pointer: UnsafeMutableRawPointer
  ) {
    let place: UnsafeMutablePointer<Property> = pointer.assumingMemoryBound(to: Property.self)
    if var installed = place.pointee as? any InstalledProperty {
      installed.install(self)
      if let installed = installed as? Property { place.pointee = installed }
    } else {
      install(in: &place.pointee)
    }
    place.pointee.update()
  }
}

/// What the properties of one view keep, by their places in memory.
final class PropertyKeep {
  var kept: [Int: AnyObject] = [:]
}
