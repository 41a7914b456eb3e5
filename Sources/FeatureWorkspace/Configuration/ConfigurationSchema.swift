/// The JSON schema of `featuregen.json`, for editors.
public enum ConfigurationSchema {
  /// The schema, ending with a line break.
  public static var text: String {
    let target = object(
      "What is different for one target.", ConfigurationKey.ofTargets, indented: "    ")
    let lines = [
      "{", "  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",",
      "  \"title\": \"\(Configuration.fileName)\",",
    ]
    return lines.joined(separator: "\n") + "\n"
      + body("What featuregen does where the command line does not say.", ConfigurationKey.allCases)
      + ",\n  \"$defs\": {\n    \"target\": " + target + "\n  }\n}\n"
  }

  private static func object(
    _ doc: String, _ keys: [ConfigurationKey], indented indent: String
  ) -> String {
    let lines = body(doc, keys).split(separator: "\n").map { "  \(indent)\($0.dropFirst(2))" }
    return "{\n" + lines.joined(separator: "\n") + "\n\(indent)}"
  }

  /// The members of the schema of an object with some keys.
  private static func body(_ doc: String, _ keys: [ConfigurationKey]) -> String {
    let properties = keys.map { key in
      "    \"\(key.rawValue)\": { \"description\": \"\(key.doc)\", \(type(of: key.form)) }"
    }
    return "  \"description\": \"\(doc)\",\n  \"type\": \"object\",\n"
      + "  \"additionalProperties\": false,\n  \"properties\": {\n"
      + properties.joined(separator: ",\n") + "\n  }"
  }

  private static func type(of form: ConfigurationKey.Form) -> String {
    switch form {
    case .text: "\"type\": \"string\""
    case .flag: "\"type\": \"boolean\""
    case .numbers(let numbers): "\"enum\": [\(numbers.joined(separator: ", "))]"
    case .words(let words):
      "\"enum\": [" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    case .texts: "\"type\": \"array\", \"items\": { \"type\": \"string\" }"
    case .ids:
      "\"type\": \"array\", \"items\": { \"type\": \"string\", \"pattern\": \"^FG[0-9]{4}$\" }"
    case .targets:
      "\"type\": \"object\", \"additionalProperties\": { \"$ref\": \"#/$defs/target\" }"
    }
  }
}
