/// A value of the small interpreter that tries the laws of bindings on samples.
///
/// An optional that holds something is that something; nil is a value of its own.
indirect enum Value: Hashable, Sendable {
  case none
  case bool(Bool)
  case integer(Int, IntegerType)
  case float(Double, FloatType)
  case string(String)
  case array([Value])
  /// In the order of insertion, each key once.
  case dictionary([Pair])
  /// In the order of insertion, each element once.
  case set([Value])
  case identified([Value])
  case tuple([String?], [Value])
  case structure(TypeName, [String: Value])
  case enumeration(TypeName, String, [Value])

  /// One entry of a dictionary.
  struct Pair: Hashable, Sendable {
    var key: Value
    var value: Value
  }

  /// Whether the two are the same: floats also where both are NaN, sets in any order.
  static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left, _), .integer(let right, _)): left == right
    case (.float(let left, _), .float(let right, _)):
      left == right || left.isNaN && right.isNaN
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)), (.identified(let left), .identified(let right)):
      left == right
    case (.dictionary(let left), .dictionary(let right)):
      left.count == right.count && left.allSatisfy { right.contains($0) }
    case (.set(let left), .set(let right)):
      left.count == right.count && left.allSatisfy { right.contains($0) }
    case (.tuple(_, let left), .tuple(_, let right)): left == right
    case (.structure(let name, let left), .structure(let other, let right)):
      name == other && left == right
    case (
      .enumeration(let name, let left, let first), .enumeration(let other, let right, let second)
    ):
      name == other && left == right && first == second
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .integer(let value, _): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .none, .float, .array, .dictionary, .set, .identified, .tuple, .structure, .enumeration:
      hasher.combine(0)
    }
  }
}

extension Value: CustomStringConvertible {
  /// The value as one would write it in a spec.
  var description: String {
    switch self {
    case .none: "nil"
    case .bool(let value): String(value)
    case .integer(let value, _): String(value)
    case .float(let value, _): String(value)
    case .string(let value): "\"\(value)\""
    case .array(let values), .set(let values), .identified(let values):
      "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .dictionary(let pairs):
      pairs.isEmpty
        ? "[:]"
        : "[" + pairs.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    case .tuple(let labels, let values): Value.list(labels, values)
    case .structure(let name, let fields):
      (name.parts.last ?? "")
        + Value.list(fields.keys.sorted(), fields.keys.sorted().compactMap { fields[$0] })
    case .enumeration(_, let name, let payload):
      "." + name
        + (payload.isEmpty ? "" : Value.list(payload.map { _ in nil }, payload))
    }
  }

  private static func list(_ labels: [String?], _ values: [Value]) -> String {
    let parts = zip(labels, values).map { label, value in
      label.map { "\($0): \(value)" } ?? value.description
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}

/// Why the interpreter left off, or where it goes on.
enum EvaluationStop: Error {
  /// Swift would trap here.
  case trap
  /// The interpreter does not know this form.
  case unsupported
  /// A `?` met nil.
  case chainEnd
  case breakLoop
  case continueLoop
  case returned(Value?)
}
