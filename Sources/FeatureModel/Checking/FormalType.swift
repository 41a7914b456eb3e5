/// A type in the signature of a known member, with variables in it.
indirect enum FormalType: Hashable, Sendable {
  /// `Element`, `Self`, `T` …: stands for a type that the call decides.
  case variable(String)
  case type(Type)
  case optional(FormalType)
  case array(FormalType)
  case dictionary(FormalType, FormalType)
  /// `Set<T>`, `Range<T>` … and `Sequence<T>`, which any sequence of `T` fits.
  case generic(String, FormalType)
  case tuple([FormalElement])
  case function([FormalType], FormalType)
}

/// One element of a formal tuple.
struct FormalElement: Hashable, Sendable {
  var label: String?
  var type: FormalType
}

/// What the variables of a signature stand for.
struct TypeBindings: Hashable, Sendable {
  var types: [String: Type] = [:]

  /// The type that `formal` stands for; nil where a variable is not known yet.
  func substituted(_ formal: FormalType) -> Type? {
    switch formal {
    case .variable(let name): return types[name]
    case .type(let type): return type
    case .optional(let wrapped): return substituted(wrapped).map { .optional($0) }
    case .array(let element): return substituted(element).map { .array($0) }
    case .dictionary(let key, let value):
      guard let key = substituted(key), let value = substituted(value) else { return nil }
      return .dictionary(key, value)
    case .generic(let name, let argument):
      return substituted(argument).flatMap { Self.type(name, $0) }
    case .tuple(let elements):
      var result: [TupleElement] = []
      for element in elements {
        guard let type = substituted(element.type) else { return nil }
        result.append(TupleElement(element.label, type))
      }
      return .tuple(result)
    case .function(let parameters, let value):
      let inputs = parameters.compactMap { substituted($0) }
      guard inputs.count == parameters.count, let output = substituted(value) else { return nil }
      return .function(inputs, output)
    }
  }

  private static func type(_ name: String, _ argument: Type) -> Type? {
    if let form = RangeForm(rawValue: name) { return .range(form, argument) }
    switch name {
    case "Set": return .set(argument)
    case "Identified": return .identified(argument)
    case "Slice": return .sequence(.arraySlice, argument)
    case "Reversed": return .sequence(.reversed, argument)
    case "Enumerated": return .sequence(.enumerated, argument)
    case "Zip": return .sequence(.zip, argument)
    case "Keys": return .sequence(.keys, argument)
    case "Values": return .sequence(.values, argument)
    case "Indices": return .sequence(.indices, argument)
    case "Stride": return .sequence(.stride, argument)
    default: return nil
    }
  }

  /// Learns from a value of type `actual` given where `formal` is wanted; false where it cannot be.
  mutating func unify(_ formal: FormalType, _ actual: Type) -> Bool {
    if actual == .error || actual == .unchecked { return bindAll(of: formal, to: actual) }
    switch formal {
    case .variable(let name):
      if let known = types[name] { return known == actual || known.accepts(actual) }
      types[name] = actual
      return true
    case .type(let type): return type.accepts(actual)
    case .optional(let wrapped):
      if case .optional(let inner) = actual { return unify(wrapped, inner) }
      return unify(wrapped, actual)
    case .array(let element):
      guard case .array(let inner) = actual else { return false }
      return unify(element, inner)
    case .dictionary(let key, let value):
      guard case .dictionary(let first, let second) = actual else { return false }
      return unify(key, first) && unify(value, second)
    case .generic("Sequence", let element):
      guard let inner = actual.sequenceElement else { return false }
      return unify(element, inner)
    case .generic("RangeExpression", let bound):
      guard case .range(_, let inner) = actual else { return false }
      return unify(bound, inner)
    case .generic(_, let argument):
      guard let inner = actual.soleArgument else { return false }
      return unify(argument, inner) && substituted(formal) == actual
    case .tuple(let elements):
      guard case .tuple(let inner) = actual, inner.count == elements.count else { return false }
      for (element, part) in zip(elements, inner) where !unify(element.type, part.type) {
        return false
      }
      return true
    case .function(let parameters, let value):
      guard case .function(let inputs, let output) = actual, inputs.count == parameters.count
      else { return false }
      for (parameter, input) in zip(parameters, inputs) where !unify(parameter, input) {
        return false
      }
      return unify(value, output)
    }
  }

  private mutating func bindAll(of formal: FormalType, to type: Type) -> Bool {
    switch formal {
    case .variable(let name): if types[name] == nil { types[name] = type }
    case .type: break
    case .optional(let inner), .array(let inner), .generic(_, let inner):
      return bindAll(of: inner, to: type)
    case .dictionary(let key, let value):
      return bindAll(of: key, to: type) && bindAll(of: value, to: type)
    case .tuple(let elements):
      return elements.allSatisfy { bindAll(of: $0.type, to: type) }
    case .function(_, let value): return bindAll(of: value, to: type)
    }
    return true
  }
}

extension Type {
  /// Whether a value of `actual` can stand where this type is wanted.
  func accepts(_ actual: Type) -> Bool {
    if self == actual { return true }
    switch (self, actual) {
    case (.unchecked, _), (_, .unchecked), (.error, _), (_, .error), (_, .never): return true
    case (.optional(let wanted), .optional(let given)): return wanted.accepts(given)
    case (.optional(let wanted), _): return wanted.accepts(actual)
    case (.array(let wanted), .array(let given)), (.set(let wanted), .set(let given)),
      (.identified(let wanted), .identified(let given)), (.stack(let wanted), .stack(let given)):
      return given.holdsUnchecked && wanted.accepts(given)
    case (.dictionary(let key, let value), .dictionary(let givenKey, let givenValue)):
      return (givenKey.holdsUnchecked || givenValue.holdsUnchecked) && key.accepts(givenKey)
        && value.accepts(givenValue)
    case (.tuple(let wanted), .tuple(let given)):
      guard wanted.count == given.count else { return false }
      return zip(wanted, given).allSatisfy { wanted, given in
        (wanted.label == given.label || wanted.label == nil || given.label == nil)
          && (wanted.type == given.type
            || given.type.holdsUnchecked && wanted.type.accepts(given.type))
      }
    default: return false
    }
  }

  /// Whether a part of it is known to Swift only, or broken.
  var holdsUnchecked: Bool {
    switch self {
    case .unchecked, .error: true
    case .optional(let inner), .array(let inner), .set(let inner), .identified(let inner),
      .stack(let inner),
      .sequence(_, let inner), .range(_, let inner):
      inner.holdsUnchecked
    case .dictionary(let key, let value): key.holdsUnchecked || value.holdsUnchecked
    case .tuple(let elements): elements.contains { $0.type.holdsUnchecked }
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .named,
      .function, .metatype, .view, .never:
      false
    }
  }

  /// What a `for` over it gives; nil where it is no sequence.
  var sequenceElement: Type? {
    switch self {
    case .string, .substring: return .character
    case .array(let element), .set(let element), .identified(let element), .stack(let element),
      .sequence(_, let element):
      return element
    case .dictionary(let key, let value):
      return .tuple([TupleElement("key", key), TupleElement("value", value)])
    case .range(let form, .integer(let bound)):
      return form == .through || form == .upTo ? nil : .integer(bound)
    case .library(.indexSet): return .integer(.int)
    case .library(.data): return .integer(.uint8)
    case .unchecked, .error: return self
    case .view(let view): return view.sequenceElement
    case .bool, .integer, .float, .character, .void, .library, .optional, .tuple, .range, .named,
      .function, .metatype, .never:
      return nil
    }
  }

  /// The one generic argument of a set, range or view of a collection.
  fileprivate var soleArgument: Type? {
    switch self {
    case .set(let inner), .identified(let inner), .stack(let inner), .range(_, let inner),
      .sequence(_, let inner):
      inner
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .optional,
      .array, .dictionary, .tuple, .named, .function, .metatype, .view, .never, .unchecked, .error:
      nil
    }
  }
}
