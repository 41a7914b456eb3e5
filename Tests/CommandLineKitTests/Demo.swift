import CommandLineKit

/// A small program to test the kit with.
enum Demo {
  static let spec = CommandSpec(
    "demo", "does things to files",
    discussion: [
      "A paragraph that says at some length what the program does, so that it has to be wrapped."
    ],
    argument: ArgumentSpec("FILE", .path, minimum: 1, "a file"),
    options: [
      .value("output", short: "o", "DIR", .folder, "where to"),
      .flag("force", short: "f", "do it anyway"),
      .value("tag", "TAG", repeats: true, "a tag (any [text])"),
    ],
    sharedOptions: [
      .choice("color", ["auto", "always", "never"], "when to colour"), .flag("help", "print this"),
    ],
    commands: [
      CommandSpec(
        "check", "only look", argument: ArgumentSpec("FILE", .path, "a file"),
        options: [.flag("strict", "don't be kind")]),
      CommandSpec("man", "print the manual"),
    ],
    exitCodes: [ExitCodeSpec(0, "all is well")])

  static let parser = CommandLineParser(spec) { word, candidates in
    candidates.first {
      $0.dropFirst(2).first == word.dropFirst(2).first
        || $0.first == word.first && !word.hasPrefix("-")
    }
  }
}
