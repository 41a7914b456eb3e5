import FeatureDiagnostics
import FeatureSyntax

/// What is seen from outside names only types that are seen from there too.
extension DeclarationChecker {
  /// Checks the signatures of all members against the access of the types they name.
  mutating func checkAccess() {
    for declared in structures { checkMembers(of: declared.name) }
    for declared in enumerations { checkMembers(of: declared.name) }
    checkClients()
    for declared in features {
      let name = declared.name
      guard let level = access[name], let found = symbols[name.description] else { continue }
      for property in found.fields + found.derived {
        check(property.name, property.type, level, at: property.location)
      }
      for child in found.children where child.needsCase || child.isAlert {
        checkMembers(of: TypeName(name.parts + [ChildModel.typeName(of: child.name)]))
      }
      for event in found.actions + found.outputs + found.bindings {
        for parameter in event.parameters {
          check(event.name, parameter.type, level, at: event.location)
        }
      }
      for effect in found.effects {
        check(effect.name, effect.parameters, effect.work, level, at: effect.location)
      }
    }
  }

  /// A client's functions are seen as widely as the client.
  private mutating func checkClients() {
    for name in clients.keys.sorted() {
      guard let client = clients[name] else { continue }
      for endpoint in client.endpoints {
        check(
          endpoint.name, endpoint.signatures, endpoint.work, client.access ?? defaultAccess,
          at: endpoint.location)
      }
    }
  }

  private mutating func check(
    _ name: String, _ parameters: [ParameterSignature], _ work: WorkSignature?,
    _ level: AccessLevel, at location: SourceLocation
  ) {
    for parameter in parameters { check(name, parameter.type, level, at: location) }
    if let work {
      check(name, work.result, level, at: location)
      if let failure = work.failureValue { check(name, failure, level, at: location) }
    }
  }

  private mutating func checkMembers(of name: TypeName) {
    guard let nominal = types.types[name], let level = access[name] else { return }
    for property in nominal.properties {
      check(property.name, property.type, level, at: property.location)
    }
    for element in nominal.cases {
      for payload in element.payload {
        check(element.name, payload.type, level, at: element.location)
      }
    }
    for method in nominal.methods {
      check(method.name, method.result, level, at: method.location)
      for parameter in method.parameters {
        check(method.name, parameter.type, level, at: method.location)
      }
    }
  }

  /// What a type names is seen as widely as the member that has it.
  mutating func check(
    _ name: String, _ type: Type, _ level: AccessLevel, at location: SourceLocation
  ) {
    for part in type.namedParts {
      guard let other = access[part], other.width < level.width else { continue }
      sink.report(
        .accessTooLow, name, level.rawValue, part.description, other.rawValue, at: location,
        related: types.types[part].map {
          [RelatedSpan($0.location, "'\(part)' is declared here")]
        } ?? [])
    }
  }
}

extension Type {
  /// The declared types that it names.
  fileprivate var namedParts: [TypeName] {
    switch self {
    case .named(let name): [name]
    case .view(.store(let feature)): [TypeName([feature])]
    case .optional(let part), .array(let part), .set(let part), .identified(let part),
      .stack(let part),
      .range(_, let part), .sequence(_, let part), .metatype(let part):
      part.namedParts
    case .dictionary(let key, let value): key.namedParts + value.namedParts
    case .tuple(let elements): elements.flatMap(\.type.namedParts)
    case .function(let parameters, let result):
      parameters.flatMap(\.namedParts) + result.namedParts
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .view, .never,
      .unchecked, .error:
      []
    }
  }
}
