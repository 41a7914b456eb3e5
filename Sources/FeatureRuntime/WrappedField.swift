/// What stands behind a field that is declared with a wrapper; it is printed as the field itself is.
public nonisolated protocol WrappedField: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The field's type.
  associatedtype Field
  /// The field.
  var field: Field { get }
}

nonisolated extension WrappedField {
  /// The field as text.
  public var description: String { String(describing: field) }
  /// The field as text, for whoever looks for faults.
  public var debugDescription: String { String(reflecting: field) }
  /// The field's own.
  public var customMirror: Mirror { Mirror(reflecting: field) }

  /// The name of the field, which Swift gives the wrapper with a `_` before it.
  static func name(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

nonisolated extension FeatureRuntime {
  /// The name of a member as it is declared, from that in a mirror.
  public static func fieldName<Value>(_ label: String, of value: Value) -> String {
    guard let wrapped = value as? any WrappedField else { return label }
    return type(of: wrapped).name(label)
  }
}
