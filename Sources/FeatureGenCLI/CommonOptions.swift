import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureSyntax
import FeatureWorkspace

/// What all commands that read specs are told.
struct CommonOptions: Sendable {
  var policy: FindingPolicy
  var renderer: DiagnosticRenderer
  var generation: GenerationOptions
  var isQuiet: Bool
  var isVerbose: Bool

  init(_ command: ParsedCommand, _ environment: ToolEnvironment) throws(UsageError) {
    policy = FindingPolicy(
      suppressed: try CommonOptions.ids(command),
      warningsAreErrors: command.has("warnings-as-errors"))
    renderer = DiagnosticRenderer(
      command.value("diagnostics").flatMap(DiagnosticFormat.init) ?? .text,
      options: RenderingOptions(
        color: CommonOptions.color(command, environment),
        baseFolder: command.has("absolute-paths") ? environment.workingFolder : nil))
    generation = GenerationOptions(
      access: command.value("access").flatMap(AccessLevel.init) ?? .public,
      runtime: command.value("runtime").flatMap(RuntimeMode.init) ?? .embed,
      header: command.values("header").flatMap(CommonOptions.commentLines),
      qualifyAll: command.has("qualify-all"))
    isQuiet = command.has("quiet")
    isVerbose = command.has("verbose")
  }

  private static func ids(_ command: ParsedCommand) throws(UsageError) -> Set<DiagnosticID> {
    var ids: Set<DiagnosticID> = []
    for word in command.values("suppress").flatMap({ $0.split(separator: ",") }) {
      guard word.hasPrefix("FG"), word.count == 6, let number = Int(word.dropFirst(2)) else {
        throw UsageError(
          "'\(word)' is not the id of a finding", hint: "an id is FG and four digits, as in FG1204",
          path: command.path)
      }
      ids.insert(DiagnosticID(number))
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
