import FeatureDiagnostics
import FeatureSyntax

/// Rules about what is composed, once all members of the run are known.
extension DeclarationChecker {
  /// A child needs no argument where its state needs none; one child may hang on another.
  mutating func completeDefaults() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for declared in features {
        let name = declared.name.description
        guard var found = symbols[name] else { continue }
        for child in found.children where child.form == .embedded {
          guard let feature = child.feature, let state = symbols[feature],
            memberwise(state.fields).allSatisfy(\.hasDefault),
            let index = found.fields.firstIndex(where: { $0.location == child.location }),
            !found.fields[index].hasDefault
          else { continue }
          found.fields[index].hasDefault = true
          isSettled = false
        }
        symbols[name] = found
        setState(of: found)
      }
    }
  }

  /// What the types of composed members must be able to do.
  mutating func checkComposed(_ declared: Declared<FeatureDeclarationSyntax>) {
    guard let found = symbols[declared.name.description] else { return }
    for child in found.children {
      if child.form == .rows, let feature = child.feature {
        checkIdentifier(of: feature, at: child.location)
      }
      checkCodable(child, of: declared)
    }
  }

  private mutating func checkIdentifier(of feature: String, at location: SourceLocation) {
    guard let type = types.identifierType(of: .named(stateName(of: feature))),
      !types.isHashable(type)
    else { return }
    sink.report(
      .childIDNotHashable, feature, type.description, at: location,
      related: topLevel[feature].map { [RelatedSpan($0, "the feature")] } ?? [])
  }

  /// The payloads of a Codable feature's routes and alerts.
  private mutating func checkCodable(
    _ child: ChildSymbol, of declared: Declared<FeatureDeclarationSyntax>
  ) {
    let name = TypeName(declared.name.parts + [ChildModel.typeName(of: child.name)])
    guard child.needsCase || child.isAlert, let nominal = types.types[name],
      nominal.conformances.contains(.codable)
    else { return }
    for element in nominal.cases {
      for payload in element.payload {
        checkMember(
          element.name, payload.type, at: element.location, .codable,
          declared.name.description)
      }
    }
  }

  // MARK: Features that contain themselves

  /// Keeps a presentation behind a reference where the presented state can contain another one of the
  /// same feature.
  mutating func boxPresentations() {
    for declared in features {
      guard var found = symbols[declared.name.description] else { continue }
      let owner = stateName(of: found.name)
      for child in found.children where child.form == .presented {
        guard let feature = child.feature, contains(stateName(of: feature), owner),
          let index = found.fields.firstIndex(where: { $0.location == child.location })
        else { continue }
        found.fields[index].storage = .presentedBox
      }
      found.presentations = Set(
        found.fields.filter { $0.storage == .presented || $0.storage == .presentedBox }
          .map(\.name))
      symbols[found.name] = found
      setState(of: found)
    }
  }

  /// Whether values of one type lie inside values of another, or it is the same.
  private func contains(_ outer: TypeName, _ inner: TypeName) -> Bool {
    var seen: Set<TypeName> = []
    var open = [outer]
    while let next = open.popLast() {
      if next == inner { return true }
      guard seen.insert(next).inserted, let nominal = types.types[next] else { continue }
      open += parts(of: nominal)
    }
    return false
  }

  // MARK: Dismissal

  /// A feature that is only starting has nothing to be dismissed from.
  mutating func checkDismissal(in body: Body, _ draft: FeatureDraft) {
    var finder = DismissalFinder(
      functions: Dictionary(
        draft.definition.functions.map { ($0.name, $0.body) },
        uniquingKeysWith: { first, _ in first })
    )
    finder.visit(body.statements)
    if let location = finder.location { sink.report(.dismissAtStart, at: location) }
  }
}

/// Finds a `dismiss` in a body or in what it calls.
struct DismissalFinder: IRVisitor {
  let functions: [String: [Statement]]
  private(set) var location: SourceLocation?
  private var called: Set<String> = []
  /// Where the body at hand was called, in the body that is looked at.
  private var call: SourceLocation?

  init(functions: [String: [Statement]]) { self.functions = functions }

  mutating func visit(_ statement: Statement) {
    if case .dismiss = statement.kind { location = location ?? call ?? statement.location }
    visitChildren(of: statement)
  }

  mutating func visit(_ expression: Expression) {
    visitChildren(of: expression)
    guard case .reference(.mutatingFunction(let name)) = expression.kind,
      called.insert(name).inserted, let body = functions[name]
    else { return }
    let outer = call
    call = call ?? expression.location
    visit(body)
    call = outer
  }
}
