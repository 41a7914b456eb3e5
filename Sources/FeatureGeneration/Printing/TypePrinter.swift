import FeatureModel

/// Prints types: the standard ones plain or with their module, the declared ones by the shortest name
/// that means them where they stand.
struct TypePrinter: Sendable {
  /// The names that the run declares; a standard name among them is spelled with its module.
  let declared: Set<String>
  /// Whether every standard name is spelled with its module.
  let qualifyAll: Bool
  /// The features that the app has written by hand: the run makes no class of a store for them.
  private let foreignFeatures: Set<String>
  /// The names at file level that the run declares, and those inside each of them.
  private let topLevel: Set<String>
  private var nested: [String: Set<String>] = [:]
  /// The feature that the types stand in, and in which part of it.
  private var home: String?
  private var standing = Standing.file

  /// The standard names that apps are known to shadow.
  private static let shadowed: Set<String> = [
    "Error", "Result", "Task", "Data", "Locale", "Date", "URL", "Duration", "Character", "Set",
    "Optional",
  ]
  /// What a feature's own namespace declares.
  static let generatedNames: Set<String> = [
    "State", "Action", "BindingAction", "Output", "Dependencies", "Effect",
  ]

  /// What a generated store inherits: `Identifiable` gives it an `ID` of its own.
  private static let inheritedNames: Set<String> = ["ID"]

  /// A printer for a run that declares `types`.
  init(
    types: [TypeName: NominalType], qualifyAll: Bool, foreignFeatures: Set<String> = []
  ) {
    self.foreignFeatures = foreignFeatures
    declared = Set(types.keys.flatMap(\.parts)).subtracting(Self.generatedNames)
    topLevel = Set(types.keys.compactMap(\.parts.first))
    for name in types.keys where name.parts.count == 2 {
      nested[name.parts[0], default: []].insert(name.parts[1])
    }
    self.qualifyAll = qualifyAll
  }

  /// The same printer for a part of the feature called `name`.
  func standing(in standing: Standing, of name: String) -> TypePrinter {
    var printer = self
    printer.home = name
    printer.standing = standing
    return printer
  }

  /// A name of the standard library.
  func standard(_ name: String, module: String = "Swift") -> String {
    let isQualified = qualifyAll || Self.shadowed.contains(name) || declared.contains(name)
    return isQualified ? "\(module).\(name)" : name
  }

  /// The class of a feature's store.
  func store(of feature: String) -> String {
    foreignFeatures.contains(feature) ? "FeatureStore<\(feature)>" : "\(feature)Store"
  }

  /// Whether the run declares the name at file level.
  func isDeclared(_ name: String) -> Bool { topLevel.contains(name) }

  /// A conformance.
  func conformance(_ conformance: Conformance) -> String { standard(conformance.rawValue) }

  /// A declared type.
  func named(_ name: TypeName) -> String {
    guard let home else { return SwiftIdentifier.path(name.parts) }
    if standing == .namespace, name.parts.count > 1, name.parts[0] == home {
      return SwiftIdentifier.path(Array(name.parts.dropFirst()))
    }
    if topLevel.contains(name.parts[0]), hides(name.parts[0], by: home) {
      return SwiftIdentifier.path(["\(home)User\(name.parts[0])"] + name.parts.dropFirst())
    }
    return SwiftIdentifier.path(name.parts)
  }

  /// The names at file level that the parts of `feature` hide: they reach them by a second name.
  func shadowed(in feature: String) -> Set<String> {
    Self.generatedNames.union(Self.inheritedNames).union(nested[feature] ?? [])
      .intersection(topLevel)
  }

  /// Whether the part of `feature` that the types stand in has a name of its own.
  private func hides(_ name: String, by feature: String) -> Bool {
    let own: Set<String> = standing == .store ? Self.inheritedNames : Self.generatedNames
    return standing != .file && (own.contains(name) || nested[feature]?.contains(name) == true)
  }

  /// The type as it is written.
  func text(_ type: Type) -> String {
    switch type {
    case .bool: standard("Bool")
    case .integer(let integer): standard(integer.rawValue)
    case .float(.cgFloat): standard("CGFloat", module: "Foundation")
    case .float(let float): standard(float.rawValue)
    case .string: standard("String")
    case .substring: standard("Substring")
    case .character: standard("Character")
    case .void: standard("Void")
    case .library(.duration): standard("Duration")
    case .library(.stackID): "StackID"
    case .library(let library): standard(library.rawValue, module: "Foundation")
    case .optional(let wrapped): optional(wrapped)
    case .array(let element): "[\(text(element))]"
    case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
    case .set(let element): "\(standard("Set"))<\(text(element))>"
    case .identified(let element): "Identified<\(text(element))>"
    case .stack(let element): "FeatureStack<\(text(element))>"
    case .tuple(let elements): "(\(elements.map(element).joined(separator: ", ")))"
    case .range(let form, let bound): "\(standard(form.rawValue))<\(text(bound))>"
    case .sequence(let form, let element): "\(standard(form.rawValue))<\(text(element))>"
    case .named(let name): named(name)
    case .function(let parameters, let result):
      "(\(parameters.map(text).joined(separator: ", "))) -> \(text(result))"
    case .metatype(let instance): "\(text(instance)).Type"
    case .view(let type): view(type)
    case .never: standard("Never")
    case .unchecked, .error: "_"
    }
  }

  /// The type as it is written after a variable's colon; nil where Swift alone knows it.
  func annotation(_ type: Type) -> String? { isWritable(type) ? text(type) : nil }

  private func optional(_ wrapped: Type) -> String {
    if case .function = wrapped { return "(\(text(wrapped)))?" }
    return "\(text(wrapped))?"
  }

  private func element(_ element: TupleElement) -> String {
    guard let label = element.label else { return text(element.type) }
    return "\(SwiftIdentifier.label(label)): \(text(element.type))"
  }

  private func isWritable(_ type: Type) -> Bool {
    switch type {
    case .bool, .integer, .float, .string, .substring, .character, .library, .named, .range: true
    case .optional(let inner), .array(let inner), .set(let inner), .identified(let inner),
      .stack(let inner):
      isWritable(inner)
    case .dictionary(let key, let value): isWritable(key) && isWritable(value)
    case .tuple(let elements): elements.allSatisfy { isWritable($0.type) }
    case .function, .metatype, .view, .never, .unchecked, .error, .void: false
    case .sequence(.arraySlice, let element): isWritable(element)
    // The indices of a text have a type of their own.
    case .sequence(.indices, let element): element.isInteger
    case .sequence: false
    }
  }
}
