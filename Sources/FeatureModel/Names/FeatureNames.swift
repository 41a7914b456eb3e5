import FeatureDiagnostics

/// The names of a feature's members, by what they stand beside in generated code.
struct FeatureNames {
  /// What a name is declared as.
  enum Kind: String, Hashable, Sendable {
    case field = "field"
    case derived = "derived value"
    case binding = "binding"
    /// A binding of the field of its name, which may share it.
    case fieldBinding = "binding of a field"
    case function = "function"
    case action = "action"
    case output = "output"
    case effect = "effect"
    /// An effect with handlers in place, which are actions under its name.
    case handledEffect = "effect with handlers in place"
    case client = "client"
    case child = "child"
    case children = "children"
    case route = "route"
    case stack = "stack"
    case alert = "alert"
    case dialog = "dialog"
    case shared = "shared value"

    /// Whether it is a member of the state and the store.
    var isMember: Bool {
      switch self {
      case .field, .derived, .binding, .fieldBinding, .effect, .handledEffect, .shared: true
      case .child, .children, .route, .stack, .alert, .dialog: true
      case .function, .action, .output, .client: false
      }
    }

    /// Whether it is a member of the state, the store and the actions.
    var isComposed: Bool {
      switch self {
      case .child, .children, .route, .stack, .alert, .dialog: true
      case .field, .derived, .binding, .fieldBinding, .function, .action, .output, .effect,
        .handledEffect, .client, .shared:
        false
      }
    }

    /// Whether two declarations of one name stand in each other's way.
    func collides(with other: Kind) -> Bool {
      if isComposed || other.isComposed { return true }
      switch (self, other) {
      case (.shared, .fieldBinding), (.fieldBinding, .shared): return false
      case (.field, .fieldBinding), (.fieldBinding, .field), (.derived, .fieldBinding),
        (.fieldBinding, .derived):
        return false
      case (.function, _), (_, .function): return true
      case (.client, .action), (.client, .output), (.action, .client), (.output, .client):
        return false
      case (.client, _), (_, .client): return true
      case (.handledEffect, .action), (.handledEffect, .output), (.action, .handledEffect),
        (.output, .handledEffect):
        return true
      case (.action, _), (.output, _): return !other.isMember
      case (.field, _), (.derived, _), (.binding, _), (.fieldBinding, _), (.effect, _),
        (.handledEffect, _), (.shared, _), (.child, _), (.children, _), (.route, _), (.stack, _),
        (.alert, _), (.dialog, _):
        return other.isMember
      }
    }
  }

  /// One declaration of a name.
  struct Entry: Hashable, Sendable {
    var kind: Kind
    var location: SourceLocation
  }

  /// Two declarations of one name.
  struct Collision: Hashable, Sendable {
    var name: String
    var first: Entry
    var second: Entry
  }

  /// The value that a guard gives to the store.
  struct Guard: Hashable, Sendable {
    var name: String
    var action: String
    var location: SourceLocation
  }

  private var entries: [String: [Entry]] = [:]
  private(set) var collisions: [Collision] = []
  private(set) var guards: [Guard] = []
  /// What generated code declares for composed members.
  var generated: [Generated] = []

  /// Adds a declaration; false where one before it stands in its way.
  @discardableResult
  mutating func add(_ kind: Kind, _ name: String, _ location: SourceLocation) -> Bool {
    let entry = Entry(kind: kind, location: location)
    defer { entries[name, default: []].append(entry) }
    guard let first = (entries[name] ?? []).first(where: { $0.kind.collides(with: kind) }) else {
      return true
    }
    collisions.append(Collision(name: name, first: first, second: entry))
    return false
  }

  /// Adds the value that tells whether the guard of `action` holds.
  mutating func addGuard(of action: String, _ location: SourceLocation) {
    let capitalised = action.prefix(1).uppercased() + action.dropFirst()
    guards.append(Guard(name: "can" + capitalised, action: action, location: location))
  }

  /// Everything that is declared as `name`.
  func entries(named name: String) -> [Entry] { entries[name] ?? [] }

  /// The member of the store called `name`.
  func member(_ name: String) -> Entry? {
    entries[name]?.first { $0.kind.isMember || $0.kind == .function }
  }

  /// The first declaration of each member of the store.
  var storeMembers: [(String, Entry)] {
    sorted.compactMap { name, entries in entries.first { $0.kind.isMember }.map { (name, $0) } }
  }

  /// The first declaration of each action and output.
  var actions: [(String, Entry)] {
    sorted.compactMap { name, entries in
      entries.first { $0.kind == .action || $0.kind == .output }.map { (name, $0) }
    }
  }

  private var sorted: [(String, [Entry])] {
    entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
