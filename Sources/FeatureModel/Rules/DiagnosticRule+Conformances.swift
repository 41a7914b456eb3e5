/// Conformances, enums and extern types: FG1240 to FG1259.
extension DiagnosticRule {
  static let unknownConformance = DiagnosticRule(
    1240, "Unknown conformance", "'{0}' is nothing that {1} can conform to",
    hint: "{2}")
  static let identifiableWithoutID = DiagnosticRule(
    1241, "Identifiable without id", "'{0}' is Identifiable, but has no 'id'",
    hint: "add a member 'let id: …'")
  static let memberDoesNotConform = DiagnosticRule(
    1242, "Member that does not conform", "'{0}' is {1}, but its '{2}' of type '{3}' is not",
    hint: "let '{3}' be {1}, or take {1} off '{0}'")
  static let characterInCodable = DiagnosticRule(
    1243, "Character in a Codable type",
    "'{0}' is Codable, but its '{1}' holds a Character, which Swift cannot encode",
    hint: "use String")
  static let structConformance = DiagnosticRule(
    1244, "Conformance that is written by hand", "a struct cannot be {0} here",
    hint: "{1}")
  static let casesWithPayload = DiagnosticRule(
    1245, "Payload where there can be none", "'{0}' is {1}, so '{2}' cannot have a payload",
    hint: "remove the payload, or the conformance")
  static let rawTypeKind = DiagnosticRule(
    1246, "Raw type", "the raw type of an enum is String or Int, not '{0}'",
    hint: "write ': String' or ': Int'")
  static let rawValueWithoutType = DiagnosticRule(
    1247, "Raw value without raw type", "'{0}' has a raw value, but '{1}' has no raw type",
    hint: "write 'enum {1}: String' or 'enum {1}: Int'")
  static let rawValueKind = DiagnosticRule(
    1248, "Wrong raw value", "the raw value of '{0}' must be {1}",
    hint: "write a literal of that type")
  static let duplicateRawValue = DiagnosticRule(
    1249, "Raw value given twice", "'{0}' and '{1}' have the same raw value {2}",
    hint: "give one of them another value")
  static let rawTypeWithoutCases = DiagnosticRule(
    1250, "Raw type without cases", "'{0}' has a raw type, but no cases",
    hint: "add a case, or remove the raw type")
  static let identifierNotHashable = DiagnosticRule(
    1251, "id that is not Hashable",
    "the 'id' of an Identifiable type must be Hashable, and '{0}' is not",
    hint: "use an Int, a String, a UUID or a type that is Hashable")
  static let externMember = DiagnosticRule(
    1252, "Body in an extern declaration",
    "an extern declaration only says what is there: {0} belongs in the app's own Swift",
    hint: "remove it here")
  static let comparableWithoutCases = DiagnosticRule(
    1253, "Order of an enum without cases", "'{0}' has no cases to order",
    hint: "add cases, or remove Comparable")

  /// All of them.
  static let conformanceRules: [DiagnosticRule] = [
    unknownConformance, identifiableWithoutID, memberDoesNotConform, characterInCodable,
    structConformance, casesWithPayload, rawTypeKind, rawValueWithoutType, rawValueKind,
    duplicateRawValue, rawTypeWithoutCases, identifierNotHashable, externMember,
    comparableWithoutCases,
  ]
}
