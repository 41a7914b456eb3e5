import TemplateEngine

/// One member of a generated type, as the templates are given it.
struct Member: Sendable {
  /// What stands after the head.
  enum Form: Sendable {
    /// Nothing.
    case declaration
    /// These lines in braces.
    case block([String])
    /// This short expression in braces on the same line.
    case line(String)
    /// A getter and a setter.
    case accessors(get: [String], set: [String])
  }

  /// The lines of `///`.
  var doc: [String] = []
  /// Everything before the body.
  var head: String
  var form: Form = .declaration

  /// The value for the templates.
  var value: TemplateValue {
    var fields: [String: TemplateValue] = [
      "doc": .texts(doc), "head": .text(head), "line": .absent, "body": [], "getter": [],
      "setter": [],
    ]
    switch form {
    case .declaration: fields["form"] = "declaration"
    case .block(let lines):
      fields["form"] = "block"
      fields["body"] = .texts(lines)
    case .line(let text):
      fields["form"] = "line"
      fields["line"] = .text(text)
    case .accessors(let get, let set):
      fields["form"] = "accessors"
      fields["getter"] = .texts(get)
      fields["setter"] = .texts(set)
    }
    return .record("Member", fields)
  }

  /// A body that is one short line stands beside its head.
  static func body(_ lines: [String], after head: String, isShort: Bool = true) -> Form {
    guard isShort, lines.count == 1, head.count + lines[0].count < 84, !lines[0].hasSuffix("{"),
      !lines[0].hasPrefix("//")
    else { return .block(lines) }
    return .line(lines[0])
  }

  /// The body of a computed variable: a value whose first word Swift would take for an accessor's is
  /// returned by name.
  static func getter(_ lines: [String], after head: String) -> Form {
    guard let first = lines.first, SwiftIdentifier.beginsAccessor(first) else {
      return body(lines, after: head)
    }
    return body(["return \(first)"] + lines.dropFirst(), after: head)
  }

  /// Lines of `///` from the lines of a spec's documentation.
  static func documentation(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "///" : "/// \($0)" }
  }
}

/// A generated type or extension, as the templates are given it.
struct TypeDeclaration: Sendable {
  var doc: [String] = []
  /// Everything before the brace.
  var head: String
  /// Members that stand together, each group after a blank line.
  var groups: [[Member]] = []
  /// The types inside it, before its members.
  var types: [TypeDeclaration] = []

  /// The value for the templates.
  var value: TemplateValue {
    .record(
      "Type",
      [
        "doc": .texts(doc), "head": .text(head),
        "types": .list(types.map(\.value)),
        "groups": .list(
          groups.filter { !$0.isEmpty }.map { group in
            .record("Group", ["members": .list(group.map(\.value))])
          }),
      ])
  }
}
