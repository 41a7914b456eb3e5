import FeatureDiagnostics

/// Clients and their functions: FG1700 to FG1719.
extension DiagnosticRule {
  static let synchronousThrows = DiagnosticRule(
    1700, "Synchronous function that throws",
    "'{0}' is called like a function and cannot throw, because nothing here could catch it",
    hint: "make it 'async throws', or let it give an optional")
  static let asyncStream = DiagnosticRule(
    1701, "'async' beside 'stream'", "'stream' says already that the values of '{0}' take time",
    hint: "leave 'async' off")
  static let typedStream = DiagnosticRule(
    1702, "Stream with typed errors", "the errors of a stream have no type, so '{0}' is too much",
    hint: "write 'throws'")
  static let errorType = DiagnosticRule(
    1703, "Error that is none", "'{0}' is thrown, but is no Error",
    hint: "declare it as '{0}: Error'")
  static let endpointDefault = DiagnosticRule(
    1704, "Default in a client", "a client's function has no defaults",
    hint: "give the value where '{0}' is called")
  static let unknownClient = DiagnosticRule(
    1705, "Unknown client", "there is no client '{0}'", hint: "declare it: 'client {0} { … }'")
  static let clientNotUsed = DiagnosticRule(
    1706, "Client that the feature does not use", "the feature uses no client '{0}'",
    hint: "{1}")
  static let unknownEndpoint = DiagnosticRule(
    1707, "Unknown function of a client", "the client '{0}' has no function '{1}'",
    hint: "declare it in '{0}': 'func {1}() …'")
  static let synchronousEffect = DiagnosticRule(
    1708, "Synchronous function as an effect",
    "'{0}' is synchronous, so an effect has nothing to wait for",
    hint: "call it in an action: '{0}(…)'")
  static let synchronousRun = DiagnosticRule(
    1709, "Synchronous function that is run", "'{0}' is synchronous: it is called, not run",
    hint: "leave 'run' off: '{0}(…)'")
  static let streamRun = DiagnosticRule(
    1710, "Stream that nobody hears", "'{0}' is a stream, and nobody would hear its values",
    hint: "declare an effect: 'effect name = {0}(…) { value(x) { … } }'")
  static let asynchronousCall = DiagnosticRule(
    1711, "Function that takes time", "'{0}' takes time: it is run, not called",
    hint: "'run {0}(…)', or declare an effect for its result")
  static let impureEndpoint = DiagnosticRule(
    1712, "Client where only a value is computed",
    "'{0}' asks the outside, which is not allowed here",
    hint: "ask in an action, and keep the value in a field")
  static let endpointInClosure = DiagnosticRule(
    1713, "Client in a closure", "'{0}' cannot be called in a closure",
    hint: "write a 'for' loop, or put the value into a 'let' before")
  static let clientAsValue = DiagnosticRule(
    1714, "Client as a value", "'{0}' is a client: only its functions can be called",
    hint: "call one of its functions: '{0}.name(…)'")
  static let endpointAsValue = DiagnosticRule(
    1715, "Function of a client as a value", "'{0}' is a function and has to be called",
    hint: "write '{0}(…)'")
  static let clientAccess = DiagnosticRule(
    1716, "Client that cannot be seen", "'{0}' is {1}, but its client '{2}' is {3}",
    hint: "make '{2}' {1} too")

  /// All of them.
  static let clientRules: [DiagnosticRule] = [
    synchronousThrows, asyncStream, typedStream, errorType, endpointDefault, unknownClient,
    clientNotUsed, unknownEndpoint, synchronousEffect, synchronousRun, streamRun,
    asynchronousCall, impureEndpoint, endpointInClosure, clientAsValue, endpointAsValue,
    clientAccess,
  ]
}
