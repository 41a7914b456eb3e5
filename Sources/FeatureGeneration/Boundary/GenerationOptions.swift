public import FeatureSyntax

/// How generated code reaches the runtime.
public enum RuntimeMode: String, CaseIterable, Sendable {
  /// The runtime's source is written beside it, as `FeatureRuntime.swift`.
  case embed
  /// It imports the module `FeatureRuntime`.
  case `import`
}

/// How stores tell their readers of changes.
public enum ObservationMode: String, CaseIterable, Sendable {
  /// The Observation framework.
  case observation
  /// `ObservableObject`, for older systems.
  case combine
}

/// The oldest iOS that an app runs on; those of the other systems' versions that came with it count
/// as well.
public enum DeploymentTarget: String, CaseIterable, Sendable {
  case iOS13 = "13"
  case iOS15 = "15"
  case iOS16 = "16"
  case iOS17 = "17"

  /// How stores are observed where nothing is said.
  public var observation: ObservationMode {
    switch self {
    case .iOS13, .iOS15, .iOS16: .combine
    case .iOS17: .observation
    }
  }
}

/// What the user may decide about the output; equal options and sources give equal bytes.
public struct GenerationOptions: Hashable, Sendable {
  /// The access level of everything generated.
  public var access: AccessLevel
  /// How the runtime is reached.
  public var runtime: RuntimeMode
  /// How stores are observed.
  public var observation: ObservationMode
  /// The oldest iOS that the app runs on.
  public var deployment: DeploymentTarget
  /// Comment lines that stand first in each file, before the linter directives and the banner.
  public var header: [String]
  /// Whether every name of the standard library is spelled with its module.
  public var qualifyAll: Bool
  /// The user's templates, which override built-in ones by name.
  public var templates: [TemplateFile]

  /// Options; as given, what the command line does without any.
  public init(
    access: AccessLevel = .public, runtime: RuntimeMode = .embed,
    observation: ObservationMode = .observation, deployment: DeploymentTarget = .iOS17,
    header: [String] = [],
    qualifyAll: Bool = false, templates: [TemplateFile] = []
  ) {
    self.access = access
    self.runtime = runtime
    self.observation = observation
    self.deployment = deployment
    self.header = header
    self.qualifyAll = qualifyAll
    self.templates = templates
  }
}

/// One of the user's templates, read already: generation itself reads no files.
public struct TemplateFile: Hashable, Sendable {
  /// Its name below the templates' folder, such as `feature.stencil`.
  public let name: String
  /// Its path as the user gave it, for messages.
  public let path: String
  /// Its text.
  public let text: String

  /// A template.
  public init(name: String, path: String, text: String) {
    self.name = name
    self.path = path
    self.text = text
  }
}
