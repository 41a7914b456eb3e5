import FeatureDiagnostics

/// What is heard of children and sent to them, and shared values: FG1830 to FG1869.
extension DiagnosticRule {
  static let unknownChildEvent = DiagnosticRule(
    1830, "Unknown event of a child", "'{0}' has no output or action '{1}'",
    hint: "declare it in '{0}': 'output {1}'")
  static let unknownChildBinding = DiagnosticRule(
    1831, "Unknown binding of a child", "'{0}' has no binding '{1}'",
    hint: "declare it in '{0}': 'binding {1}'")
  static let privateChildAction = DiagnosticRule(
    1832, "Private action of a child", "'{1}' is a private action of '{0}', which nobody else {2}",
    hint: "make it an 'output', or leave 'private' off")
  static let unknownCase = DiagnosticRule(
    1833, "Unknown case", "the {0} '{1}' has no case '{2}'", hint: "its cases are {3}")
  static let caseWithoutFeature = DiagnosticRule(
    1834, "Case without a feature",
    "the case '{1}' of '{0}' is plain data, so nothing happens in it",
    hint: "only a case of one feature, as in 'case {1}(Feature)', has outputs and actions")
  static let missingChildEvent = DiagnosticRule(
    1835, "Event without a name", "'{0}' alone is no event", hint: "{1}")
  static let eventOfAlert = DiagnosticRule(
    1836, "Event of an alert", "what the buttons of '{0}' do stands in them",
    hint: "write 'button(\"…\") { … }'")
  static let missingElement = DiagnosticRule(
    1837, "Which of several", "'{0}' are several", hint: "{1}")
  static let surplusElement = DiagnosticRule(
    1838, "Element of a single child", "'{0}' is one {1} and has no elements",
    hint: "leave '[…]' out")
  static let elementName = DiagnosticRule(
    1839, "Name of an element's id", "in brackets stands the name that the id gets",
    hint: "write '{0}[id]'")
  static let deepEvent = DiagnosticRule(
    1840, "Event of a child's child", "'{0}' belongs to a child of '{1}'",
    hint: "hand it on there: 'output {2} from {3}.{2}'")
  static let childSourcesDiffer = DiagnosticRule(
    1841, "Reaction to different events",
    "what one 'on' hears must bring the same names with the same types: '{0}' and '{1}' differ",
    hint: "write an 'on' for each")
  static let forwardedOutput = DiagnosticRule(
    1842, "Output that is handed on", "'{0}' is no output of '{1}'",
    hint: "only outputs are handed on; hear an action with 'on', and 'emit' there")
  static let forwardedParameters = DiagnosticRule(
    1843, "Parameters of an output that is handed on",
    "'{0}' is handed on from '{1}' and must have its parameters, {2}",
    hint: "leave the parameters out: they are those of '{1}'")
  static let sendBinding = DiagnosticRule(
    1844, "Sending a binding's write", "a write to a child's binding is not sent",
    hint: "write the field: '{0}.{1} = …'")
  static let unknownChildAction = DiagnosticRule(
    1852, "Unknown action of a child", "'{0}' has no action '{1}'",
    hint: "declare it in '{0}': 'action {1} { … }'")
  static let stackPosition = DiagnosticRule(
    1853, "Element of a stack by position", "an element of a stack is written by its id",
    hint: "write '[id: …]'; 'ids' has them in order")
  static let unknownShared = DiagnosticRule(
    1845, "Unknown shared value", "there is no shared value '{0}'",
    hint: "declare it at file level: 'shared {0}: T = …'")
  static let sharedWithoutDefault = DiagnosticRule(
    1846, "Shared value without a default", "'{0}' needs a value to start from",
    hint: "write 'shared {0}: T = …'")
  static let sharedNotCodable = DiagnosticRule(
    1847, "Stored value that is not Codable",
    "'{0}' is stored, but its type '{1}' is not Codable",
    hint: "declare '{1}: Codable', or leave 'stored' out")
  static let sharedStorage = DiagnosticRule(
    1848, "Unknown storage", "a value is not stored in '{0}'",
    hint: "write 'stored file(\"name.json\")' or 'stored defaults(\"key\")'")
  static let sharedKey = DiagnosticRule(
    1849, "Name of a storage", "the name under which '{0}' is stored has to be a plain text",
    hint: "write it in quotes, without interpolation")
  static let sharedTwice = DiagnosticRule(
    1850, "Two values stored in one place", "'{0}' and '{1}' are both stored in {2}",
    hint: "give each its own name")

  /// All of them.
  static let childEventRules: [DiagnosticRule] = [
    unknownChildEvent, unknownChildBinding, privateChildAction, unknownCase, caseWithoutFeature,
    missingChildEvent, eventOfAlert, missingElement, surplusElement, elementName, deepEvent,
    childSourcesDiffer, forwardedOutput, forwardedParameters, sendBinding, unknownShared,
    sharedWithoutDefault, sharedNotCodable, sharedStorage, sharedKey, sharedTwice,
    unknownChildAction, stackPosition,
  ]
}
