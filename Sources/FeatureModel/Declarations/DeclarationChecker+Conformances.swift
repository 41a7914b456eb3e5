import FeatureDiagnostics
import FeatureSyntax

/// What a declaration is said to conform to.
extension DeclarationChecker {
  /// The kinds of declarations that have conformances.
  enum ConformingKind: Hashable, Sendable {
    case structure, enumeration, extern, feature
  }

  /// The conformances written, without those that are unknown or cannot be; those are reported.
  mutating func conformances(
    _ syntax: [TypeSyntax], of kind: ConformingKind, in scope: TypeScope
  ) -> Set<Conformance> {
    var found: Set<Conformance> = []
    for type in syntax {
      guard case .named(let names, _) = type.kind, let name = names.last, !name.isMissing else {
        continue
      }
      let written = names.map(\.text).joined(separator: ".")
      let location = SourceLocation(scope.file, type.range)
      if kind == .enumeration, isRawType(written) { continue }
      guard let conformance = Conformance(rawValue: written) else {
        reportUnknown(written, of: kind, at: location)
        continue
      }
      if isPossible(conformance, for: kind, at: location) { found.insert(conformance) }
    }
    return found
  }

  private mutating func isPossible(
    _ conformance: Conformance, for kind: ConformingKind, at location: SourceLocation
  ) -> Bool {
    switch (kind, conformance) {
    case (_, .equatable), (_, .sendable), (_, .codable): return true
    case (.feature, _):
      sink.report(.featureConformance, conformance.rawValue, at: location)
      return false
    case (.structure, .caseIterable):
      sink.report(
        .structConformance, conformance.rawValue, "only an enum has all its cases", at: location)
      return false
    case (.structure, .comparable):
      sink.report(
        .structConformance, conformance.rawValue,
        "compare a member instead: 'sorted { $0.name < $1.name }'", at: location)
      return false
    case (.structure, .hashable), (.structure, .identifiable), (.structure, .error),
      (.enumeration, _), (.extern, _):
      return true
    }
  }

  private mutating func reportUnknown(
    _ name: String, of kind: ConformingKind, at location: SourceLocation
  ) {
    if kind == .feature {
      sink.report(.featureConformance, name, at: location)
      return
    }
    if kind == .enumeration, types.lookup([name], in: TypeScope(file: location.file)) != nil {
      sink.report(.rawTypeKind, name, at: location)
      return
    }
    let names = Conformance.allCases.map(\.rawValue)
    let what = kind == .structure ? "a struct" : kind == .enumeration ? "an enum" : "an extern type"
    let nearest = Nearest.name(to: name, among: names)
    sink.report(
      .unknownConformance, name, what, "possible are \(names.joined(separator: ", "))",
      at: location, label: nearest.map { "did you mean '\($0)'?" },
      fixIts: nearest.map {
        [FixIt("replace by '\($0)'", in: location.file, [TextEdit(location.range, $0)])]
      } ?? [])
  }

  private func isRawType(_ name: String) -> Bool { name == "String" || name == "Int" }

  /// The raw type of an enum, if one is written.
  func rawType(of syntax: EnumSyntax) -> Type? {
    for type in syntax.conformances {
      guard case .named(let names, _) = type.kind, names.count == 1, let name = names.first else {
        continue
      }
      if name.text == "String" { return .string }
      if name.text == "Int" { return .integer(.int) }
    }
    return nil
  }

  /// The conformances in the order in which they are written, for printing.
  func written(_ syntax: [TypeSyntax], of name: TypeName) -> [Conformance] {
    let found = types.types[name]?.conformances ?? []
    var result: [Conformance] = []
    for type in syntax {
      guard case .named(let names, _) = type.kind, names.count == 1,
        let conformance = names.first.flatMap({ Conformance(rawValue: $0.text) }),
        conformance != .equatable, conformance != .sendable, found.contains(conformance),
        !result.contains(conformance)
      else { continue }
      result.append(conformance)
    }
    return result
  }
}
