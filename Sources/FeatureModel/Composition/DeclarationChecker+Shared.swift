import FeatureDiagnostics
import FeatureSyntax

/// Values that are shared by a store tree.
extension DeclarationChecker {
  /// A shared value of the run by what features need of it.
  struct SharedSymbol: Hashable, Sendable {
    var name: String
    /// Broken until it is known, where it follows from the default.
    var type: Type
    var location: SourceLocation
  }

  /// The types of the shared values, as far as they are written.
  mutating func collectShared() {
    for declared in sharedDeclarations {
      let syntax = declared.syntax
      checkHead(syntax.head, "a shared value", at: declared.location)
      let type =
        syntax.type.map { types.resolveStorable($0, in: declared.scope, sink: &sink) } ?? .error
      if syntax.defaultValue == nil, !type.isOptional, type != .error || syntax.type == nil {
        sink.report(.sharedWithoutDefault, syntax.name.text, at: declared.location)
      }
      shared[syntax.name.text] = SharedSymbol(
        name: syntax.name.text, type: type, location: declared.location)
    }
  }

  /// `shared a, b` in a feature.
  mutating func collectShared(
    _ uses: [Name], into found: inout FeatureSymbols, _ names: inout FeatureNames,
    in scope: TypeScope
  ) {
    for name in uses where !name.isMissing {
      let location = at(name, scope)
      let symbol = shared[name.text]
      if symbol == nil {
        let nearest = Nearest.name(to: name.text, among: shared.keys.sorted())
        sink.report(
          .unknownShared, name.text, at: location, label: nearest.map { "did you mean '\($0)'?" },
          fixIts: replacement(nearest, at: location))
      }
      guard names.add(.shared, name.text, location) else { continue }
      var property = Property(
        name: name.text, type: symbol?.type ?? .error, isVariable: true, hasDefault: true,
        location: location)
      property.storage = .shared
      found.fields.append(property)
    }
  }

  /// Puts the type of a shared value into all features that share it.
  mutating func set(_ type: Type, forShared name: String) {
    shared[name]?.type = type
    for feature in symbols.keys.sorted() {
      guard var found = symbols[feature] else { continue }
      var isChanged = false
      for index in found.fields.indices
      where found.fields[index].storage == .shared && found.fields[index].name == name {
        found.fields[index].type = type
        isChanged = true
      }
      guard isChanged else { continue }
      symbols[feature] = found
      setState(of: found)
    }
  }

  // MARK: Models

  /// The checked form of all shared values.
  mutating func checkShared() {
    var places: [SharedModel.Storage: SharedModel] = [:]
    for declared in sharedDeclarations {
      guard let model = sharedModel(declared) else { continue }
      sharedModels[model.name] = model
      guard model.storage != .memory else { continue }
      if let first = places[model.storage] {
        sink.report(
          .sharedTwice, first.name, model.name, model.storage.text, at: model.location,
          related: [RelatedSpan(first.location, "the first of them")])
      }
      places[model.storage] = places[model.storage] ?? model
    }
  }

  private mutating func sharedModel(_ declared: Declared<SharedSyntax>) -> SharedModel? {
    let syntax = declared.syntax
    guard let symbol = shared[syntax.name.text], symbol.location == declared.location else {
      return nil
    }
    let value =
      syntax.defaultValue.map {
        checkedDefault($0, expected: symbol.type, feature: nil, in: declared.scope, &sink)
      } ?? Expression(.nilLiteral, symbol.type, at: declared.location)
    let storage = syntax.storage.map { self.storage($0, of: symbol, in: declared.scope) }
    return SharedModel(
      doc: syntax.head.doc, access: syntax.head.access, name: symbol.name, type: symbol.type,
      defaultValue: value, storage: storage ?? .memory, location: declared.location)
  }

  private mutating func storage(
    _ syntax: SharedSyntax.Storage, of symbol: SharedSymbol, in scope: TypeScope
  ) -> SharedModel.Storage {
    if !types.conforms(symbol.type, .codable) {
      sink.report(
        .sharedNotCodable, symbol.name, symbol.type.description, at: symbol.location,
        related: types.nominal(symbol.type).map {
          [RelatedSpan($0.location, "'\(symbol.type)' is declared here")]
        } ?? [])
    }
    if syntax.kind.isMissing || syntax.key.kind == .missing { return .memory }
    guard let key = plainText(syntax.key) else {
      sink.report(
        .sharedKey, symbol.name, at: SourceLocation(scope.file, syntax.key.range))
      return .memory
    }
    switch syntax.kind.text {
    case "file": return .file(key)
    case "defaults": return .defaults(key)
    default:
      let location = at(syntax.kind, scope)
      let nearest = Nearest.name(to: syntax.kind.text, among: ["file", "defaults"])
      sink.report(
        .sharedStorage, syntax.kind.text, at: location, fixIts: replacement(nearest, at: location))
      return .memory
    }
  }

  /// The text of a string without interpolation.
  private func plainText(_ syntax: ExpressionSyntax) -> String? {
    guard case .string(let literal) = syntax.kind else { return nil }
    var text = ""
    for segment in literal.segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text.isEmpty ? nil : text
  }
}

extension SharedModel.Storage {
  /// The place as it is written.
  fileprivate var text: String {
    switch self {
    case .memory: "memory"
    case .file(let name): "file(\"\(name)\")"
    case .defaults(let key): "defaults(\"\(key)\")"
    }
  }
}
