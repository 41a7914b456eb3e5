import CommandLineKit

extension ToolSpec {
  /// The option that puts the user's templates on top of the built-in ones.
  static var templates: OptionSpec {
    .value(
      "templates", "DIR", .folder, "a folder of your own templates, on top of the built-in ones")
  }

  /// The commands about templates.
  static var template: CommandSpec {
    CommandSpec(
      "template", "show, explain and check the templates that make the output",
      discussion: [
        "A file of your own stands for the built-in file of its name, or replaces some of its blocks "
          + "where it extends it. A file called file.EXTENSION.stencil makes one more output of "
          + "each spec."
      ],
      commands: [
        CommandSpec(
          "list", "list the templates with their blocks and macros", options: [templates]),
        CommandSpec(
          "which", "say where the template of a name comes from", argument: name,
          options: [templates]),
        CommandSpec(
          "cat", "print the template of a name", argument: name,
          options: [templates, .flag("built-in", "print the built-in one")]),
        CommandSpec("doc", "print what templates are given, as Markdown"),
        CommandSpec(
          "check", "report everything that is wrong in templates", options: [templates]),
      ])
  }

  private static let name = ArgumentSpec(
    "NAME", minimum: 1, maximum: 1, "the name of a template, such as file.swift.stencil")
}
