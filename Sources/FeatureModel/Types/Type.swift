/// The dotted name of a declared type from the top of the file: `Todo`, `Search.Day`, `Counter.State`.
public struct TypeName: Hashable, Sendable, CustomStringConvertible {
  /// The parts between the dots.
  public var parts: [String]

  /// The type at `parts`.
  public init(_ parts: [String]) { self.parts = parts }

  /// The parts joined by dots.
  public var description: String { parts.joined(separator: ".") }
}

/// The integer types.
public enum IntegerType: String, Hashable, Sendable, CaseIterable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
}

/// The floating-point types.
public enum FloatType: String, Hashable, Sendable, CaseIterable {
  case float = "Float"
  case double = "Double"
  case cgFloat = "CGFloat"
}

/// The types of Foundation, the standard library and the runtime that are known as wholes.
public enum LibraryType: String, Hashable, Sendable, CaseIterable {
  case date = "Date"
  case url = "URL"
  case uuid = "UUID"
  case data = "Data"
  case decimal = "Decimal"
  case duration = "Duration"
  case indexSet = "IndexSet"
  /// The identity of an element of a stack.
  case stackID = "StackID"
}

/// The generic views of collections that members of the known types give: `enumerated()`, `indices`,
/// `keys`, `prefix(_:)` and their like.
public enum SequenceForm: String, Hashable, Sendable, CaseIterable {
  case arraySlice = "ArraySlice"
  case reversed = "ReversedCollection"
  case enumerated = "EnumeratedSequence"
  case zip = "Zip2Sequence"
  case indices = "Range"
  case keys = "Keys"
  case values = "Values"
  case stride = "StrideTo"
}

/// The forms of ranges.
public enum RangeForm: String, Hashable, Sendable, CaseIterable {
  case closed = "ClosedRange"
  case halfOpen = "Range"
  case from = "PartialRangeFrom"
  case through = "PartialRangeThrough"
  case upTo = "PartialRangeUpTo"
}

/// One element of a tuple type.
public struct TupleElement: Hashable, Sendable {
  /// Its label, if any.
  public var label: String?
  /// Its type.
  public var type: Type

  /// An element.
  public init(_ label: String?, _ type: Type) {
    self.label = label
    self.type = type
  }
}

/// The type of a value in a spec.
public indirect enum Type: Hashable, Sendable {
  case bool
  case integer(IntegerType)
  case float(FloatType)
  case string
  case substring
  case character
  case void
  case library(LibraryType)
  case optional(Type)
  case array(Type)
  case dictionary(Type, Type)
  case set(Type)
  case identified(Type)
  /// `FeatureStack`, the value of a `stack`, by its elements.
  case stack(Type)
  case tuple([TupleElement])
  case range(RangeForm, Type)
  /// A view of a collection, by its form and element.
  case sequence(SequenceForm, Type)
  /// Declared in a spec: struct, enum, extern type, a feature's state.
  case named(TypeName)
  /// A closure or function.
  case function([Type], Type)
  /// The type of a type's name used as a value: the `Todo` of `Todo(…)`.
  case metatype(Type)
  /// What only views deal with.
  case view(ViewType)
  /// What `return`, `break` and their like have.
  case never
  /// Depends on Swift that is not seen here; fits anywhere.
  case unchecked
  /// Broken and already reported; fits anywhere and silences what depends on it.
  case error
}
