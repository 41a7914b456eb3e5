public import FeatureDiagnostics

/// What the body of a view or preview can name beside what everybody can.
public struct ViewScope: Hashable, Sendable {
  /// The view's name; nil of a preview.
  public var name: String?
  /// What it is given or owns, the store apart.
  public var members: [Member] = []
  /// The feature whose store it has.
  public var feature: String?

  /// A member of the view as its body names it.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var form: Form
    public var location: SourceLocation

    /// What it is.
    public enum Form: Hashable, Sendable {
      case constant(Type)
      case binding(Type)
      case state(Type)
      /// Which control has the focus: a `Bool`, or an optional value.
      case focus(Type)
      case slot([ParameterSignature])
    }

    /// The type of its value; nil of a slot.
    var type: Type? {
      switch form {
      case .constant(let type), .binding(let type), .state(let type), .focus(let type): type
      case .slot: nil
      }
    }

    /// Whether `$name` is a channel to it.
    var isChannel: Bool {
      switch form {
      case .binding, .state, .focus: true
      case .constant, .slot: false
      }
    }
  }

  /// The scope of a view called `name`.
  public init(name: String?) { self.name = name }

  /// The member called `name`.
  func member(_ name: String) -> Member? { members.first { $0.name == name } }
}

/// A view or representable of the run, as others make it.
public struct ViewSymbol: Hashable, Sendable {
  public var name: String
  /// How it is made, with the view's generic parameters as variables.
  var signature: MemberSignature
  public var location: SourceLocation
}

/// What a body of a view may do at a place.
enum ViewMode: Hashable, Sendable {
  /// It shows views.
  case content
  /// It answers an event: it sends actions and writes local state and bindings.
  case action
  /// A closure of which only Swift knows what it is for: it may do either.
  case open
  /// It gives a value.
  case value
}

extension Type {
  /// A view.
  static let someView = Type.view(.view)

  /// Whether it can be shown.
  var isView: Bool { self == .someView }

  /// The type with its generic parameters as variables.
  func formal(_ generics: Set<String>) -> FormalType {
    if generics.isEmpty { return .type(self) }
    switch self {
    case .named(let name):
      if name.parts.count == 1, let only = name.parts.first, generics.contains(only) {
        return .variable(only)
      }
      return .type(self)
    case .optional(let inner): return .optional(inner.formal(generics))
    case .array(let inner): return .array(inner.formal(generics))
    case .set(let inner): return .generic("Set", inner.formal(generics))
    case .identified(let inner): return .generic("Identified", inner.formal(generics))
    case .dictionary(let key, let value):
      return .dictionary(key.formal(generics), value.formal(generics))
    case .view(.binding(let inner)): return .generic("Binding", inner.formal(generics))
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .stack, .tuple,
      .range, .sequence, .function, .metatype, .view, .never, .unchecked, .error:
      return .type(self)
    }
  }
}
