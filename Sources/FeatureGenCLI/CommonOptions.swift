import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureSyntax
import FeatureWorkspace

/// What all commands that read specs are told, by the command line and by `featuregen.json`.
struct CommonOptions: Sendable {
  /// The specs and folders of specs.
  var inputs: [String]
  /// The output folder.
  var output: String?
  var policy: FindingPolicy
  var renderer: DiagnosticRenderer
  var generation: GenerationOptions
  /// The folder of the user's templates.
  var templates: String?
  var isQuiet: Bool
  var isVerbose: Bool

  init(
    _ command: ParsedCommand, _ configuration: Configuration, _ environment: ToolEnvironment
  ) throws(UsageError) {
    inputs = command.arguments.isEmpty ? configuration.specs : command.arguments
    output = command.value("output") ?? configuration.output
    policy = FindingPolicy(
      suppressed: try CommonOptions.ids(command).union(configuration.suppress),
      warningsAreErrors: command.has("warnings-as-errors")
        || configuration.warningsAsErrors ?? false)
    renderer = CommonOptions.renderer(command, environment)
    let header = command.has("header") ? command.values("header") : configuration.header
    let deployment =
      command.value("ios").flatMap(DeploymentTarget.init) ?? configuration.ios ?? .iOS17
    generation = GenerationOptions(
      access: command.value("access").flatMap(AccessLevel.init) ?? configuration.access
        ?? .internal,
      runtime: command.value("runtime").flatMap(RuntimeMode.init) ?? configuration.runtime
        ?? .embed,
      observation: command.value("observation").flatMap(ObservationMode.init)
        ?? configuration.observation ?? deployment.observation,
      deployment: deployment,
      header: header.flatMap(CommonOptions.commentLines),
      qualifyAll: command.has("qualify-all") || configuration.qualifyAll ?? false)
    try CommonOptions.requireModule(generation, command)
    templates = command.value("templates") ?? configuration.templates
    isQuiet = command.has("quiet")
    isVerbose = command.has("verbose")
  }

  /// Refuses a command that nothing is named for.
  func requireInputs(_ command: ParsedCommand) throws(UsageError) {
    guard inputs.isEmpty else { return }
    throw UsageError(
      "SPEC is missing", hint: "name a spec, a folder of specs, or - for standard input",
      path: command.path)
  }

  /// The output folder of a command that cannot do without.
  func requireOutput(_ command: ParsedCommand) throws(UsageError) -> String {
    if let output { return output }
    throw UsageError(
      "the output folder is missing", hint: "add -o and a folder, as in -o out",
      path: command.path)
  }

  /// Reads the user's templates, which a run may do again.
  mutating func readTemplates(_ environment: ToolEnvironment) throws(FileError) {
    guard let templates else { return }
    generation.templates = try TemplateFolder(templates, on: environment.disk).files()
  }

  static func renderer(
    _ command: ParsedCommand, _ environment: ToolEnvironment
  ) -> DiagnosticRenderer {
    DiagnosticRenderer(
      command.value("diagnostics").flatMap(DiagnosticFormat.init) ?? .text,
      options: RenderingOptions(
        color: color(command, environment),
        baseFolder: command.has("absolute-paths") ? environment.workingFolder : nil))
  }

  /// How changes are told and on what systems; what cannot be had together is refused.
  private static func requireModule(
    _ options: GenerationOptions, _ command: ParsedCommand
  ) throws(UsageError) {
    guard options.runtime == .import else { return }
    if options.deployment != .iOS17 {
      throw UsageError(
        "the runtime cannot be imported below iOS 17: the module FeatureRuntime needs it",
        hint: "say --runtime embed, which writes the runtime beside the features",
        path: command.path)
    }
    if options.observation == .combine {
      throw UsageError(
        "the runtime cannot be imported where stores tell by Combine: the module FeatureRuntime "
          + "tells by the Observation framework",
        hint: "say --runtime embed, which writes the runtime beside the features",
        path: command.path)
    }
  }

  private static func ids(_ command: ParsedCommand) throws(UsageError) -> Set<DiagnosticID> {
    var ids: Set<DiagnosticID> = []
    for word in command.values("suppress").flatMap({ $0.split(separator: ",") }) {
      guard let id = DiagnosticID(word) else {
        throw UsageError(
          "'\(word)' is not the id of a finding", hint: "an id is FG and four digits, as in FG1204",
          path: command.path)
      }
      ids.insert(id)
    }
    return ids
  }

  private static func color(_ command: ParsedCommand, _ environment: ToolEnvironment) -> Bool {
    switch command.value("color") {
    case "always": true
    case "never": false
    default: environment.isTerminal && (environment.variables["NO_COLOR"] ?? "").isEmpty
    }
  }

  /// The lines of a header, each a comment whether it was written as one or not.
  private static func commentLines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var content = line
      while content.last?.isWhitespace == true { content.removeLast() }
      return content.hasPrefix("//") ? String(content) : content.isEmpty ? "//" : "// \(content)"
    }
  }
}
