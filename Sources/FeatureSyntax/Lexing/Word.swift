/// A word that means something to the language: Swift's keywords, and the contextual words.
public enum Word: String, Hashable, Sendable, CaseIterable {
  // Swift's own; elsewhere than in a name's place they need backticks.
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`
  case `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`
  case `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`
  case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, `self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  case selfType = "Self"
  case anyType = "Any"

  // Words with a meaning in some places, names everywhere else.
  case action, actor, after, alert, animation, any, async, await, before, binding, button, by
  case cancel, child, children, client, debounce, delegate, dialog, dismiss, effect, emit, event
  case every, extend, extern, failure, feature, file, finished, first, focus, from, frozen, get
  case ignored, invariant, keeping, last, latest, message, mutating, on, onChange, open, output
  case package, policy, preconcurrency, preview, queue, representable, reset, role, route, run
  case secret, send, set, shared, slot, some, stack, state, store, stored, stream, success, swift
  case throttle, title, type, update, uses, value, view, when, writes

  /// Whether it is one of Swift's own keywords.
  public var isKeyword: Bool { Word.keywords.contains(self) }

  /// The words by their spelling.
  static let bySpelling: [String: Word] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  private static let keywords: Set<Word> = [
    .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do,
    .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if,
    .import, .in, .`init`, .inout, .internal, .is, .let, .nil, .operator, .precedencegroup,
    .private, .protocol, .public, .repeat, .rethrows, .return, .`self`, .selfType, .static, .struct,
    .subscript, .super, .switch, .throw, .throws, .true, .try, .typealias, .var, .where, .while,
    .anyType,
  ]

  /// The words after which any word is a name.
  static let introducers: Set<Word> = [
    .let, .var, .case, .func, .struct, .enum, .action, .alert, .binding, .child, .children, .client,
    .dialog, .effect, .event, .feature, .output, .representable, .route, .shared, .slot, .stack,
    .type, .uses, .view, .send, .run, .emit, .cancel, .reset,
  ]
}
