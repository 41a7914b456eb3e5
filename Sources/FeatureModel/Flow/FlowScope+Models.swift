public import FeatureDiagnostics

/// The parts of a feature's model, from checked statements and what they touch.
extension FlowScope {
  /// A body with what it touches.
  public func body(_ statements: [Statement]) -> Body {
    let found = accesses(of: statements)
    return Body(statements: statements, writes: found.writes, reads: found.reads)
  }

  /// A guard with what it reads.
  public func guardModel(_ condition: Expression) -> GuardModel {
    let found = accesses(of: condition)
    var model = GuardModel(
      condition: condition, reads: found.reads, readsParameters: found.readsParameters)
    model.effects = found.effects
    return model
  }

  /// A derived value whose `reads` are filled in.
  public func completed(_ value: DerivedValue) -> DerivedValue {
    var result = value
    let found = accesses(of: value.body)
    result.reads = found.reads
    result.effects = found.effects
    return result
  }

  /// A function of the feature whose `reads` and `writes` are filled in.
  public func completed(_ function: FunctionModel) -> FunctionModel {
    var result = function
    let found = accesses(of: function.body)
    result.reads = found.reads
    result.writes = found.writes
    result.effects = found.effects
    return result
  }

  /// `onChange(value) { statements }`
  ///
  /// - Parameter fields: the feature's stored fields.
  public func changeHandler(
    of value: Expression, _ statements: [Statement], fields: [Field], at location: SourceLocation
  ) -> ChangeHandler {
    let path = Place(value)?.field
    let marked = fields.first { field in
      !field.isScalar && path?.name == field.name && path?.steps.isEmpty == true
    }
    let watched = accesses(of: value)
    var handler = ChangeHandler(
      value: value, reads: watched.reads,
      usesOldValue: accesses(of: statements).readsOldValue, markedField: marked?.name,
      body: body(statements), location: location)
    handler.effects = watched.effects
    return handler
  }

  /// `on binding.name { statements }`
  public func bindingHandler(
    of bindings: [String], when condition: Expression?, _ statements: [Statement],
    at location: SourceLocation
  ) -> BindingHandler {
    let usesOldValue =
      accesses(of: statements).readsOldValue
      || condition.map { accesses(of: $0).readsOldValue } ?? false
    return BindingHandler(
      bindings: bindings, condition: condition.map(guardModel), usesOldValue: usesOldValue,
      body: body(statements), location: location)
  }
}

/// The halves of a binding, checked.
public enum CheckedBinding: Hashable, Sendable {
  /// The setter follows from the getter, also where it is the name of a field.
  case inverted(Expression)
  /// Both halves by hand.
  case accessors(get: [Statement], set: [Statement])
  /// `-> action`, which is sent the value.
  case action(get: [Statement], String)
}

extension BindingModel {
  /// A binding from its checked halves.
  ///
  /// - Parameters:
  ///   - halves: how it is read and written.
  ///   - type: the type of its value.
  ///   - condition: its guard.
  ///   - scope: what is known of the feature; the binding's parameters are its reserved names.
  ///   - sink: hears why a getter cannot be inverted.
  /// - Returns: nil where that was reported.
  public static func make(
    doc: [String], name: String, parameters: [Parameter], type: Type, _ halves: CheckedBinding,
    when condition: Expression?, in scope: InversionScope, at location: SourceLocation,
    _ sink: inout DiagnosticSink
  ) -> BindingModel? {
    var getter: [Statement] = []
    var write = BindingWrite.action("")
    var readable: Expression?
    var plainField: String?
    switch halves {
    case .accessors(let get, let set):
      getter = get
      write = .setter(scope.flow.body(set))
    case .action(let get, let action):
      getter = get
      write = .action(action)
      if get.count == 1, case .expression(let only, nil) = get[0].kind {
        readable = ReadingConditions(only, scope.facts).readable
        plainField = FeatureModel.plainField(of: only)
      }
    case .inverted(let expression):
      getter = [Statement(.expression(expression, nil), at: expression.location)]
      switch invert(expression, in: scope) {
      case .failure(let failure):
        sink.report(
          .cannotBeInverted, failure.message, at: failure.location,
          hint: "give it both halves: 'binding \(name): \(type) { get { … } set { … } }'")
        return nil
      case .success(let inversion):
        write = .setter(scope.flow.body(inversion.statements))
        (readable, plainField) = (inversion.readable, inversion.plainField)
      }
    }
    let read = scope.flow.accesses(of: getter)
    var model = BindingModel(
      doc: doc, name: name, parameters: parameters, type: type, getter: getter,
      readable: readable, plainField: plainField, condition: condition.map(scope.flow.guardModel),
      write: write, reads: read.reads, location: location)
    model.effects = read.effects
    return model
  }
}
