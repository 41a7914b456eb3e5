/// The type of a value that a template is given.
public indirect enum TemplateType: Hashable, Sendable {
  /// A text.
  case text
  /// One of these texts; comparing it with another one is a mistake.
  case choice([String])
  /// A whole number.
  case integer
  /// True or false.
  case boolean
  /// A list of such values.
  case list(TemplateType)
  /// A record of the type of that name.
  case record(String)
  /// Such a value or none.
  case optional(TemplateType)
}

/// One named value of a record type.
public struct TemplateField: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its type.
  public var type: TemplateType
  /// What it is, in a sentence for the documentation.
  public var doc: String

  /// A field.
  public init(_ name: String, _ type: TemplateType, _ doc: String) {
    self.name = name
    self.type = type
    self.doc = doc
  }
}

/// A type of records.
public struct TemplateRecordType: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// What it is, in a sentence for the documentation.
  public var doc: String
  /// Its fields, in the order in which the documentation shows them.
  public var fields: [TemplateField]

  /// A type of records.
  public init(_ name: String, _ doc: String, _ fields: [TemplateField]) {
    self.name = name
    self.doc = doc
    self.fields = fields
  }

  /// The field called `name`.
  public func field(_ name: String) -> TemplateField? { fields.first { $0.name == name } }
}

/// The type of a context: what names a template may use, and what they are.
public struct TemplateSchema: Hashable, Sendable {
  /// The name of the record that `forloop` is.
  static let loopRecord = "forloop"

  /// The name of the record type that is the context itself.
  public var root: String
  /// All record types, in the order in which the documentation shows them.
  public var records: [TemplateRecordType]

  /// A schema whose context is the record type called `root`.
  public init(root: String, _ records: [TemplateRecordType]) {
    self.root = root
    self.records = records
  }

  /// The record type called `name`.
  public func record(_ name: String) -> TemplateRecordType? {
    if let record = records.first(where: { $0.name == name }) { return record }
    return name == Self.loopRecord ? Self.loop : nil
  }

  private static let loop = TemplateRecordType(
    loopRecord, "Where a loop is.",
    [
      TemplateField("first", .boolean, "Whether this is the first pass."),
      TemplateField("last", .boolean, "Whether this is the last pass."),
      TemplateField("index", .integer, "The number of the pass, from 0."),
      TemplateField("count", .integer, "How many passes there are."),
    ])
}
