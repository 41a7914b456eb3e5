import FeatureDiagnostics
import FeatureSyntax

/// Stored members with their defaults and domains.
extension DeclarationChecker {
  /// The checked form of a stored member.
  mutating func field(
    _ stored: StoredSyntax, _ property: Property, feature: String?, in scope: TypeScope
  ) -> Field {
    var found = DiagnosticSink()
    var value = stored.defaultValue.map {
      checkedDefault($0, expected: property.type, feature: feature, in: scope, &found)
    }
    appendDefault(found, of: stored, feature: feature, in: scope)
    if let checked = value, let feature, property.type != .error {
      checkReads(of: checked, before: property, in: feature)
    }
    if value == nil, property.hasDefault {
      value = Expression(.nilLiteral, property.type, at: property.location)
    }
    let domain = stored.domain.flatMap {
      self.domain($0, of: property, default: stored.defaultValue, in: scope)
    }
    return Field(
      doc: stored.head.doc, name: property.name, type: property.type,
      isVariable: property.isVariable, isStatic: property.isStatic, isSecret: property.isSecret,
      defaultValue: value, domain: domain, isScalar: types.isScalar(property.type),
      location: property.location)
  }

  /// A default can only read the fields above its own.
  mutating func checkReads(
    of value: Expression, before property: Property, in feature: String
  ) {
    guard let fields = symbols[feature]?.fields,
      let index = fields.firstIndex(where: { $0.location == property.location })
    else { return }
    var finder = FieldReads()
    finder.visit(value)
    for (name, location) in finder.reads {
      guard let other = fields.firstIndex(where: { $0.name == name }), other >= index else {
        continue
      }
      sink.report(
        .defaultReadsBelow, name, at: location,
        related: [RelatedSpan(fields[other].location, "'\(name)' is declared here")])
    }
  }

  // MARK: Domains

  private mutating func domain(
    _ syntax: ExpressionSyntax, of property: Property, default value: ExpressionSyntax?,
    in scope: TypeScope
  ) -> Domain? {
    if property.type == .error || property.type == .unchecked { return nil }
    let location = SourceLocation(scope.file, syntax.range)
    if property.type.isOptional {
      sink.report(.domainOptional, at: location)
      return nil
    }
    guard property.type.isNumber else {
      sink.report(.domainType, property.name, property.type.description, at: location)
      return nil
    }
    guard case .range(let lower, let sign, let upper) = syntax.kind else {
      sink.report(.domainForm, at: location)
      return nil
    }
    if sign.text == "..<", !property.type.isInteger {
      sink.report(.domainHalfOpen, property.name, property.type.description, at: location)
      return nil
    }
    var bounds: [DomainBound?] = []
    for side in [lower, upper] {
      guard let side else {
        bounds.append(nil)
        continue
      }
      guard let bound = self.bound(side, of: property.type, in: scope) else { return nil }
      bounds.append(bound)
    }
    let range = DomainRange(lower: bounds[0], upper: bounds[1], isHalfOpen: sign.text == "..<")
    let written = text(syntax, scope)
    guard !range.isEmpty else {
      sink.report(.domainEmpty, written, at: location)
      return nil
    }
    if let value, let literal = DomainBound(value), !range.contains(literal) {
      sink.report(
        .domainDefault, text(value, scope), written,
        at: SourceLocation(scope.file, value.range), related: [RelatedSpan(location, "the domain")])
    }
    return range.domain
  }

  /// A bound that is a literal of the field's type.
  private mutating func bound(_ syntax: ExpressionSyntax, of type: Type, in scope: TypeScope)
    -> DomainBound?
  {
    if syntax.kind == .missing { return nil }
    let location = SourceLocation(scope.file, syntax.range)
    guard let bound = DomainBound(syntax) else {
      sink.report(.domainForm, at: location)
      return nil
    }
    guard bound.fits(type) else {
      sink.report(.domainBound, text(syntax, scope), type.description, at: location)
      return nil
    }
    return bound
  }

  /// The text of an expression, as it is written.
  func text(_ syntax: ExpressionSyntax, _ scope: TypeScope) -> String {
    texts.indices.contains(scope.file.index) ? texts[scope.file.index].text(syntax.range) : ""
  }
}

/// The fields that an expression names, with the places.
private struct FieldReads: IRVisitor {
  var reads: [(String, SourceLocation)] = []

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .reference(.field(let name)) = expression.kind {
      reads.append((name, expression.location))
    }
    visitChildren(of: expression)
  }
}
