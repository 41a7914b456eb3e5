import FeatureDiagnostics
import FeatureSyntax

/// What only a reduction does.
extension BodyChecker {
  mutating func send(
    _ path: PathSyntax, _ arguments: [ArgumentSyntax]?, _ animation: ExpressionSyntax?,
    _ range: SourceRange
  ) -> Statement.Kind? {
    guard let feature = environment.feature, let name = path.components.first?.name else {
      return nil
    }
    guard path.components.count == 1, path.components[0].element == nil,
      feature.child(named: name.text) == nil
    else { return sendToChild(path, arguments, animation, range) }
    guard let action = feature.actions.first(where: { $0.name == name.text }) else {
      checkAlone(arguments)
      if !name.isMissing {
        report(
          .unknownAction, [name.text], name.range,
          fixIts: nearest(name, feature.actions.map(\.name)))
      }
      return nil
    }
    guard let given = event(action, arguments, name, range) else { return nil }
    return .send(.own(action: name.text, given), animation: self.animation(animation))
  }

  mutating func emit(
    _ path: PathSyntax, _ arguments: [ArgumentSyntax]?, _ animation: ExpressionSyntax?,
    _ range: SourceRange
  ) -> Statement.Kind? {
    guard let feature = environment.feature, let name = path.components.first?.name else {
      return nil
    }
    guard path.components.count == 1,
      let output = feature.outputs.first(where: { $0.name == name.text })
    else {
      checkAlone(arguments)
      if !name.isMissing {
        let isChild = path.components.count > 1 && feature.child(named: name.text) != nil
        report(
          .unknownOutput, [path.text], path.range,
          hint: isChild
            ? "only the child emits it; to start it from here write 'send'"
            : arguments?.isEmpty == false
              ? "declare it with what it tells: 'output \(path.text)(name: Type)'" : nil,
          fixIts: nearest(name, feature.outputs.map(\.name)))
      }
      return nil
    }
    guard let given = event(output, arguments, name, range) else { return nil }
    return .emit(output: name.text, given, animation: self.animation(animation))
  }

  private mutating func event(
    _ signature: EventSignature, _ arguments: [ArgumentSyntax]?, _ name: Name,
    _ range: SourceRange
  ) -> [Argument]? {
    let place = arguments == nil ? name.range : range
    return self.arguments(
      arguments ?? [], signature.parameters, name.text, place, declaredAt: signature.location)
  }

  /// The animation is SwiftUI's, which is not seen here.
  mutating func animation(_ syntax: ExpressionSyntax?) -> Expression? {
    syntax.map { infer($0, .unchecked) }
  }

  mutating func reset(_ names: [Name], _ range: SourceRange) -> Statement.Kind? {
    guard let feature = environment.feature else { return nil }
    let fields = feature.fields.filter { $0.isVariable && !$0.isStatic }
    guard !names.isEmpty else {
      // A shared value belongs to others too, and is put back only by its name.
      let resettable = fields.filter { $0.hasDefault && $0.storage != .shared }.map(\.name)
      if resettable.isEmpty { report(.nothingToReset, [], range) }
      return .reset(resettable)
    }
    var chosen: Set<String> = []
    for name in names where !name.isMissing {
      guard let field = feature.fields.first(where: { $0.name == name.text }) else {
        report(
          .unknownField, [name.text], name.range, fixIts: nearest(name, fields.map(\.name)))
        continue
      }
      guard field.isVariable else {
        report(
          .writeToConstantField, [name.text], name.range,
          related: [RelatedSpan(field.location, "declared with 'let' here")])
        continue
      }
      guard field.hasDefault else {
        report(
          .resetWithoutDefault, [name.text], name.range,
          related: [RelatedSpan(field.location, "declared without a default here")])
        continue
      }
      if !chosen.insert(name.text).inserted { report(.repeatedReset, [name.text], name.range) }
    }
    return .reset(fields.map(\.name).filter { chosen.contains($0) })
  }
}
