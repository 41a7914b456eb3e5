/// What a body touches by itself, before what it calls is followed.
struct DirectAccesses: Hashable, Sendable {
  /// The fields read.
  var fields: Set<String> = []
  /// The fields written.
  var writtenFields: Set<String> = []
  /// The shared values read, and those written.
  var shared: Set<String> = []
  var writtenShared: Set<String> = []
  /// The effects read: whether they run, and with what.
  var effects: Set<String> = []
  /// The derived values read.
  var derived: Set<String> = []
  /// The feature's functions called.
  var calls: Set<String> = []
  /// Whether a parameter is read.
  var readsParameters = false
  /// Whether `oldValue` is read.
  var readsOldValue = false
  /// Whether `newValue` is read.
  var readsNewValue = false
  /// Whether it reads all of the state: `self` as a whole, Swift text.
  var readsAll = false
  /// Whether it may write all of the state: Swift text that does not say what it writes.
  var writesAll = false
  /// Whether `uuid()`, `now`, `random` or Swift text is evaluated.
  var isImpure = false
}

/// Walks statements and expressions and collects what they touch.
struct AccessCollector: IRVisitor {
  var found = DirectAccesses()

  /// What `expression` touches.
  static func collect(_ expression: Expression) -> DirectAccesses {
    var collector = AccessCollector()
    collector.visit(expression)
    return collector.found
  }

  /// What `statements` touch.
  static func collect(_ statements: [Statement]) -> DirectAccesses {
    var collector = AccessCollector()
    collector.visit(statements)
    return collector.found
  }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .assign(let place, let sign, let value, let write):
      visit(value)
      record(write)
      // A plain assignment to a whole field does not read it.
      if sign == "=", let path = Place(place) {
        if path.steps.isEmpty { return }
        for index in path.indices { visit(index) }
        if let field = path.field, field.steps.isEmpty { return }
      }
      visit(place)
    case .expression(let expression, let write):
      if let write { record(write) }
      visit(expression)
    case .reset(let fields): found.writtenFields.formUnion(fields)
    case .verbatim(_, let writes):
      found.readsAll = true
      found.isImpure = true
      if let writes {
        found.writtenFields.formUnion(writes)
      } else {
        found.writesAll = true
      }
    case .local, .if, .guard, .switch, .for, .while, .break, .continue, .return, .send, .run,
      .cancel, .emit, .dismiss:
      visitChildren(of: statement)
    }
  }

  mutating func visit(_ expression: Expression) {
    found.isImpure = found.isImpure || expression.isImpureByItself
    if case .verbatim = expression.kind { found.readsAll = true }
    if case .reference(let reference) = expression.kind { record(reference) }
    if case .member(let base, let name, _) = expression.kind,
      case .reference(.stateSelf) = base.kind
    {
      found.fields.insert(name)
    } else {
      visitChildren(of: expression)
    }
  }

  private mutating func record(_ write: Write) {
    switch write.root {
    case .field(let name): found.writtenFields.insert(name)
    case .shared(let name): found.writtenShared.insert(name)
    case .local: break
    }
  }

  private mutating func record(_ reference: Reference) {
    switch reference {
    case .field(let name): found.fields.insert(name)
    case .derived(let name): found.derived.insert(name)
    case .shared(let name): found.shared.insert(name)
    case .featureFunction(let name): found.calls.insert(name)
    case .mutatingFunction(let name):
      found.calls.insert(name)
      found.isImpure = true
    case .parameter: found.readsParameters = true
    case .oldValue: found.readsOldValue = true
    case .newValue: found.readsNewValue = true
    case .stateSelf: found.readsAll = true
    case .effect(let name): found.effects.insert(name)
    case .client: found.isImpure = true
    case .local, .closureName, .closureParameter, .instanceSelf, .instanceMember,
      .function, .externFunction, .builtin, .type, .viewMember, .childStores, .store, .view,
      .unchecked:
      break
    }
  }
}

extension Expression {
  /// Whether it gives something else each time, its parts apart.
  fileprivate var isImpureByItself: Bool {
    switch kind {
    case .uuid, .now, .random, .verbatim: true
    case .integer, .float, .boolean, .nilLiteral, .string, .reference, .implicitMember, .enumCase,
      .optionalCase, .member, .call, .construct, .subscript, .optionalChain, .forceUnwrap, .prefix,
      .infix, .ternary, .range, .array, .dictionary, .parenthesized, .tuple, .closure,
      .ifExpression, .switchExpression, .runtimeCall, .projection, .keyPath, .error:
      false
    }
  }
}
