public import HeadlessCombine
public import Observation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Environment {
  /// The observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(finding: { $0.object(objectType) })
  }

  /// The observable object of a type; nil where none is handed down.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    self.init(finding: { .some($0.object(objectType)) })
  }
}

/// An observed object that is handed down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var kept: ObservedStorage<ObjectType>?

  /// The object of a type.
  public init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = kept?.object else { missingObject(String(describing: ObjectType.self)) }
    return object
  }

  /// Gives channels to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: InstalledProperty {
  mutating func install(_ installation: Installation) {
    let storage: ObservedStorage<ObjectType> = installation.keeping { ObservedStorage() }
    if let object = installation.environment.values.object(ObjectType.self) {
      storage.observe(object, installation)
    } else {
      installation.updates.report(
        ViewReport(
          .objectMissing(String(describing: ObjectType.self)), view: installation.viewName))
    }
    kept = storage
  }
}

extension View {
  /// Hands a value down.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Hands an observable object down.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View
  where T: Observable {
    modifier(EnvironmentModifier { $0.setObject(T.self, object) })
  }

  /// Hands an observed object down.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.setObject(T.self, object) })
  }
}

/// Changes what is handed down.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    var inner: ResolveScope = scope
    change(&inner.environment)
    inner.resolve(content, part: .modifier)
  }
}
