/// What is called as a whole with variables of its own: a file, a macro or a block.
struct Unit: Sendable {
  /// What kind of unit it is.
  enum Kind: Hashable, Sendable {
    /// A whole file.
    case file
    /// A macro, by name.
    case macro(String)
    /// A block, by name.
    case block(String)
  }

  /// A parameter of a macro.
  struct Parameter: Sendable {
    /// Its name.
    var name: String
    /// What it is when nothing is given for it.
    var fallback: Expression?
  }

  /// What it is.
  var kind: Kind
  /// The file it stands in, by its place in the library.
  var file: Int
  /// Where it begins.
  var position: Position
  /// A macro's parameters; they are the first variables.
  var parameters: [Parameter] = []
  /// The names it uses and does not declare, those of what it includes among them.
  var frees: [String] = []
  /// How many variables it has.
  var slots = 0
  /// The places from which it includes, calls, or opens blocks.
  var sites: [Site] = []
  /// What it prints.
  var body: [Node] = []

  /// The place of `name` among the names from outside, added if it is new.
  mutating func free(_ name: String) -> Int {
    if let index = frees.firstIndex(of: name) { return index }
    frees.append(name)
    return frees.count - 1
  }
}

/// A place where a unit hands over to another.
struct Site: Sendable {
  /// To what it hands over.
  enum Target: Hashable, Sendable {
    /// A file, by name.
    case include(String)
    /// A macro, by name.
    case call(String)
    /// A block that stands here, by name.
    case block(String)
    /// The block of that name that the current one replaces.
    case inherited(String)
  }

  /// To what.
  var target: Target
  /// Where.
  var position: Position
  /// The names after `with`, empty for a call.
  var names: [String] = []
  /// The values after `with`, or a call's arguments.
  var arguments: [Expression] = []
  /// The variables that can be seen here, by name.
  var scope: [String: Int] = [:]
  /// The variable that holds the innermost loop's own record.
  var loop: Int?
  /// The line that the tag had for itself.
  var line: VanishedLine?
}

/// A part of a unit's body.
indirect enum Node: Sendable {
  /// Text as it stands.
  case text([UInt8])
  /// `{{ value }}`.
  case output(Expression)
  /// `if`, `elif` and `else`.
  case conditional([Branch], otherwise: [Node])
  /// `for`.
  case loop(Loop)
  /// `set` with a value.
  case assign(slot: Int, Expression)
  /// `set` with a body.
  case capture(slot: Int, [Node])
  /// An include, a call or a block, by its place in `Unit.sites`.
  case site(Int)
}

/// A condition and what it guards.
struct Branch: Sendable {
  /// The condition.
  var condition: Expression
  /// What is printed if it holds.
  var body: [Node]
}

/// A `for` loop.
struct Loop: Sendable {
  /// The variable for the element.
  var element: Int
  /// The variable for `forloop`, if the body uses it.
  var record: Int?
  /// What it goes through.
  var list: Expression
  /// Which elements it takes.
  var filter: Expression?
  /// What stands between two passes.
  var separator: Expression?
  /// What a pass prints.
  var body: [Node]
  /// What is printed if there is no pass.
  var empty: [Node]
}
