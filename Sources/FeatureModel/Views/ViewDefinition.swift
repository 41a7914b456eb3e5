public import FeatureDiagnostics
public import FeatureSyntax

/// A view of a spec, checked.
public struct ViewDefinition: Hashable, Sendable {
  public var doc: [String]
  public var access: AccessLevel?
  public var name: String
  /// The types that whoever writes the view chooses.
  public var generics: [GenericParameter]
  /// In the order of declaration, which is that of the initialiser's parameters.
  public var members: [ViewMember]
  /// What it shows: view expressions, local `let`s, `if` and `switch` around more of them.
  public var body: [Statement]
  public var location: SourceLocation

  public init(
    doc: [String], access: AccessLevel?, name: String, generics: [GenericParameter],
    members: [ViewMember], body: [Statement], location: SourceLocation
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.generics = generics
    self.members = members
    self.body = body
    self.location = location
  }

  /// The feature whose store the view has, if any.
  public var feature: String? {
    for member in members {
      if case .store(let feature, _) = member.form { return feature }
    }
    return nil
  }
}

/// A generic parameter with the protocols that it must conform to, as written.
public struct GenericParameter: Hashable, Sendable {
  public var name: String
  public var constraints: [String]

  public init(name: String, constraints: [String]) {
    self.name = name
    self.constraints = constraints
  }
}

/// What a view is given or owns.
public struct ViewMember: Hashable, Sendable {
  public var doc: [String]
  /// Its name; of a store `store`.
  public var name: String
  public var form: Form
  public var location: SourceLocation

  /// How a member comes to its value.
  public enum Form: Hashable, Sendable {
    /// `let name: T`
    case constant(Type)
    /// `binding name: T`: somebody else's value, read and written.
    case binding(Type)
    /// `state name = value`: the view's own.
    case state(Type, Expression)
    /// `store F`, which is handed over, or `store F = FStore(…)`, which the view owns.
    case store(feature: String, owned: Expression?)
    /// `slot name(parameters)`: views that are handed over.
    case slot([Parameter])
    /// `focus name: T`: which control has the focus; without a type one control's `Bool`.
    case focus(Type?)
  }

  public init(doc: [String], name: String, form: Form, location: SourceLocation) {
    self.doc = doc
    self.name = name
    self.form = form
    self.location = location
  }
}

/// A view that the app defines.
public struct ExternViewModel: Hashable, Sendable {
  public var name: String
  public var parameters: [ViewParameter]
  public var location: SourceLocation

  public init(name: String, parameters: [ViewParameter], location: SourceLocation) {
    self.name = name
    self.parameters = parameters
    self.location = location
  }
}

/// A parameter of a view's initialiser.
public struct ViewParameter: Hashable, Sendable {
  /// The argument's label; nil where it takes none.
  public var label: String?
  public var form: Form

  /// What is handed over.
  public enum Form: Hashable, Sendable {
    case value(Type)
    case binding(Type)
    case store(feature: String)
    /// A closure that gives views.
    case slot([Parameter])
  }

  public init(label: String?, form: Form) {
    self.label = label
    self.form = form
  }
}

/// A preview of a spec, checked.
public struct PreviewModel: Hashable, Sendable {
  public var title: String?
  public var body: [Statement]
  public var location: SourceLocation

  public init(title: String?, body: [Statement], location: SourceLocation) {
    self.title = title
    self.body = body
    self.location = location
  }
}

/// What a capitalised name stands for where a view is made.
public enum ViewReference: Hashable, Sendable {
  /// A view or function of SwiftUI whose arguments are known.
  case known(String)
  /// A view or representable of the specs, or one that the app has declared by `extern view`.
  case declared(String)
  /// A slot of the view at hand.
  case slot(String)
  /// Anything else; only Swift knows what it is.
  case passedThrough(String)

  /// The name as it is written.
  public var name: String {
    switch self {
    case .known(let name), .declared(let name), .slot(let name), .passedThrough(let name): name
    }
  }
}

/// What `$name` stands for in a view: the channel to a value.
public enum Projection: Hashable, Sendable {
  /// A `state`, `binding` or `focus` of the view.
  case member(String)
  /// A binding of the feature, with the arguments of a parametrised one.
  case binding(String, [Argument])
  /// A `child?`, `route` or `stack` of the feature.
  case presentation(String)
  /// An alert or dialog of the feature.
  case alert(String)
  /// A local or closure parameter that is a channel (`ForEach($items) { $item in … }`).
  case local(String)
}
