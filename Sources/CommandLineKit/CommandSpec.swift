/// One command: the single value that its parser, help, completions and manual page come from.
public struct CommandSpec: Sendable {
  /// Its name, as typed.
  public var name: String
  /// What it does, in one line without a full stop.
  public var summary: String
  /// Paragraphs that say more.
  public var discussion: [String]
  /// What it takes beside options.
  public var argument: ArgumentSpec?
  /// Its own options.
  public var options: [OptionSpec]
  /// Options that it and all its sub-commands take.
  public var sharedOptions: [OptionSpec]
  /// Its sub-commands.
  public var commands: [CommandSpec]
  /// Exit codes and what they say.
  public var exitCodes: [ExitCodeSpec]

  /// A command.
  public init(
    _ name: String, _ summary: String, discussion: [String] = [], argument: ArgumentSpec? = nil,
    options: [OptionSpec] = [], sharedOptions: [OptionSpec] = [], commands: [CommandSpec] = [],
    exitCodes: [ExitCodeSpec] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.argument = argument
    self.options = options
    self.sharedOptions = sharedOptions
    self.commands = commands
    self.exitCodes = exitCodes
  }

  /// The sub-command of that name.
  public func command(_ name: String) -> CommandSpec? { commands.first { $0.name == name } }
}

/// An exit code of a program and what it says.
public struct ExitCodeSpec: Sendable {
  /// The code.
  public var code: Int32
  /// What it says.
  public var summary: String

  /// The code with what it says.
  public init(_ code: Int32, _ summary: String) {
    self.code = code
    self.summary = summary
  }
}

/// What can stand for the value of an option or for an argument.
public enum ValueKind: Hashable, Sendable {
  /// Any text.
  case text
  /// A file or folder.
  case path
  /// A folder.
  case folder
  /// One of a few words.
  case choice([String])
}

/// An option: `--force`, or `--output DIR` with `-o DIR` for short.
public struct OptionSpec: Sendable {
  /// Its name without the dashes.
  public var name: String
  /// One letter for short.
  public var short: Character?
  /// What stands for its value in the help; nil for a flag.
  public var placeholder: String?
  /// What its value can be.
  public var kind: ValueKind
  /// Whether each use adds a value; otherwise the last one counts.
  public var isRepeatable: Bool
  /// What it does, in one line without a full stop.
  public var summary: String

  /// A flag.
  public static func flag(_ name: String, short: Character? = nil, _ summary: String) -> OptionSpec
  {
    OptionSpec(
      name: name, short: short, placeholder: nil, kind: .text, isRepeatable: false,
      summary: summary)
  }

  /// An option with a value.
  public static func value(
    _ name: String, short: Character? = nil, _ placeholder: String, _ kind: ValueKind = .text,
    repeats: Bool = false, _ summary: String
  ) -> OptionSpec {
    OptionSpec(
      name: name, short: short, placeholder: placeholder, kind: kind, isRepeatable: repeats,
      summary: summary)
  }

  /// An option with one of a few words; the words are its placeholder.
  public static func choice(_ name: String, _ words: [String], _ summary: String) -> OptionSpec {
    .value(name, words.joined(separator: "|"), .choice(words), summary)
  }
}

/// What a command takes beside options.
public struct ArgumentSpec: Sendable {
  /// What stands for it in the help, such as `SPEC`.
  public var placeholder: String
  /// What it can be.
  public var kind: ValueKind
  /// The least number.
  public var minimum: Int
  /// The greatest number; nil for any.
  public var maximum: Int?
  /// What it is, in one line without a full stop.
  public var summary: String

  /// An argument.
  public init(
    _ placeholder: String, _ kind: ValueKind = .text, minimum: Int = 0, maximum: Int? = nil,
    _ summary: String
  ) {
    self.placeholder = placeholder
    self.kind = kind
    self.minimum = minimum
    self.maximum = maximum
    self.summary = summary
  }

  /// How it is shown in a usage line.
  var usage: String {
    let shown = placeholder + (maximum == 1 ? "" : "…")
    return minimum == 0 ? "[\(shown)]" : shown
  }
}
