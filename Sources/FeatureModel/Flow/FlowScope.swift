/// What a body touches, through everything it calls.
public struct Accesses: Hashable, Sendable {
  /// The fields read.
  public var reads: Set<String>
  /// The fields written.
  public var writes: Set<String>
  /// The shared values read or written.
  public var shared: Set<String>
  /// The effects read: whether they run, and with what.
  public var effects: Set<String> = []
  /// Whether a parameter is read, by the body itself.
  public var readsParameters: Bool
  /// Whether `oldValue` is read, by the body itself.
  public var readsOldValue: Bool
  /// Whether `newValue` is read, by the body itself.
  public var readsNewValue: Bool
  /// Whether it gives something else each time: `uuid()`, `now`, `random`, Swift text.
  public var isImpure: Bool
}

/// The members of a feature that bodies read and call by name, for following what they touch.
public struct FlowScope: Sendable {
  /// The stored fields in the order of declaration.
  public var fields: [String]
  private var derived: [String: DirectAccesses]
  private var functions: [String: DirectAccesses]

  /// The scope of a feature.
  ///
  /// - Parameters:
  ///   - fields: the names of its stored fields.
  ///   - derived: the bodies of its derived values by name.
  ///   - functions: the bodies of its pure and mutating functions by name.
  public init(
    fields: [String], derived: [String: [Statement]], functions: [String: [Statement]]
  ) {
    self.fields = fields
    self.derived = derived.mapValues { AccessCollector.collect($0) }
    self.functions = functions.mapValues { AccessCollector.collect($0) }
  }

  /// What `statements` touch.
  public func accesses(of statements: [Statement]) -> Accesses {
    resolve(AccessCollector.collect(statements))
  }

  /// What `expression` touches.
  public func accesses(of expression: Expression) -> Accesses {
    resolve(AccessCollector.collect(expression))
  }

  private func resolve(_ direct: DirectAccesses) -> Accesses {
    var all = direct
    var seen: Set<Member> = []
    var pending = members(of: direct)
    while let member = pending.popLast() {
      guard seen.insert(member).inserted, let found = self[member] else { continue }
      all.fields.formUnion(found.fields)
      all.writtenFields.formUnion(found.writtenFields)
      all.effects.formUnion(found.effects)
      all.shared.formUnion(found.shared)
      all.writtenShared.formUnion(found.writtenShared)
      all.readsAll = all.readsAll || found.readsAll
      all.isImpure = all.isImpure || found.isImpure
      all.writesAll = all.writesAll || found.writesAll
      pending += members(of: found)
    }
    return Accesses(
      reads: all.readsAll ? Set(fields) : all.fields.intersection(fields),
      writes: all.writesAll ? Set(fields) : all.writtenFields.intersection(fields),
      shared: all.shared.union(all.writtenShared), effects: all.effects,
      readsParameters: direct.readsParameters,
      readsOldValue: direct.readsOldValue, readsNewValue: direct.readsNewValue,
      isImpure: all.isImpure)
  }

  /// Something with a body that other bodies name.
  public enum Member: Hashable, Comparable, Sendable {
    case derived(String)
    case function(String)

    /// The name as it is written.
    public var name: String {
      switch self {
      case .derived(let name), .function(let name): name
      }
    }

    /// Members compare by name.
    public static func < (left: Member, right: Member) -> Bool { left.name < right.name }
  }

  private subscript(member: Member) -> DirectAccesses? {
    switch member {
    case .derived(let name): derived[name]
    case .function(let name): functions[name]
    }
  }

  private func members(of accesses: DirectAccesses) -> [Member] {
    // `self.x` may name a derived value as well as a field.
    accesses.derived.union(accesses.fields.intersection(derived.keys)).sorted().map {
      .derived($0)
    } + accesses.calls.sorted().map { .function($0) }
  }

  /// Every cycle of derived values and functions, each once: the members in the order in which each
  /// reads the next, the first of them the one that comes first by name.
  public func cycles() -> [[Member]] {
    let all = derived.keys.map(Member.derived) + functions.keys.map(Member.function)
    var search = CycleSearch()
    for member in all.sorted() where search.state[member] == nil {
      search.visit(member, following: { self[$0].map(members(of:)) ?? [] })
    }
    return search.cycles
  }
}

/// A depth-first search that keeps the path to where it is.
private struct CycleSearch {
  enum State { case open, done }
  var state: [FlowScope.Member: State] = [:]
  var path: [FlowScope.Member] = []
  var cycles: [[FlowScope.Member]] = []

  mutating func visit(
    _ member: FlowScope.Member, following: (FlowScope.Member) -> [FlowScope.Member]
  ) {
    state[member] = .open
    path.append(member)
    for next in following(member) {
      switch state[next] {
      case nil: visit(next, following: following)
      case .open:
        if let start = path.firstIndex(of: next) { cycles.append(Array(path[start...])) }
      case .done: break
      }
    }
    path.removeLast()
    state[member] = .done
  }
}
