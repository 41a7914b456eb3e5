import FeatureDiagnostics
public import FeatureSyntax

/// From types as written to types.
extension TypeTable {
  /// The type that `syntax` stands for at a place; `.error` where it has none, which is reported.
  public func resolve(
    _ syntax: TypeSyntax, in scope: TypeScope, sink: inout DiagnosticSink
  ) -> Type {
    switch syntax.kind {
    case .missing: return .error
    case .named(let names, let arguments):
      return resolve(names, arguments, syntax, in: scope, &sink)
    case .optional(let wrapped):
      let wrapped = resolve(wrapped, in: scope, sink: &sink)
      return wrapped == .error ? .error : .optional(wrapped)
    case .array(let element):
      let element = resolve(element, in: scope, sink: &sink)
      return element == .error ? .error : .array(element)
    case .dictionary(let key, let value):
      let keyType = resolve(key, in: scope, sink: &sink)
      let valueType = resolve(value, in: scope, sink: &sink)
      checkHashable(keyType, "a dictionary's key", key, scope, &sink)
      return keyType == .error || valueType == .error ? .error : .dictionary(keyType, valueType)
    case .tuple(let elements): return resolve(elements, in: scope, &sink)
    case .implicitlyUnwrapped: return refuse(.implicitlyUnwrappedType, syntax, scope, &sink)
    case .function: return refuse(.functionType, syntax, scope, &sink)
    case .existential(let keyword, _):
      sink.report(
        .existentialType, keyword.text, at: SourceLocation(scope.file, syntax.range))
      return .error
    }
  }

  /// The type that `syntax` stands for where a value of it is stored or passed: no tuple and no
  /// `Void`, which only a function's result can be.
  public func resolveStorable(
    _ syntax: TypeSyntax, in scope: TypeScope, sink: inout DiagnosticSink
  ) -> Type {
    let type = resolve(syntax, in: scope, sink: &sink)
    let location = SourceLocation(scope.file, syntax.range)
    switch Self.unstorablePart(of: type) {
    case .none: return type
    case .void: sink.report(.voidType, at: location)
    case .tuple: sink.report(.tupleType, at: location)
    }
    return .error
  }

  private enum UnstorablePart { case none, void, tuple }

  private static func unstorablePart(of type: Type) -> UnstorablePart {
    switch type {
    case .void: return .void
    case .tuple: return .tuple
    case .optional(let part), .array(let part), .set(let part), .identified(let part),
      .stack(let part):
      return unstorablePart(of: part)
    case .dictionary(let key, let value):
      let part = unstorablePart(of: key)
      return part == .none ? unstorablePart(of: value) : part
    case .bool, .integer, .float, .string, .substring, .character, .library, .range, .sequence,
      .named, .function, .metatype, .view, .never, .unchecked, .error:
      return .none
    }
  }

  private func refuse(
    _ rule: DiagnosticRule, _ syntax: TypeSyntax, _ scope: TypeScope, _ sink: inout DiagnosticSink
  ) -> Type {
    sink.report(rule, at: SourceLocation(scope.file, syntax.range))
    return .error
  }

  private func resolve(
    _ elements: [TupleTypeElement], in scope: TypeScope, _ sink: inout DiagnosticSink
  ) -> Type {
    let resolved = elements.map {
      TupleElement($0.label?.text, resolve($0.type, in: scope, sink: &sink))
    }
    if resolved.contains(where: { $0.type == .error }) { return .error }
    guard let first = resolved.first else { return .void }
    return resolved.count == 1 ? first.type : .tuple(resolved)
  }

  private func resolve(
    _ names: [Name], _ arguments: [TypeSyntax], _ syntax: TypeSyntax, in scope: TypeScope,
    _ sink: inout DiagnosticSink
  ) -> Type {
    if names.contains(where: \.isMissing) { return .error }
    let texts = names.map(\.text)
    let location = SourceLocation(scope.file, syntax.range)
    if let type = lookup(texts, in: scope) {
      if arguments.isEmpty { return type }
      sink.report(
        .typeArguments, type.description, "no generic arguments", String(arguments.count),
        at: location)
      return .error
    }
    if texts.count == 1, let generic = GenericName(rawValue: texts[0]) {
      return resolve(generic, arguments, syntax, in: scope, &sink)
    }
    if texts.count == 1, features.contains(texts[0]) {
      sink.report(
        .notAType, texts[0], at: location,
        fixIts: [
          FixIt(
            "write '\(texts[0]).State'", in: scope.file,
            [TextEdit(SourceRange(syntax.range.end, syntax.range.end), ".State")])
        ])
      return .error
    }
    if texts.count > 1, texts.last == "ID", let owner = lookup(texts.dropLast(), in: scope) {
      sink.report(.noIdentifier, owner.description, at: location)
      return .error
    }
    reportUnknown(texts.joined(separator: "."), at: location, in: scope, &sink)
    return .error
  }

  private func reportUnknown(
    _ name: String, at location: SourceLocation, in scope: TypeScope, _ sink: inout DiagnosticSink
  ) {
    var fixIts: [FixIt] = []
    var label: String?
    if let nearest = Nearest.name(to: name, among: visibleNames(in: scope)) {
      label = "did you mean '\(nearest)'?"
      fixIts.append(
        FixIt("replace by '\(nearest)'", in: scope.file, [TextEdit(location.range, nearest)]))
    }
    let point = insertionPoints[scope.file] ?? 0
    fixIts.append(
      FixIt(
        "declare it: extern type \(name)", in: scope.file,
        [TextEdit(SourceRange(point, point), "extern type \(name)\n")]))
    sink.report(.unknownType, name, at: location, label: label, fixIts: fixIts)
  }

  /// The names of generic types.
  private enum GenericName: String {
    case set = "Set"
    case identified = "Identified"
    case array = "Array"
    case optional = "Optional"
    case dictionary = "Dictionary"
  }

  private func resolve(
    _ generic: GenericName, _ arguments: [TypeSyntax], _ syntax: TypeSyntax, in scope: TypeScope,
    _ sink: inout DiagnosticSink
  ) -> Type {
    let wanted = generic == .dictionary ? 2 : 1
    let resolved = arguments.map { resolve($0, in: scope, sink: &sink) }
    guard arguments.count == wanted, let first = resolved.first, let last = resolved.last else {
      sink.report(
        .typeArguments, generic.rawValue,
        wanted == 1 ? "one generic argument" : "two generic arguments",
        arguments.isEmpty ? "none" : String(arguments.count),
        at: SourceLocation(scope.file, syntax.range))
      return .error
    }
    if first == .error || last == .error { return .error }
    switch generic {
    case .set:
      checkHashable(first, "a set's element", arguments[0], scope, &sink)
      return .set(first)
    case .identified:
      checkIdentifiable(first, arguments[0], scope, &sink)
      return .identified(first)
    case .array: return suggest(.array(first), generic, syntax, scope, &sink)
    case .optional: return suggest(.optional(first), generic, syntax, scope, &sink)
    case .dictionary: return suggest(.dictionary(first, last), generic, syntax, scope, &sink)
    }
  }

  private func suggest(
    _ type: Type, _ generic: GenericName, _ syntax: TypeSyntax, _ scope: TypeScope,
    _ sink: inout DiagnosticSink
  ) -> Type {
    sink.report(
      .writtenOutType, generic.rawValue, type.description,
      at: SourceLocation(scope.file, syntax.range),
      fixIts: [
        FixIt(
          "write '\(type)'", in: scope.file, [TextEdit(syntax.range, type.description)])
      ])
    return .error
  }

  private func checkHashable(
    _ type: Type, _ what: String, _ syntax: TypeSyntax, _ scope: TypeScope,
    _ sink: inout DiagnosticSink
  ) {
    guard !isHashable(type) else { return }
    sink.report(
      .keyNotHashable, what, type.description, at: SourceLocation(scope.file, syntax.range),
      related: nominal(type).map { [RelatedSpan($0.location, "'\(type)' is declared here")] } ?? [],
      hint: nominal(type) == nil ? nil : "declare '\(type): Hashable'")
  }

  private func checkIdentifiable(
    _ type: Type, _ syntax: TypeSyntax, _ scope: TypeScope, _ sink: inout DiagnosticSink
  ) {
    guard !conforms(type, .identifiable) else { return }
    sink.report(
      .elementNotIdentifiable, type.description, at: SourceLocation(scope.file, syntax.range),
      related: nominal(type).map { [RelatedSpan($0.location, "'\(type)' is declared here")] } ?? [])
  }
}
