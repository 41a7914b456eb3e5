import FeatureDiagnostics
import FeatureModel
import FeatureSyntax

@testable import FeatureGeneration

/// Checked code made by hand, for tests of the printers alone.
enum HandBuilt {
  static let place = SourceLocation(FileID(0), SourceRange(0, 0))

  static func expression(_ kind: Expression.Kind, _ type: Type) -> Expression {
    Expression(kind, type, at: place)
  }

  static func field(_ name: String, _ type: Type = .integer(.int)) -> Expression {
    expression(.reference(.field(name)), type)
  }

  static func text(_ text: String) -> Expression {
    expression(.string(StringValue(segments: [.text(text)])), .string)
  }

  static func integer(_ text: String) -> Expression { expression(.integer(text), .integer(.int)) }

  static func call(_ base: Expression, _ name: String, _ arguments: [Argument], _ type: Type)
    -> Expression
  {
    let function = expression(.member(base, name, .known), .function([], type))
    return expression(.call(function, arguments), type)
  }

  static func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: place) }

  static func stored(
    _ name: String, _ type: Type, _ value: Expression?, isScalar: Bool, domain: Domain? = nil
  ) -> Field {
    Field(
      doc: [], name: name, type: type, isVariable: true, isSecret: false, defaultValue: value,
      domain: domain, isScalar: isScalar, location: place)
  }

  /// A feature with two fields, `count` and `log`, and what is given.
  static func feature(
    actions: [ActionModel] = [], bindings: [BindingModel] = [], isCodable: Bool = false
  ) -> FeatureDefinition {
    FeatureDefinition(
      doc: [], access: nil, name: "Sample", isCodable: isCodable, structures: [],
      enumerations: [],
      fields: [
        stored(
          "count", .integer(.int), integer("0"), isScalar: true,
          domain: Domain(lower: "0", upper: "9")),
        stored("log", .array(.string), expression(.array([]), .array(.string)), isScalar: false),
      ],
      derived: [], initializer: nil, actions: actions, outputs: [], bindings: bindings,
      changeHandlers: [], bindingHandlers: [], invariants: [], functions: [], location: place)
  }

  static func action(_ name: String, _ parameters: [Parameter] = [], _ body: Body) -> ActionModel {
    ActionModel(
      doc: [], name: name, isPrivate: false, isExtern: false, parameters: parameters,
      condition: nil, body: body, location: place)
  }

  static func file(qualifyAll: Bool = false) -> FileFacts {
    FileFacts(
      name: "Sample.feature", bytes: [], facts: TypeFacts(types: [:]),
      types: TypePrinter(types: [:], qualifyAll: qualifyAll),
      features: RunFeatures(Model(files: [], types: [:])))
  }

  /// The lines of `statements` in a body of `feature`.
  static func lines(
    _ statements: [Statement], parameters: [Parameter] = [],
    in scope: CodePrinter.Scope = .outside(state: "state")
  ) -> [String] {
    var printer = CodePrinter(
      statements, parameters: parameters, in: scope, of: file(),
      feature: FeatureFacts(feature(), among: file().features))
    return printer.statements(statements)
  }
}
