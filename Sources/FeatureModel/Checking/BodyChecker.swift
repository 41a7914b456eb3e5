import FeatureDiagnostics
import FeatureSyntax

/// Turns the statements and expressions of one body into the checked form, with all names resolved and
/// all types known, in Swift's semantics.
///
/// One checker is made for each body. What it found is in `sink`, complete when the call returns.
public struct BodyChecker {
  /// What the body can name.
  let environment: BodyEnvironment
  /// What was found wrong.
  public internal(set) var sink = DiagnosticSink()

  /// Every variable that the body introduced; scopes refer to them by index.
  var variables: [LocalVariable] = []
  /// The names in scope, innermost last.
  var scopes: [[String: Int]] = [[:]]
  /// The closures around the place, innermost last.
  var closures: [ClosureContext] = []
  /// The types that `return` gives in the body or closure at hand; nil where it is being inferred.
  var results: [Type?]
  /// How many loops surround the place in the body or closure at hand, and for each loop and switch
  /// whether a `break` leaves it.
  var loopDepth = 0
  var breakTargets: [Bool] = []
  /// The variables without an initial value that certainly have one here, and those that may have.
  var assigned: Set<Int> = []
  var maybeAssigned: Set<Int> = []
  /// What the mutating calls around the place are made on.
  var callTargets: [WriteRoot] = []
  /// What is being changed while the closure at hand runs.
  var changing: [WriteRoot] = []
  /// In the body of a view: what may be done at the place.
  var viewMode = ViewMode.content
  /// What the pickers and lists around the place select, innermost last.
  var selections: [Type] = []

  /// A checker of one body.
  public init(_ environment: BodyEnvironment) {
    self.environment = environment
    self.results = [environment.result]
  }

  /// The type table.
  var types: TypeTable { environment.types }
  /// The types, as change detection asks for them.
  var facts: TypeFacts {
    var facts = TypeFacts(types: environment.types.types)
    facts.presentations = environment.feature?.presentations ?? []
    return facts
  }

  /// A place in the file.
  func at(_ range: SourceRange) -> SourceLocation { SourceLocation(environment.scope.file, range) }

  /// Reports a breach of `rule` at `range`.
  mutating func report(
    _ rule: DiagnosticRule, _ arguments: [String] = [], _ range: SourceRange, label: String? = nil,
    related: [RelatedSpan] = [], hint: String? = nil, fixIts: [FixIt] = []
  ) {
    // The first change to an unknown name is the name that was probably meant.
    let meant = rule.isAboutUnknownName ? fixIts.first?.edits.first?.replacement : nil
    let label = label ?? meant.flatMap { $0.isEmpty ? nil : "did you mean '\($0)'?" }
    let general = meant == nil ? rule.hint : nil
    sink.report(
      Diagnostic(
        rule.id, rule.severity, DiagnosticRule.filled(rule.message, with: arguments),
        at: at(range), label: label, related: related,
        hint: hint ?? general.map { DiagnosticRule.filled($0, with: arguments) }, fixIts: fixIts))
  }

  /// Reports a breach and gives the expression that silences what depends on it.
  mutating func failure(
    _ rule: DiagnosticRule, _ arguments: [String] = [], _ range: SourceRange, label: String? = nil,
    related: [RelatedSpan] = [], hint: String? = nil, fixIts: [FixIt] = []
  ) -> Expression {
    report(rule, arguments, range, label: label, related: related, hint: hint, fixIts: fixIts)
    return broken(range)
  }

  /// An expression that is wrong and reported.
  func broken(_ range: SourceRange) -> Expression { Expression(.error, .error, at: at(range)) }

  /// A change of the text at `range`.
  func fix(_ title: String, _ range: SourceRange, _ text: String) -> FixIt {
    FixIt(title, in: environment.scope.file, [TextEdit(range, text)])
  }

  /// Runs `work`; where it reported an error, nothing of it stays.
  mutating func attempt(_ work: (inout BodyChecker) -> Expression?) -> Expression? {
    var trial = self
    trial.sink = DiagnosticSink()
    guard let result = work(&trial), !trial.sink.hasErrors else { return nil }
    let found = trial.sink
    trial.sink = sink
    trial.sink.append(found)
    self = trial
    return result
  }
}

/// A closure that is being checked.
struct ClosureContext: Hashable, Sendable {
  /// The types of its parameters.
  var parameters: [Type]
  /// Whether it names its parameters, so that `$0` is not there.
  var isNamed: Bool
  /// The greatest `$n` used.
  var greatestUsed = -1
}

/// A variable that a body introduces.
struct LocalVariable: Hashable, Sendable {
  /// How it came into being.
  enum Origin: Hashable, Sendable {
    case local, pattern, closure
  }

  var name: String
  var type: Type
  var range: SourceRange
  var isVariable: Bool
  var origin: Origin
  /// Whether it has a value where it is declared.
  var isInitialized = true
  var isRead = false
  var isWritten = false
  /// Whether it is the value of a channel, `$item`, which can be written.
  var isChannel = false
}

extension BodyChecker {
  /// Opens a scope for names.
  mutating func openScope() { scopes.append([:]) }

  /// Closes the innermost scope, reports what was introduced in it for nothing, and tells how the
  /// statements that introduced it are to be printed so that Swift does not warn.
  mutating func closeScope() -> Tidying {
    let names = scopes.popLast() ?? [:]
    var tidying = Tidying()
    for index in names.values.sorted() {
      let variable = variables[index]
      guard variable.origin != .closure, variable.type != .error else { continue }
      if !variable.isRead && !variable.isWritten {
        tidying.unused.insert(variable.name)
        report(
          .unusedVariable, [variable.name], variable.range,
          fixIts: [fix("write '_'", variable.range, "_")])
      } else if !variable.isRead {
        report(.variableNeverRead, [variable.name], variable.range)
      } else if variable.isVariable && !variable.isWritten {
        tidying.constants.insert(variable.name)
        report(.variableNeverChanged, [variable.name], variable.range)
      }
    }
    return tidying
  }

  /// Brings a name into the innermost scope.
  mutating func declare(
    _ name: Name, _ type: Type, isVariable: Bool, origin: LocalVariable.Origin,
    isInitialized: Bool = true
  ) {
    guard !name.isMissing, name.text != "_" else { return }
    if let index = scopes.last?[name.text] {
      report(
        .repeatedLocal, [name.text], name.range,
        related: [RelatedSpan(at(variables[index].range), "first introduced here")])
      return
    }
    scopes[scopes.count - 1][name.text] = variables.count
    if isInitialized {
      assigned.insert(variables.count)
      maybeAssigned.insert(variables.count)
    }
    variables.append(
      LocalVariable(
        name: name.text, type: type, range: name.range, isVariable: isVariable, origin: origin,
        isInitialized: isInitialized))
  }

  /// The variable called `name` that is in scope.
  func variable(_ name: String) -> Int? {
    for scope in scopes.reversed() {
      if let index = scope[name] { return index }
    }
    return nil
  }
}
