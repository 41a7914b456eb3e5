public import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureSyntax

/// The command line of the tool.
public enum ToolSpec {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// The whole command line: the parser, help, completions and manual page come from it.
  public static var root: CommandSpec {
    CommandSpec(
      "featuregen", "writes Swift reducers, stores and bindings from .feature specs",
      discussion: [
        "Reads the specs, reports everything that is wrong in them in one run, and writes one "
          + "Swift file for each into the output folder. Files that would not change are left "
          + "alone; files that featuregen did not write are never overwritten without --force.",
        "featuregen.json in the working folder may name the specs, the output folder and other "
          + "options, so that plain featuregen does it all; options given here win over it.",
        "A SPEC is a file, a folder that is searched for .feature files, or - for standard input.",
      ],
      argument: specs, options: generationOptions + writingOptions, sharedOptions: sharedOptions,
      commands: [
        check, fix, format, explain, generate, start, watch, template, completions, manual,
      ],
      exitCodes: ExitCode.allCases.map { ExitCodeSpec($0.rawValue, $0.summary) })
  }

  private static let specs = ArgumentSpec(
    "SPEC", .path,
    "a spec, a folder of specs, or - for standard input; those of featuregen.json where none is named"
  )

  private static var generate: CommandSpec {
    CommandSpec(
      "generate", "write Swift for specs; the same as without a command", argument: specs,
      options: generationOptions + writingOptions)
  }

  private static var check: CommandSpec {
    CommandSpec(
      "check", "report what is wrong in specs, writing nothing",
      discussion: [
        "With --generated it also compares the output folder with what the specs give now, prints "
          + "each file that is missing, stale or orphaned with its difference, and exits with 2."
      ],
      argument: specs,
      options: [.flag("generated", "also compare the output folder; needs --output")]
        + generationOptions)
  }

  private static var fix: CommandSpec {
    CommandSpec(
      "fix", "apply the mechanical changes that findings offer", argument: specs,
      options: [.flag("dry-run", "print the difference, writing nothing")])
  }

  private static var watch: CommandSpec {
    CommandSpec(
      "watch", "write Swift again whenever a spec changes, until interrupted",
      argument: specs,
      options: generationOptions + [.flag("force", "overwrite files that featuregen did not write")]
    )
  }

  private static var format: CommandSpec {
    CommandSpec(
      "format", "lay out specs in the one way that there is",
      discussion: [
        "Writes each spec that is laid out differently; standard input goes to standard output. "
          + "Comments stay, what is wrong in a spec is left as it stands, and nothing that is "
          + "generated changes.",
        "With --check or --diff nothing is written; --check exits with 2 where a spec would change.",
      ],
      argument: specs,
      options: [
        .flag("check", "name the specs that would change, writing nothing"),
        .flag("diff", "print the difference, writing nothing"),
      ])
  }

  private static var explain: CommandSpec {
    CommandSpec(
      "explain", "say what a finding means, with a spec before and after",
      argument: ArgumentSpec("ID", .text, "the id of a finding, such as FG1204"),
      options: [.flag("list", "print every id with its title")])
  }

  private static var start: CommandSpec {
    CommandSpec("init", "write a featuregen.json and a first spec into this folder")
  }

  private static var completions: CommandSpec {
    CommandSpec(
      "completions", "print a script that completes this command line",
      argument: ArgumentSpec(
        "SHELL", .choice(Shell.allCases.map(\.rawValue)), minimum: 1, maximum: 1,
        "bash, zsh or fish"))
  }

  private static var manual: CommandSpec { CommandSpec("man", "print the manual page") }

  private static var generationOptions: [OptionSpec] {
    [
      .value("output", short: "o", "DIR", .folder, "the folder of the generated files"),
      .choice(
        "access", AccessLevel.allCases.map(\.rawValue),
        "who can use what is generated; internal as it comes"),
      .choice(
        "runtime", RuntimeMode.allCases.map(\.rawValue),
        "write the runtime beside the features, as it comes, or import it as a module"),
      .choice(
        "observation", ObservationMode.allCases.map(\.rawValue),
        "how stores tell of changes: by the Observation framework, as it comes, or by Combine, "
          + "as it comes below iOS 17"),
      .choice(
        "ios", DeploymentTarget.allCases.map(\.rawValue),
        "the oldest iOS that the app runs on; 17 as it comes"),
      .value("header", "LINE", repeats: true, "a comment line that stands first in each file"),
      templates,
      .flag("qualify-all", "spell every name of the standard library with its module"),
    ]
  }

  private static var writingOptions: [OptionSpec] {
    [
      .flag("force", "overwrite files that featuregen did not write"),
      .value(
        "stamp", "FILE", .path,
        "also renew this empty file after each run, for make; the depfile then speaks of it"),
      .flag("list-outputs", "print the paths of the files that would be written, and stop"),
      .value(
        "depfile", "FILE", .path, "also write which files depend on which, for make and Ninja"),
    ]
  }

  private static var sharedOptions: [OptionSpec] {
    [
      .choice(
        "diagnostics", DiagnosticFormat.allCases.map(\.rawValue),
        "the form of findings; text as it comes; json and sarif go to standard output"),
      .value("config", "FILE", .path, "read this file instead of featuregen.json"),
      .flag("no-config", "read no featuregen.json"),
      .value("target", "NAME", .text, "go by what featuregen.json says of this target"),
      .flag("warnings-as-errors", "let a warning count as an error"),
      .value("suppress", "ID", repeats: true, "leave out warnings of one kind, such as FG1204"),
      .flag("absolute-paths", "show absolute paths, for editors that need them"),
      .choice("color", ["auto", "always", "never"], "when to colour findings"),
      .flag("quiet", short: "q", "print errors only"),
      .flag("verbose", short: "v", "also print each file written or removed"),
      .flag("help", short: "h", "print this help"),
      .flag("version", "print the version"),
    ]
  }
}
