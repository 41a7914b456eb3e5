import FeatureDiagnostics

@testable import FeatureModel

/// One snippet or more for each rule, with the place that it finds marked.
extension RuleCase {
  static let names: [RuleCase] = [
    RuleCase(.unknownName, "count = ⟦cuont⟧"),
    RuleCase(.unknownFunction, "count = ⟦halv⟧(3)"),
    RuleCase(.unknownMember, "count = numbers.⟦cuont⟧"),
    RuleCase(.unknownMember, "text = todo.⟦titel⟧"),
    RuleCase(.unknownMember, "filter = .⟦activ⟧"),
    RuleCase(.unknownMember, "filter = Filter.⟦activ⟧"),
    RuleCase(.unknownAction, "send ⟦taped⟧"),
    RuleCase(.unknownOutput, "emit ⟦finish⟧(total: 1)"),
    RuleCase(.unknownField, "reset ⟦cuont⟧"),
    RuleCase(.unknownEffect, "run ⟦load⟧"),
    RuleCase(.unknownChild, "send ⟦child⟧.tapped"),
    RuleCase(.typeAsValue, "let x = ⟦Todo⟧\ntodo = x"),
    RuleCase(.functionAsValue, "count = ⟦twice⟧"),
    RuleCase(.methodAsValue, "text = text.⟦uppercased⟧"),
    RuleCase(.actionAsValue, "⟦tapped⟧()"),
    RuleCase(.noClosureParameter, "count = ⟦$0⟧"),
    RuleCase(.namedClosureParameter, "numbers = numbers.map { n in ⟦$0⟧ + n }"),
    RuleCase(.projection, "count = ⟦$count⟧"),
    RuleCase(.keyPath, "numbers = numbers.map(⟦\\.count⟧)"),
    RuleCase(.repeatedLocal, "let a = 1\nlet ⟦a⟧ = 2\ncount = a"),
  ]

  static let typing: [RuleCase] = [
    RuleCase(.typeMismatch, "count = ⟦text⟧"),
    RuleCase(.typeMismatch, "count = ⟦ratio⟧"),
    RuleCase(.typeMismatch, "flag = ⟦count⟧"),
    RuleCase(.typeMismatch, "count = ⟦maybe⟧"),
    RuleCase(.operandTypes, "ratio = ⟦count + ratio⟧"),
    RuleCase(.operandTypes, "⟦ratio += count⟧"),
    RuleCase(.optionalOperand, "count = ⟦maybe⟧ + 1"),
    RuleCase(.prefixOperand, "text = ⟦-text⟧"),
    RuleCase(.notComparable, "flag = ⟦todo < todo⟧"),
    RuleCase(.notHashable, "let d = ⟦[todo: 1]⟧\ncount = d.count"),
    RuleCase(.notASequence, "for n in ⟦count⟧ { count += n }"),
    RuleCase(.optionalInText, "text = \"\\(⟦maybe⟧)\""),
    RuleCase(.nilWithoutType, "let x = ⟦nil⟧"),
    RuleCase(.nilForNonOptional, "count = ⟦nil⟧"),
    RuleCase(.neverNil, "flag = ⟦count == nil⟧"),
    RuleCase(.notOptional, "count = count⟦!⟧"),
    RuleCase(.notOptional, "text = todo⟦?⟧.title"),
    RuleCase(.coalescingNonOptional, "count = ⟦count⟧ ?? 1"),
    RuleCase(.bindingNonOptional, "if let c = ⟦count⟧ { numbers.append(c) }"),
    RuleCase(.memberOfOptional, "text = maybeTodo.⟦title⟧"),
    RuleCase(.emptyLiteral, "let x = ⟦[]⟧"),
    RuleCase(.literalOutOfRange, "small = ⟦300⟧"),
    RuleCase(.characterLiteral, "letter = ⟦\"ab\"⟧"),
    RuleCase(.implicitWithoutType, "let x = ⟦.all⟧"),
  ]

  static let typing2: [RuleCase] = [
    RuleCase(.ambiguousNone, "sheet = ⟦.none⟧"),
    RuleCase(.divisionByZero, "count = ⟦count / 0⟧"),
    RuleCase(.constantOverflow, "small = ⟦100 + 100⟧"),
    RuleCase(.reversedRange, "for _ in ⟦3..<1⟧ { count += 1 }"),
    RuleCase(.constraint, "let x = [todo].⟦sorted⟧()\ncount = x.count"),
    RuleCase(.noSubscript, "count = ⟦count[0]⟧"),
    RuleCase(.notEquatable, "flag = ⟦(1, (2, 3)) == (1, (2, 3))⟧"),
    RuleCase(.notText, "text = \"\\(⟦remember()⟧)\""),
    RuleCase(.subscriptOfOptional, "let a: [Int]? = numbers\ncount = ⟦a[0]⟧"),
    RuleCase(.implicitOfOtherType, "todo = ⟦.limit⟧"),
    RuleCase(.unknownOperator, "count = count ⟦&&&⟧ 1"),
  ]

  static let calls: [RuleCase] = [
    RuleCase(.notCallable, "count = ⟦text⟧(1)"),
    RuleCase(.missingArgument, "send renamed(⟦)⟧"),
    RuleCase(.extraArgument, "count = twice(1, ⟦2⟧)"),
    RuleCase(.missingLabel, "todo = Todo(⟦1⟧)"),
    RuleCase(.wrongLabel, "send renamed(⟦too⟧: text)"),
    RuleCase(.extraLabel, "count = twice(⟦n⟧: 1)"),
    RuleCase(.argumentOrder, "todo = Todo(⟦title: text⟧, id: 1)"),
    RuleCase(.wrongArguments, "numbers.⟦insert⟧(1)"),
    RuleCase(.missingPayload, "route = ⟦.detail⟧"),
    RuleCase(.noPayload, "filter = ⟦.all(1)⟧"),
    RuleCase(.noConversion, "count = ⟦Int(flag)⟧"),
    RuleCase(.genericConstruction, "words = ⟦Set()⟧"),
    RuleCase(.noConstruction, "date = ⟦Date(1, 2)⟧"),
    RuleCase(.randomRange, "text = random(in: ⟦text...text⟧)"),
    RuleCase(.closureAsValue, "let f = ⟦{ 1 }⟧"),
    RuleCase(.closureParameters, "numbers = numbers.map { ⟦a⟧, b in a + b }"),
    RuleCase(.closureIgnores, "numbers = numbers.map ⟦{ 1 }⟧"),
    RuleCase(.misplacedChoice, "numbers.append(⟦if flag { 1 } else { 2 }⟧)"),
    RuleCase(.misplacedChoice, "count = 1 + (⟦switch flag { case true: 1\n case false: 2 }⟧)"),
    RuleCase(.operatorFunction, "flag = numbers.reduce(flag, ⟦+⟧)"),
    RuleCase(.closureResult, "numbers = numbers.flatMap ⟦{ $0 }⟧"),
  ]

  static let purity: [RuleCase] = [
    RuleCase(.impure, "⟦uuid⟧().uuidString", .pure, .string),
    RuleCase(.impureMember, "date = ⟦Date()⟧"),
    RuleCase(.impureMember, "numbers = numbers.⟦shuffled⟧()"),
    RuleCase(.defaultReadsDerived, "⟦isEven⟧", .defaultValue, .bool),
    RuleCase(.writeInPure, "⟦count⟧ = 1\nreturn 1", .pure, .integer(.int)),
    RuleCase(.mutatingInPure, "⟦next⟧()", .pure, .integer(.int)),
    RuleCase(.writeInClosure, "numbers.forEach { ⟦count⟧ += $0 }"),
    RuleCase(.reductionOnly, "⟦dismiss⟧\nreturn 1", .pure, .integer(.int)),
    RuleCase(.overlappingAccess, "numbers.removeAll(where: { $0 == ⟦numbers⟧.count })"),
    RuleCase(.overlappingAccess, "numbers.removeAll(where: { $0 == ⟦twice⟧(1) })"),
  ]

  static let writing: [RuleCase] = [
    RuleCase(.assignToConstant, "let a = 1\n⟦a⟧ = 2\ncount = a"),
    RuleCase(.writeToParameter, "⟦amount⟧ = 1"),
    RuleCase(.writeToDerived, "⟦isEven⟧ = true"),
    RuleCase(.writeToConstantField, "⟦fixed⟧ = 1"),
    RuleCase(.writeToConstantMember, "todo.⟦made⟧ = date"),
    RuleCase(.writeToComputed, "todo.⟦isLong⟧ = true"),
    RuleCase(.writeToIdentifier, "todos[id: 1]?.⟦id⟧ = 2"),
    RuleCase(.writeToPayload, "⟦route.pair.x⟧ = 2"),
    RuleCase(.readOnlyMember, "numbers.⟦count⟧ = 2"),
    RuleCase(.readOnlySubscript, "⟦text[text.startIndex]⟧ = \"a\""),
    RuleCase(.notAPlace, "⟦twice(1)⟧ = 2"),
    RuleCase(.mutatingOnValue, "⟦[1, 2]⟧.append(3)"),
    RuleCase(.selfAssignment, "⟦count = count⟧"),
    RuleCase(.resetWithoutDefault, "reset ⟦bare⟧"),
    RuleCase(.repeatedReset, "reset count, ⟦count⟧"),
  ]

  static let statements: [RuleCase] = [
    RuleCase(.constantCondition, "if ⟦true⟧ { count = 1 }"),
    RuleCase(.guardFallsThrough, "guard flag else { count = 1 ⟦}⟧\ncount = 2"),
    RuleCase(.missingReturn, "if flag { return 1 } ⟦}⟧", .pure, .integer(.int)),
    RuleCase(.returnWithoutValue, "if flag { ⟦return⟧ }\nreturn 1", .pure, .integer(.int)),
    RuleCase(.returnOfNothing, "return ⟦1⟧"),
    RuleCase(.unreachable, "return\n⟦count = 1⟧"),
    RuleCase(.ifWithoutElse, "count = ⟦if flag { 1 }⟧"),
    RuleCase(.outsideLoop, "⟦break⟧"),
    RuleCase(.unusedResult, "⟦twice(1)⟧"),
    RuleCase(.unusedValue, "⟦count⟧"),
    RuleCase(.unusedVariable, "let ⟦a⟧ = 1"),
    RuleCase(.unusedVariable, "if let ⟦maybe⟧ { count = 1 }"),
    RuleCase(.unusedVariable, "for ⟦n⟧ in numbers { count += 1 }"),
    RuleCase(.variableNeverRead, "var ⟦a⟧ = 1\na = 2"),
    RuleCase(.variableNeverChanged, "var ⟦a⟧ = 1\ncount = a"),
    RuleCase(.variableTuple, "var ⟦(a, b)⟧ = (1, 2)\na += 1\nb += 1\ncount = a + b"),
    RuleCase(.usedBeforeSet, "let a: Int\nif flag { a = 1 }\ncount = ⟦a⟧"),
    RuleCase(.voidLocal, "let ⟦a⟧ = remember()"),
    RuleCase(.branchWithoutValue, "count = if flag { 1 } else ⟦{ }⟧"),
    RuleCase(.refutablePattern, "for (_, ⟦1⟧) in zip(numbers, numbers) { count += 1 }"),
  ]

  static let coverage: [RuleCase] = [
    RuleCase(.patternType, "switch count {\ncase ⟦(1, 2)⟧: break\ndefault: break\n}"),
    RuleCase(
      .payloadCount, "if case ⟦.pair(let x)⟧ = route { numbers.append(x) }"),
    RuleCase(
      .differentNames,
      "switch route {\ncase .detail(let n), ⟦.pair⟧: count = n\ndefault: break\n}"),
    RuleCase(.missingCases, "⟦switch⟧ filter {\ncase .all: break\ncase .active: break\n}"),
    RuleCase(
      .missingCases, "⟦switch⟧ (flag, maybe) {\ncase (true, _): break\ncase (_, nil): break\n}"),
    RuleCase(.switchNeedsDefault, "⟦switch⟧ count {\ncase 1: break\n}"),
    RuleCase(.repeatedCase, "switch count {\ncase 1, ⟦1⟧: break\ndefault: break\n}"),
    RuleCase(
      .idleDefault, "switch flag {\ncase true: break\ncase false: break\n⟦default:⟧ break\n}"),
    RuleCase(.emptySwitch, "⟦switch count {}⟧"),
    RuleCase(.emptyCase, "switch flag {\n⟦case true:⟧\ncase false: break\n}"),
    RuleCase(
      .defaultNotLast, "switch count {\n⟦default:⟧ break\ncase 1: break\n}"),
  ]
}
