import FeatureDiagnostics
import FeatureSyntax

/// Names against Swift's API guidelines: types are written `UpperCamelCase`, all else
/// `lowerCamelCase`.
extension LintChecker {
  func checkNames(of item: FileItem, _ file: FileID, _ sink: inout DiagnosticSink) {
    switch item {
    case .structure(let syntax): checkNames(of: syntax, file, &sink)
    case .enumeration(let syntax): checkNames(of: syntax, file, &sink)
    case .function(let syntax): checkMember(syntax.name, "a function", file, &sink)
    case .feature(let syntax): checkNames(of: syntax, file, &sink)
    case .client(let syntax): checkType(syntax.name, "a client", file, &sink)
    case .shared(let syntax): checkMember(syntax.name, "a shared value", file, &sink)
    case .view(let syntax): checkType(syntax.name, "a view", file, &sink)
    case .representable(let syntax): checkType(syntax.name, "a view", file, &sink)
    // What the app calls its own types and functions is not for us to say.
    case .import, .externType, .externFunction, .externView, .externFeature, .preview: break
    }
  }

  private func checkNames(
    of feature: FeatureDeclarationSyntax, _ file: FileID, _ sink: inout DiagnosticSink
  ) {
    checkType(feature.name, "a feature", file, &sink)
    for item in feature.items {
      switch item {
      case .state(let state):
        for member in state.members {
          switch member {
          case .stored(let field): checkMember(field.name, "a field", file, &sink)
          case .computed(let value): checkMember(value.name, "a derived value", file, &sink)
          case .initializer: break
          }
        }
      case .action(let action): checkMember(action.name, "an action", file, &sink)
      case .output(let output): checkMember(output.name, "an output", file, &sink)
      case .binding(let binding): checkMember(binding.name, "a binding", file, &sink)
      case .effect(let effect): checkMember(effect.name, "an effect", file, &sink)
      case .child(let child): checkMember(child.name, "a child", file, &sink)
      case .route(let route): checkMember(route.name, "a route", file, &sink)
      case .stack(let stack): checkMember(stack.name, "a stack", file, &sink)
      case .alert(let alert): checkMember(alert.name, "an alert", file, &sink)
      case .function(let function): checkMember(function.name, "a function", file, &sink)
      case .structure(let structure): checkNames(of: structure, file, &sink)
      case .enumeration(let enumeration): checkNames(of: enumeration, file, &sink)
      case .onChange, .on, .invariant, .uses, .shared: break
      }
    }
  }

  private func checkNames(of syntax: StructSyntax, _ file: FileID, _ sink: inout DiagnosticSink) {
    checkType(syntax.name, "a struct", file, &sink)
    for member in syntax.members {
      switch member {
      case .stored(let field): checkMember(field.name, "a member", file, &sink)
      case .computed(let value): checkMember(value.name, "a member", file, &sink)
      case .function(let function): checkMember(function.name, "a function", file, &sink)
      case .structure(let inner): checkNames(of: inner, file, &sink)
      case .enumeration(let inner): checkNames(of: inner, file, &sink)
      }
    }
  }

  private func checkNames(of syntax: EnumSyntax, _ file: FileID, _ sink: inout DiagnosticSink) {
    checkType(syntax.name, "an enum", file, &sink)
    for member in syntax.members {
      switch member {
      case .enumCase(let element): checkMember(element.name, "a case", file, &sink)
      case .computed(let value): checkMember(value.name, "a member", file, &sink)
      case .function(let function): checkMember(function.name, "a function", file, &sink)
      case .structure(let inner): checkNames(of: inner, file, &sink)
      case .enumeration(let inner): checkNames(of: inner, file, &sink)
      }
    }
  }

  private func checkType(
    _ name: Name, _ what: String, _ file: FileID, _ sink: inout DiagnosticSink
  ) {
    check(name, what, "UpperCamelCase", CamelCase.upper(name.text), file, &sink)
  }

  private func checkMember(
    _ name: Name, _ what: String, _ file: FileID, _ sink: inout DiagnosticSink
  ) {
    check(name, what, "lowerCamelCase", CamelCase.lower(name.text), file, &sink)
  }

  private func check(
    _ name: Name, _ what: String, _ style: String, _ better: String, _ file: FileID,
    _ sink: inout DiagnosticSink
  ) {
    guard !name.isMissing, better != name.text else { return }
    sink.report(
      .nameStyle, what, style, name.text, better, at: SourceLocation(file, name.range))
  }
}

/// Names as Swift's API guidelines have them.
enum CamelCase {
  /// `todo_item` as `TodoItem`.
  static func upper(_ name: String) -> String {
    let joined = joined(name)
    guard let first = joined.first, first.isLowercase else { return joined }
    return first.uppercased() + joined.dropFirst()
  }

  /// `Todo_item` as `todoItem`, `URL` as `url`, `URLString` as `urlString`.
  static func lower(_ name: String) -> String {
    let joined = joined(name)
    let capitals = joined.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return joined }
    // The last capital of several begins the next word.
    let isWhole = capitals.count == joined.count || capitals.count == 1
    let count =
      isWhole || joined.dropFirst(capitals.count).first?.isLetter != true
      ? capitals.count : capitals.count - 1
    return joined.prefix(count).lowercased() + joined.dropFirst(count)
  }

  /// The words between underscores as one; an underscore at the start is left alone.
  private static func joined(_ name: String) -> String {
    let lead = name.prefix { $0 == "_" }
    let parts = name.dropFirst(lead.count).split(separator: "_")
    guard parts.count > 1 else { return name }
    let isShouted = parts.allSatisfy { $0.allSatisfy { !$0.isLowercase } }
    let words = parts.enumerated().map { index, part -> String in
      let word = isShouted ? part.lowercased() : String(part)
      return index == 0 || word.first?.isLowercase != true
        ? word : word.prefix(1).uppercased() + word.dropFirst()
    }
    return lead + words.joined()
  }
}
