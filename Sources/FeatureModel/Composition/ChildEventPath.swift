import FeatureDiagnostics
import FeatureSyntax

/// The way to what happens in a child: `child.x`, `rows[id].x`, `destination.edit.x`, `path[id].detail.x`.
struct ChildEventPath {
  var child: ChildSymbol
  /// Where the path names it.
  var name: Name
  /// The case of a route or stack.
  var routeCase: String?
  /// The feature that is reached.
  var feature: String
  /// What stands in brackets after the member.
  var element: ArgumentSyntax?
  /// What follows: the event.
  var rest: [PathSyntax.Component]
}

/// Why a path leads to no child.
struct ChildPathFailure: Error {
  var rule: DiagnosticRule
  var arguments: [String]
  var range: SourceRange
  var hint: String?
  var nearest: String?

  init(
    _ rule: DiagnosticRule, _ arguments: [String], _ range: SourceRange, hint: String? = nil,
    nearest: String? = nil
  ) {
    self.rule = rule
    self.arguments = arguments
    self.range = range
    self.hint = hint
    self.nearest = nearest
  }
}

extension ChildEventPath {
  /// The way that begins with `child`; nil where something in it is broken and reported already.
  init?(_ path: PathSyntax, from child: ChildSymbol, event: String) throws(ChildPathFailure) {
    guard let first = path.components.first else { return nil }
    var rest = path.components.dropFirst()
    if let element = first.element, !child.isCollection {
      throw ChildPathFailure(
        .surplusElement, [child.name, child.kind], element.value.range)
    }
    if child.isAlert { throw ChildPathFailure(.eventOfAlert, [child.name], first.name.range) }
    var routeCase: String?
    var feature = child.feature
    if child.needsCase {
      guard let component = rest.popFirst() else {
        throw Self.missing(path, child, event)
      }
      if component.name.isMissing { return nil }
      let element = try Self.element(component, of: child)
      routeCase = element.name
      feature = element.feature
    }
    guard let feature else { return nil }
    if rest.isEmpty { throw Self.missing(path, child, event) }
    if rest.contains(where: \.name.isMissing) { return nil }
    self.init(
      child: child, name: first.name, routeCase: routeCase, feature: feature,
      element: first.element,
      rest: Array(rest))
  }

  private static func element(
    _ component: PathSyntax.Component, of child: ChildSymbol
  ) throws(ChildPathFailure) -> ChildSymbol.Case {
    if let element = component.element {
      throw ChildPathFailure(
        .surplusElement, [component.name.text, "case"], element.value.range,
        hint: child.isCollection ? "the id stands before it: '\(child.name)[id]'" : nil)
    }
    let names = child.cases.map(\.name)
    guard let element = child.cases.first(where: { $0.name == component.name.text }) else {
      throw ChildPathFailure(
        .unknownCase,
        [child.kind, child.name, component.name.text, names.joined(separator: ", ")],
        component.name.range, nearest: Nearest.name(to: component.name.text, among: names))
    }
    if element.isAlert {
      throw ChildPathFailure(.eventOfAlert, [element.name], component.name.range)
    }
    guard element.feature != nil else {
      throw ChildPathFailure(
        .caseWithoutFeature, [child.name, element.name], component.name.range)
    }
    return element
  }

  private static func missing(_ path: PathSyntax, _ child: ChildSymbol, _ event: String)
    -> ChildPathFailure
  {
    let steps = child.needsCase && path.components.count < 2 ? ".case" : ""
    return ChildPathFailure(
      .missingChildEvent,
      [path.text, "write '\(path.text)\(steps).\(event)', with the name of \(article(event))"],
      path.range)
  }

  private static func article(_ event: String) -> String {
    event == "action" ? "an action" : "an output, an action, or 'binding.name'"
  }
}

extension DeclarationChecker {
  /// Reports why a path leads to no child.
  mutating func report(_ failure: ChildPathFailure, in scope: TypeScope) {
    let location = SourceLocation(scope.file, failure.range)
    let message = DiagnosticRule.filled(failure.rule.message, with: failure.arguments)
    let hint =
      failure.hint
      ?? failure.rule.hint.map { DiagnosticRule.filled($0, with: failure.arguments) }
    sink.report(
      Diagnostic(
        failure.rule.id, failure.rule.severity, message, at: location,
        label: failure.nearest.map { "did you mean '\($0)'?" }, hint: hint,
        fixIts: replacement(failure.nearest, at: location)))
  }
}
