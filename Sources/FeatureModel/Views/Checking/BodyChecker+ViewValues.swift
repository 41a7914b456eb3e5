import FeatureDiagnostics
import FeatureSyntax

/// One argument of a view or modifier.
extension BodyChecker {
  /// What an argument means where `formal` is wanted.
  mutating func viewArgument(
    _ syntax: ExpressionSyntax, _ formal: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    switch formal {
    case .variable("Any"): return infer(syntax, .unchecked)
    case .variable("Text"): return text(syntax, place)
    case .variable("Number"): return number(syntax, place)
    case .variable("View"): return view(syntax, place)
    case .generic("Binding", let value): return channel(syntax, value, place, &bindings)
    case .generic("Item", let value): return item(syntax, value, place, &bindings)
    case .generic("Prompt", _): return prompt(syntax, place)
    case .generic("Data", let element): return data(syntax, element, place, &bindings)
    case .generic("Store", let type): return store(syntax, bindings.substituted(type), place)
    case .generic("Stack", let element): return stack(syntax, element, place, &bindings)
    case .generic("Metatype", let type): return metatype(syntax, type, place, &bindings)
    case .generic("KeyPath", let root): return keyPath(syntax, root, place, &bindings)
    case .function(let inputs, let result):
      let selection = selection(of: place.signature, bindings)
      if let selection { selections.append(selection) }
      defer { if selection != nil { selections.removeLast() } }
      return block(syntax, inputs.map { bindings.substituted($0) ?? .unchecked }, result, place)
    case .variable where place.name == "tag" && place.label == nil:
      return tag(syntax, place, &bindings)
    case .optional(.variable("Text")):
      return syntax.kind == .nilLiteral ? infer(syntax, .unchecked) : text(syntax, place)
    case .variable, .type, .optional, .array, .dictionary, .generic, .tuple:
      return value(syntax, formal, place, &bindings)
    }
  }

  /// A value that is no channel.
  private mutating func value(
    _ syntax: ExpressionSyntax, _ formal: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    if bindings.types.contains(where: { $0.value == .error && formal.mentions($0.key) }) {
      // What it has to fit is wrong, and reported.
      _ = infer(syntax, .unchecked)
      return broken(syntax.range)
    }
    let isFraction = place.signature.constraints.contains {
      formal.mentions($0.variable) && $0.conformance == "BinaryFloatingPoint"
    }
    let wanted =
      bindings.substituted(formal)
      ?? (isFraction && syntax.isNumberLiteral ? .float(.double) : nil)
    if case .closure = syntax.kind {
      _ = infer(syntax, .unchecked)
      return failure(
        .viewArguments, [place.name, "\(place.text) wants \(formal.callText)"], syntax.range)
    }
    let found = infer(syntax, wanted)
    if found.type == .error || refuseChannel(found, place) { return broken(syntax.range) }
    if bindings.unify(formal, found.type) { return found }
    if let wanted { return fitting(found, wanted) }
    return failure(
      .typeMismatch, [formal.description(bindings), found.type.description], syntax.range)
  }

  /// Whether a channel was given where a value is wanted, which is reported.
  private mutating func refuseChannel(_ found: Expression, _ place: ViewArgument) -> Bool {
    switch found.type {
    case .view(.binding), .view(.presentation): break
    default: return false
    }
    var fixes: [FixIt] = []
    if case .projection = found.kind {
      let start = found.location.range.start
      fixes = [fix("remove '$'", SourceRange(start, start + 1), "")]
    }
    report(
      .valueWanted, [place.text, "a \(found.type)"], found.location.range, fixIts: fixes)
    return true
  }

  /// A text: a `String`, or a `Text`.
  private mutating func text(_ syntax: ExpressionSyntax, _ place: ViewArgument) -> Expression {
    let found = infer(syntax, .string)
    if found.type == .error || refuseChannel(found, place) { return broken(syntax.range) }
    if found.type == .substring || found.type.isView, place.name != "Text" { return found }
    if found.type == .substring || Type.string.accepts(found.type) { return found }
    guard isShowable(found.type) else { return fitting(found, .string) }
    let (start, end) = (syntax.range.start, syntax.range.end)
    let edits = [
      TextEdit(SourceRange(start, start), "\"\\("), TextEdit(SourceRange(end, end), ")\""),
    ]
    return failure(
      .typeMismatch, ["String", found.type.description], syntax.range,
      hint: "put the value into a text: \"\\(…)\"",
      fixIts: [FixIt("put it into a text", in: environment.scope.file, edits)])
  }

  /// `Text("a") + Text("b").bold()`
  mutating func joinedTexts(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ range: SourceRange
  ) -> Expression {
    let first = infer(left, nil)
    let second = infer(right, nil)
    if first.type == .error || second.type == .error { return broken(range) }
    return Expression(.infix(first, "+", second), .someView, at: at(range))
  }

  /// Whether a value can stand in a text.
  private func isShowable(_ type: Type) -> Bool {
    switch type {
    case .bool, .integer, .float, .character, .library, .named: true
    case .string, .substring, .void, .optional, .array, .dictionary, .set, .identified, .stack,
      .tuple, .range, .sequence, .function, .metatype, .view, .never, .unchecked, .error:
      false
    }
  }

  /// A length or another number of SwiftUI, which a `Double` and a `CGFloat` are.
  private mutating func number(_ syntax: ExpressionSyntax, _ place: ViewArgument) -> Expression {
    let isOther = syntax.isLiteralLike && !syntax.isNumberLiteral && !isText(syntax)
    let found = infer(syntax, isOther ? .unchecked : .float(.double))
    if isOther { return found }
    if found.type == .error || refuseChannel(found, place) { return broken(syntax.range) }
    switch found.type {
    case .float(.double), .float(.cgFloat), .unchecked: return found
    case .optional(.float(.double)), .optional(.float(.cgFloat)): return found
    default: return fitting(found, .float(.cgFloat))
    }
  }

  /// A view as an argument.
  private mutating func view(_ syntax: ExpressionSyntax, _ place: ViewArgument) -> Expression {
    var found = infer(syntax, .unchecked)
    if found.type == .error || refuseChannel(found, place) { return broken(syntax.range) }
    if found.type == .unchecked { found.type = .someView }
    if found.type.isView { return found }
    return failure(.notAView, [found.type.description], syntax.range)
  }

  /// A store; an element of `children` that is gone shows nothing.
  private mutating func store(_ syntax: ExpressionSyntax, _ type: Type?, _ place: ViewArgument)
    -> Expression
  {
    let found = infer(syntax, type)
    if found.type == .error || refuseChannel(found, place) { return broken(syntax.range) }
    guard let type else { return found }
    if case .subscript(let base, _) = found.kind, case .view(.rows) = base.type,
      case .optional(let wrapped) = found.type, wrapped == type
    {
      return found
    }
    return fitting(found, type)
  }

  // MARK: Blocks

  private mutating func block(
    _ syntax: ExpressionSyntax, _ inputs: [Type], _ result: FormalType, _ place: ViewArgument
  ) -> Expression {
    let isContent = result == .variable("Views")
    if case .closure(let closure) = syntax.kind {
      return isContent
        ? contentClosure(closure, inputs, syntax.range)
        : actionClosure(closure, inputs, syntax.range)
    }
    if case .name(let name) = syntax.kind, let slot = environment.view?.member(name.text),
      case .slot(let parameters) = slot.form, variable(name.text) == nil, isContent
    {
      return Expression(
        .reference(.view(.slot(name.text))), .function(parameters.map(\.type), .someView),
        at: at(syntax.range))
    }
    let found = infer(syntax, .unchecked)
    if found.type == .unchecked || found.type == .error { return found }
    return failure(.contentWanted, [place.text], syntax.range)
  }

  // MARK: Selection

  /// What a control selects, if it does.
  private func selection(of signature: MemberSignature, _ bindings: TypeBindings) -> Type? {
    let parameter = signature.parameters?.first { $0.label == "selection" }
    guard case .generic("Binding", let value)? = parameter?.type else { return nil }
    guard case .set(let element)? = bindings.substituted(value) else {
      return bindings.substituted(value)
    }
    return element
  }

  /// The tag of a view that a control around it selects: SwiftUI compares it as it is, so its type has
  /// to be that of the selection.
  private mutating func tag(
    _ syntax: ExpressionSyntax, _ place: ViewArgument, _ bindings: inout TypeBindings
  ) -> Expression {
    guard let selection = selections.last, !selection.isOpen else {
      return value(syntax, .variable("V"), place, &bindings)
    }
    var found = infer(syntax, selection)
    if found.type == .error || refuseChannel(found, place) { return broken(syntax.range) }
    guard selection.accepts(found.type) else {
      return failure(.tagType, [found.type.description, selection.description], syntax.range)
    }
    // A tag says nothing of its type to Swift.
    if case .enumCase(let type, let name, let arguments, isImplicit: true) = found.kind {
      found.kind = .enumCase(type, name, arguments, isImplicit: false)
    }
    if selection.isOptional, !found.type.isOptional, !found.type.isOpen || found.kind == .nilLiteral
    {
      found = Expression(
        .construct(selection, [Argument(nil, found)]), selection, at: found.location)
    }
    _ = bindings.unify(.variable("V"), selection)
    return found
  }

  // MARK: Collections

  /// What is repeated: a sequence, a range, stores, or a channel to a collection.
  private mutating func data(
    _ syntax: ExpressionSyntax, _ formal: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    let found = infer(syntax, nil)
    if found.type == .error { return found }
    var element = found.type.sequenceElement
    switch found.type {
    case .view(.binding(let value)):
      switch value {
      case .array(let inner): element = .view(.binding(inner))
      case .identified(let inner): element = .view(.binding(inner))
      default: break
      }
    case .range(let form, .integer):
      if form == .from { element = nil }
    case .set, .dictionary:
      return failure(
        .typeMismatch, ["a list", found.type.description], syntax.range,
        hint: "its order is not known: sort it, '….sorted()'")
    default: break
    }
    guard let element else {
      return failure(.notASequence, [found.type.description], syntax.range)
    }
    bindings.types["Data"] = found.type
    _ = bindings.unify(formal, element)
    return found
  }

  /// A channel to a `stack` of the feature, whose elements are shown.
  private mutating func stack(
    _ syntax: ExpressionSyntax, _ formal: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    guard let found = channel(syntax, nil, place) else { return broken(syntax.range) }
    switch found.type {
    case .unchecked: _ = bindings.unify(formal, .unchecked)
    case .view(.presentation(.view(.stack(let feature, let member)))):
      _ = bindings.unify(formal, .view(.route(feature: feature, member: member)))
    default:
      return failure(
        .channelType, [place.text, "a 'stack' of the feature", found.type.description],
        syntax.range, hint: "show other paths with '.navigationDestination(for: …)'")
    }
    return found
  }

  /// `T.self`
  private mutating func metatype(
    _ syntax: ExpressionSyntax, _ formal: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    let found = infer(syntax, .unchecked)
    switch found.type {
    case .metatype(let type): _ = bindings.unify(formal, type)
    case .unchecked: _ = bindings.unify(formal, .unchecked)
    case .error: break
    default:
      return failure(
        .viewArguments, [place.name, "\(place.text) wants a type: 'Int.self'"], syntax.range)
    }
    return found
  }

  /// `\.self`, `\.id`: a part of the elements.
  private mutating func keyPath(
    _ syntax: ExpressionSyntax, _ root: FormalType, _ place: ViewArgument,
    _ bindings: inout TypeBindings
  ) -> Expression {
    guard case .keyPath(let names) = syntax.kind else {
      _ = infer(syntax, .unchecked)
      return failure(
        .viewArguments, [place.name, "'id:' wants a key path: '\\.self', '\\.name'"], syntax.range)
    }
    var type = bindings.substituted(root) ?? .unchecked
    if case .view(.binding(let value)) = type { type = value }
    for name in names where name.text != "self" {
      let base = Expression(.reference(.closureParameter(0)), type, at: at(name.range))
      type = member(of: base, name, name.range).type
      if type == .error { return broken(syntax.range) }
    }
    if !types.isHashable(type), !isStore(type) {
      return failure(.notHashable, [type.description], syntax.range)
    }
    return Expression(.keyPath(names.map(\.text)), .unchecked, at: at(syntax.range))
  }

  private func isStore(_ type: Type) -> Bool {
    if case .view(.store) = type { return true }
    return false
  }
}
