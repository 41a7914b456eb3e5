import FeatureDiagnostics
import FeatureSyntax

extension BodyChecker {
  /// The pattern that `syntax` means for values of `type`; names in it are introduced by `introducer`.
  mutating func pattern(
    _ syntax: PatternSyntax, _ type: Type, _ introducer: Pattern.Introducer?
  ) -> Pattern {
    switch syntax.kind {
    case .wildcard, .missing: return .wildcard
    case .name(let name):
      guard let introducer else {
        return expressionPattern(ExpressionSyntax(.name(name), name.range), type)
      }
      declare(name, type, isVariable: introducer == .var, origin: .pattern)
      return .variable(name.text, introducer: introducer)
    case .binding(let isVariable, let inner):
      return pattern(inner, type, isVariable ? .var : .let)
    case .enumCase(let path, let name, let elements):
      return casePattern(path, name, elements, type, introducer, syntax.range)
    case .optional(let inner):
      guard case .optional(let wrapped) = type else {
        if !type.isOpen {
          let end = SourceRange(syntax.range.end - 1, syntax.range.end)
          report(
            .notOptional, ["?", type.description], end, fixIts: [fix("remove '?'", end, "")])
        }
        return .optional(pattern(inner, type.isOpen ? type : .error, introducer))
      }
      return .optional(pattern(inner, wrapped, introducer))
    case .tuple(let elements):
      if elements.count == 1, let only = elements.first {
        return pattern(only.pattern, type, introducer)
      }
      guard case .tuple(let parts) = type, parts.count == elements.count else {
        if !type.isOpen { report(.patternType, [type.description], syntax.range) }
        let part: Type = type.isOpen ? type : .error
        return .tuple(
          elements.map {
            Pattern.Element($0.label?.text, pattern($0.pattern, part, introducer))
          })
      }
      return .tuple(
        zip(elements, parts).map {
          Pattern.Element($0.label?.text, pattern($0.pattern, $1.type, introducer))
        })
    case .expression(let expression): return expressionPattern(expression, type)
    }
  }

  private mutating func expressionPattern(_ syntax: ExpressionSyntax, _ type: Type) -> Pattern {
    if case .range = syntax.kind {
      let value = infer(syntax, .range(.closed, type))
      if case .range(_, let bound) = value.type, bound != type, !type.isOpen, !bound.isOpen {
        report(.patternType, [type.description], syntax.range)
      }
      return .expression(value)
    }
    if case .optionalChain(let inner) = syntax.kind, case .optional(let wrapped) = type {
      return .optional(expressionPattern(inner, wrapped))
    }
    let value = expression(syntax, expected: type)
    if !type.isOpen, value.type != .error, value.kind != .nilLiteral, !types.isEquatable(type) {
      report(.notEquatable, [type.description, "case"], syntax.range)
    }
    return .expression(value)
  }

  private mutating func casePattern(
    _ path: [Name], _ name: Name, _ elements: [TuplePatternElement]?, _ type: Type,
    _ introducer: Pattern.Introducer?, _ range: SourceRange
  ) -> Pattern {
    if type.isOpen || name.isMissing {
      let inner = elements?.map {
        Pattern.Element(
          $0.label?.text, pattern($0.pattern, type.isOpen ? type : .error, introducer))
      }
      let written = types.lookup(path.map(\.text), in: environment.scope)
      return .enumCase(type: written.flatMap { types.nominal($0)?.name }, name.text, inner)
    }
    if case .optional(let wrapped) = type {
      return optionalCasePattern(path, name, elements, wrapped, introducer, range)
    }
    if !path.isEmpty {
      let written = types.lookup(path.map(\.text), in: environment.scope)
      if written != type {
        report(.patternType, [type.description], range)
        declareAll(elements)
        return .wildcard
      }
    }
    guard let nominal = types.nominal(type) else {
      return otherPattern(path, name, elements, type, range)
    }
    guard let found = nominal.cases.first(where: { $0.name == name.text }) else {
      if elements == nil,
        nominal.properties.contains(where: { $0.name == name.text && $0.isStatic })
      {
        return otherPattern(path, name, elements, type, range)
      }
      report(
        .unknownMember, ["the type '\(type)'", name.text], name.range,
        related: [RelatedSpan(nominal.location, "'\(nominal.name)' is declared here")],
        fixIts: nearest(name, nominal.cases.map(\.name)))
      declareAll(elements)
      return .wildcard
    }
    let inner = payloadPatterns(found, elements, introducer, name, range)
    return .enumCase(type: path.isEmpty ? nil : nominal.name, name.text, inner)
  }

  private mutating func declareAll(_ elements: [TuplePatternElement]?) {
    for element in elements ?? [] { declareAll(in: element.pattern, .error, false, .pattern) }
  }

  /// A static member compared with `~=`.
  private mutating func otherPattern(
    _ path: [Name], _ name: Name, _ elements: [TuplePatternElement]?, _ type: Type,
    _ range: SourceRange
  ) -> Pattern {
    if elements != nil {
      report(.patternType, [type.description], range)
      declareAll(elements)
      return .wildcard
    }
    var syntax = ExpressionSyntax(.implicitMember(name), range)
    if let first = path.first {
      var base = ExpressionSyntax(.name(first), first.range)
      for part in path.dropFirst() {
        base = ExpressionSyntax(.member(base, part), base.range.union(part.range))
      }
      syntax = ExpressionSyntax(.member(base, name), range)
    }
    return expressionPattern(syntax, type)
  }

  private mutating func optionalCasePattern(
    _ path: [Name], _ name: Name, _ elements: [TuplePatternElement]?, _ wrapped: Type,
    _ introducer: Pattern.Introducer?, _ range: SourceRange
  ) -> Pattern {
    let isOptionals = name.text == "none" || name.text == "some"
    guard isOptionals, path.isEmpty else {
      return .optional(casePattern(path, name, elements, wrapped, introducer, range))
    }
    if let nominal = types.nominal(wrapped),
      nominal.cases.contains(where: { $0.name == name.text })
    {
      report(.ambiguousNone, [name.text, nominal.name.description], range)
      declareAll(elements)
      return .wildcard
    }
    if name.text == "none" {
      if elements != nil { report(.noPayload, ["none"], range) }
      return .expression(Expression(.nilLiteral, .optional(wrapped), at: at(range)))
    }
    guard let only = elements?.first, elements?.count == 1 else {
      return .optional(.wildcard)
    }
    return .optional(pattern(only.pattern, wrapped, introducer))
  }

  private mutating func payloadPatterns(
    _ found: CaseSignature, _ elements: [TuplePatternElement]?,
    _ introducer: Pattern.Introducer?, _ name: Name, _ range: SourceRange
  ) -> [Pattern.Element]? {
    guard let elements else { return nil }
    guard elements.count == found.payload.count else {
      report(
        .payloadCount, [found.name, Self.values(found.payload.count), Self.values(elements.count)],
        range,
        related: [RelatedSpan(found.location, "declared here")])
      declareAll(elements)
      return nil
    }
    var result: [Pattern.Element] = []
    for (element, parameter) in zip(elements, found.payload) {
      if let label = element.label, label.text != parameter.label {
        report(
          .wrongLabel, [label.text, parameter.label ?? "_"], label.range,
          related: [RelatedSpan(found.location, "declared here")],
          fixIts: parameter.label.map { [fix("write '\($0)'", label.range, $0)] } ?? [])
      }
      result.append(
        Pattern.Element(
          element.label?.text, pattern(element.pattern, parameter.type, introducer)))
    }
    return result
  }

  // MARK: Coverage

  /// Reports values that no case takes and cases that take none; gives the cases to keep.
  mutating func checkCoverage(_ syntax: SwitchSyntax, _ type: Type, _ cases: [Switch.Case])
    -> [Switch.Case]
  {
    if syntax.cases.isEmpty {
      report(.emptySwitch, [], syntax.range)
      return cases
    }
    guard type != .error else { return cases }
    let coverage = Coverage(types: types)
    var rows: [[Coverage.Shape]] = []
    var kept: [Switch.Case] = []
    var hasDefault = false
    for (branch, checked) in zip(syntax.cases, cases) {
      if branch.isDefault {
        if hasDefault { report(.repeatedCase, [], branch.headRange) }
        hasDefault = true
        let isNeeded = coverage.isUseful([.any], after: rows, [type]) || coverage.needsDefault(type)
        if isNeeded { kept.append(checked) } else { report(.idleDefault, [], branch.headRange) }
        if branch != syntax.cases.last { report(.defaultNotLast, [], branch.headRange) }
        continue
      }
      for (item, pattern) in zip(branch.items, checked.items) {
        let shape = coverage.shape(of: pattern.pattern, type)
        if !coverage.isUseful([shape], after: rows, [type]) {
          report(.repeatedCase, [], item.pattern.range)
        }
        if item.condition == nil { rows.append([shape]) }
      }
      kept.append(checked)
    }
    if !hasDefault { reportMissing(coverage, rows, type, syntax) }
    return kept
  }

  private mutating func reportMissing(
    _ coverage: Coverage, _ rows: [[Coverage.Shape]], _ type: Type, _ syntax: SwitchSyntax
  ) {
    let place = SourceRange(syntax.range.start, syntax.range.start + "switch".utf8.count)
    let end = SourceRange(syntax.range.end - 1, syntax.range.end - 1)
    let fallback = fix("add 'default'", end, "default: break\n")
    if coverage.needsDefault(type) {
      report(.switchNeedsDefault, [type.description], place, fixIts: [fallback])
      return
    }
    let missing = coverage.missing(from: rows, [type]).compactMap(\.first)
    guard !missing.isEmpty else { return }
    if missing == ["_"] {
      report(.switchNeedsDefault, [type.description], place, fixIts: [fallback])
      return
    }
    let text = missing.map { "case \($0): break\n" }.joined()
    report(
      .missingCases, [missing.joined(separator: ", ")], place,
      fixIts: [fix("add the missing cases", end, text)])
  }
}
