import TemplateEngine

/// What the templates of generated files are given.
enum ContextSchema {
  /// The schema of the context of `file.swift`.
  static let schema = TemplateSchema(
    root: "File", [file, part, guarded, feature, type, group, member] + SummaryBuilder.records)

  private static let file = TemplateRecordType(
    "File", "One generated file.",
    [
      TemplateField("source", .text, "The name of the spec's file."),
      TemplateField("header", .list(.text), "The lines before the banner."),
      TemplateField("banner", .text, "The line that says where the file comes from."),
      TemplateField("imports", .list(.text), "The import declarations."),
      TemplateField("aliases", .list(.text), "Type aliases for types that a feature shadows."),
      TemplateField("parts", .list(.record("Part")), "The declarations, in the order of the spec."),
    ])
  private static let part = TemplateRecordType(
    "Part", "A declaration of the file: exactly one of its values is there.",
    [
      TemplateField("type", .optional(.record("Type")), "A struct or enum."),
      TemplateField("function", .optional(.record("Member")), "A function."),
      TemplateField("feature", .optional(.record("Feature")), "A feature."),
      TemplateField(
        "guarded", .optional(.record("Guarded")), "What is only there on some systems."),
    ])
  private static let guarded = TemplateRecordType(
    "Guarded", "Declarations for the systems that have what they need.",
    [
      TemplateField("condition", .text, "What stands after `#if`."),
      TemplateField("imports", .list(.text), "The imports that only they need."),
      TemplateField("types", .list(.record("Type")), "The declarations."),
      TemplateField("previews", .list(.record("Member")), "The previews of views."),
    ])
  private static let feature = TemplateRecordType(
    "Feature", "A feature with all that belongs to it.",
    [
      TemplateField("name", .text, "The feature's name."),
      TemplateField("namespace", .record("Type"), "The enum that is the feature."),
      TemplateField("bodies", .optional(.record("Type")), "The extension with its bodies."),
      TemplateField("handlers", .optional(.record("Type")), "The protocol of its extern actions."),
      TemplateField("store", .record("Type"), "Its store."),
      TemplateField(
        "summary", .record("Summary"), "What it declares, for outputs that are not Swift."),
    ])
  private static let type = TemplateRecordType(
    "Type", "A type or extension.",
    [
      TemplateField("doc", .list(.text), "Its documentation, with slashes."),
      TemplateField("head", .text, "Everything before its brace."),
      TemplateField("types", .list(.record("Type")), "The types inside it."),
      TemplateField("groups", .list(.record("Group")), "Its members."),
    ])
  private static let group = TemplateRecordType(
    "Group", "Members that stand together.",
    [TemplateField("members", .list(.record("Member")), "The members.")])
  private static let member = TemplateRecordType(
    "Member", "A member of a type.",
    [
      TemplateField("doc", .list(.text), "Its documentation, with slashes."),
      TemplateField("head", .text, "Everything before its body."),
      TemplateField(
        "form", .choice(["declaration", "block", "line", "accessors"]), "What follows the head."),
      TemplateField("line", .optional(.text), "The body that stands beside the head."),
      TemplateField("body", .list(.text), "The lines of the body."),
      TemplateField("getter", .list(.text), "The lines of the getter."),
      TemplateField("setter", .list(.text), "The lines of the setter."),
    ])
}
