import Foundation

/// A value that views hand down, by a type that stands for it.
public protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value
  /// What is read where nothing was handed down.
  static var defaultValue: Value { get }
}

/// What views hand down to those inside them.
public struct EnvironmentValues {
  private var own: [ObjectIdentifier: any EnvironmentEntry] = [:]
  private var outer: EnvironmentHolder?

  /// Nothing but the default values.
  public init() {}

  init(inside outer: EnvironmentHolder) { self.outer = outer }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(ObjectIdentifier(key)) ?? K.defaultValue }
    set { own[ObjectIdentifier(key)] = Entry(value: newValue) }
  }

  /// The object of a type, if one was handed down.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? { value(ObjectIdentifier(type)) }

  mutating func setObject<Object: AnyObject>(_ type: Object.Type, _ object: Object?) {
    own[ObjectIdentifier(type)] = object.map { Entry(value: $0) }
  }

  private func value<Value>(_ key: ObjectIdentifier) -> Value? {
    if let entry = own[key] as? Entry<Value> { return entry.value }
    return outer?.values.value(key)
  }

  /// Whether the same is handed down here, whatever is outside.
  func hasSameEntries(as other: EnvironmentValues) -> Bool {
    guard own.count == other.own.count, outer === other.outer else { return false }
    return own.allSatisfy { key, entry in
      guard let otherEntry = other.own[key] else { return false }
      return entry.isSame(as: otherEntry)
    }
  }

  /// Whether controls may be used: nothing here or outside disables them.
  public var isEnabled: Bool {
    get {
      let isEnabledHere: Bool = (own[isEnabledKey] as? Entry<Bool>)?.value ?? true
      return isEnabledHere && (outer?.values.isEnabled ?? true)
    }
    set { own[isEnabledKey] = Entry(value: newValue) }
  }

  private var isEnabledKey: ObjectIdentifier { ObjectIdentifier(EnvironmentValues.self) }

  private struct Entry<Value>: EnvironmentEntry {
    let value: Value

    func isSame(as other: any EnvironmentEntry) -> Bool {
      guard let other = other as? Entry<Value> else { return false }
      return HeadlessUI.isSame(value, other.value)
    }
  }
}

/// A value that is handed down, whatever its type.
private protocol EnvironmentEntry {
  func isSame(as other: any EnvironmentEntry) -> Bool
}

/// What a view is handed, which changes without the views inside it being evaluated.
final class EnvironmentHolder: @unchecked Sendable {
  var values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}

/// A value that is handed down.
@propertyWrapper
public struct Environment<Value> {
  private let read: Reading
  private var kept: EnvironmentReading<Value>?

  private enum Reading {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  /// The value at a path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = .path(keyPath) }

  init(finding find: @escaping (EnvironmentValues) -> Value?) { read = .object(find) }

  /// The value; outside a view that is shown, the default.
  public var wrappedValue: Value {
    if let kept { return kept.value }
    let values = EnvironmentValues()
    switch read {
    case .path(let path): return values[keyPath: path]
    case .object(let find):
      guard let object = find(values) else { missingObject(String(describing: Value.self)) }
      return object
    }
  }
}

extension Environment: DynamicProperty {}

extension Environment: InstalledProperty {
  mutating func install(_ installation: Installation) {
    let environment: EnvironmentHolder = installation.environment
    let reading: EnvironmentReading<Value> = installation.keeping {
      EnvironmentReading(value(in: environment.values, installation))
    }
    reading.value = value(in: environment.values, installation)
    let read: Reading = read
    reading.find = { values in
      switch read {
      case .path(let path): values[keyPath: path]
      case .object(let find): find(values)
      }
    }
    kept = reading
  }

  private func value(in values: EnvironmentValues, _ installation: Installation) -> Value {
    switch read {
    case .path(let path): return values[keyPath: path]
    case .object(let find):
      if let object = find(values) { return object }
      let name = String(describing: Value.self)
      installation.updates.report(
        ViewReport(.objectMissing(name), view: installation.viewName))
      missingObject(name)
    }
  }
}

/// Two of them read the same if their places are the same, wherever they are kept.
extension Environment: ComparableField {
  func isSame(as other: Environment<Value>) -> Bool {
    switch (read, other.read) {
    case (.path(let path), .path(let otherPath)): path == otherPath
    case (.object, .object): true
    case (.path, .object), (.object, .path): false
    }
  }
}

/// What a view read of what it is handed, to be compared when that changes.
final class EnvironmentReading<Value>: EnvironmentDependency {
  var value: Value
  var find: (EnvironmentValues) -> Value? = { _ in nil }

  init(_ value: Value) { self.value = value }

  func isStale(in values: EnvironmentValues) -> Bool {
    guard let present = find(values) else { return true }
    return !HeadlessUI.isSame(value, present)
  }
}

/// Something that was read of what a view is handed.
protocol EnvironmentDependency: AnyObject {
  func isStale(in values: EnvironmentValues) -> Bool
}

/// Ends the process, as SwiftUI does: there is no object to go on with.
func missingObject(_ name: String) -> Never {
  let message = "No object of type \(name) found in the environment.\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(70)
}
