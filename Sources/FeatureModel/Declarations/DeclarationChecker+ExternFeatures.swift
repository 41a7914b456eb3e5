import FeatureDiagnostics
import FeatureSyntax

/// What an `extern feature` may say: what others see of a feature that the app has written by hand.
extension DeclarationChecker {
  /// Reports what stands in a declaration of somebody else's feature and is that one's own business.
  mutating func checkExtern(_ syntax: FeatureDeclarationSyntax, in scope: TypeScope) {
    for item in syntax.items {
      guard let (what, range) = hidden(item) else { continue }
      sink.report(.externMember, what, at: SourceLocation(scope.file, range))
    }
  }

  private func hidden(_ item: FeatureItem) -> (String, SourceRange)? {
    switch item {
    case .state(let state): hidden(state)
    case .action(let action): hidden(action)
    case .output(let output): output.from.map { ("where an output comes from", $0.range) }
    case .binding(let binding): hidden(binding)
    case .onChange(let reaction): ("a reaction", reaction.range)
    case .on(let reaction): ("a reaction", reaction.range)
    case .invariant(let invariant): ("an invariant", invariant.range)
    case .effect(let effect): ("an effect", effect.range)
    case .uses(let uses): uses.first.map { ("what it uses", $0.name.range) }
    case .child(let child): ("what it composes", child.range)
    case .route(let route), .stack(let route): ("what it composes", route.range)
    case .alert(let alert): ("what it composes", alert.range)
    case .shared(let names): names.first.map { ("a shared value", $0.range) }
    case .function(let function): ("a function", function.range)
    case .structure(let structure): ("a type", structure.range)
    case .enumeration(let enumeration): ("a type", enumeration.range)
    }
  }

  private func hidden(_ action: ActionSyntax) -> (String, SourceRange)? {
    if let body = action.body { return ("a body", body.range) }
    return action.condition.map { ("a guard", $0.range) }
  }

  private func hidden(_ binding: BindingSyntax) -> (String, SourceRange)? {
    if case .field = binding.form, binding.condition == nil, binding.action == nil { return nil }
    return ("how a binding reads and writes", binding.range)
  }

  private func hidden(_ state: StateSyntax) -> (String, SourceRange)? {
    for member in state.members {
      switch member {
      case .stored(let stored):
        if let domain = stored.domain { return ("a domain", domain.range) }
      case .computed(let computed): return ("a derived value", computed.range)
      case .initializer(_, let range): return ("an initialiser", range)
      }
    }
    return nil
  }
}
