import FeatureDiagnostics
import FeatureSyntax

/// A way to make or change a view that arguments fit.
enum ViewSelection {
  case chosen(MemberSignature)
  /// It has a label that is not known here: only Swift knows.
  case foreign
  /// No known way has these labels.
  case none
}

/// The arguments of views and modifiers.
extension BodyChecker {
  /// The signature that the labels and forms of arguments fit.
  func select(
    _ signatures: [MemberSignature], _ arguments: [ArgumentSyntax], isOpen: Bool
  ) -> ViewSelection {
    let fitting = signatures.filter { pairs(arguments, $0) != nil }
    if fitting.count > 1, let best = fitting.first(where: { isShaped(arguments, $0) }) {
      return .chosen(best)
    }
    if let only = fitting.first { return .chosen(only) }
    guard isOpen else { return .none }
    let labels = Set(signatures.flatMap { ($0.parameters ?? []).compactMap(\.label) })
    let foreign = arguments.compactMap(\.label?.text).contains { label in
      !labels.contains(label) && !labels.contains { Nearest.distance($0, label) <= 1 }
    }
    return foreign ? .foreign : .none
  }

  /// For each argument the parameter that it is for; nil where they do not fit.
  private func pairs(_ arguments: [ArgumentSyntax], _ signature: MemberSignature) -> [Int]? {
    let parameters = signature.parameters ?? []
    var result: [Int] = []
    for (index, parameter) in parameters.enumerated() {
      if result.count < arguments.count {
        let argument = arguments[result.count]
        let isBlock = argument.isTrailing && argument.label == nil
        let rest = parameters[(index + 1)...]
        if isBlock
          ? parameter.type.isFunction
            && (!parameter.hasDefault || !leaves(rest, for: arguments.dropFirst(result.count + 1)))
          : argument.label?.text == parameter.label
        {
          result.append(index)
          continue
        }
      }
      if !parameter.hasDefault { return nil }
    }
    return result.count == arguments.count ? result : nil
  }

  /// Whether a block that is needed stands in none of the arguments that are left.
  private func leaves(
    _ parameters: ArraySlice<MemberSignature.FormalParameter>,
    for arguments: ArraySlice<ArgumentSyntax>
  ) -> Bool {
    parameters.contains { parameter in
      parameter.type.isFunction && !parameter.hasDefault
        && !arguments.contains { $0.label?.text == parameter.label }
    }
  }

  /// Whether the forms of the arguments are those of the parameters.
  private func isShaped(_ arguments: [ArgumentSyntax], _ signature: MemberSignature) -> Bool {
    guard let pairs = pairs(arguments, signature), let parameters = signature.parameters else {
      return false
    }
    return zip(arguments, pairs).allSatisfy { argument, index in
      isShaped(argument.value, parameters[index].type)
    }
  }

  private func isShaped(_ value: ExpressionSyntax, _ formal: FormalType) -> Bool {
    switch (value.kind, formal) {
    case (_, .variable("Any")): return true
    case (.closure(let closure), .function(let inputs, _)):
      return closure.parameters.map { $0.count == inputs.count }
        ?? (mentionsParameters(closure) == !inputs.isEmpty)
    case (.closure, _): return false
    case (_, .function): return false
    case (.projection, .generic("Binding", _)), (.projection, .generic("Item", _)),
      (.projection, .generic("Stack", _)), (.projection, .generic("Data", _)),
      (.projection, .generic("Prompt", _)):
      return true
    case (.projection, _): return false
    case (_, .generic("Binding", _)), (_, .generic("Item", _)), (_, .generic("Prompt", _)):
      return !value.isLiteralLike && !isText(value)
    case (.keyPath, .generic("KeyPath", _)): return true
    case (.keyPath, _): return false
    case (_, .variable("View")): return isText(value) ? false : value.rootCallee != nil
    case (_, .variable("Text")): return isText(value) || value.rootCallee?.text != "Text"
    default: return true
    }
  }

  /// Whether `$0` stands in a closure itself, or `$1` anywhere in it.
  private func mentionsParameters(_ closure: ClosureSyntax) -> Bool {
    let bytes = environment.lines.source.bytes
    let range = closure.body.range
    guard range.end <= bytes.count, range.start < range.end else { return false }
    var depth = 0
    for (byte, next) in zip(bytes[range.start..<range.end], bytes[(range.start + 1)..<range.end]) {
      switch (byte, next) {
      case (UInt8(ascii: "{"), _): depth += 1
      case (UInt8(ascii: "}"), _): depth -= 1
      case (UInt8(ascii: "$"), UInt8(ascii: "1")): return true
      case (UInt8(ascii: "$"), UInt8(ascii: "0")): if depth == 1 { return true }
      default: break
      }
    }
    return false
  }

  func isText(_ value: ExpressionSyntax) -> Bool {
    if case .string = value.kind { return true }
    return false
  }

  // MARK: Checking

  /// A call by a signature, with what its arguments mean.
  mutating func applied(
    _ signature: MemberSignature, _ callee: Expression, _ name: Name,
    _ arguments: [ArgumentSyntax], _ range: SourceRange, _ result: Type
  ) -> Expression {
    var bindings = TypeBindings()
    var given: [Argument] = []
    let parameters = signature.parameters ?? []
    var isBroken = false
    for (argument, index) in zip(arguments, pairs(arguments, signature) ?? []) {
      let parameter = parameters[index]
      let place = ViewArgument(
        name: name.text, label: parameter.label, parameter: parameter, signature: signature)
      let value = viewArgument(argument.value, parameter.type, place, &bindings)
      if value.type == .error {
        isBroken = true
        // What follows from it is not known, and is not reported as well.
        _ = bindings.unify(parameter.type, .error)
      }
      given.append(
        Argument(argument.label?.text, value, isTrailing: argument.isTrailing))
    }
    if isBroken { return Expression(.error, .error, at: at(range)) }
    if !checkConstraints(signature, bindings, arguments, name) { return broken(range) }
    var typed = callee
    typed.type = .function(given.map(\.value.type), result)
    return Expression(.call(typed, given), result, at: at(range))
  }

  private mutating func checkConstraints(
    _ signature: MemberSignature, _ bindings: TypeBindings, _ arguments: [ArgumentSyntax],
    _ name: Name
  ) -> Bool {
    for constraint in signature.constraints {
      guard let type = bindings.types[constraint.variable], !type.isOpen else { continue }
      let place = place(of: constraint.variable, signature, arguments) ?? name.range
      switch constraint.conformance {
      case "Strideable":
        if type.isNumber || type == .library(.date) { continue }
        report(.notStrideable, ["'\(name.text)'", "a number", type.description], place)
      case "BinaryFloatingPoint":
        if type.isFloat { continue }
        report(
          .notStrideable, ["'\(name.text)'", "a 'Double' or 'Float'", type.description], place,
          hint: "bind a 'Double': a 'binding' of the feature can convert it")
      case "Identity":
        if hasIdentity(type) || isCounted(bindings.types["Data"]) { continue }
        report(
          .notIdentifiable, ["'\(name.text)'", type.description], place,
          hint: identityHint(type, name.text))
      case "Selectable":
        if isStored(type) || types.isHashable(type) { continue }
        report(.constraint, [name.text, type.description, "Hashable"], place)
      default:
        guard let wanted = Conformance(rawValue: constraint.conformance),
          !types.conforms(type, wanted)
        else { continue }
        report(.constraint, [name.text, type.description, wanted.rawValue], place)
      }
      return false
    }
    return true
  }

  /// The argument that decides what a variable stands for.
  private func place(
    of variable: String, _ signature: MemberSignature, _ arguments: [ArgumentSyntax]
  ) -> SourceRange? {
    let parameters = signature.parameters ?? []
    return zip(arguments, pairs(arguments, signature) ?? []).first { _, index in
      parameters[index].type.mentions(variable)
    }?.0.value.range
  }

  /// Whether it counts up: the numbers of a range tell its elements apart.
  private func isCounted(_ data: Type?) -> Bool {
    switch data {
    case .range(.halfOpen, _), .sequence(.indices, _): true
    default: false
    }
  }

  /// Whether it is a store, or the case that holds one.
  private func isStored(_ type: Type) -> Bool {
    switch type {
    case .view(.store), .view(.route): true
    default: false
    }
  }

  private func hasIdentity(_ type: Type) -> Bool {
    switch type {
    case .view(.store), .view(.route): true
    case .view(.binding(let value)): hasIdentity(value)
    // An element of a stack.
    case .tuple(let elements): elements.first?.type == .library(.stackID)
    case .named(let name):
      types.types[name]?.isComposed == true || types.conforms(type, .identifiable)
    default: types.conforms(type, .identifiable)
    }
  }

  private func identityHint(_ type: Type, _ name: String) -> String {
    if case .named(let declared) = type, types.types[declared]?.kind == .structure,
      types.types[declared]?.properties.contains(where: { $0.name == "id" }) == true
    {
      return "declare it: 'struct \(declared): Identifiable'"
    }
    return name == "ForEach" || name == "List"
      ? "say what tells them apart: 'id: \\.self', or 'id: \\.name'"
      : "declare the type Identifiable, or bind a Bool: 'isPresented: $…'"
  }

  // MARK: Mistakes

  /// Says why arguments fit no known way to make or change a view.
  mutating func reportArguments(
    _ signatures: [MemberSignature], _ name: Name, _ arguments: [ArgumentSyntax],
    _ range: SourceRange, _ declared: SourceLocation?
  ) {
    let related = declared.map { [RelatedSpan($0, "'\(name.text)' is declared here")] } ?? []
    let labels = Set(signatures.flatMap { ($0.parameters ?? []).compactMap(\.label) })
    for argument in arguments {
      guard let label = argument.label, !labels.contains(label.text),
        let near = Nearest.name(to: label.text, among: labels.sorted())
      else { continue }
      report(
        .wrongLabel, [label.text, near], label.range, related: related,
        fixIts: [fix("write '\(near)'", label.range, near)])
      return
    }
    let forms = signatures.prefix(4).map(\.callText).joined(separator: ", ")
    if let missing = missing(arguments, signatures) {
      let what = missing.label.map { "'\($0):'" } ?? missing.type.callText
      let isChannel = missing.type.isChannel
      report(
        .missingViewArgument,
        [
          name.text, what,
          isChannel
            ? "hand a binding: '\(missing.label.map { "\($0): " } ?? "")$…'"
            : "it is made so: \(forms)",
        ],
        name.range, related: related)
      return
    }
    report(
      .viewArguments, [name.text, "it is made so: \(forms)"], name.range, related: related)
  }

  /// The one argument that is lacking.
  private func missing(_ arguments: [ArgumentSyntax], _ signatures: [MemberSignature])
    -> MemberSignature.FormalParameter?
  {
    for signature in signatures {
      for (index, parameter) in (signature.parameters ?? []).enumerated()
      where !parameter.hasDefault {
        var without = signature
        without.parameters?.remove(at: index)
        if pairs(arguments, without) != nil { return parameter }
      }
    }
    return nil
  }
}

/// For which parameter of what an argument is.
struct ViewArgument {
  var name: String
  var label: String?
  var parameter: MemberSignature.FormalParameter
  var signature: MemberSignature

  /// What is named in messages.
  var text: String { label.map { "'\($0):' of '\(name)'" } ?? "'\(name)'" }
}

extension FormalType {
  /// Whether a channel is wanted.
  var isChannel: Bool {
    switch self {
    case .generic("Binding", _), .generic("Item", _), .generic("Prompt", _), .generic("Stack", _):
      true
    default: false
    }
  }

  /// Whether a variable stands in it.
  func mentions(_ variable: String) -> Bool {
    switch self {
    case .variable(let name): name == variable
    case .optional(let inner), .array(let inner), .generic(_, let inner): inner.mentions(variable)
    case .type, .dictionary, .tuple, .function: false
    }
  }

  /// The type as it is written in a hint.
  var callText: String {
    switch self {
    case .variable("Text"): "a text"
    case .variable("View"): "a view"
    case .function: "a block '{ … }'"
    case .generic("Binding", _), .generic("Item", _), .generic("Prompt", _): "a binding '$…'"
    default: "a value"
    }
  }
}

extension MemberSignature {
  /// How it is called, without what may be left off.
  var callText: String {
    var blocks = ""
    var list: [String] = []
    for parameter in parameters ?? [] where !parameter.hasDefault {
      let label = parameter.label.map { "\($0): " } ?? ""
      switch parameter.type {
      case .function:
        blocks += blocks.isEmpty ? " { … }" : " \(label){ … }"
      case .generic("Binding", _), .generic("Item", _), .generic("Prompt", _):
        list.append("\(label)$…")
      case .variable("Text"): list.append("\(label)\"…\"")
      default: list.append("\(label)…")
      }
    }
    let arguments = list.isEmpty && !blocks.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
    return "'\(name)\(arguments)\(blocks)'"
  }
}
