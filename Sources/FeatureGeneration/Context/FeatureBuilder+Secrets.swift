import FeatureModel

/// What is never printed.
extension FeatureBuilder {
  /// The paths of secret fields and parameters, as the runtime knows them.
  var secrets: [String] {
    let below = facts.children.descendants(of: definition.name).subtracting([definition.name])
    let inherited = below.compactMap { facts.children.features[$0] }.flatMap { child in
      FeatureBuilder(child, in: builder).ownSecrets
    }
    return Array(Set(ownSecrets + inherited)).sorted()
  }

  private var ownSecrets: [String] {
    var paths = definition.fields.filter(\.isSecret).map { "State.\($0.name)" }
    for (name, type) in builder.file.facts.table.types where type.kind == .structure {
      for property in type.properties where property.isSecret {
        paths.append("\(name.parts.last ?? "").\(property.name)")
      }
    }
    for action in definition.actions { paths += secret("Action", action.name, action.parameters) }
    for output in definition.outputs {
      paths += secret("Action", output.name, output.parameters)
      paths += secret("Output", output.name, output.parameters)
    }
    let fields = Set(definition.fields.filter(\.isSecret).map(\.name))
    for binding in definition.bindings {
      paths += secret("BindingAction", binding.name, binding.parameters)
      if !binding.reads.isDisjoint(with: fields) { paths.append("BindingAction.\(binding.name)") }
    }
    for effect in definition.effects {
      paths += secret("Effect", effect.name, effect.parameters)
      if !effect.inPlace.isEmpty { paths += secret("Action", effect.name, effect.parameters) }
    }
    for use in facts.effects.endpoints {
      let name = facts.effects.caseName(use.client, use.endpoint.name)
      paths += secret("Effect", name, use.endpoint.parameters)
    }
    return paths
  }

  private func secret(_ type: String, _ name: String, _ parameters: [Parameter]) -> [String] {
    parameters.filter(\.isSecret).map { parameter in
      "\(type).\(name)" + (parameter.label.map { ".\($0)" } ?? "")
    }
  }
}
