public import FeatureDiagnostics

/// A kind of finding: all of it that does not depend on the spec at hand.
///
/// Each rule is one value, so that its id, title, message and hint stand in one place. In the message
/// and the hint `{0}`, `{1}` … stand for what the report fills in.
public struct DiagnosticRule: Hashable, Sendable {
  /// The stable id.
  public let id: DiagnosticID
  /// How bad it is.
  public let severity: Severity
  /// A few words for lists and headings.
  public let title: String
  /// What is wrong, in the terms of the spec.
  public let message: String
  /// What to do about it.
  public let hint: String?

  /// The rule `FG` and the four digits of `number`.
  public init(
    _ number: Int, severity: Severity = .error, _ title: String, _ message: String,
    hint: String? = nil
  ) {
    self.id = DiagnosticID(number)
    self.severity = severity
    self.title = title
    self.message = message
    self.hint = hint
  }

  /// `template` with `{0}`, `{1}` … replaced by the arguments.
  static func filled(_ template: String, with arguments: [String]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let after = rest.index(after: open)
      guard let close = rest[after...].firstIndex(of: "}"), let index = Int(rest[after..<close]),
        arguments.indices.contains(index)
      else {
        result += "{"
        rest = rest[after...]
        continue
      }
      result += arguments[index]
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
