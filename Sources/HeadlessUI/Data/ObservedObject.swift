import Foundation
public import HeadlessCombine

/// An object that a view is given and observes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  private var object: ObjectType

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// Gives channels to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives channels to an object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A channel to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(PropertyLocation(object, keyPath))
    }
  }
}

extension ObservedObject: DynamicProperty {}

extension ObservedObject: InstalledProperty {
  mutating func install(_ installation: Installation) {
    installation.keeping { ObservedStorage<ObjectType>() }.observe(object, installation)
  }
}

/// An object that a view makes and owns, for as long as the view is there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var kept: ObservedStorage<ObjectType>?

  /// Makes the object when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside a view that is shown, a new one each time, as in SwiftUI.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// Gives channels to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty {}

extension StateObject: InstalledProperty {
  mutating func install(_ installation: Installation) {
    let storage: ObservedStorage<ObjectType> = installation.keeping { ObservedStorage() }
    storage.observe(storage.object ?? make(), installation)
    kept = storage
  }
}

/// What makes the object says nothing once the view is there.
extension StateObject: ComparableField {
  func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

/// An object that a view observes, for as long as the view is there.
final class ObservedStorage<ObjectType: ObservableObject>: @unchecked Sendable {
  private let lock = NSLock()
  private var observed: ObjectType?
  private var link: AnyCancellable?
  private var mark: EvaluationMark?

  var object: ObjectType? { lock.withLock { observed } }

  /// Observes the object, on behalf of the evaluation that begins.
  func observe(_ object: ObjectType, _ installation: Installation) {
    let isKnown: Bool = lock.withLock {
      defer { observed = object }
      mark = installation.node
      return observed === object
    }
    if isKnown { return }
    let updates: PendingUpdates = installation.updates
    let newLink: AnyCancellable = object.objectWillChange.sink { [weak self] _ in
      if let evaluation = Evaluation.running {
        updates.report(
          ViewReport(.objectChangedDuringUpdate, view: evaluation.viewName))
      }
      if let mark = self?.lock.withLock({ self?.mark }) { updates.mark(mark) }
    }
    lock.withLock { link = newLink }
  }
}
