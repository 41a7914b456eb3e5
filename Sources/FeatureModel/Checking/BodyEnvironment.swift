public import FeatureDiagnostics

/// What may be done in a body beside computing a value.
public enum BodyKind: Hashable, Sendable {
  /// A derived value, function, getter, guard or invariant: nothing is written, the same comes out.
  case pure
  /// The default of a field: pure, and it cannot call the feature's functions or derived values.
  case defaultValue
  /// An action, reaction, setter, `init` or the feature's mutating function: it writes fields, sends,
  /// emits, and asks for `uuid()`, `now` and `random(in:)`.
  case reduction
  /// A mutating function of a struct or enum: it writes the members of `self`.
  case mutatingMember
  /// The body of a view: it shows views, and in the closures of controls sends actions.
  case view
}

/// Where a body stands and what it can name.
public struct BodyEnvironment: Sendable {
  /// The types of the run.
  public var types: TypeTable
  /// The file and the declarations around the body.
  public var scope: TypeScope
  /// What may be done in it.
  public var kind: BodyKind
  /// The pure functions at file level.
  public var functions: FunctionTable = []
  /// The functions that the app defines.
  public var externFunctions: FunctionTable = []
  /// The clients of the run, for hints.
  public var clients: [ClientModel] = []
  /// The feature whose body it is. Of a default: with only the fields above it.
  public var feature: FeatureSymbols?
  /// What the features of the run declare, by name, for what is sent to children.
  public var features: [String: FeatureSymbols] = [:]
  /// The names of the shared values of the run, for hints.
  public var shared: Set<String> = []
  /// Whether a path goes on through optional children without `?`: in `onChange(editor.title)`.
  public var entersChildren = false
  /// What a body of a representable can name.
  public var bridge: BridgeSymbols?
  /// The type of `self` in an instance member of a struct or enum.
  public var instance: Type?
  /// The parameters by the names that the body uses.
  public var parameters: [ParameterSignature] = []
  /// The type of `newValue`, where there is one.
  public var newValue: Type?
  /// The type of `oldValue`, where there is one.
  public var oldValue: Type?
  /// The type that the body gives; `.void` where it gives none.
  public var result: Type = .void
  /// The view whose body it is, and the views of the run.
  public var view: ViewScope?
  public var views: [String: ViewSymbol] = [:]
  /// The lines of the file, for the places of verbatim Swift.
  public var lines: LineTable

  /// The environment of a body of `kind` at `scope`, with nothing in scope yet.
  public init(types: TypeTable, scope: TypeScope, kind: BodyKind, lines: LineTable) {
    self.types = types
    self.scope = scope
    self.kind = kind
    self.lines = lines
  }
}
