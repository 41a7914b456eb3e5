/// How bad a finding is.
public enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  /// The spec cannot be generated from.
  case error
  /// The spec can be generated from, but something in it is likely wrong.
  case warning
  /// A remark that belongs to another finding, or advice.
  case note

  /// Worse findings compare as smaller, so that sorting puts them first.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// The stable name of a kind of finding: `FG` and four digits.
public struct DiagnosticID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The digits as a number, 0 to 9999.
  public let number: Int

  /// The id `FG` followed by the four digits of `number`.
  public init(_ number: Int) { self.number = number }

  /// The id that a text such as `FG0042` is; nil where it is none.
  public init?(_ text: some StringProtocol) {
    guard text.hasPrefix("FG"), text.utf8.count == 6,
      text.utf8.dropFirst(2).allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(text.dropFirst(2))
    else { return nil }
    self.init(number)
  }

  /// The id as it is shown: `FG0042`.
  public var description: String {
    let digits = String(number)
    return "FG" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Ids compare by number.
  public static func < (left: DiagnosticID, right: DiagnosticID) -> Bool {
    left.number < right.number
  }
}

/// A second place that a finding talks about, with what is to be seen there.
public struct RelatedSpan: Hashable, Sendable {
  /// Where.
  public var location: SourceLocation
  /// What is there, such as «first declared here».
  public var label: String

  /// A second place with its label.
  public init(_ location: SourceLocation, _ label: String) {
    self.location = location
    self.label = label
  }
}

/// One replacement of text.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; empty to insert.
  public var range: SourceRange
  /// What stands there afterwards.
  public var replacement: String

  /// Replaces `range` by `replacement`.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A mechanical change that mends a finding.
public struct FixIt: Hashable, Sendable {
  /// What the change does, as an instruction: «insert ':'».
  public var title: String
  /// The file that the edits apply to.
  public var file: FileID
  /// The edits, in order and without overlap.
  public var edits: [TextEdit]

  /// A change of `file` by `edits`.
  public init(_ title: String, in file: FileID, _ edits: [TextEdit]) {
    self.title = title
    self.file = file
    self.edits = edits
  }
}

/// One finding about a spec.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of finding.
  public var id: DiagnosticID
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, in the terms of the spec; one line, without a full stop.
  public var message: String
  /// Exactly the text that is wrong.
  public var location: SourceLocation
  /// A few words for the place itself, shown under the caret.
  public var label: String?
  /// Other places that matter.
  public var related: [RelatedSpan]
  /// What to do about it.
  public var hint: String?
  /// Changes that mend it, the likeliest first.
  public var fixIts: [FixIt]

  /// A finding at `location`.
  public init(
    _ id: DiagnosticID, _ severity: Severity, _ message: String,
    at location: SourceLocation, label: String? = nil, related: [RelatedSpan] = [],
    hint: String? = nil, fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.location = location
    self.label = label
    self.related = related
    self.hint = hint
    self.fixIts = fixIts
  }

  /// An error at `location`.
  public init(
    _ id: DiagnosticID, _ message: String, at location: SourceLocation, label: String? = nil,
    related: [RelatedSpan] = [], hint: String? = nil, fixIts: [FixIt] = []
  ) {
    self.init(
      id, .error, message, at: location, label: label, related: related, hint: hint,
      fixIts: fixIts)
  }
}
