import FeatureDiagnostics
import FeatureSyntax

/// What to do about a finding, in the terms of the body at hand.
extension BodyChecker {
  /// The advice about a name that is not there, and the change that follows it.
  func advice(aboutName name: Name, _ expected: Type?) -> (hint: String?, fixIts: [FixIt]) {
    if let wanted = expected?.unwrapped, let nominal = types.nominal(wanted),
      nominal.cases.contains(where: { $0.name == name.text })
    {
      let dotted = ".\(name.text)"
      return ("a case is written with a dot", [fix("write '\(dotted)'", name.range, dotted)])
    }
    let near = nearest(name, valueNames())
    if !near.isEmpty { return (nil, near) }
    switch name.text {
    case "state", "viewStore", "store":
      let bytes = environment.lines.source.bytes
      let end = name.range.end
      guard bytes.indices.contains(end), bytes[end] == UInt8(ascii: ".") else { return (nil, []) }
      return (
        "a field is written by its own name, without '\(name.text).'",
        [fix("remove '\(name.text).'", SourceRange(name.range.start, end + 1), "")]
      )
    case "self": return (nil, [])
    case "true", "TRUE", "YES", "True":
      return ("write 'true'", [fix("write 'true'", name.range, "true")])
    case "FALSE", "NO", "False":
      return ("write 'false'", [fix("write 'false'", name.range, "false")])
    case "null", "NULL", "None", "undefined":
      return ("write 'nil'", [fix("write 'nil'", name.range, "nil")])
    default: return (nil, [])
    }
  }

  /// The advice about a function that is not there.
  func advice(aboutFunction name: String) -> String {
    switch name {
    case "print", "debugPrint", "dump", "NSLog", "assert", "assertionFailure", "precondition",
      "fatalError":
      "other Swift goes into 'swift { … }', as in 'swift { \(name)(…) }'"
    case "Task", "fetch", "load", "DispatchQueue", "withTaskGroup":
      "what takes time is an effect: 'effect load() async -> T { … }', then 'run load()'"
    case "withAnimation": "an action is animated where it is sent: 'send name animation .default'"
    case "send": "write 'send' and the action without parentheses"
    default:
      "declare it: 'func \(name)(…) -> T { … }', or 'extern func' where the app's own Swift has it"
    }
  }

  /// The advice about a value of the wrong type.
  func advice(about expression: Expression, wanted: Type) -> (hint: String?, fixIts: [FixIt]) {
    let range = expression.location.range
    let given = expression.type
    if case .optional(let wrapped) = given, wanted.accepts(wrapped) {
      return ("give a value for nil with '??', or unwrap it with 'if let'", [])
    }
    if wanted == .bool { return adviceAboutCondition(given, range) }
    if wanted.isConvertible(from: given) {
      return (
        "convert it: '\(wanted)(…)'",
        [around(range, "\(wanted)(", ")", "convert with '\(wanted)(…)'")]
      )
    }
    if wanted.isNumber, given.isText {
      let isLiteral: Bool
      if case .string = expression.kind { isLiteral = true } else { isLiteral = false }
      return (
        isLiteral
          ? "a number is written without quotes"
          : "'\(wanted)(…)' makes a number of a text, and 'nil' where it is none", []
      )
    }
    if case .array(let element) = wanted, element.accepts(given) {
      return ("write a list: '[…]'", [around(range, "[", "]", "write a list")])
    }
    return (nil, [])
  }

  private func adviceAboutCondition(_ given: Type, _ range: SourceRange) -> (String?, [FixIt]) {
    let end = SourceRange(range.end, range.end)
    switch given {
    case .optional:
      return (
        "a condition compares: '… != nil'", [fix("compare with nil", end, " != nil")]
      )
    case .string, .array, .set, .dictionary, .identified, .stack:
      return ("ask whether it is empty: '!….isEmpty'", [])
    case .integer, .float:
      return ("a condition compares: '… != 0'", [fix("compare with 0", end, " != 0")])
    default: return (nil, [])
    }
  }

  /// The advice about two sides of an operator that are not of one type.
  func advice(about first: Expression, _ sign: String, _ second: Expression) -> (String?, [FixIt]) {
    if first.type.isNumber && second.type.isNumber {
      let narrow = first.type.isFloat || !second.type.isFloat ? second : first
      let wide = narrow == second ? first.type : second.type
      return (
        "both sides have to be of one type: convert one with '\(wide)(…)'",
        [around(narrow.location.range, "\(wide)(", ")", "convert with '\(wide)(…)'")]
      )
    }
    if sign == "+" || sign == "+=", first.type == .string,
      Type.string.isConvertible(from: second.type)
    {
      return (
        "put the value into the text: \"…\\(value)\", or convert it: 'String(…)'",
        [around(second.location.range, "String(", ")", "convert with 'String(…)'")]
      )
    }
    if first.type.isText != second.type.isText {
      return (
        "both sides have to be of one type: convert one, as in 'String(number)' or 'Int(text) ?? 0'",
        []
      )
    }
    return ("both sides have to be of one type", [])
  }

  /// A change that puts something before and after a place.
  private func around(_ range: SourceRange, _ before: String, _ after: String, _ title: String)
    -> FixIt
  {
    FixIt(
      title, in: environment.scope.file,
      [
        TextEdit(SourceRange(range.start, range.start), before),
        TextEdit(SourceRange(range.end, range.end), after),
      ])
  }

  /// A number of values, in words.
  static func values(_ count: Int) -> String { count == 1 ? "one value" : "\(count) values" }

  /// How something with these parameters is called.
  func callAdvice(_ name: String, _ parameters: [ParameterSignature]) -> String {
    parameters.isEmpty
      ? "'\(name)' takes no arguments" : "it is called as '\(name)\(parameters.callDescription)'"
  }
}
