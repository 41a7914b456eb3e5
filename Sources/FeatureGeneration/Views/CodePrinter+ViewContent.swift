import FeatureDiagnostics
import FeatureModel
import TemplateEngine

/// What a view shows, as lines.
extension CodePrinter {
  /// A statement that shows something.
  func content(_ shown: Expression) -> [String] {
    guard let (optional, rest) = absentStore(shown) else {
      if let text = shown.partlyTranslated { return Self.lines(translatable(text, as: .swiftUI)) }
      return passing(shown, chain(ViewChain(shown)))
    }
    let name = usage.declared.contains("child") ? "child2" : "child"
    return Self.block("if let \(name) = \(expression(optional))", content(rest(name)))
  }

  /// A view with its modifiers: on one line if it is short, else each on a line of its own.
  func chain(_ chain: ViewChain) -> [String] {
    var lines = Self.lines(root(chain.root))
    let guarded = disabling(chain.root)
    let modifiers = (guarded.map { [$0] } ?? []) + chain.modifiers.flatMap(modifiers)
    guard !modifiers.isEmpty else { return lines }
    if lines.count == 1, modifiers.count == 1, !modifiers[0].contains("\n"),
      lines[0].count + modifiers[0].count < 80, !lines[0].hasSuffix("}")
    {
      return [lines[0] + modifiers[0]]
    }
    // Behind a block of several lines modifiers stand where the block does.
    let isBlock = lines.count > 1
    for modifier in modifiers {
      let more = Self.lines(modifier)
      lines += isBlock ? more : Self.indented(more)
    }
    return lines
  }

  /// What modifiers change.
  private func root(_ root: Expression) -> String {
    guard case .call(let function, let arguments) = root.kind,
      case .reference(.view(let reference)) = function.kind
    else { return expression(root) }
    if let text = root.partlyTranslated { return "(\(translatable(text, as: .swiftUI)))" }
    switch reference {
    case .known(let name):
      return types.swiftUI(name) + self.arguments(made(name, arguments))
    case .declared(let name): return SwiftIdentifier.name(name) + self.arguments(arguments)
    case .slot(let name): return member(name) + self.arguments(arguments)
    case .passedThrough(let name): return SwiftIdentifier.name(name) + self.arguments(arguments)
    }
  }

  // MARK: Stores that may be gone

  /// A store that may be gone among the arguments of a view, and the view of one that is there.
  private func absentStore(_ shown: Expression)
    -> (store: Expression, with: (_ name: String) -> Expression)?
  {
    switch shown.kind {
    case .call(let function, let arguments):
      if case .member(let base, let name, let form) = function.kind {
        return absentStore(base).map { store, rest in
          (
            store,
            { local in
              let callee = Expression(
                .member(rest(local), name, form), function.type, at: function.location)
              return Expression(.call(callee, arguments), shown.type, at: shown.location)
            }
          )
        }
      }
      guard case .reference(.view(.declared)) = function.kind,
        let index = arguments.firstIndex(where: { $0.value.isAbsentStore })
      else { return nil }
      let store = arguments[index].value
      return (
        store,
        { local in
          var given = arguments
          given[index].value = Expression(
            .reference(.unchecked(local)), store.type.unwrapped, at: store.location)
          return Expression(.call(function, given), shown.type, at: shown.location)
        }
      )
    default: return nil
    }
  }

  // MARK: What only Swift knows

  /// Lines at their place in the spec, where a part of them is passed through.
  func passing(_ shown: Expression, _ lines: [String]) -> [String] {
    let part =
      ViewChain(shown).passedThrough ?? (shown.isPassedThrough ? shown : nil)
    guard let part, case .call(let function, _) = part.kind else { return lines }
    let line = file.line(of: function.location.range.end)
    let name =
      switch function.kind {
      case .member(_, let name, _): ".\(name)"
      case .reference(.view(let view)): view.name
      default: ""
      }
    let place = lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(name) } ?? 0
    let first = max(1, line - place)
    return [located(at: first)] + reopened(lines, from: first) + ["#sourceLocation()"]
  }

  private func located(at line: Int) -> String {
    "#sourceLocation(file: \(SwiftText.stringLiteral(file.name)), line: \(line))"
  }

  /// Lines in which a part with a place of its own does not end the place of the whole.
  private func reopened(_ lines: [String], from first: Int) -> [String] {
    var count = 0
    return lines.map { line in
      let content = line.drop { $0 == " " }
      if content == "#sourceLocation()" {
        return String(line.prefix(line.count - content.count)) + located(at: first + count)
      }
      if !content.hasPrefix("#sourceLocation(") { count += 1 }
      return line
    }
  }
}

extension Expression {
  /// The words of a `Text` of which a part is data and a part a key.
  fileprivate var partlyTranslated: Expression? {
    guard case .call(let function, let arguments) = kind,
      case .reference(.view(.known("Text"))) = function.kind, arguments.count == 1,
      let only = arguments.first, only.label == nil, only.value.isPartlyKey
    else { return nil }
    return only.value
  }

  /// Whether it is a store that may be gone.
  fileprivate var isAbsentStore: Bool {
    if case .optional(.view(.store)) = type { return true }
    return false
  }

  /// Whether it is made by what only Swift knows.
  fileprivate var isPassedThrough: Bool {
    if case .call(let function, _) = kind, case .reference(.view(.passedThrough)) = function.kind {
      return true
    }
    return false
  }
}
