import FeatureModel

/// What SwiftUI's views are given beyond what the spec says, and how it is spelled.
extension CodePrinter {
  /// The arguments of a view of the vocabulary.
  func made(_ name: String, _ arguments: [Argument]) -> [Argument] {
    var given = arguments.map { titled($0) }
    if name == "Text" { given = given.map { verbatim($0, of: given) } }
    if let index = given.firstIndex(where: { $0.label == "value" }), ranged.contains(name),
      !given.contains(where: { $0.label == "in" }),
      let range = range(of: given[index].value, isClosed: name == "Slider")
    {
      given.insert(Argument("in", range), at: index + 1)
    }
    return blocks(labelled(repeating(given), name), name)
  }

  private var ranged: [String] { ["Stepper", "Slider"] }

  // MARK: Titles

  /// A control whose title is partly data and partly a key shows it in a block.
  private func labelled(_ arguments: [Argument], _ name: String) -> [Argument] {
    guard ["Button", "Toggle"].contains(name), let title = arguments.first, title.label == nil,
      title.value.isPartlyKey
    else { return arguments }
    let place = title.value.location
    let callee = Expression(.reference(.view(.known("Text"))), .void, at: place)
    let text = Expression(.call(callee, [title]), .view(.view), at: place)
    let rest = arguments.dropFirst().map { argument in
      argument.value.type.isFunction
        ? Argument(nil, argument.value, isTrailing: true) : argument
    }
    return rest + [Argument("label", text.block, isTrailing: true)]
  }

  // MARK: Collections

  /// The channels to the elements of an identified collection, which SwiftUI does not make by itself.
  private func repeating(_ arguments: [Argument]) -> [Argument] {
    guard var first = arguments.first, first.label == nil, first.value.identifiedElement != nil
    else { return arguments }
    let all = expression(first.value)
    let kept = first.value.keptCollection.flatMap { view?.elements[$0] }
    let channels = kept.map { "\($0).elements(of: \(all))" } ?? "\(all).elements()"
    first.value.kind = .reference(.unchecked(channels))
    return [first]
      + arguments.dropFirst().map { argument in
        guard case .keyPath(let names) = argument.value.kind else { return argument }
        var path = argument
        path.value.kind = .keyPath(["wrappedValue"] + names.filter { $0 != "self" })
        return path
      }
  }

  // MARK: Blocks

  /// The labels under which views were once given as values; they are blocks behind the content now.
  private static let values: [String: [String]] = [
    "Picker": ["label"], "Section": ["header", "footer"],
  ]

  private func blocks(_ arguments: [Argument], _ name: String) -> [Argument] {
    guard let labels = Self.values[name] else { return arguments }
    let isValue = { (argument: Argument) -> Bool in
      guard let label = argument.label, labels.contains(label) else { return false }
      return argument.value.type == .view(.view)
    }
    let content = arguments.filter { !isValue($0) }.map { argument in
      argument.value.type.isFunction
        ? Argument(argument.label, argument.value, isTrailing: true) : argument
    }
    let blocks = arguments.filter(isValue).map { argument in
      Argument(argument.label, argument.value.block, isTrailing: true)
    }
    return blocks.isEmpty ? arguments : content + blocks
  }

  // MARK: Ranges

  /// The domain of what a channel leads to, as a range; nil where there is none.
  private func range(of channel: Expression, isClosed: Bool) -> Expression? {
    guard let (domain, type) = domain(of: channel.withoutAnimation) else { return nil }
    if isClosed, domain.lower == nil || domain.upper == nil { return nil }
    let bounds = (domain.lower ?? limit(of: type, isUpper: false))
      .flatMap { lower in (domain.upper ?? limit(of: type, isUpper: true)).map { (lower, $0) } }
    guard let (lower, upper) = bounds else { return nil }
    return Expression(
      .reference(.unchecked("\(lower)...\(upper)")), .range(.closed, type), at: channel.location)
  }

  private func limit(of type: Type, isUpper: Bool) -> String? {
    switch type {
    case .integer: "\(types.text(type)).\(isUpper ? "max" : "min")"
    case .float: "\(isUpper ? "" : "-")\(types.text(type)).greatestFiniteMagnitude"
    default: nil
    }
  }

  private func domain(of channel: Expression) -> (Domain, Type)? {
    guard case .projection(.binding(let name, let arguments)) = channel.kind, arguments.isEmpty,
      let binding = feature?.binding(name),
      let field = binding.plainField.flatMap({ feature?.field($0) }), let domain = field.domain
    else { return nil }
    return (domain, field.type)
  }

  // MARK: Texts

  /// A text that is data is shown as it is; a literal is a key that can be translated.
  private func verbatim(_ argument: Argument, of all: [Argument]) -> Argument {
    guard all.count == 1, argument.label == nil, !argument.value.isKey else { return argument }
    switch argument.value.type {
    case .string: return Argument("verbatim", argument.value)
    case .substring:
      return Argument(
        "verbatim",
        Expression(.construct(.string, [argument]), .string, at: argument.value.location)
      )
    default: return argument
    }
  }

  /// The argument with the parts of a key spelled so that any key takes them.
  func titled(_ argument: Argument) -> Argument {
    var argument = argument
    argument.value = titled(argument.value)
    return argument
  }

  /// The words with the parts of a key spelled so that any key takes them.
  func titled(_ value: Expression) -> Expression {
    switch value.kind {
    case .string(var text):
      text.segments = text.segments.map { segment in
        guard case .interpolation(let inner) = segment else { return segment }
        return .interpolation(described(inner))
      }
      return Expression(.string(text), value.type, at: value.location)
    case .ternary(let condition, let first, let second) where value.isKey:
      return Expression(
        .ternary(condition, titled(first), titled(second)), value.type, at: value.location)
    case .parenthesized(let inner) where value.isKey:
      return Expression(.parenthesized(titled(inner)), value.type, at: value.location)
    default: return value
    }
  }

  /// A key takes texts and numbers; anything else is described first.
  private func described(_ value: Expression) -> Expression {
    switch value.type {
    case .string, .integer, .float, .view, .unchecked, .error: return value
    case .bool, .substring, .character, .void, .library, .optional, .array, .dictionary, .set,
      .identified, .stack, .tuple, .range, .sequence, .named, .function, .metatype, .never:
      return Expression(
        .construct(.string, [Argument("describing", value)]), .string, at: value.location)
    }
  }
}

extension Expression {
  /// A block that shows it.
  fileprivate var block: Expression {
    let closure = Closure(
      parameters: nil, parameterTypes: [], result: .view(.view),
      body: [Statement(.expression(self, nil), at: location)])
    return Expression(.closure(closure), .function([], .view(.view)), at: location)
  }

  /// The channel below `.animation()`.
  var withoutAnimation: Expression {
    guard case .call(let function, _) = kind, case .member(let base, _, _) = function.kind else {
      return self
    }
    return base.withoutAnimation
  }
}
