import FeatureDiagnostics
import FeatureSyntax

/// Representables: their members, which the views of the run are checked against, and their bodies.
extension DeclarationChecker {
  /// Takes the name of a representable.
  mutating func collect(_ syntax: RepresentableSyntax, in scope: TypeScope) {
    let location = at(syntax.name, scope)
    checkHead(syntax.head, "a representable", at: location)
    representables.append(
      Declared(
        syntax: syntax, name: scope.name(syntax.name.text), scope: scope, location: location))
  }

  /// Finds the members of every representable.
  mutating func collectBridges() {
    for declared in representables {
      bridges[declared.syntax.name.text] = members(of: declared)
    }
  }

  private mutating func members(of declared: Declared<RepresentableSyntax>)
    -> [BridgeSymbols.Member]
  {
    var members: [BridgeSymbols.Member] = []
    for item in declared.syntax.items {
      switch item {
      case .binding(let name, let type, _):
        add(name, type, isBinding: true, to: &members, declared.scope)
      case .constant(let name, let type, _):
        add(name, type, isBinding: false, to: &members, declared.scope)
      case .update, .event, .delegate: break
      }
    }
    return members
  }

  private mutating func add(
    _ name: Name, _ type: TypeSyntax, isBinding: Bool, to members: inout [BridgeSymbols.Member],
    _ scope: TypeScope
  ) {
    let type = types.resolveStorable(type, in: scope, sink: &sink)
    guard !name.isMissing else { return }
    let location = at(name, scope)
    if let first = members.first(where: { $0.name == name.text }) {
      return reportDuplicate(name.text, at: location, first: first.location)
    }
    if let reason = Self.takenMembers[name.text] {
      sink.report(.bridgeMemberName, name.text, reason, at: location)
    } else if name.text.hasPrefix("_") {
      sink.report(
        .bridgeMemberName, name.text, "a name that SwiftUI keeps for itself", at: location)
    }
    members.append(
      BridgeSymbols.Member(name: name.text, type: type, isBinding: isBinding, location: location))
  }

  /// What no member of a representable can be called.
  private static let takenMembers: [String: String] = [
    "view": "what is brought into SwiftUI",
    "body": "what every view has already",
    "makeCoordinator": "asked by SwiftUI", "sizeThatFits": "asked by SwiftUI",
    "makeUIView": "asked by SwiftUI", "updateUIView": "asked by SwiftUI",
    "dismantleUIView": "asked by SwiftUI", "makeNSView": "asked by SwiftUI",
    "updateNSView": "asked by SwiftUI", "dismantleNSView": "asked by SwiftUI",
  ]

  // MARK: The checked form

  /// A representable with its bodies.
  mutating func representable(
    _ syntax: RepresentableSyntax, imports: [Import], in scope: TypeScope
  ) -> RepresentableDefinition {
    let members = bridges[syntax.name.text] ?? []
    let bridged = BridgeClass(text(of: syntax.viewType, scope), imports: imports)
    if bridged.name.hasSuffix("Controller") {
      sink.report(
        .bridgeOfController, bridged.name, at: SourceLocation(scope.file, syntax.viewType.range))
    }
    var result = RepresentableDefinition(
      doc: syntax.head.doc, access: syntax.head.access, name: syntax.name.text,
      viewType: bridged.name, members: members.map(viewMember), update: [], events: [],
      delegates: [], location: at(syntax.name, scope))
    var update: SourceRange?
    for item in syntax.items {
      switch item {
      case .binding, .constant: break
      case .update(let block, let range):
        let word = SourceRange(range.start, range.start + "update".utf8.count)
        if let update {
          sink.report(
            .secondUpdate, at: SourceLocation(scope.file, word),
            related: [RelatedSpan(SourceLocation(scope.file, update), "the first one")])
        }
        update = update ?? word
        result.update += checked(block, bridgeEnvironment(members, .update, in: scope))
      case .event(let name, let block, _):
        event(name, block, bridged, members, in: scope, &result.events)
      case .delegate(let type, let functions, _):
        delegate(type, functions, members, in: scope, &result.delegates)
      }
    }
    return result
  }

  private func viewMember(_ member: BridgeSymbols.Member) -> ViewMember {
    ViewMember(
      doc: [], name: member.name,
      form: member.isBinding ? .binding(member.type) : .constant(member.type),
      location: member.location)
  }

  private func bridgeEnvironment(
    _ members: [BridgeSymbols.Member], _ place: BridgeSymbols.Place, in scope: TypeScope
  ) -> BodyEnvironment {
    var environment = environment(.pure, in: scope)
    environment.bridge = BridgeSymbols(members: members, place: place)
    return environment
  }

  private mutating func event(
    _ name: Name, _ block: BlockSyntax, _ bridged: BridgeClass, _ members: [BridgeSymbols.Member],
    in scope: TypeScope, _ events: inout [BridgeEvent]
  ) {
    guard !name.isMissing else { return }
    let location = at(name, scope)
    if bridged.hasEvents == false {
      let hint = bridged.delegateType.map { "let its delegate tell: 'delegate \($0) { func … }'" }
      sink.report(.eventWithoutControl, bridged.name, at: location, hint: hint)
    } else if !BridgeClass.events.contains(name.text) {
      let near = Nearest.name(to: name.text, among: BridgeClass.events)
      let fixIts = near.map {
        FixIt("write '\($0)'", in: scope.file, [TextEdit(name.range, $0)])
      }
      sink.report(
        .unknownEvent, name.text, at: location, label: near.map { "did you mean '\($0)'?" },
        fixIts: fixIts.map { [$0] } ?? [])
    }
    if let first = events.first(where: { $0.name == name.text }) {
      return reportDuplicate(name.text, at: location, first: first.location)
    }
    let body = checked(block, bridgeEnvironment(members, .event, in: scope))
    events.append(BridgeEvent(name: name.text, body: body, location: location))
  }

  private mutating func delegate(
    _ type: TypeSyntax, _ functions: [FunctionSyntax], _ members: [BridgeSymbols.Member],
    in scope: TypeScope, _ delegates: inout [BridgeDelegate]
  ) {
    let location = SourceLocation(scope.file, type.range)
    let name = text(of: type, scope)
    if let first = delegates.first(where: { $0.type == name }) {
      reportDuplicate(name, at: location, first: first.location)
    }
    let checked = functions.map { function($0, members, in: scope) }
    for (index, function) in checked.enumerated() {
      let earlier = delegates.flatMap(\.functions) + checked[..<index]
      if let first = earlier.first(where: { $0.isSame(as: function) }) {
        reportDuplicate(function.name, at: function.location, first: first.location)
      }
    }
    delegates.append(BridgeDelegate(type: name, functions: checked, location: location))
  }

  private mutating func function(
    _ syntax: FunctionSyntax, _ members: [BridgeSymbols.Member], in scope: TypeScope
  ) -> BridgeFunction {
    var environment = bridgeEnvironment(members, .event, in: scope)
    environment.result = result(of: syntax, scope)
    var parameters: [BridgeFunction.Parameter] = []
    for parameter in syntax.parameters where !parameter.name.isMissing {
      if let value = parameter.defaultValue {
        sink.report(.delegateDefault, at: SourceLocation(scope.file, value.range))
      }
      let label = parameter.label?.text ?? parameter.name.text
      parameters.append(
        BridgeFunction.Parameter(
          label: label == "_" ? nil : label, name: parameter.name.text,
          type: text(of: parameter.type, scope)))
      environment.parameters.append(
        ParameterSignature(label: nil, name: parameter.name.text, type: .unchecked))
    }
    let body = syntax.body.map { checked($0, environment) } ?? []
    return BridgeFunction(
      name: syntax.name.text, parameters: parameters,
      result: environment.result == .void ? nil : syntax.result.map { text(of: $0, scope) },
      body: body, location: at(syntax.name, scope))
  }

  /// The type of a result where it is one of the run's or the library's; else only Swift knows it.
  private func result(of syntax: FunctionSyntax, _ scope: TypeScope) -> Type {
    guard let result = syntax.result else { return .void }
    var unknown = DiagnosticSink()
    let type = types.resolve(result, in: scope, sink: &unknown)
    return unknown.hasErrors ? .unchecked : type
  }

  /// A type as it is written.
  private func text(of type: TypeSyntax, _ scope: TypeScope) -> String {
    guard texts.indices.contains(scope.file.index) else { return "" }
    return texts[scope.file.index].text(type.range)
  }
}

extension BridgeFunction {
  /// Whether both are the same function to Swift, which tells them apart by name, labels and types.
  fileprivate func isSame(as other: BridgeFunction) -> Bool {
    name == other.name && parameters.map(\.label) == other.parameters.map(\.label)
      && parameters.map(\.type) == other.parameters.map(\.type)
  }
}
