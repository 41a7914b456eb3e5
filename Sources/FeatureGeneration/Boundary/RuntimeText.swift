import FeatureModel

/// The text of the embedded runtime for one run: a standard name that the run declares itself is spelled
/// with its module there, since both stand in one module then.
struct RuntimeText: Sendable {
  /// The standard names that the runtime uses plainly, by their modules.
  static let standardNames: [(module: String, names: Set<String>)] = [
    (
      "Swift",
      [
        "Actor", "AnyObject", "Array", "AsyncSequence", "AsyncStream", "BinaryFloatingPoint",
        "BinaryInteger", "Bool", "CancellationError", "Character", "CheckedContinuation", "Clock",
        "ClosedRange", "Codable", "CodingKey", "Collection", "Comparable", "ContinuousClock",
        "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable",
        "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder", "Equatable", "Error",
        "ExpressibleByArrayLiteral", "ExpressibleByNilLiteral", "FixedWidthInteger", "Float",
        "FloatingPoint", "Hashable", "Hasher", "Identifiable", "InstantProtocol", "Int",
        "IteratorProtocol", "KeyPath", "KeyedDecodingContainer", "KeyedEncodingContainer",
        "LosslessStringConvertible", "MainActor", "MemoryLayout", "Mirror", "Never", "Numeric",
        "ObjectIdentifier", "Optional", "RandomAccessCollection", "RandomNumberGenerator", "Range",
        "ReferenceWritableKeyPath", "Result", "Sendable", "Sequence", "Set", "SignedInteger",
        "String", "Substring", "SystemRandomNumberGenerator", "Task", "TaskLocal", "UInt64",
        "UInt8",
        "Unmanaged", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer", "Void",
        "WritableKeyPath",
      ]
    ),
    (
      "Foundation",
      [
        "CGFloat", "Data", "Date", "Decimal", "FileHandle", "FileManager", "IndexSet",
        "JSONDecoder",
        "JSONEncoder", "Locale", "LocalizedError", "NSLock", "ProcessInfo", "URL", "UUID",
        "UserDefaults",
      ]
    ),
    ("Dispatch", ["DispatchQueue"]),
    ("Observation", ["Observable", "ObservationRegistrar"]),
    ("Combine", ["ObservableObject", "ObservableObjectPublisher"]),
    ("SwiftUI", ["Animation", "Binding", "Transaction"]),
  ]

  private let modules: [String: String]
  private let observation: ObservationMode

  /// The text for a run that declares the types and features of `model`.
  init(_ model: Model, observation: ObservationMode) {
    self.observation = observation
    let declared = Set(model.types.keys.compactMap(\.parts.first))
    var modules: [String: String] = [:]
    for (module, names) in Self.standardNames {
      for name in names.intersection(declared) { modules[name] = module }
    }
    self.modules = modules
  }

  /// The runtime's source.
  var text: String {
    let lines = RuntimeBranches.lines(of: EmbeddedRuntime.text, observation)
    return lines.map { modules.isEmpty ? $0 : qualified($0) }.joined(separator: "\n")
  }

  /// A line with its names qualified, its comment apart; a name after a dot is a member.
  private func qualified(_ line: String) -> String {
    var result = ""
    var rest = Substring(line)
    while let first = rest.first {
      if rest.hasPrefix("//") { return result + rest }
      guard first.isLetter || first == "_" else {
        result.append(rest.removeFirst())
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(word.count)
      let isMember = result.last.map { $0 == "." || $0 == "`" || $0.isNumber } ?? false
      let isAttribute = result.last == "@" && word == "Sendable"
      if !isMember, !isAttribute, let module = modules[String(word)] { result += module + "." }
      result += word
    }
    return result
  }
}
