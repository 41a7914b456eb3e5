/// The shells that completions are written for.
public enum Shell: String, CaseIterable, Sendable {
  /// GNU Bash.
  case bash
  /// Zsh.
  case zsh
  /// Fish.
  case fish
}

/// A script that teaches a shell to complete a program's command line.
public struct CompletionScript: Sendable {
  private let root: CommandSpec
  private let shell: Shell

  /// The script of a program for one shell.
  public init(_ root: CommandSpec, for shell: Shell) {
    self.root = root
    self.shell = shell
  }

  /// The script, ending with a line break.
  public var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The program and its sub-commands, each with all options that it takes.
  private var contexts: [(name: String?, command: CommandSpec, options: [OptionSpec])] {
    [(nil, root, root.options + root.sharedOptions)]
      + root.commands.map { command in
        // What any of its own commands takes is offered once it is named.
        let inner = command.commands.flatMap(\.options)
        var seen: Set<String> = []
        let all = command.options + inner + command.sharedOptions + root.sharedOptions
        return (command.name, command, all.filter { seen.insert($0.name).inserted })
      }
  }

  /// The words that can stand first after a command: its own commands, or what its argument can be.
  private func words(after command: CommandSpec) -> [String] {
    if !command.commands.isEmpty { return command.commands.map(\.name) }
    if case .choice(let words) = command.argument?.kind { return words }
    return []
  }

  // MARK: Bash

  private var bash: String {
    let function = "_" + root.name
    let names = root.commands.map(\.name)
    var lines = ["\(function)() {", "  local word=\"${COMP_WORDS[COMP_CWORD]}\""]
    lines += [
      "  local previous=\"${COMP_WORDS[COMP_CWORD - 1]}\"", "  local options=\"\" words=\"\"",
    ]
    lines.append("  case \"${COMP_WORDS[1]}\" in")
    for context in contexts.dropFirst() {
      lines += bashCase(context.name ?? "*", context.options, words(after: context.command))
    }
    lines += bashCase("*", contexts[0].options)
    lines.append("  esac")
    lines.append("  case \"$previous\" in")
    for option in uniqueOptions where option.placeholder != nil { lines += bashValue(option) }
    lines.append("  esac")
    lines.append("  if [[ \"$word\" == -* ]]; then")
    lines.append("    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))")
    lines.append("    return")
    lines.append("  fi")
    lines.append("  ((COMP_CWORD == 1)) && words=\"\(names.joined(separator: " "))\"")
    lines.append("  COMPREPLY=($(compgen -W \"$words\" -- \"$word\") $(compgen -f -- \"$word\"))")
    lines += ["}", "complete -o filenames -F \(function) \(root.name)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func bashCase(
    _ pattern: String, _ options: [OptionSpec], _ words: [String] = []
  ) -> [String] {
    let options = "options=\"\(options.flatMap(\.words).joined(separator: " "))\""
    guard !words.isEmpty else { return ["    \(pattern)) \(options) ;;"] }
    return [
      "    \(pattern))", "      \(options)",
      "      ((COMP_CWORD == 2)) && words=\"\(words.joined(separator: " "))\"", "      ;;",
    ]
  }

  private func bashValue(_ option: OptionSpec) -> [String] {
    let pattern = option.words.joined(separator: " | ")
    switch option.kind {
    case .choice(let words):
      return bashReply(pattern, "-W \"\(words.joined(separator: " "))\"")
    case .folder: return bashReply(pattern, "-d")
    case .path: return bashReply(pattern, "-f")
    case .text: return ["    \(pattern)) return ;;"]
    }
  }

  private func bashReply(_ pattern: String, _ source: String) -> [String] {
    [
      "    \(pattern))", "      COMPREPLY=($(compgen \(source) -- \"$word\"))", "      return",
      "      ;;",
    ]
  }

  private var uniqueOptions: [OptionSpec] {
    var seen: Set<String> = []
    return contexts.flatMap(\.options).filter { seen.insert($0.name).inserted }
  }

  // MARK: Zsh

  private var zsh: String {
    var lines = ["#compdef \(root.name)", "", "_\(root.name)() {"]
    lines.append("  local -a commands")
    lines.append("  commands=(")
    lines += root.commands.map { "    " + quoted("\($0.name):\($0.summary)") }
    lines += ["  )", "  case \"$words[2]\" in"]
    for context in contexts.dropFirst() {
      lines.append("    \(context.name ?? ""))")
      lines += ["      shift words", "      ((CURRENT -= 1))"]
      lines += zshArguments(context.options, argument(of: context.command))
      lines.append("      ;;")
    }
    lines.append("    *)")
    lines.append("      ((CURRENT == 2)) && _describe command commands")
    lines += zshArguments(contexts[0].options, root.argument)
    lines += ["      ;;", "  esac", "}", "", "_\(root.name) \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a command takes beside options, its own commands among it.
  private func argument(of command: CommandSpec) -> ArgumentSpec? {
    if command.commands.isEmpty { return command.argument }
    return ArgumentSpec("COMMAND", .choice(words(after: command)), command.summary)
  }

  private func zshArguments(_ options: [OptionSpec], _ argument: ArgumentSpec?) -> [String] {
    var specs = options.flatMap { option in
      option.words.map { word in
        let value = option.placeholder.map { ":\($0):\(zshAction(option.kind))" } ?? ""
        let text = "[\(zshEscaped(option.summary))]"
        return quoted((option.isRepeatable ? "*" : "") + word + text + value)
      }
    }
    if let argument {
      specs.append(quoted("*:\(argument.placeholder):\(zshAction(argument.kind))"))
    }
    return ["      _arguments \\"]
      + specs.enumerated().map { "        \($1)" + ($0 == specs.count - 1 ? "" : " \\") }
  }

  private func zshAction(_ kind: ValueKind) -> String {
    switch kind {
    case .text: " "
    case .path: "_files"
    case .folder: "_files -/"
    case .choice(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private func zshEscaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  // MARK: Fish

  private var fish: String {
    let names = root.commands.map(\.name).joined(separator: " ")
    var lines: [String] = []
    for command in root.commands {
      lines.append(
        "complete -c \(root.name) -n __fish_use_subcommand -a \(command.name) -d "
          + quoted(command.summary))
    }
    for context in contexts {
      // The program's own options hold as long as no sub-command is named.
      let condition =
        context.name.map { "'__fish_seen_subcommand_from \($0)'" }
        ?? "'not __fish_seen_subcommand_from \(names)'"
      let words = context.name == nil ? [] : words(after: context.command)
      if !words.isEmpty {
        lines.append(
          "complete -c \(root.name) -n \(condition) -a \(quoted(words.joined(separator: " ")))")
      }
      lines += context.options.map { fishLine($0, condition) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishLine(_ option: OptionSpec, _ condition: String) -> String {
    var line = "complete -c \(root.name) -n \(condition) -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    if option.placeholder != nil {
      switch option.kind {
      case .text: line += " -x"
      case .path: line += " -r"
      case .folder: line += " -x -a '(__fish_complete_directories)'"
      case .choice(let words): line += " -x -a '\(words.joined(separator: " "))'"
      }
    }
    return line + " -d " + quoted(option.summary)
  }

  /// A text in single quotes, for any of the shells.
  private func quoted(_ text: String) -> String {
    let quote = shell == .fish ? "\\'" : "'\\''"
    return "'" + text.map { $0 == "'" ? quote : String($0) }.joined() + "'"
  }
}

extension OptionSpec {
  /// The words by which it is given.
  fileprivate var words: [String] { ["--" + name] + (short.map { ["-\($0)"] } ?? []) }
}
