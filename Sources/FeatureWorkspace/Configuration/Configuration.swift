public import FeatureDiagnostics
public import FeatureGeneration
public import FeatureSyntax

/// What `featuregen.json` says; options of the command line win over it.
public struct Configuration: Hashable, Sendable {
  /// The specs and folders of specs to read where the command line names none.
  public var specs: [String] = []
  /// The output folder.
  public var output: String?
  /// The access level of what is generated.
  public var access: AccessLevel?
  /// How generated code reaches the runtime.
  public var runtime: RuntimeMode?
  /// The oldest iOS that the app runs on.
  public var ios: DeploymentTarget?
  /// How stores tell their readers of changes.
  public var observation: ObservationMode?
  /// The comment lines that stand first in each file.
  public var header: [String] = []
  /// Whether every name of the standard library is spelled with its module.
  public var qualifyAll: Bool?
  /// The folder of the user's templates.
  public var templates: String?
  /// Kinds of warnings that are not wanted.
  public var suppress: Set<DiagnosticID> = []
  /// Whether a warning counts as an error.
  public var warningsAsErrors: Bool?
  /// What is different for one target, by its name.
  public var targets: [String: Configuration] = [:]

  /// A configuration that says nothing.
  public init() {}

  /// The name of the file, looked for in the working folder.
  public static let fileName = "featuregen.json"

  /// What holds for a target: what is said of it, and of all targets where that says nothing.
  public func settings(of target: Configuration) -> Configuration {
    var result = self
    result.targets = [:]
    if !target.specs.isEmpty { result.specs = target.specs }
    if !target.header.isEmpty { result.header = target.header }
    result.output = target.output ?? output
    result.access = target.access ?? access
    result.runtime = target.runtime ?? runtime
    result.ios = target.ios ?? ios
    result.observation = target.observation ?? observation
    result.qualifyAll = target.qualifyAll ?? qualifyAll
    result.templates = target.templates ?? templates
    result.suppress.formUnion(target.suppress)
    result.warningsAsErrors = target.warningsAsErrors ?? warningsAsErrors
    return result
  }
}

/// Reads a configuration and finds what is wrong in it.
public struct ConfigurationReader {
  /// The file is not JSON.
  public static let notJSON = DiagnosticID(11)
  /// A key that there is not.
  public static let unknownKey = DiagnosticID(12)
  /// A value that a key cannot have.
  public static let wrongValue = DiagnosticID(13)
  /// A key that stands twice.
  public static let doubleKey = DiagnosticID(14)

  /// What the file says, as far as it is right.
  public private(set) var configuration = Configuration()
  /// What is wrong, in order.
  public private(set) var findings: [Diagnostic] = []
  private let folder: String

  /// Reads a file.
  ///
  /// - Parameter folder: The folder that paths in the file start from.
  public init(_ source: SourceText, folder: String) {
    self.folder = folder
    findings = TextValidation.findings(in: source, as: FileID(0))
    guard findings.isEmpty else { return }
    do throws(JSONError) {
      read(try JSONReader.read(source))
    } catch {
      report(Self.notJSON, error.message, error.range, hint: "the file has to be one JSON object")
    }
  }

  private mutating func read(_ node: JSONNode) {
    guard case .object(let members) = node.value else {
      return report(Self.notJSON, "the file has to be one JSON object", node.range)
    }
    configuration = settings(members, among: ConfigurationKey.allCases)
  }

  /// What the members of an object say, which may have some keys.
  private mutating func settings(
    _ members: [(key: JSONNode.JSONKey, value: JSONNode)], among keys: [ConfigurationKey]
  ) -> Configuration {
    var settings = Configuration()
    for (key, value) in unique(members) {
      if let known = keys.first(where: { $0.rawValue == key.text }) {
        read(known, value, into: &settings)
      } else {
        let names = keys.map(\.rawValue)
        let meant = Nearest.name(to: key.text, among: names).map { "did you mean '\($0)'?" }
        let list = names.filter { !$0.hasPrefix("$") }.joined(separator: ", ")
        report(
          Self.unknownKey, "there is no key '\(key.text)'", key.range,
          hint: meant ?? "the keys are \(list)")
      }
    }
    return settings
  }

  /// Each key once, with its first value.
  private mutating func unique(
    _ all: [(key: JSONNode.JSONKey, value: JSONNode)]
  ) -> [(key: JSONNode.JSONKey, value: JSONNode)] {
    var seen: Set<String> = []
    return all.filter { member in
      if seen.insert(member.key.text).inserted { return true }
      report(
        Self.doubleKey, "'\(member.key.text)' stands here for the second time", member.key.range)
      return false
    }
  }

  private mutating func read(
    _ key: ConfigurationKey, _ value: JSONNode, into settings: inout Configuration
  ) {
    let name = key.rawValue
    switch key {
    case .schema: _ = text(value, name)
    case .specs: settings.specs = texts(value, name).map { Path.join(folder, $0) }
    case .output: settings.output = text(value, name).map { Path.join(folder, $0) }
    case .templates: settings.templates = text(value, name).map { Path.join(folder, $0) }
    case .access: settings.access = word(value, name)
    case .runtime: settings.runtime = word(value, name)
    case .ios: settings.ios = number(value, name)
    case .observation: settings.observation = word(value, name)
    case .header: settings.header = texts(value, name)
    case .qualifyAll: settings.qualifyAll = flag(value, name)
    case .warningsAsErrors: settings.warningsAsErrors = flag(value, name)
    case .suppress: settings.suppress = ids(value, name)
    case .targets: settings.targets = targets(value)
    }
  }

  private mutating func targets(_ node: JSONNode) -> [String: Configuration] {
    guard case .object(let all) = node.value else {
      wrong(node, "'targets' has to be an object with a member for each target")
      return [:]
    }
    var targets: [String: Configuration] = [:]
    for (key, value) in unique(all) {
      if case .object(let own) = value.value {
        targets[key.text] = settings(own, among: ConfigurationKey.ofTargets)
      } else {
        wrong(value, "the settings of '\(key.text)' have to be an object")
      }
    }
    return targets
  }

  private mutating func text(_ node: JSONNode, _ key: String) -> String? {
    if case .string(let text) = node.value { return text }
    wrong(node, "'\(key)' has to be a text")
    return nil
  }

  private mutating func flag(_ node: JSONNode, _ key: String) -> Bool? {
    if case .bool(let flag) = node.value { return flag }
    wrong(node, "'\(key)' has to be true or false")
    return nil
  }

  private mutating func texts(_ node: JSONNode, _ key: String) -> [String] {
    nodes(node, key).compactMap { text($0, key) }
  }

  private mutating func nodes(_ node: JSONNode, _ key: String) -> [JSONNode] {
    if case .array(let items) = node.value { return items }
    wrong(node, "'\(key)' has to be a list of texts")
    return []
  }

  private mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: JSONNode, _ key: String
  ) -> Word? where Word.RawValue == String {
    guard let text = text(node, key) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let meant = Nearest.name(to: text, among: words).map { "did you mean '\($0)'? " } ?? ""
    wrong(
      node, "'\(key)' cannot be '\(text)'",
      hint: "\(meant)it can be \(words.joined(separator: ", "))")
    return nil
  }

  private mutating func number<Word: RawRepresentable & CaseIterable>(
    _ node: JSONNode, _ key: String
  ) -> Word? where Word.RawValue == String {
    if case .number(let text) = node.value, let word = Word(rawValue: text) { return word }
    let numbers = Word.allCases.map(\.rawValue).joined(separator: ", ")
    wrong(node, "'\(key)' has to be one of the numbers \(numbers)")
    return nil
  }

  private mutating func ids(_ node: JSONNode, _ key: String) -> Set<DiagnosticID> {
    var ids: Set<DiagnosticID> = []
    for item in nodes(node, key) {
      guard let text = text(item, key) else { continue }
      if let id = DiagnosticID(text) {
        ids.insert(id)
      } else {
        wrong(
          item, "'\(text)' is not the id of a finding",
          hint: "an id is FG and four digits, as in FG1204")
      }
    }
    return ids
  }

  private mutating func wrong(_ node: JSONNode, _ message: String, hint: String? = nil) {
    report(Self.wrongValue, message, node.range, hint: hint)
  }

  private mutating func report(
    _ id: DiagnosticID, _ message: String, _ range: SourceRange, hint: String? = nil
  ) {
    findings.append(
      Diagnostic(id, message, at: SourceLocation(FileID(0), range), hint: hint))
  }
}
