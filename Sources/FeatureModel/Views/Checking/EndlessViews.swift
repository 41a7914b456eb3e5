import FeatureDiagnostics

/// Finds views that show themselves whatever the state is, directly or by way of others.
struct EndlessViews {
  private var shown: [String: [Use]] = [:]
  private var views: [ViewDefinition] = []

  /// A view that another shows under no condition.
  private struct Use {
    var name: String
    var location: SourceLocation
  }

  init(_ model: Model) {
    for case .view(let view) in model.files.flatMap(\.declarations) {
      views.append(view)
      var finder = UnconditionalViews()
      finder.visit(view.body)
      shown[view.name] = finder.found.map { Use(name: $0.name, location: $0.location) }
    }
  }

  /// Reports each circle once, at the view of it that is declared first.
  func report(_ sink: inout DiagnosticSink) {
    var reported: Set<String> = []
    for view in views where !reported.contains(view.name) {
      guard let circle = circle(from: view.name) else { continue }
      reported.formUnion(circle.map(\.name))
      guard let first = circle.first else { continue }
      sink.report(
        .endlessView, view.name, at: first.location,
        related: circle.dropFirst().map {
          RelatedSpan($0.location, "by way of '\($0.name)'")
        })
    }
  }

  /// The uses that lead from a view back to it, shortest first.
  private func circle(from start: String) -> [Use]? {
    var seen: Set<String> = []
    var open: [[Use]] = (shown[start] ?? []).map { [$0] }
    var next = 0
    while next < open.count {
      let way = open[next]
      next += 1
      guard let last = way.last else { continue }
      if last.name == start { return way }
      guard seen.insert(last.name).inserted else { continue }
      open += (shown[last.name] ?? []).map { way + [$0] }
    }
    return nil
  }
}

/// The declared views that statements show whatever happens: not those in branches, in what is repeated,
/// presented or pushed, and in blocks that only Swift knows.
private struct UnconditionalViews: IRVisitor {
  private(set) var found: [(name: String, location: SourceLocation)] = []

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression, _): visit(expression)
    case .local, .assign, .if, .guard, .switch, .for, .while, .break, .continue, .return, .send,
      .run, .cancel, .emit, .dismiss, .reset, .verbatim:
      break
    }
  }

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    switch callee.kind {
    case .reference(.view(.declared(let name))): found.append((name, callee.location))
    case .reference(.view(.known(let name))):
      let repeats = arguments.contains { argument in
        if case .closure(let closure) = argument.value.kind {
          return !closure.parameterTypes.isEmpty
        }
        return false
      }
      if !repeats, !Self.conditional.contains(name) { visitBlocks(arguments) }
    case .member(let base, let name, .modifier(let isKnown)):
      visit(base)
      if isKnown, Self.decorations.contains(name) { visitBlocks(arguments) }
    default: break
    }
  }

  private mutating func visitBlocks(_ arguments: [Argument]) {
    for argument in arguments {
      switch argument.value.kind {
      case .closure(let closure) where closure.result.isView: visit(closure.body)
      case .call: visit(argument.value)
      default: break
      }
    }
  }

  /// What shows its views once an element, or when they are asked for.
  private static let conditional: Set<String> = [
    "ForEach", "OutlineGroup", "NavigationLink", "Menu", "DisclosureGroup", "ViewThatFits",
  ]
  private static let decorations: Set<String> = ["background", "overlay", "safeAreaInset"]
}
