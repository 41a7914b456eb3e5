import FeatureDiagnostics
import FeatureModel
import FeatureSyntax

/// The views of a spec, checked.
struct CheckedView {
  var model: Model
  /// What was found, that views are not printed yet apart.
  var diagnostics: [Diagnostic]

  init(_ texts: String...) {
    let (result, syntax) = MarkedSpec.check(texts)
    model = result.model
    diagnostics = syntax + result.diagnostics.filter { $0.id != DiagnosticID(1900) }
  }

  /// The view called `name`.
  func view(_ name: String) -> ViewDefinition? {
    for case .view(let view) in model.files.flatMap(\.declarations) where view.name == name {
      return view
    }
    return nil
  }

  /// The body of the view `name` in short: what is made and changed, by the names and the kinds of
  /// references, each statement on a line.
  func body(_ name: String) -> [String] { (view(name)?.body ?? []).map(ViewText.text) }
}

/// Checked views as short texts, in which it is seen what each name was taken for.
enum ViewText {
  static func text(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value, _): text(value)
    case .send(.own(let action, let arguments), let animation):
      "send \(action)\(list(arguments))" + (animation == nil ? "" : " animated")
    case .send(.child(let path, let action, let arguments), _):
      "send \(path.map(\.name).joined(separator: ".")).\(action)\(list(arguments))"
    case .assign(let place, let sign, let value, _): "\(text(place)) \(sign) \(text(value))"
    case .local(_, .variable(let name, _), _, let value):
      "let \(name) = \(value.map { text($0) } ?? "")"
    case .if(let branch): text(branch)
    case .switch(let choice):
      "switch \(text(choice.subject)) { "
        + choice.cases.map { block($0.body) }.joined(separator: " | ") + " }"
    case .local, .guard, .for, .while, .break, .continue, .return, .run, .cancel, .emit, .dismiss,
      .reset, .verbatim:
      "\(statement.kind)"
    }
  }

  private static func text(_ branch: If) -> String {
    let conditions = branch.conditions.map { condition -> String in
      switch condition {
      case .expression(let value): text(value)
      case .binding(_, let name, let value, _): "let \(name) = \(text(value))"
      case .pattern(_, let value): "case \(text(value))"
      }
    }
    var result = "if \(conditions.joined(separator: ", ")) { \(block(branch.then)) }"
    switch branch.otherwise {
    case .block(let rest): result += " else { \(block(rest)) }"
    case .if(let inner): result += " else " + text(inner)
    case nil: break
    }
    return result
  }

  static func block(_ statements: [Statement]) -> String {
    statements.map(text).joined(separator: "; ")
  }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.isEmpty ? "" : "(\(arguments.map(text).joined(separator: ", ")))"
  }

  private static func text(_ argument: Argument) -> String {
    (argument.label.map { "\($0): " } ?? "") + text(argument.value)
  }

  static func text(_ value: Expression) -> String {
    switch value.kind {
    case .call(let callee, let arguments):
      return "\(text(callee))(\(arguments.map(text).joined(separator: ", ")))"
    case .member(let base, let name, .modifier(let isKnown)):
      return "\(text(base)).\(isKnown ? "" : "?")\(name)"
    case .member(let base, let name, .payload): return "\(text(base)).payload:\(name)"
    case .member(let base, let name, _): return "\(text(base)).\(name)"
    case .closure(let closure):
      let names = (closure.parameters ?? []).map(\.name).joined(separator: ", ")
      return "{\(names.isEmpty ? "" : " \(names) in") \(block(closure.body)) }"
    case .projection(let projection): return "$\(projection)"
    case .reference(.view(let view)): return "\(view)"
    case .reference(let reference): return "\(reference)"
    case .string(let string):
      return string.segments.map { segment in
        switch segment {
        case .text(let text): "'\(text)'"
        case .interpolation(let inner): "<\(text(inner))>"
        }
      }.joined()
    case .integer(let text), .float(let text): return text
    case .boolean(let flag): return "\(flag)"
    case .infix(let left, let sign, let right): return "\(text(left)) \(sign) \(text(right))"
    case .enumCase(let type, let name, _, let isImplicit):
      return isImplicit ? ".\(name)" : "\(type).\(name)"
    case .construct(let type, let arguments):
      return "\(type)(\(arguments.map(text).joined(separator: ", ")))"
    case .subscript(let base, let arguments):
      return "\(text(base))[\(arguments.map(text).joined(separator: ", "))]"
    case .optionalChain(let base): return text(base) + "?"
    case .implicitMember(let name): return ".\(name)"
    case .keyPath(let names): return "\\.\(names.joined(separator: "."))"
    case .nilLiteral: return "nil"
    case .prefix(let sign, let inner): return sign + text(inner)
    case .optionalCase, .forceUnwrap, .ternary, .range, .array, .dictionary, .parenthesized, .tuple,
      .ifExpression, .switchExpression, .verbatim, .uuid, .now, .random, .runtimeCall, .error:
      return "…"
    }
  }
}
