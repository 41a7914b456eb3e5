import FeatureModel
import TemplateEngine

extension CodePrinter {
  /// The expression as Swift.
  func expression(_ expression: Expression) -> String {
    switch expression.kind {
    case .integer(let text), .float(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .nilLiteral: "nil"
    case .string(let value): string(value)
    case .reference(let reference): viewReference(reference) ?? self.reference(reference)
    case .implicitMember(let name): ".\(SwiftIdentifier.member(name))"
    case .enumCase(let type, let name, let arguments, let isImplicit):
      enumCase(type, name, arguments, isImplicit)
    case .optionalCase(let isSome, let value): optionalCase(isSome, value)
    case .member(let base, let name, let form): member(base, name, form, expression.type)
    case .call(let function, let arguments): call(function, arguments)
    case .construct(let type, let arguments): "\(types.text(type))\(self.arguments(arguments))"
    case .subscript(let base, let arguments):
      "\(self.expression(base))[\(list(arguments))]"
    case .optionalChain(let base): "\(self.expression(base))?"
    case .forceUnwrap(let base): "\(self.expression(base))!"
    case .prefix(let sign, let operand): "\(sign)\(self.expression(operand))"
    case .infix(let left, let sign, let right):
      "\(self.expression(left)) \(sign) \(self.expression(right))"
    case .ternary(let condition, let first, let second):
      "\(self.expression(condition)) ? \(self.expression(first)) : \(self.expression(second))"
    case .range(let lower, let sign, let upper):
      "\(lower.map(self.expression) ?? "")\(sign)\(upper.map(self.expression) ?? "")"
    case .array(let elements): "[\(elements.map(self.expression).joined(separator: ", "))]"
    case .dictionary(let elements): dictionary(elements)
    case .parenthesized(let inner): "(\(self.expression(inner)))"
    case .tuple(let elements): "(\(list(elements)))"
    case .closure(let closure): self.closure(closure)
    case .ifExpression(let branch): inner { $0.conditional(branch) }
    case .switchExpression(let choice): inner { $0.choice(choice) }
    case .verbatim(let text): verbatim(text, of: expression.type)
    case .uuid: "reduction.uuid()"
    case .now: "reduction.now"
    case .random(let range): "reduction.random(in: \(self.expression(range)))"
    case .runtimeCall(let helper, let arguments):
      "FeatureRuntime.\(helper.rawValue)\(self.arguments(arguments))"
    case .projection(let projection): self.projection(projection)
    case .keyPath(let names): keyPath(names)
    case .error: ""
    }
  }

  /// `\.self`, which is no member of that name, or the way to a part.
  private func keyPath(_ names: [String]) -> String {
    "\\." + (names == ["self"] ? names : names.map(SwiftIdentifier.member)).joined(separator: ".")
  }

  /// Statements within an expression, printed by a copy: they write nothing that is tracked.
  private func inner(_ print: (inout CodePrinter) -> [String]) -> String {
    var printer = self
    printer.givesValue = true
    return print(&printer).joined(separator: "\n")
  }

  /// Arguments in parentheses, and after them those written as trailing closures.
  func arguments(_ arguments: [Argument]) -> String {
    let inside = arguments.filter { !$0.isTrailing }
    let trailing = arguments.filter(\.isTrailing)
    var text = inside.isEmpty && !trailing.isEmpty ? "" : parentheses(inside.map(argument))
    for (index, argument) in trailing.enumerated() {
      let label = index == 0 ? nil : argument.label
      text += " " + (label.map { "\(SwiftIdentifier.label($0)): " } ?? "")
      text += trailing.count > 1 ? openBlock(argument.value) : expression(argument.value)
    }
    return text
  }

  /// Arguments in parentheses: each on lines of its own where one of them, a block of a view, has several.
  private func parentheses(_ arguments: [String]) -> String {
    let isOpen = view != nil && arguments.contains { $0.contains("\n") && !$0.contains("\"\"\"") }
    guard isOpen else { return "(\(arguments.joined(separator: ", ")))" }
    let lines = arguments.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }
    return "(\n\(lines.joined(separator: "\n"))\n)"
  }

  /// Arguments with their labels, without parentheses.
  func list(_ arguments: [Argument]) -> String {
    arguments.map(argument).joined(separator: ", ")
  }

  private func argument(_ argument: Argument) -> String {
    guard let label = argument.label else { return expression(argument.value) }
    return "\(SwiftIdentifier.label(label)): \(expression(argument.value))"
  }

  private func dictionary(_ elements: [DictionaryElement]) -> String {
    if elements.isEmpty { return "[:]" }
    let pairs = elements.map { "\(expression($0.key)): \(expression($0.value))" }
    return "[\(pairs.joined(separator: ", "))]"
  }

  private func reference(_ reference: Reference) -> String {
    switch reference {
    case .field(let name), .instanceMember(let name): own(name)
    case .derived(let name): effectfulValue(name) ?? own(name)
    case .shared(let name): own(name)
    case .parameter(let name), .local(let name), .closureName(let name): inner(name)
    case .closureParameter(let index): "$\(index)"
    case .newValue: "newValue"
    case .oldValue: "oldValue"
    case .stateSelf: whole
    case .instanceSelf: "self"
    case .function(let name), .externFunction(let name), .unchecked(let name):
      SwiftIdentifier.name(name)
    case .featureFunction(let name): featureFunction(name)
    case .mutatingFunction(let name): body(name)
    case .builtin(let name): types.standard(name)
    case .type(let type): types.text(type)
    case .client(let name), .effect(let name): SwiftIdentifier.name(name)
    case .viewMember(let name): member(name)
    case .childStores(let name): own(name)
    case .store: whole
    case .view(let view): SwiftIdentifier.name(view.name)
    }
  }

  /// A function that reads fields is a method of the state, another one a static one of the feature.
  private func featureFunction(_ name: String) -> String {
    guard let feature else { return SwiftIdentifier.name(name) }
    if let function = feature.function(name), function.effects.isEmpty, !function.reads.isEmpty {
      return own(name)
    }
    return "\(types.named(TypeName([feature.name]))).\(SwiftIdentifier.member(name))"
  }

  /// A case that could be taken for one of an optional is written with its type.
  private func enumCase(
    _ type: TypeName, _ name: String, _ arguments: [Argument]?, _ isImplicit: Bool
  ) -> String {
    let owner = isImplicit && name != "none" && name != "some" ? "" : types.named(type)
    return "\(owner).\(SwiftIdentifier.member(name))\(arguments.map(self.arguments) ?? "")"
  }

  private func optionalCase(_ isSome: Bool, _ value: Expression?) -> String {
    guard isSome else { return ".none" }
    return ".some(\(value.map(expression) ?? ""))"
  }

  private func call(_ function: Expression, _ arguments: [Argument]) -> String {
    if let call = viewCall(function, arguments) { return call }
    if case .reference(.mutatingFunction(let name)) = function.kind {
      let inside = list(completed(arguments, for: feature?.function(name)?.parameters))
      return "\(body(name))(&state, \(inside.isEmpty ? "" : inside + ", ")&reduction)"
    }
    if let call = effectfulCall(function, arguments) ?? endpointCall(function, arguments) {
      return call
    }
    return "\(expression(function))\(self.arguments(arguments))"
  }
}

extension CodePrinter {
  /// The arguments with the defaults that were left off: the reduction behind them carries no label, so
  /// Swift would take it for an unlabelled one.
  func completed(_ arguments: [Argument], for parameters: [Parameter]?) -> [Argument] {
    guard let parameters else { return arguments }
    var rest = arguments[...]
    return parameters.compactMap { parameter in
      if let given = rest.first, given.label == parameter.label {
        rest = rest.dropFirst()
        return Argument(given.label, given.value)
      }
      return parameter.defaultValue.map { Argument(parameter.label, $0) }
    }
  }
}

/// Members, payloads among them.
extension CodePrinter {
  fileprivate func member(
    _ base: Expression, _ name: String, _ form: MemberForm, _ type: Type
  ) -> String {
    if let text = runningMember(base, name) { return text }
    switch form {
    case .payload:
      return payload(base, name, isFlag: type.unwrapped == .bool && form.isFlag(name, file.facts))
    case .property, .method, .known, .tupleElement, .staticMember, .modifier, .unchecked: break
    }
    let inner = base.withoutChainMark
    if case .member(_, let caseName, .payload(let owner)) = inner.kind {
      let count = file.facts.enumCase(caseName, of: owner)?.payload.count ?? 0
      let isPart =
        file.facts.enumCase(caseName, of: owner)?.payload.contains { $0.label == name } ?? false
      if count == 1, isPart { return expression(inner) }
      return "\(expression(inner))?.\(SwiftIdentifier.member(name))"
    }
    if name == "self", form == .staticMember { return "\(expression(base)).self" }
    return "\(expression(base)).\(SwiftIdentifier.member(name))"
  }

  private func payload(_ base: Expression, _ name: String, isFlag: Bool) -> String {
    let inner = base.withoutChainMark
    let isOptional = inner.type.isOptional
    let text = "\(expression(inner))\(isOptional ? "?" : "").\(SwiftIdentifier.member(name))"
    return isFlag && isOptional ? "(\(text) ?? false)" : text
  }

  private func string(_ value: StringValue) -> String {
    if value.isMultiline, let text = multiline(value) { return text }
    let inside = value.segments.map { segment in
      switch segment {
      case .text(let text): SwiftText.escaped(text)
      case .interpolation(let inner): "\\(\(expression(inner)))"
      }
    }
    return "\"\(inside.joined())\""
  }

  /// Between triple quotes where it has several lines.
  private func multiline(_ value: StringValue) -> String? {
    var inside = ""
    for segment in value.segments {
      switch segment {
      case .text(let text):
        inside += text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { SwiftText.escapedLine(String($0)) }.joined(separator: "\n")
      case .interpolation(let inner): inside += "\\(\(expression(inner)))"
      }
    }
    if inside.contains("\n") { return "\"\"\"\n\(inside)\n\"\"\"" }
    return inside.count > Self.longestLine ? "\"\"\"\n\(filled(value))\n\"\"\"" : nil
  }

  /// How much of a text stands on one line.
  private static let longestLine = 68

  /// A text of one long line over several, each of which goes on in the next.
  private func filled(_ value: StringValue) -> String {
    var words: [String] = []
    for segment in value.segments {
      switch segment {
      case .text(let text):
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
          words.append(SwiftText.escapedLine(String(word)) + " ")
        }
        if let last = words.popLast() { words.append(String(last.dropLast())) }
      case .interpolation(let inner): words.append("\\(\(expression(inner)))")
      }
    }
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if last.count + word.count > Self.longestLine, last.hasSuffix(" ") { lines.append("") }
      lines[lines.count - 1] += word
    }
    return lines.joined(separator: "\\\n")
  }

  private func closure(_ closure: Closure) -> String {
    if let text = viewClosure(closure) { return text }
    var printer = at(.value)
    let names = closure.parameters.map { parameters in
      parameters.map { inner($0.name) }.joined(separator: ", ")
    }
    let head = names.map { $0.isEmpty ? "" : "\($0) in" } ?? ""
    printer.givesValue = closure.body.count == 1
    let body = printer.statements(closure.body)
    if body.count == 1, !body[0].hasPrefix("#") {
      return "{ \(head.isEmpty ? "" : head + " ")\(body[0]) }"
    }
    if body.isEmpty { return head.isEmpty ? "{}" : "{ \(head) }" }
    let open = head.isEmpty ? "{" : "{ \(head)"
    return ([open] + Self.indented(body) + ["}"]).joined(separator: "\n")
  }

  /// Swift text of a stated type: a closure that is called at once.
  private func verbatim(_ text: VerbatimSyntaxText, of type: Type) -> String {
    (["({ () -> \(types.text(type)) in"] + located(text) + ["})()"]).joined(separator: "\n")
  }

  /// The lines of Swift text; a carriage return counts as a line's end, as everywhere in a spec.
  private static func verbatimLines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map(String.init)
  }

  /// Swift text at its place in the spec.
  func located(_ text: VerbatimSyntaxText) -> [String] {
    [
      "#sourceLocation(file:\(SwiftText.stringLiteral(file.name)),line:\(text.line))"
    ] + Self.verbatimLines(text.text) + ["#sourceLocation()"]
  }
}

extension MemberForm {
  /// Whether it is a case that carries nothing.
  fileprivate func isFlag(_ name: String, _ facts: TypeFacts) -> Bool {
    guard case .payload(let type) = self else { return false }
    return facts.enumCase(name, of: type)?.payload.isEmpty ?? false
  }
}

extension Expression {
  /// The expression below the `?` that it may end with.
  var withoutChainMark: Expression {
    if case .optionalChain(let base) = kind { return base }
    return self
  }

  /// Whether a `?` stands in the chain of members that it ends.
  var hasChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base, _, _), .subscript(let base, _), .forceUnwrap(let base),
      .call(let base, _):
      base.hasChain
    default: false
    }
  }
}
