import FeatureDiagnostics
import FeatureSyntax

/// The first stage: which names there are, and which stand in each other's way.
extension DeclarationChecker {
  /// Registers every declaration of the run by name.
  mutating func collectNames(of files: [SourceFileAST]) {
    for file in files { types.insertionPoints[file.file] = insertionPoint(file) }
    for file in files {
      let scope = TypeScope(file: file.file)
      for item in file.items { collect(item, in: scope) }
    }
    let modules = checkImports(of: files)
    checkModuleNames(modules)
    checkGeneratedTypes()
  }

  private mutating func collect(_ item: FileItem, in scope: TypeScope) {
    switch item {
    case .structure(let syntax): if claim(syntax.name, in: scope) { collect(syntax, in: scope) }
    case .enumeration(let syntax): if claim(syntax.name, in: scope) { collect(syntax, in: scope) }
    case .externType(let syntax): collect(syntax, in: scope)
    case .feature(let syntax): if claim(syntax.name, in: scope) { collect(syntax, in: scope) }
    case .function(let syntax), .externFunction(let syntax): _ = claim(syntax.name, in: scope)
    case .client(let syntax):
      guard claim(syntax.name, in: scope) else { return }
      let location = SourceLocation(scope.file, syntax.name.range)
      checkHead(syntax.head, "a client", at: location)
      clientDeclarations.append(
        Declared(
          syntax: syntax, name: scope.name(syntax.name.text), scope: scope, location: location))
    case .shared(let syntax):
      guard claim(syntax.name, in: scope) else { return }
      sharedDeclarations.append(
        Declared(
          syntax: syntax, name: scope.name(syntax.name.text), scope: scope,
          location: SourceLocation(scope.file, syntax.name.range)))
    case .view(let syntax): _ = claim(syntax.name, in: scope)
    case .externView(let syntax): _ = claim(syntax.name, in: scope)
    case .representable(let syntax):
      if claim(syntax.name, in: scope) { collect(syntax, in: scope) }
    case .import, .externFeature, .preview: break
    }
  }

  /// Takes a name at file level; reports where it is taken already.
  private mutating func claim(_ name: Name, in scope: TypeScope) -> Bool {
    guard !name.isMissing else { return false }
    let location = SourceLocation(scope.file, name.range)
    if let first = topLevel[name.text] {
      reportDuplicate(name.text, at: location, first: first)
      return false
    }
    topLevel[name.text] = location
    return true
  }

  /// Reports the second of two declarations of one name.
  mutating func reportDuplicate(_ name: String, at location: SourceLocation, first: SourceLocation)
  {
    sink.report(
      .duplicateName, name, at: location, related: [RelatedSpan(first, "first declared here")])
  }

  // MARK: Types

  private mutating func collect(_ syntax: StructSyntax, in scope: TypeScope) {
    let declared = Declared(
      syntax: syntax, name: scope.name(syntax.name.text), scope: scope,
      location: SourceLocation(scope.file, syntax.name.range))
    structures.append(declared)
    checkHead(syntax.head, "a struct", at: declared.location)
    access[declared.name] = syntax.head.access ?? inherited(in: scope)
    types.types[declared.name] = NominalType(
      name: declared.name, kind: .structure,
      conformances: conformances(syntax.conformances, of: .structure, in: scope),
      location: declared.location)
    var taken: [String: SourceLocation] = [:]
    for member in syntax.members {
      switch member {
      case .structure(let inner):
        if claim(inner.name, "a type inside another", &taken, scope) {
          collect(inner, in: declared.inside)
        }
      case .enumeration(let inner):
        if claim(inner.name, "a type inside another", &taken, scope) {
          collect(inner, in: declared.inside)
        }
      case .stored, .computed, .function: break
      }
    }
  }

  private mutating func collect(_ syntax: EnumSyntax, in scope: TypeScope) {
    let declared = Declared(
      syntax: syntax, name: scope.name(syntax.name.text), scope: scope,
      location: SourceLocation(scope.file, syntax.name.range))
    enumerations.append(declared)
    checkHead(syntax.head, "an enum", at: declared.location)
    access[declared.name] = syntax.head.access ?? inherited(in: scope)
    var found = conformances(syntax.conformances, of: .enumeration, in: scope)
    // Swift makes an enum Hashable by itself where no case has a payload.
    if cases(of: syntax).allSatisfy({ ($0.payload ?? []).isEmpty }) { found.insert(.hashable) }
    types.types[declared.name] = NominalType(
      name: declared.name, kind: .enumeration, conformances: found,
      rawType: rawType(of: syntax), location: declared.location)
    var taken: [String: SourceLocation] = [:]
    for member in syntax.members {
      switch member {
      case .structure(let inner):
        if claim(inner.name, "a type inside another", &taken, scope) {
          collect(inner, in: declared.inside)
        }
      case .enumeration(let inner):
        if claim(inner.name, "a type inside another", &taken, scope) {
          collect(inner, in: declared.inside)
        }
      case .enumCase, .computed, .function: break
      }
    }
  }

  private mutating func collect(_ syntax: ExternTypeSyntax, in scope: TypeScope) {
    guard let first = syntax.name.first, let last = syntax.name.last else { return }
    guard !syntax.name.contains(where: \.isMissing) else { return }
    let name = TypeName(syntax.name.map(\.text))
    let location = SourceLocation(
      scope.file, syntax.name.count == 1 ? first.range : first.range.union(last.range))
    if syntax.name.count == 1 {
      guard claim(first, in: scope) else { return }
    } else if let other = types.types[name] {
      reportDuplicate(name.description, at: location, first: other.location)
      return
    }
    externTypes.append(Declared(syntax: syntax, name: name, scope: scope, location: location))
    checkHead(syntax.head, "an extern type", at: location)
    let kind: NominalKind =
      syntax.isEnum
      ? .externEnum(isFrozen: syntax.isFrozen)
      : syntax.members == nil ? .externOpen : .externClosed
    let found = conformances(syntax.conformances, of: .extern, in: scope)
    types.types[name] = NominalType(
      name: name, kind: kind, conformances: found, location: location)
    if found.contains(.identifiable) { collectIdentifier(of: name, syntax, location) }
  }

  /// An Identifiable type of the app has an `ID`, known by name where its `id` is not declared.
  private mutating func collectIdentifier(
    of name: TypeName, _ syntax: ExternTypeSyntax, _ location: SourceLocation
  ) {
    let isDeclared = (syntax.members ?? []).contains { member in
      if case .stored(let stored) = member { return stored.name.text == "id" }
      return false
    }
    guard !isDeclared else { return }
    let identifier = TypeName(name.parts + ["ID"])
    types.types[identifier] = NominalType(
      name: identifier, kind: .externOpen, conformances: [.hashable], location: location)
  }

  private mutating func collect(_ syntax: FeatureDeclarationSyntax, in scope: TypeScope) {
    let location = SourceLocation(scope.file, syntax.name.range)
    let declared = Declared(
      syntax: syntax, name: scope.name(syntax.name.text), scope: scope, location: location)
    features.append(declared)
    types.features.insert(syntax.name.text)
    checkHead(syntax.head, "a feature", at: location)
    access[declared.name] = syntax.head.access ?? defaultAccess
    let state = TypeName([syntax.name.text, "State"])
    let found = conformances(syntax.conformances, of: .feature, in: scope)
    types.types[state] = NominalType(
      name: state, kind: .state, conformances: found, location: location)
    access[state] = access[declared.name]
    var taken: [String: SourceLocation] = [:]
    for item in syntax.items {
      switch item {
      case .structure(let inner):
        if claim(inner.name, "a type inside a feature", &taken, scope) {
          collect(inner, in: declared.inside)
        }
      case .enumeration(let inner):
        if claim(inner.name, "a type inside a feature", &taken, scope) {
          collect(inner, in: declared.inside)
        }
      case .state, .action, .output, .binding, .onChange, .on, .invariant, .effect, .uses, .child,
        .route, .stack, .alert, .shared, .function:
        break
      }
    }
    collectComposedTypes(of: declared, &taken)
  }

  /// Takes the name of a nested type.
  private mutating func claim(
    _ name: Name, _ what: String, _ taken: inout [String: SourceLocation], _ scope: TypeScope
  ) -> Bool {
    guard !name.isMissing else { return false }
    let location = SourceLocation(scope.file, name.range)
    if ReservedNames.unsafeTypes.contains(name.text) {
      sink.report(.unsafeName, name.text, what, at: location)
    } else if ReservedNames.runtimeTypes.contains(name.text) {
      sink.report(.runtimeType, name.text, at: location)
    } else if ReservedNames.modules.contains(name.text) {
      sink.report(.moduleName, name.text, at: location)
    }
    if let first = taken[name.text] {
      reportDuplicate(name.text, at: location, first: first)
      return false
    }
    taken[name.text] = location
    return true
  }

  private func inherited(in scope: TypeScope) -> AccessLevel {
    access[TypeName(scope.path)] ?? defaultAccess
  }

  private func insertionPoint(_ file: SourceFileAST) -> Int {
    var point = 0
    for case .import(let item) in file.items { point = max(point, item.range.end) }
    guard texts.indices.contains(file.file.index) else { return point }
    let bytes = texts[file.file.index].bytes
    if point == 0 { return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
    while point < bytes.count, bytes[point] != 0x0A { point += 1 }
    return min(point + 1, bytes.count)
  }

  /// The cases of an enum.
  func cases(of syntax: EnumSyntax) -> [EnumCaseSyntax] {
    syntax.members.flatMap { member -> [EnumCaseSyntax] in
      if case .enumCase(let element) = member { return [element] }
      return []
    }
  }

  /// What may only stand before some declarations.
  mutating func checkHead(
    _ head: DeclarationHead, _ what: String, at location: SourceLocation
  ) {
    reportPrivate(head, at: location)
    if head.isSecret { sink.report(.misplacedSecret, what, at: location) }
  }

  /// `private` on something that cannot be.
  mutating func reportPrivate(_ head: DeclarationHead, at location: SourceLocation) {
    guard head.isPrivate else { return }
    guard let range = head.accessRange else {
      return sink.report(.misplacedPrivate, at: location)
    }
    let place = SourceLocation(location.file, range)
    let edit = TextEdit(SourceRange(range.start, range.end + 1), "")
    sink.report(
      .misplacedPrivate, at: place,
      fixIts: [FixIt("remove 'private'", in: location.file, [edit])])
  }
}
