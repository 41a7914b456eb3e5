import FeatureDiagnostics
import FeatureSyntax

/// Imports, and names that generated code needs for itself.
extension DeclarationChecker {
  /// Reports imports that are written twice; gives the modules with the place of the first import.
  mutating func checkImports(of files: [SourceFileAST]) -> [String: SourceLocation] {
    var modules: [String: SourceLocation] = [:]
    for file in files {
      var seen: [String: SourceLocation] = [:]
      for case .import(let item) in file.items {
        guard let module = item.path.first, !module.isMissing else { continue }
        let location = SourceLocation(file.file, item.range)
        if modules[module.text] == nil { modules[module.text] = location }
        let path = item.path.map(\.text).joined(separator: ".")
        if let first = seen[path] {
          sink.report(
            .duplicateImport, path, at: location, related: [RelatedSpan(first, "first import")])
        }
        seen[path] = seen[path] ?? location
      }
    }
    return modules
  }

  /// A type called like a module hides it.
  mutating func checkModuleNames(_ modules: [String: SourceLocation]) {
    for (name, location) in topLevel {
      if let place = modules[name] {
        sink.report(
          .moduleName, name, at: location, related: [RelatedSpan(place, "imported here")])
      } else if ReservedNames.modules.contains(name) {
        sink.report(.moduleName, name, at: location)
      } else if ReservedNames.unsafeTypes.contains(name) {
        sink.report(.unsafeName, name, "a declaration at file level", at: location)
      } else if ReservedNames.runtimeTypes.contains(name) {
        sink.report(.runtimeType, name, at: location)
      }
    }
  }

  /// The store and the handlers' protocol of a feature stand at file level too.
  mutating func checkGeneratedTypes() {
    for feature in features {
      let hasHandlers = feature.syntax.items.contains { item in
        if case .action(let action) = item { return action.isExtern }
        return false
      }
      // A type that the namespace would hide has a second name at file level.
      let hidden = ReservedNames.featureTypes.filter { topLevel[$0] != nil }.map { "User\($0)" }
      for suffix in ["Store"] + (hasHandlers ? ["Handlers"] : []) + hidden.sorted() {
        let name = feature.name.description + suffix
        guard let location = topLevel[name] else { continue }
        sink.report(
          .generatedType, name, feature.name.description, at: location,
          related: [RelatedSpan(feature.location, "the feature")])
      }
    }
  }
}
