import FeatureModel

/// What SwiftUI's modifiers are given beyond what the spec says, and how it is spelled.
extension CodePrinter {
  /// The modifiers that one of the spec becomes.
  func modifiers(_ modifier: ViewChain.Modifier) -> [String] {
    guard modifier.isKnown else { return [plain(modifier)] }
    switch modifier.name {
    case "alert", "confirmationDialog": return [prompt(modifier) ?? presenting(modifier)]
    case "sheet", "fullScreenCover", "popover", "navigationDestination":
      return [presenting(modifier)]
    case "task", "refreshable": return [awaiting(modifier)]
    case "onChange": return [changing(modifier)]
    case "focused": return [focused(modifier)]
    default: return [plain(modifier)]
    }
  }

  private func plain(_ modifier: ViewChain.Modifier) -> String {
    guard modifier.isKnown, Self.titling.contains(modifier.name) else {
      return plain(modifier.name, modifier.arguments.map(titled))
    }
    return plain(modifier.name, modifier.arguments.map(worded))
  }

  /// The modifiers that are given a title, which may be a `Text`.
  private static let titling: Set<String> = ["navigationTitle", "accessibilityLabel"]

  /// A title; one of which a part is data and a part a key is a `Text`.
  private func worded(_ argument: Argument) -> Argument {
    guard argument.label == nil, argument.value.isPartlyKey else { return titled(argument) }
    let text = translatable(argument.value, as: .swiftUI)
    return Argument(
      nil,
      Expression(.reference(.unchecked(text)), .view(.view), at: argument.value.location))
  }

  private func plain(_ name: String, _ arguments: [Argument]) -> String {
    ".\(SwiftIdentifier.member(name))\(self.arguments(arguments))"
  }

  // MARK: Presentations

  /// A declared alert or dialog; nil for one of which the spec says what it shows.
  private func prompt(_ modifier: ViewChain.Modifier) -> String? {
    guard let first = modifier.arguments.first, first.label == nil else { return nil }
    let name: String
    let action: String
    switch first.value.kind {
    case .projection(.alert(let alert)): (name, action) = (alert, "$0")
    case .projection(.presentation(let route)): (name, action) = (route, ".alert($0)")
    default: return nil
    }
    let content = Argument(
      nil,
      Expression(
        .reference(.unchecked("\(whole).\(name)Content")), .unchecked, at: first.value.location))
    let given = [content] + modifier.arguments.dropFirst()
    return plain(modifier.name, given)
      + " { \(whole).send(.\(SwiftIdentifier.member(name))(\(action))) }"
  }

  /// What is presented by a channel: one that says whether something is shown knows what it was.
  private func presenting(_ modifier: ViewChain.Modifier) -> String {
    let given = modifier.arguments.map { argument -> Argument in
      guard argument.label == "isPresented",
        case .projection(.binding(let name, _)) = argument.value.kind,
        feature?.binding(name)?.shownField != nil
      else { return worded(argument) }
      let channel = "\(whole).bindings.\(SwiftIdentifier.member(name)).swiftUI"
      return Argument(
        argument.label,
        Expression(
          .reference(.unchecked(channel)), argument.value.type, at: argument.value.location),
        isTrailing: argument.isTrailing)
    }
    return plain(modifier.name, given)
  }

  // MARK: Events

  /// Work that ends with the view, or that is waited for.
  private func awaiting(_ modifier: ViewChain.Modifier) -> String {
    guard let last = modifier.arguments.last, case .closure(let closure) = last.value.kind else {
      return plain(modifier)
    }
    let rest = modifier.arguments.dropLast()
    let list = rest.isEmpty ? "" : arguments(Array(rest))
    return ".\(modifier.name)\(list) \(awaitedBlock(closure))"
  }

  /// A block that gets the new value alone is deprecated: it gets both.
  private func changing(_ modifier: ViewChain.Modifier) -> String {
    guard let last = modifier.arguments.last, case .closure(var closure) = last.value.kind,
      let only = closure.parameters, only.count == 1
    else { return plain(modifier) }
    closure.parameters = [Closure.Parameter(name: "_", isTypeWritten: false)] + only
    var given = modifier.arguments
    given[given.count - 1].value.kind = .closure(closure)
    given[given.count - 1] = Argument(nil, given[given.count - 1].value, isTrailing: true)
    return plain(modifier.name, given)
  }

  // MARK: The keyboard

  /// The keyboard in step with a binding of the feature, by a state of the view.
  private func focused(_ modifier: ViewChain.Modifier) -> String {
    guard let first = modifier.arguments.first,
      case .projection(.binding(let name, _)) = first.value.kind,
      let state = view?.focuses[name]
    else { return plain(modifier) }
    var given = modifier.arguments
    given[0].value.kind = .projection(.member(state))
    return plain(modifier.name, given)
  }

  /// The modifiers that keep the view's states of the keyboard and the feature's bindings in step.
  ///
  /// Each writes only what differs, so that a write that comes back changed ends there.
  func focusModifiers() -> [String] {
    (view?.focuses ?? [:]).sorted { $0.key < $1.key }.flatMap { name, state in
      let value = "\(whole).\(SwiftIdentifier.member(name))"
      return [
        ".onChange(of: \(state)) {\n  if \(value) != \(state) { \(value) = \(state) }\n}",
        ".onChange(of: \(value), initial: true) {\n"
          + "  if \(state) != \(value) { \(state) = \(value) }\n}",
      ]
    }
  }
}
