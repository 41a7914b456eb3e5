import FeatureGeneration
import FeatureSyntax

/// The keys of `featuregen.json`, from which its reader and its published schema come.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case access, header, ios, observation, output, qualifyAll, runtime, specs, suppress, targets,
    templates
  case warningsAsErrors

  /// The keys that the settings of a target may have.
  static let ofTargets = allCases.filter { $0 != .schema && $0 != .targets }

  /// What a value of a key is.
  enum Form: Hashable {
    case text
    case flag
    case words([String])
    case numbers([String])
    case texts
    case ids
    case targets
  }

  /// What the value is.
  var form: Form {
    switch self {
    case .schema, .output, .templates: .text
    case .qualifyAll, .warningsAsErrors: .flag
    case .access: .words(AccessLevel.allCases.map(\.rawValue))
    case .runtime: .words(RuntimeMode.allCases.map(\.rawValue))
    case .ios: .numbers(DeploymentTarget.allCases.map(\.rawValue))
    case .observation: .words(ObservationMode.allCases.map(\.rawValue))
    case .header, .specs: .texts
    case .suppress: .ids
    case .targets: .targets
    }
  }

  /// What the key says, in a sentence for the schema.
  var doc: String {
    switch self {
    case .schema: "Where this schema is, for editors."
    case .access: "Who can use what is generated; internal where nothing is said."
    case .header: "The comment lines that stand first in each file."
    case .ios: "The oldest iOS that the app runs on; 17 where nothing is said."
    case .observation:
      "How stores tell of changes; combine where nothing is said and ios is below 17."
    case .output: "The folder of the generated files, from the folder of this file."
    case .qualifyAll: "Whether every name of the standard library is spelled with its module."
    case .runtime:
      "Whether the runtime is written beside the features, as where nothing is said, or imported."
    case .specs: "The specs and folders of specs, from the folder of this file."
    case .suppress: "The kinds of warnings that are not wanted, such as FG1204."
    case .targets: "What is different for a target, by its name."
    case .templates: "The folder of your own templates, from the folder of this file."
    case .warningsAsErrors: "Whether a warning counts as an error."
    }
  }
}
