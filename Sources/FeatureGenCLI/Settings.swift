import CommandLineKit
import FeatureDiagnostics
import FeatureWorkspace

/// What a command goes by, or what to answer where `featuregen.json` is wrong.
enum Settings {
  /// What the command line and `featuregen.json` say together.
  case options(CommonOptions)
  /// What is wrong in `featuregen.json`.
  case refusal(ToolResult)

  /// Reads `featuregen.json` as it is now.
  init(_ command: ParsedCommand, _ environment: ToolEnvironment) throws {
    let file = try ConfigurationFile(command, environment)
    if let refusal = file.refusal {
      self = .refusal(refusal)
    } else {
      self = .options(try CommonOptions(command, file.configuration, environment))
    }
  }
}
