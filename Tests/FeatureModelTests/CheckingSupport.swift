import FeatureDiagnostics
import FeatureSyntax

@testable import FeatureModel

/// A body in a feature with some types and fields, checked.
struct CheckedSnippet {
  var statements: [Statement]
  var expression: Expression?
  var diagnostics: [Diagnostic]
  var syntaxErrors: [Diagnostic]

  /// The bytes that `⟦` and `⟧` mark in a snippet, and the text without the marks.
  static func marked(_ text: String) -> (text: String, ranges: [SourceRange]) {
    var plain = ""
    var ranges: [SourceRange] = []
    var open: [Int] = []
    for character in text {
      switch character {
      case "⟦": open.append(plain.utf8.count)
      case "⟧":
        if let start = open.popLast() { ranges.append(SourceRange(start, plain.utf8.count)) }
      default: plain.append(character)
      }
    }
    return (plain, ranges)
  }

  /// Checks `body` as an action's, or as another kind of body that gives `result`.
  static func check(
    _ body: String, kind: BodyKind = .reduction, result: Type = .void, instance: Type? = nil,
    feature: FeatureSymbols? = SnippetTypes.feature
  ) -> CheckedSnippet {
    let prefix = "feature F {\n  action test {"
    let text = SourceText(path: "F.feature", prefix + body + "}\n}\n")
    let parsed = parse(text, file: FileID(0))
    var environment = BodyEnvironment(
      types: SnippetTypes.table,
      scope: TypeScope(file: FileID(0), path: ["F"]), kind: kind, lines: LineTable(text))
    environment.feature = feature
    environment.functions = [SnippetTypes.function("half", [("", .integer(.int))], .integer(.int))]
    environment.parameters = [
      ParameterSignature(label: "amount", name: "amount", type: .integer(.int))
    ]
    environment.result = result
    environment.instance = instance
    var checker = BodyChecker(environment)
    var statements: [Statement] = []
    for case .feature(let feature) in parsed.ast.items {
      for case .action(let action) in feature.items {
        if let block = action.body { statements = checker.block(block) }
      }
    }
    let offset = prefix.utf8.count
    let found = checker.sink.diagnostics.map { diagnostic in
      var moved = diagnostic
      moved.location.range = SourceRange(
        diagnostic.location.range.start - offset, diagnostic.location.range.end - offset)
      return moved
    }
    var expression: Expression?
    if case .expression(let value, _)? = statements.first?.kind { expression = value }
    return CheckedSnippet(
      statements: statements, expression: expression, diagnostics: found,
      syntaxErrors: parsed.diagnostics)
  }
}

/// The declarations that snippets use.
enum SnippetTypes {
  static let place = SourceLocation(FileID(0), SourceRange(0, 0))

  static func property(
    _ name: String, _ type: Type, isVariable: Bool = true, isStatic: Bool = false,
    isComputed: Bool = false, hasDefault: Bool = true
  ) -> Property {
    Property(
      name: name, type: type, isVariable: isVariable, isStatic: isStatic, isComputed: isComputed,
      hasDefault: hasDefault, location: place)
  }

  static func parameters(_ list: [(String, Type)]) -> [ParameterSignature] {
    list.map {
      ParameterSignature(
        label: $0.0.isEmpty ? nil : $0.0, name: $0.0.isEmpty ? "n" : $0.0, type: $0.1)
    }
  }

  static func function(
    _ name: String, _ list: [(String, Type)], _ result: Type, isMutating: Bool = false,
    isStatic: Bool = false
  ) -> FunctionSignature {
    FunctionSignature(
      name: name, parameters: parameters(list), result: result, isMutating: isMutating,
      isStatic: isStatic, location: place)
  }

  static func named(_ name: String) -> Type { .named(TypeName([name])) }

  static let table = TypeTable(types: [
    TypeName(["Todo"]): NominalType(
      name: TypeName(["Todo"]), kind: .structure,
      properties: [
        property("id", .integer(.int), isVariable: true), property("title", .string),
        property("isLong", .bool, isVariable: false, isComputed: true),
        property("limit", .integer(.int), isVariable: false, isStatic: true),
        property("made", .library(.date), isVariable: false),
      ],
      methods: [
        function("renamed", [("to", .string)], named("Todo")),
        function("mark", [], .void, isMutating: true),
        function("blank", [("", .integer(.int))], named("Todo"), isStatic: true),
      ],
      initializers: [
        [
          ParameterSignature(label: "id", name: "id", type: .integer(.int)),
          ParameterSignature(label: "title", name: "title", type: .string, hasDefault: true),
        ]
      ],
      conformances: [.identifiable], location: place),
    TypeName(["Filter"]): NominalType(
      name: TypeName(["Filter"]), kind: .enumeration,
      cases: ["all", "active", "completed"].map {
        CaseSignature(name: $0, payload: [], location: place)
      },
      conformances: [.hashable, .caseIterable, .comparable], rawType: .string, location: place),
    TypeName(["Route"]): NominalType(
      name: TypeName(["Route"]), kind: .enumeration,
      cases: [
        CaseSignature(name: "none", payload: [], location: place),
        CaseSignature(
          name: "detail", payload: parameters([("id", .integer(.int))]), location: place),
        CaseSignature(
          name: "pair", payload: parameters([("x", .integer(.int)), ("y", .string)]),
          location: place),
        CaseSignature(name: "edit", payload: parameters([("", named("Todo"))]), location: place),
      ], location: place),
    TypeName(["User"]): NominalType(
      name: TypeName(["User"]), kind: .externOpen, location: place),
    TypeName(["F", "State"]): NominalType(
      name: TypeName(["F", "State"]), kind: .state, location: place),
  ])

  static let feature = FeatureSymbols(
    name: "F",
    fields: [
      property("count", .integer(.int)), property("ratio", .float(.double)),
      property("text", .string), property("flag", .bool),
      property("maybe", .optional(.integer(.int))),
      property("numbers", .array(.integer(.int))),
      property("words", .set(.string)),
      property("table", .dictionary(.string, .integer(.int))),
      property("todos", .identified(named("Todo"))), property("todo", named("Todo")),
      property("maybeTodo", .optional(named("Todo"))), property("filter", named("Filter")),
      property("route", named("Route")), property("sheet", .optional(named("Route"))),
      property("user", .optional(named("User"))), property("date", .library(.date)),
      property("small", .integer(.int8)), property("letter", .character),
      property("fixed", .integer(.int), isVariable: false),
      property("bare", .integer(.int), hasDefault: false),
    ],
    derived: [property("isEven", .bool, isVariable: false, isComputed: true)],
    functions: [
      function("twice", [("", .integer(.int))], .integer(.int)),
      function("remember", [], .void, isMutating: true),
      function("next", [], .integer(.int), isMutating: true),
    ],
    actions: [
      EventSignature(name: "tapped", parameters: [], location: place),
      EventSignature(
        name: "renamed", parameters: parameters([("to", .string)]), location: place),
    ],
    outputs: [
      EventSignature(
        name: "finished", parameters: parameters([("total", .integer(.int))]), location: place)
    ])
}
