import FeatureDiagnostics
import FeatureSyntax

/// The one place that hands bodies to the body checker.
extension DeclarationChecker {
  /// The environment of a body of `kind` at `scope`.
  func environment(_ kind: BodyKind, in scope: TypeScope, feature: String? = nil)
    -> BodyEnvironment
  {
    let table =
      lines.indices.contains(scope.file.index)
      ? lines[scope.file.index] : LineTable(SourceText(path: "", ""))
    var environment = BodyEnvironment(types: types, scope: scope, kind: kind, lines: table)
    environment.functions = functions
    environment.externFunctions = externFunctions
    environment.clients = clients.keys.sorted().compactMap { clients[$0] }
    environment.feature = feature.flatMap { symbols[$0] }
    environment.features = symbols
    environment.shared = Set(shared.keys)
    return environment
  }

  /// The checked form of an expression that must fit `expected`.
  mutating func checked(
    _ expression: ExpressionSyntax, expected: Type?, _ environment: BodyEnvironment
  ) -> Expression {
    var checker = BodyChecker(environment)
    let result = checker.expression(expression, expected: expected)
    append(checker.sink, environment.feature?.name)
    return result
  }

  /// The checked form of the statements of a body.
  mutating func checked(_ block: BlockSyntax, _ environment: BodyEnvironment) -> [Statement] {
    var checker = BodyChecker(environment)
    let result = checker.block(block)
    append(checker.sink, environment.feature?.name)
    return result
  }

  /// Takes over what was found in a body, but for what is about members that are refused already.
  mutating func append(_ found: DiagnosticSink, _ feature: String?) {
    let refused = Set((feature.flatMap { refusedMembers[$0] } ?? []).map(\.text))
    for diagnostic in found.diagnostics {
      if !refused.isEmpty, refused.contains(firstName(at: diagnostic.location)) { continue }
      sink.report(diagnostic)
    }
  }

  /// The name with which the text of a finding begins.
  private func firstName(at location: SourceLocation) -> String {
    guard texts.indices.contains(location.file.index) else { return "" }
    let text = texts[location.file.index].text(location.range)
    return String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// The checked form of a default, with what is wrong put into `found`.
  func checkedDefault(
    _ value: ExpressionSyntax, expected: Type?, feature: String?, in scope: TypeScope,
    _ found: inout DiagnosticSink
  ) -> Expression {
    var checker = BodyChecker(environment(.defaultValue, in: scope, feature: feature))
    let result = checker.expression(value, expected: expected)
    found.append(checker.sink)
    return result
  }

  /// A checked guard.
  mutating func checkedGuard(_ condition: ExpressionSyntax?, _ environment: BodyEnvironment)
    -> Expression?
  {
    guard let condition else { return nil }
    var environment = environment
    environment.kind = .pure
    return checked(condition, expected: .bool, environment)
  }

  /// Parameters with their checked defaults.
  mutating func parameters(
    _ syntax: [ParameterSyntax], _ signatures: [ParameterSignature], in scope: TypeScope
  ) -> [Parameter] {
    zip(syntax, signatures).map { parameter, signature in
      let value = parameter.defaultValue.map {
        checkedDefault($0, expected: signature.type, feature: nil, in: scope, &sink)
      }
      return Parameter(
        label: signature.label, name: signature.name, type: signature.type, defaultValue: value,
        isSecret: signature.isSecret)
    }
  }
}
