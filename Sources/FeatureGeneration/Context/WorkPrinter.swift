import FeatureModel

/// Prints the closures that stand for endpoints and effects.
struct WorkPrinter: Sendable {
  let types: TypePrinter

  /// `@Sendable (_ number: Int) async throws -> String`
  func closure(_ parameters: [Parameter], _ work: WorkSignature) -> String {
    let list = parameters.map { "_ \(SwiftIdentifier.name($0.name)): \(types.text($0.type))" }
    return "@Sendable (\(list.joined(separator: ", "))) \(effects(work))-> \(result(work))"
  }

  /// `async throws `, as it stands before an arrow.
  func effects(_ work: WorkSignature) -> String {
    switch work.form {
    case .synchronous, .stream: return ""
    case .asynchronous: break
    }
    switch work.failure {
    case .never: return "async "
    case .untyped: return "async throws "
    case .typed(let error): return "async throws(\(types.text(error))) "
    }
  }

  /// What a call gives: a value, or a stream of them.
  func result(_ work: WorkSignature) -> String {
    let value = types.text(work.result)
    switch work.form {
    case .synchronous, .asynchronous: return value
    case .stream: break
    }
    switch work.failure {
    case .never: return "\(types.standard("AsyncStream"))<\(value)>"
    case .untyped, .typed:
      return "\(types.standard("AsyncThrowingStream"))<\(value), any \(types.standard("Error"))>"
    }
  }

  /// A stored closure that may be missing.
  func member(
    _ doc: [String], _ name: String, _ parameters: [Parameter], _ work: WorkSignature,
    access: String
  ) -> Member {
    Member(
      doc: Member.documentation(doc),
      head: "\(access)var \(SwiftIdentifier.name(name)): (\(closure(parameters, work)))?")
  }

  /// The initialiser of stored members that may all be missing, given by name and type.
  func initializer(_ members: [(name: String, type: String)], access: String) -> Member {
    let list = members.map { "\(SwiftIdentifier.name($0.name)): \($0.type)? = nil" }
    return Member(
      head: "\(access)init(\(list.joined(separator: ", ")))",
      form: .block(
        members.map {
          "self.\(SwiftIdentifier.member($0.name)) = \(SwiftIdentifier.name($0.name))"
        }))
  }
}

extension DeclarationBuilder {
  /// A client: its functions as closures, each of which may be missing.
  func client(_ model: ClientModel) -> TypeDeclaration {
    let access = prefix(model.access)
    let printer = WorkPrinter(types: types)
    let members = model.endpoints.map { endpoint in
      (endpoint.name, "(\(printer.closure(endpoint.parameters, endpoint.work)))")
    }
    return TypeDeclaration(
      doc: Member.documentation(model.doc),
      head: "\(access)nonisolated struct \(SwiftIdentifier.name(model.name)): "
        + types.conformance(.sendable),
      groups: [
        model.endpoints.map {
          printer.member($0.doc, $0.name, $0.parameters, $0.work, access: access)
        },
        [printer.initializer(members.map { (name: $0.0, type: $0.1) }, access: access)],
      ])
  }
}
