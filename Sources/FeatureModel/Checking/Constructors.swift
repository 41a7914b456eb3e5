/// What `T(value)` makes, by the two types.
enum Conversions {
  /// The type of `type(value)` for a value of type `given`; nil where there is none.
  static func result(_ type: Type, from given: Type) -> Type? {
    if given == .unchecked { return type }
    switch type {
    case .integer:
      if given.isNumber { return type }
      return given.isText ? .optional(type) : nil
    case .float(let float):
      if given.isNumber { return type }
      return given.isText && float != .cgFloat ? .optional(type) : nil
    case .string:
      switch given {
      case .integer, .float(.float), .float(.double), .bool, .string, .substring, .character:
        return type
      default: return given.sequenceElement == .character ? type : nil
      }
    case .substring: return given.isText ? type : nil
    case .character: return given == .character ? type : nil
    case .bool: return given == .bool ? type : (given == .string ? .optional(type) : nil)
    case .library(.decimal):
      switch given {
      case .integer, .float(.double), .library(.decimal): return type
      default: return nil
      }
    case .library(.indexSet):
      return given.sequenceElement == .integer(.int) ? type : nil
    case .array(let element), .set(let element):
      return given.sequenceElement == element ? type : nil
    case .identified(let element): return given.sequenceElement == element ? type : nil
    default: return nil
    }
  }
}

/// One way to make a value of a type of the library.
struct Constructor: Sendable {
  var parameters: [ParameterSignature]
  var isFailable = false
}

/// How values of the types of the library are made with labels.
enum Constructors {
  /// The ways to make a `type`, conversions apart.
  static func of(_ type: Type) -> [Constructor] {
    switch type {
    case .integer:
      return [
        one("clamping", .integer(.int)), one("exactly", .float(.double), true),
        Constructor(
          parameters: [unlabelled(.string), parameter("radix", .integer(.int))], isFailable: true),
      ]
    case .string:
      return [
        Constructor(parameters: [
          parameter("repeating", .string), parameter("count", .integer(.int)),
        ]),
        Constructor(parameters: [unlabelled(.integer(.int)), parameter("radix", .integer(.int))]),
        Constructor(parameters: []),
      ]
    case .array(let element):
      return [
        Constructor(parameters: []),
        Constructor(parameters: [
          parameter("repeating", element), parameter("count", .integer(.int)),
        ]),
      ]
    case .dictionary, .set, .identified, .stack, .library(.indexSet), .library(.data):
      return [Constructor(parameters: [])]
    case .library(.date):
      return [
        one("timeIntervalSince1970", .float(.double)),
        one("timeIntervalSinceReferenceDate", .float(.double)),
        Constructor(parameters: [
          parameter("timeInterval", .float(.double)), parameter("since", .library(.date)),
        ]),
      ]
    case .library(.url): return [one("string", .string, true), one("filePath", .string)]
    case .library(.uuid): return [one("uuidString", .string, true)]
    case .library(.decimal): return [one("string", .string, true)]
    case .bool, .float, .substring, .character, .void, .library, .optional, .tuple, .range,
      .sequence, .named, .function, .metatype, .view, .never, .unchecked, .error:
      return []
    }
  }

  private static func parameter(_ label: String, _ type: Type) -> ParameterSignature {
    ParameterSignature(label: label, name: label, type: type)
  }

  private static func unlabelled(_ type: Type) -> ParameterSignature {
    ParameterSignature(label: nil, name: "value", type: type)
  }

  private static func one(_ label: String, _ type: Type, _ isFailable: Bool = false)
    -> Constructor
  {
    Constructor(parameters: [parameter(label, type)], isFailable: isFailable)
  }
}
