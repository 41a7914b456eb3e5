/// Reads a command line as its ``CommandSpec`` says.
///
/// Options and arguments may stand in any order; `--name=value`, `--name value`, `-n value`,
/// `-nvalue` and joined flags `-ab` are understood; `--` ends the options; `-` is an argument.
public struct CommandLineParser: Sendable {
  private let nearest: @Sendable (String, [String]) -> String?
  private let root: CommandSpec
  private var command: CommandSpec
  private var options: [OptionSpec]
  private var result = ParsedCommand()
  private var rest: ArraySlice<String> = []

  /// A parser of a program's command line.
  ///
  /// - Parameter nearest: Finds what a mistyped word was probably meant to be, among those that
  ///   would be right.
  public init(_ root: CommandSpec, nearest: @escaping @Sendable (String, [String]) -> String?) {
    self.root = root
    self.nearest = nearest
    command = root
    options = root.options + root.sharedOptions
  }

  /// What the words after the program's name say.
  public func parse(_ words: [String]) throws(UsageError) -> ParsedCommand {
    var parser = self
    parser.rest = words[...]
    try parser.run()
    return parser.result
  }

  private mutating func run() throws(UsageError) {
    var onlyArguments = false
    while let word = rest.popFirst() {
      if onlyArguments || word == "-" || !word.hasPrefix("-") {
        argument(word, canBeCommand: !onlyArguments)
      } else if word == "--" {
        onlyArguments = true
      } else if word.hasPrefix("--") {
        try long(word)
      } else {
        try short(word)
      }
    }
    if !result.has("help"), !result.has("version") { try checkArguments() }
  }

  private mutating func argument(_ word: String, canBeCommand: Bool) {
    guard canBeCommand, result.arguments.isEmpty, let sub = command.command(word) else {
      result.arguments.append(word)
      return
    }
    result.path.append(word)
    command = sub
    // What the program itself takes may have stood before the sub-command's name already.
    options = sub.options + sub.sharedOptions + root.sharedOptions
  }

  private mutating func long(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknown("--" + name, among: options.map { "--" + $0.name })
    }
    if option.placeholder == nil, parts.count == 2 {
      throw error("--\(name) takes no value")
    }
    try add(option, joined: parts.count == 2 ? String(parts[1]) : nil, shown: "--" + name)
  }

  private mutating func short(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let shown = "-\(letter)"
      guard let option = options.first(where: { $0.short == letter }) else {
        // One dash before a long name is the likelier slip than an unknown letter.
        throw unknown(word.count > 2 ? word : shown, among: options.map { "--" + $0.name })
      }
      if option.placeholder != nil {
        return try add(option, joined: letters.isEmpty ? nil : String(letters), shown: shown)
      }
      try add(option, joined: nil, shown: shown)
    }
  }

  private mutating func add(
    _ option: OptionSpec, joined: String?, shown: String
  ) throws(UsageError) {
    guard let placeholder = option.placeholder else { return result.add("", to: option.name) }
    guard let value = joined ?? rest.popFirst() else {
      throw error("\(shown) needs a value: \(shown) \(placeholder)")
    }
    if case .choice(let words) = option.kind, !words.contains(value) {
      let meant = nearest(value, words).map { "did you mean '\($0)'?" }
      let list = "it can be \(words.joined(separator: ", "))"
      throw error("\(shown) cannot be '\(value)'", hint: meant.map { "\($0) \(list)" } ?? list)
    }
    result.add(value, to: option.name)
  }

  private func checkArguments() throws(UsageError) {
    let count = result.arguments.count
    guard let spec = command.argument else {
      guard let extra = result.arguments.first else { return }
      if !command.commands.isEmpty {
        let names = command.commands.map(\.name)
        let meant = nearest(extra, names).map { "did you mean '\($0)'?" }
        let list = "the commands are \(names.joined(separator: ", "))"
        throw error("there is no command '\(extra)'", hint: meant ?? list)
      }
      throw error("'\(extra)' is one word too many")
    }
    if count < spec.minimum {
      throw error("\(spec.placeholder) is missing", hint: spec.summary)
    }
    if let maximum = spec.maximum, count > maximum {
      throw error("'\(result.arguments[maximum])' is one word too many")
    }
  }

  private func unknown(_ word: String, among names: [String]) -> UsageError {
    let dashed = word.hasPrefix("--") ? word : "-" + word
    let meant = nearest(dashed, names).map { "did you mean '\($0)'?" }
    return error("there is no option '\(word)'", hint: meant)
  }

  private func error(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(message, hint: hint, path: result.path)
  }
}
