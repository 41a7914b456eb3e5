extension TemplateType {
  /// The type as the documentation shows it: `[Field]?`.
  public var description: String {
    switch self {
    case .text: "text"
    case .choice(let texts): texts.map { "\"\($0)\"" }.joined(separator: " | ")
    case .integer: "integer"
    case .boolean: "boolean"
    case .list(let element): "[\(element.description)]"
    case .record(let name): name
    case .optional(.choice(let texts)): "(\(TemplateType.choice(texts).description))?"
    case .optional(let wrapped): "\(wrapped.description)?"
    }
  }
}

extension TemplateSchema {
  /// The schema as Markdown: a section a record, a row a field; then the filters.
  public var documentation: String {
    var text = ""
    for record in records {
      let role = record.name == root ? " (the context)" : ""
      text +=
        "## \(record.name)\(role)\n\n\(record.doc)\n\n| name | type | what it is |\n|---|---|---|\n"
      for field in record.fields {
        let type = field.type.description.replacing("|", by: "\\|")
        text += "| `\(field.name)` | `\(type)` | \(field.doc) |\n"
      }
      text += "\n"
    }
    text += "## Filters\n\n| name | what it gives |\n|---|---|\n"
    for filter in Filter.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
      text += "| `\(filter.rawValue)` | \(filter.summary) |\n"
    }
    return text
  }

  /// Where a context is not what the schema says, one line each; empty if it is.
  public func mismatches(in context: TemplateRecord) -> [String] {
    var found: [String] = []
    compare(.record(context), .record(root), at: "", &found)
    return found
  }

  private func compare(
    _ value: TemplateValue, _ type: TemplateType, at path: String, _ found: inout [String]
  ) {
    let place = path.isEmpty ? "the context" : path
    switch (type, value) {
    case (.text, .text), (.integer, .integer), (.boolean, .boolean), (.optional, .absent): break
    case (.choice(let texts), .text(let text)):
      if !texts.contains(text) { found.append("\(place) is '\(text)', which is no choice") }
    case (.optional(let wrapped), _): compare(value, wrapped, at: path, &found)
    case (.list(let element), .list(let values)):
      for (index, value) in values.enumerated() {
        compare(value, element, at: "\(path).\(index)", &found)
      }
    case (.record(let name), .record(let fields)) where fields.type == name:
      compare(fields, at: path, &found)
    default: found.append("\(place) is \(value.kind), not \(type.description)")
    }
  }

  private func compare(_ record: TemplateRecord, at path: String, _ found: inout [String]) {
    let prefix = path.isEmpty ? "" : "\(path)."
    guard let type = self.record(record.type) else {
      found.append("the schema has no \(record.type)")
      return
    }
    for field in type.fields {
      if let value = record[field.name] {
        compare(value, field.type, at: prefix + field.name, &found)
      } else {
        found.append("\(prefix)\(field.name) is missing")
      }
    }
    for name in record.fields.keys.sorted() where type.field(name) == nil {
      found.append("\(prefix)\(name) is not in the schema")
    }
  }
}

extension String {
  /// The text with every `character` replaced.
  fileprivate func replacing(_ character: Character, by replacement: String) -> String {
    var text = ""
    for each in self { text += each == character ? replacement : String(each) }
    return text
  }
}
