/// A small interpreter of pure checked statements, for trying the laws of bindings on samples.
///
/// It knows the forms that getters and setters are usually made of and says `unsupported` of the rest.
struct Evaluator {
  /// The stored fields.
  var fields: [String: Value]
  var locals: [String: Value] = [:]
  var parameters: [String: Value] = [:]
  var newValue: Value = .none
  let members: EvaluationMembers
  /// What is left to do before it gives up.
  private var steps = 20_000

  init(fields: [String: Value], members: EvaluationMembers) {
    self.fields = fields
    self.members = members
  }

  /// The value of a body of one expression or with `return`.
  mutating func result(of body: [Statement]) throws(EvaluationStop) -> Value {
    if body.count == 1, case .expression(let only, nil) = body[0].kind { return try value(only) }
    if body.count == 1, case .if(let branch) = body[0].kind, branch.otherwise != nil {
      if let value = try? self.value(of: branch) { return value }
    }
    do throws(EvaluationStop) {
      try run(body)
    } catch {
      if case .returned(let value?) = error { return value }
      throw error
    }
    throw .unsupported
  }

  /// Runs a body; `return` ends it.
  mutating func perform(_ body: [Statement]) throws(EvaluationStop) {
    do throws(EvaluationStop) {
      try run(body)
    } catch {
      if case .returned = error { return }
      throw error
    }
  }

  mutating func value(_ expression: Expression) throws(EvaluationStop) -> Value {
    steps -= 1
    if steps < 0 { throw .unsupported }
    do throws(EvaluationStop) {
      return try spine(expression)
    } catch {
      if case .chainEnd = error { return .none }
      throw error
    }
  }

  /// A link of a chain: a `?` that meets nil ends the whole chain, not the link alone.
  mutating func spine(_ expression: Expression) throws(EvaluationStop) -> Value {
    if case .member(let base, let name, let form) = expression.kind {
      return try member(base, name, form)
    }
    switch expression.step {
    case .chain(let base):
      let inner = try spine(base)
      if case .none = inner { throw .chainEnd }
      return inner
    case .unwrap(let base):
      let inner = try spine(base)
      if case .none = inner { throw .trap }
      return inner
    case .index(let base, let arguments):
      return try element(of: try spine(base), arguments.map(\.label), try values(arguments))
    case .call(let callee):
      guard case .call(_, let arguments) = expression.kind else { throw .unsupported }
      return try call(callee, arguments)
    case .member, .group, nil: return try plain(expression)
    }
  }

  private mutating func member(_ base: Expression, _ name: String, _ form: MemberForm)
    throws(EvaluationStop) -> Value
  {
    if case .reference(.stateSelf) = base.kind { return try field(name) }
    if case .reference(.type(let type)) = base.kind {
      return try members.staticMember(name, of: type)
    }
    return try member(name, form, of: try spine(base))
  }

  mutating func values(_ arguments: [Argument]) throws(EvaluationStop) -> [Value] {
    var result: [Value] = []
    for argument in arguments { result.append(try value(argument.value)) }
    return result
  }

  private mutating func plain(_ expression: Expression) throws(EvaluationStop) -> Value {
    switch expression.kind {
    case .integer(let text): return try Literal.integer(text, expression.type)
    case .float(let text): return try Literal.float(text, expression.type)
    case .boolean(let value): return .bool(value)
    case .nilLiteral: return .none
    case .string(let value): return try string(value)
    case .reference(let reference): return try self.reference(reference)
    case .enumCase(let type, let name, let arguments, _):
      return .enumeration(type, name, try values(arguments ?? []))
    case .optionalCase(_, let inner):
      guard let inner else { return .none }
      return try value(inner)
    case .prefix(let sign, let operand): return try prefix(sign, try value(operand))
    case .infix(let left, let sign, let right): return try infix(left, sign, right)
    case .ternary(let condition, let first, let second):
      return try isTrue(condition) ? try value(first) : try value(second)
    case .parenthesized(let inner): return try value(inner)
    case .array(let elements): return try collection(elements, expression.type)
    case .dictionary(let elements): return try dictionary(elements)
    case .tuple(let arguments): return .tuple(arguments.map(\.label), try values(arguments))
    case .construct(let type, let arguments): return try construct(type, arguments)
    case .runtimeCall(let helper, let arguments): return try runtimeCall(helper, arguments)
    case .ifExpression(let branch): return try value(of: branch)
    case .switchExpression(let choice): return try value(of: choice)
    case .implicitMember, .range, .closure, .verbatim, .uuid, .now, .random, .projection, .keyPath,
      .error, .member,
      .call, .subscript, .optionalChain, .forceUnwrap:
      throw .unsupported
    }
  }

  private mutating func runtimeCall(_ helper: RuntimeHelper, _ arguments: [Argument])
    throws(EvaluationStop) -> Value
  {
    var type: Type?
    var given: [Value] = []
    for argument in arguments {
      if case .metatype(let target) = argument.value.type {
        type = target
      } else {
        given.append(try value(argument.value))
      }
    }
    return try NumberEvaluation.helper(helper, given, to: type)
  }

  mutating func isTrue(_ expression: Expression) throws(EvaluationStop) -> Bool {
    guard case .bool(let isTrue) = try value(expression) else { throw .unsupported }
    return isTrue
  }

  func field(_ name: String) throws(EvaluationStop) -> Value {
    guard let value = fields[name] else { throw .unsupported }
    return value
  }

  private mutating func reference(_ reference: Reference) throws(EvaluationStop) -> Value {
    let found: Value? =
      switch reference {
      case .field(let name): fields[name]
      case .parameter(let name): parameters[name]
      case .local(let name), .closureName(let name): locals[name]
      case .closureParameter(let index): locals["$" + String(index)]
      case .newValue: newValue
      case .derived(let name): try derived(name)
      case .shared, .oldValue, .stateSelf, .instanceSelf, .instanceMember, .function,
        .featureFunction, .mutatingFunction, .externFunction, .builtin, .type, .client, .effect,
        .viewMember, .childStores, .store, .view, .unchecked:
        nil
      }
    guard let found else { throw .unsupported }
    return found
  }

  private mutating func derived(_ name: String) throws(EvaluationStop) -> Value {
    guard let body = members.derived[name] else { throw .unsupported }
    let outer = locals
    locals = [:]
    defer { locals = outer }
    return try result(of: body)
  }
}

/// The bodies that the interpreter may enter.
struct EvaluationMembers: Sendable {
  var derived: [String: [Statement]] = [:]
  var functions: [String: FunctionModel] = [:]
  /// Those at file level, which a feature's own hide.
  var fileFunctions: [String: FunctionModel] = [:]
  var domains: [String: Domain] = [:]
  var types: [TypeName: NominalType] = [:]

  func staticMember(_ name: String, of type: Type) throws(EvaluationStop) -> Value {
    if case .named(let owner) = type,
      let found = types[owner]?.cases.first(where: { $0.name == name }), found.payload.isEmpty
    {
      return .enumeration(owner, name, [])
    }
    throw .unsupported
  }
}
