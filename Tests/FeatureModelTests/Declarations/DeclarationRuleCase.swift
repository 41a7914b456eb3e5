import FeatureDiagnostics
import Testing

/// A rule and a spec that breaks it, at the marks and nowhere else.
struct DeclarationRuleCase: Sendable, CustomTestStringConvertible {
  var id: Int
  var spec: String
  /// Other findings that the spec cannot do without.
  var alsoFinds: Set<Int> = []

  var testDescription: String { "FG\(id): \(spec)" }

  init(_ id: Int, _ spec: String, alsoFinds: Set<Int> = []) {
    self.id = id
    self.spec = spec
    self.alsoFinds = alsoFinds
  }

  /// A spec of one feature with these members.
  static func feature(_ id: Int, _ members: String, alsoFinds: Set<Int> = []) -> Self {
    Self(id, "feature F {\n\(members)\n}", alsoFinds: alsoFinds)
  }
}
