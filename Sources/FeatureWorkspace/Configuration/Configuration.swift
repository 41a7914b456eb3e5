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
  /// The comment lines that stand first in each file.
  public var header: [String] = []
  /// Whether every name of the standard library is spelled with its module.
  public var qualifyAll: Bool?
  /// Kinds of warnings that are not wanted.
  public var suppress: Set<DiagnosticID> = []
  /// Whether a warning counts as an error.
  public var warningsAsErrors: Bool?

  /// A configuration that says nothing.
  public init() {}

  /// The name of the file, looked for in the working folder.
  public static let fileName = "featuregen.json"

  /// The keys that the file can have.
  public static let keys = [
    "$schema", "access", "header", "output", "qualifyAll", "runtime", "specs", "suppress",
    "warningsAsErrors",
  ]
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
    var seen: Set<String> = []
    for (key, value) in members {
      if seen.insert(key.text).inserted {
        read(key, value)
      } else {
        report(Self.doubleKey, "'\(key.text)' stands here for the second time", key.range)
      }
    }
  }

  private mutating func read(_ key: JSONNode.JSONKey, _ value: JSONNode) {
    switch key.text {
    case "$schema": _ = text(value, key.text)
    case "specs": configuration.specs = texts(value, key.text).map { Path.join(folder, $0) }
    case "output": configuration.output = text(value, key.text).map { Path.join(folder, $0) }
    case "access": configuration.access = word(value, key.text)
    case "runtime": configuration.runtime = word(value, key.text)
    case "header": configuration.header = texts(value, key.text)
    case "qualifyAll": configuration.qualifyAll = flag(value, key.text)
    case "warningsAsErrors": configuration.warningsAsErrors = flag(value, key.text)
    case "suppress": configuration.suppress = ids(value, key.text)
    default:
      let meant = Nearest.name(to: key.text, among: Configuration.keys)
      let list = Configuration.keys.dropFirst().joined(separator: ", ")
      report(
        Self.unknownKey, "there is no key '\(key.text)'", key.range,
        hint: meant.map { "did you mean '\($0)'?" } ?? "the keys are \(list)")
    }
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
