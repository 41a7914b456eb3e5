import TemplateEngine

/// The text that a template makes of a context of these fields.
func rendered(
  _ template: String, _ fields: [String: TemplateValue] = [:], with files: [String: String] = [:]
) throws -> String {
  let sources = files.merging(["main": template]) { file, _ in file }
  return try TemplateLibrary(sources: sources).render("main", TemplateRecord("Root", fields))
}

/// The error that rendering a template ends with.
func failure(
  _ template: String, _ fields: [String: TemplateValue] = [:], with files: [String: String] = [:]
) -> String? {
  do {
    return "rendered: " + (try rendered(template, fields, with: files))
  } catch {
    return (error as? TemplateError)?.description
  }
}
