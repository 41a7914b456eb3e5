/// The members of the known types: tables of signatures, and which tables a type has.
enum KnownMembers {
  /// One table, with what its variables stand for.
  struct Source: Sendable {
    var lines: [String]
    var bindings: TypeBindings
  }

  /// The tables of `type`, the most special first.
  ///
  /// - Parameter identifier: the type of the `id` of an `Identified`'s elements.
  static func sources(of type: Type, identifier: Type? = nil) -> [Source] {
    var bindings = TypeBindings(types: ["Self": type])
    bindings.types["Element"] = type.sequenceElement
    bindings.types["Index"] = .integer(.int)
    bindings.types["ID"] = identifier
    let tables: [[String]]
    switch type {
    case .bool: tables = [bool]
    case .integer(let integer): tables = [self.integer(integer)]
    case .float: tables = [float]
    case .string:
      bindings.types["Slice"] = .substring
      bindings.types["Index"] = .stringIndex
      tables = [string, text, mutableCollection, indexed, sliced, ends, collection, sequence]
    case .substring:
      bindings.types["Slice"] = .substring
      bindings.types["Index"] = .stringIndex
      tables = [text, indexed, sliced, ends, collection, sequence]
    case .character: tables = [character]
    case .array(let element):
      bindings.types["Slice"] = .sequence(.arraySlice, element)
      tables = [array, mutableCollection, indexed, sliced, ends, collection, sequence]
    case .sequence(.arraySlice, let element):
      bindings.types["Slice"] = .sequence(.arraySlice, element)
      tables = [indexed, sliced, ends, collection, sequence]
    case .identified(let element):
      bindings.types["Slice"] = .sequence(.arraySlice, element)
      tables = [identified, indexed, sliced, ends, collection, sequence]
    case .stack:
      bindings.types["ID"] = .library(.stackID)
      tables = [stack, ends, collection, sequence]
    case .dictionary(let key, let value):
      bindings.types["Key"] = key
      bindings.types["Value"] = value
      tables = [dictionary, collection, sequence]
    case .set: tables = [set, collection, sequence]
    case .range(_, let bound):
      bindings.types["Bound"] = bound
      tables = rangeTables(type)
    case .sequence(.reversed, _), .sequence(.indices, _): tables = [ends, collection, sequence]
    case .sequence(.keys, _), .sequence(.values, _): tables = [collection, sequence]
    case .sequence: tables = [sequence]
    case .optional(let wrapped):
      bindings.types["Wrapped"] = wrapped
      tables = [optional]
    case .library(let library): tables = self.library(library)
    case .view(.rows), .view(.stack):
      if case .view(.stack) = type { bindings.types["ID"] = .library(.stackID) }
      tables = [stores, ends, collection, sequence]
    case .void, .tuple, .named, .function, .metatype, .view, .never, .unchecked, .error: tables = []
    }
    return tables.map { Source(lines: $0, bindings: bindings) }
  }

  private static func rangeTables(_ type: Type) -> [[String]] {
    guard case .range(let form, let bound) = type else { return [] }
    switch form {
    case .closed:
      return bound.isInteger ? [closedRange, ends, collection, sequence] : [closedRange]
    case .halfOpen: return bound.isInteger ? [range, ends, collection, sequence] : [range]
    case .from: return [partialRange]
    case .through, .upTo: return [partialRange]
    }
  }

  /// The members called `name`, with the bindings of their tables.
  static func members(_ name: String, of type: Type, identifier: Type?)
    -> [(MemberSignature, TypeBindings)]
  {
    var found: [(MemberSignature, TypeBindings)] = []
    for source in sources(of: type, identifier: identifier) {
      for line in source.lines where MemberSignatureParser.name(of: line) == name {
        guard let signature = MemberSignatureParser.parse(line) else { continue }
        let isRepeated = found.contains { other, _ in
          other.parameters?.map(\.label) == signature.parameters?.map(\.label)
            && other.parameters?.map(\.type) == signature.parameters?.map(\.type)
            && !(name == "reversed")
        }
        if !isRepeated { found.append((signature, source.bindings)) }
      }
    }
    return found
  }

  /// The names of all members, for suggestions.
  static func names(of type: Type, isStatic: Bool) -> [String] {
    sources(of: type).flatMap(\.lines).filter { $0.contains("static ") == isStatic }.map {
      String(MemberSignatureParser.name(of: $0))
    }
  }

  /// Members that give something else each time, which a spec may not use.
  static let impure: [String: String] = [
    "shuffled": "random(in:)", "randomElement": "random(in:)", "shuffle": "random(in:)",
    "random": "random(in:)", "timeIntervalSinceNow": "timeIntervalSince(now)",
  ]
}
