import FeatureModel

/// A call inside an expression that may change a field which is not compared at the end.
struct TrackedCall: Hashable, Sendable {
  /// The field.
  var field: String
  /// What the call is made on.
  var place: Expression
  /// Whether the number of elements tells that it changed.
  var isCounted: Bool
}

/// Writes, and how they are known to have changed their field.
extension CodePrinter {
  /// The number of a field.
  func number(_ field: String) -> Int { feature?.numbers[field] ?? 0 }

  /// A new name for a value from before a write.
  mutating func oldName() -> String {
    newName("old", &oldCount)
  }

  /// The next of `word`, `word2`, `word3` … that the body does not declare.
  func newName(_ word: String, _ count: inout Int) -> String {
    while true {
      count += 1
      let name = count == 1 ? word : "\(word)\(count)"
      if !isDeclared(name) { return name }
    }
  }

  /// Whether the body has a parameter or local of this name.
  func isDeclared(_ name: String) -> Bool {
    parameters.contains(name) || usage.declared.contains(name)
  }

  func compare(_ field: String, _ old: String, _ new: String) -> String {
    "reduction.compare(\(number(field)), \(old), \(new))"
  }

  /// `place sign value`
  mutating func assignment(_ place: Expression, _ sign: String, _ value: Expression, _ write: Write)
    -> [String]
  {
    if let lines = bridgeAssignment(place, sign, value) { return lines }
    guard case .field(let name) = write.root, isTracked else {
      return assigning(expression(place), value, sign: sign)
    }
    let (before, value) = apart(value, from: name, place)
    let plain = before + assigning(expression(place), value, sign: sign)
    if write.detection == .assignment, sign == "=", !place.hasChain {
      return assign(name, place, value)
    }
    return tracked(name, place, write.detection, plain)
  }

  /// `target = value`; a choice begins a line of its own.
  func assigning(_ target: String, _ value: Expression, sign: String = "=") -> [String] {
    let lines = Self.lines(expression(value))
    switch value.kind {
    case .ifExpression, .switchExpression: return ["\(target) \(sign)"] + Self.indented(lines)
    default: return ["\(target) \(sign) \(lines[0])"] + lines.dropFirst()
    }
  }

  /// A choice cannot be an argument, so it is a constant first.
  private func assign(_ name: String, _ place: Expression, _ value: Expression) -> [String] {
    let head = "reduction.assign(\(number(name)), &\(expression(place)), "
    switch value.kind {
    case .ifExpression, .switchExpression:
      var constant = "value"
      while isDeclared(constant) {
        constant = SwiftIdentifier.another(constant)
      }
      let type = types.annotation(place.type).map { ": \($0)" } ?? ""
      return Self.block(
        "do", assigning("let \(constant)\(type)", value) + ["\(head)\(constant))"])
    default: return Self.lines("\(head)\(expression(value)))")
    }
  }

  /// A call, or another expression, as a statement.
  mutating func call(_ expression: Expression, _ write: Write?) -> [String] {
    let left = !givesValue && isUnusedResult(expression) ? "_ = " : ""
    guard isTracked, case .call(let function, let arguments) = expression.kind else {
      return Self.lines(left + self.expression(expression))
    }
    return tracking(trackedCalls(in: arguments)) { printer in
      guard let write, case .field(let name) = write.root,
        case .member(let place, let method, _) = function.kind
      else { return Self.lines(left + printer.expression(expression)) }
      if write.detection == .answer {
        let (before, given) = printer.apart(arguments, from: name, place)
        return before + printer.answered(name, place, method, given, expression)
      }
      let plain = printer.calling(function, arguments, on: name, place, left)
      return printer.tracked(name, place, write.detection, plain)
    }
  }

  /// A call on a place of a field, with what has to be made before it.
  private mutating func calling(
    _ function: Expression, _ arguments: [Argument], on field: String, _ place: Expression,
    _ left: String
  ) -> [String] {
    let (before, given) = apart(arguments, from: field, place)
    let head = left + expression(function)
    guard needsCopy(given, for: field, place) else {
      return before + Self.lines(head + self.arguments(given))
    }
    var printer = self
    let copy =
      isDeclared("current") ? "current2" : "current"
    printer.scope = .outside(state: copy)
    return before
      + Self.block(
        "do", ["let \(copy): State = \(whole)"] + Self.lines(head + printer.arguments(given)))
  }

  /// Only bodies that have the reduction tell it of changes.
  private var isTracked: Bool {
    if case .outside = scope { return view == nil }
    return false
  }

  private mutating func tracked(
    _ name: String, _ place: Expression, _ detection: ChangeDetection, _ plain: [String]
  ) -> [String] {
    switch detection {
    case .atEnd, .none, .answer: return plain
    case .always: return plain + ["reduction.mark(\(number(name)))"]
    case .assignment, .place:
      let whole = place.withoutChainMark
      let type = file.facts.chainedType(of: whole)
      return between(name, expression(whole), types.annotation(type), plain)
    case .count:
      let count = "\(types.standard("Int"))\(place.hasChain ? "?" : "")"
      return between(name, "\(expression(place)).count", count, plain)
    case .presentation:
      return between(name, identity(name), "PresentationID?", plain)
    case .copy:
      let type = (feature?.field(name)?.type).flatMap(types.annotation)
      return between(name, own(name), type, plain)
    }
  }

  /// `place.append(element)` in the form that says whether it changed anything.
  private func answered(
    _ field: String, _ place: Expression, _ method: String, _ arguments: [Argument],
    _ call: Expression
  ) -> [String] {
    var labelled = arguments
    if !labelled.isEmpty { labelled[0].label = method == "append" ? "byAppending" : "byInserting" }
    let function = Expression(
      .member(place, "changes", .method), .function([], .bool), at: call.location)
    let asked = Expression(.call(function, labelled), .bool, at: call.location)
    return Self.lines("reduction.mark(\(number(field)), if: \(expression(asked)))")
  }

  /// The identity of what a field presents.
  private func identity(_ field: String) -> String {
    switch scope {
    case .member, .initializer: "$\(field)"
    case .outside(let state): "\(state).$\(field)"
    }
  }

  /// The write between taking and comparing what it may change.
  private mutating func between(
    _ field: String, _ read: String, _ type: String?, _ plain: [String]
  ) -> [String] {
    let old = oldName()
    let annotation = type.map { ": \($0)" } ?? ""
    return Self.lines("let \(old)\(annotation) = \(read)") + plain
      + Self.lines(compare(field, old, read))
  }

  /// What `print` gives, between taking and comparing what calls inside its expressions may change.
  mutating func tracking(
    _ calls: [TrackedCall], _ print: (inout CodePrinter) -> [String]
  ) -> [String] {
    var before: [String] = []
    var after: [String] = []
    for call in calls {
      let old = oldName()
      let read = call.isCounted ? "\(expression(call.place)).count" : own(call.field)
      let type: String? =
        call.isCounted
        ? "\(types.standard("Int"))\(call.place.hasChain ? "?" : "")"
        : (feature?.field(call.field)?.type).flatMap(types.annotation)
      before += Self.lines("let \(old)\(type.map { ": \($0)" } ?? "") = \(read)")
      after += Self.lines(compare(call.field, old, read))
    }
    return before + print(&self) + after
  }

  /// In the head of a statement with branches nothing can be compared afterwards, since a branch may
  /// leave: the field counts as changed.
  func marks(before branch: If) -> [String] {
    var all = marks(before: branch.conditions)
    if case .if(let next) = branch.otherwise { all += marks(before: next) }
    return all
  }

  func marks(before conditions: [Condition]) -> [String] {
    conditions.flatMap { condition in
      switch condition {
      case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value):
        marks(before: value)
      }
    }
  }

  func marks(before expression: Expression) -> [String] {
    trackedCalls(in: expression).map { call in
      let mark = "reduction.mark(\(number(call.field)))"
      guard call.isCounted, !call.place.hasChain else { return mark }
      return "if !\(self.expression(call.place)).isEmpty { \(mark) }"
    }
  }

  /// The calls in `arguments` that may change a field.
  func trackedCalls(in arguments: [Argument]) -> [TrackedCall] {
    arguments.flatMap { trackedCalls(in: $0.value) }
  }

  /// The calls in `expression` that may change a field.
  func trackedCalls(in expression: Expression) -> [TrackedCall] {
    guard isTracked, let feature else { return [] }
    var collector = TrackedCallCollector(facts: file.facts, feature: feature)
    collector.visit(expression)
    return collector.calls
  }

  private func isUnusedResult(_ expression: Expression) -> Bool {
    switch expression.type.unwrapped {
    case .void, .never, .unchecked, .error: return false
    case .bool, .integer, .float, .string, .substring, .character, .library, .array, .dictionary,
      .set, .identified, .stack, .tuple, .range, .sequence, .named, .function, .metatype, .view,
      .optional:
      break
    }
    guard case .call(let function, _) = expression.kind,
      case .member(_, let name, .known) = function.kind
    else { return true }
    return ![
      "insert", "remove", "removeFirst", "removeLast", "removeValue", "update", "updateValue",
    ]
    .contains(name)
  }
}

/// Finds the calls in an expression that change a field.
private struct TrackedCallCollector: IRVisitor {
  let facts: TypeFacts
  let feature: FeatureFacts
  var calls: [TrackedCall] = []

  init(facts: TypeFacts, feature: FeatureFacts) {
    self.facts = facts
    self.feature = feature
  }

  /// The names whose call changes a collection only by taking elements out.
  private static let removing: Set<String> = [
    "popFirst", "popLast", "remove", "removeFirst", "removeLast", "removeValue",
  ]

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .call(let function, _) = expression.kind,
      case .member(let base, let name, let form) = function.kind,
      facts.isMutating(name, form, of: base), let field = field(of: base)
    {
      let isCounted = form == .known && Self.removing.contains(name) && hasCount(base)
      let call = TrackedCall(field: field.name, place: base, isCounted: isCounted)
      if !field.isScalar, !calls.contains(call) { calls.append(call) }
    }
    visitChildren(of: expression)
  }

  private func hasCount(_ base: Expression) -> Bool {
    switch facts.valueType(of: base).unwrapped {
    case .array, .dictionary, .set, .identified, .stack, .library(.indexSet), .string: true
    case .bool, .integer, .float, .substring, .character, .void, .library, .optional, .tuple,
      .range, .sequence, .named, .function, .metatype, .view, .never, .unchecked, .error:
      false
    }
  }

  private func field(of base: Expression) -> Field? {
    guard let place = Place(base), case .reference(let reference) = place.root.kind else {
      return nil
    }
    if case .field(let name) = reference { return feature.field(name) }
    if case .stateSelf = reference, case .member(let name, _, _)? = place.steps.first {
      return feature.field(name)
    }
    return nil
  }
}
