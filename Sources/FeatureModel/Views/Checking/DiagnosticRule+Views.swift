import FeatureDiagnostics

/// Views, previews: FG1910 to FG1949.
extension DiagnosticRule {
  static let notAView = DiagnosticRule(
    1910, "Value where a view stands", "a value of type '{0}' is not shown by itself",
    hint: "show it with 'Text(…)', or remove it")
  static let actionInContent = DiagnosticRule(
    1911, "Action among views", "'{0}' does not stand among views",
    hint: "put it into the action of a control: 'Button(\"…\") { … }'")
  static let loopInContent = DiagnosticRule(
    1912, "Loop among views", "views are repeated by 'ForEach'",
    hint: "write 'ForEach(items) { item in … }'")
  static let statementInContent = DiagnosticRule(
    1913, "Statement among views", "'{0}' does not stand among views",
    hint: "choose with 'if' and 'switch', and compute with 'let'")
  static let viewInAction = DiagnosticRule(
    1914, "View in an action", "'{0}' makes a view, and an action shows nothing",
    hint: "let a value say that it is shown, and show it with 'if' in the body")
  static let channelOfValue = DiagnosticRule(
    1915, "Channel of a value", "'{0}' is {1}, so there is no '${0}'", hint: "{2}")
  static let unknownChannel = DiagnosticRule(
    1916, "Unknown channel", "there is nothing called '{0}' that is written through '$'",
    hint: "declare it: 'binding {0}' in the feature, or 'state {0} = …' in the view")
  static let channelWanted = DiagnosticRule(
    1917, "Value where a binding is wanted", "{0} wants a binding to {1}, not {2}",
    hint: "write '$' before the name of a binding or of local state")
  static let valueWanted = DiagnosticRule(
    1918, "Binding where a value is wanted", "{0} wants a value, not {1}",
    hint: "leave '$' off")
  static let channelType = DiagnosticRule(
    1919, "Binding of the wrong type", "{0} wants a binding to {1}, not to '{2}'",
    hint: "bind a value of that type: a 'binding' of the feature can convert it")
  static let fieldWritten = DiagnosticRule(
    1920, "Field written by a view", "a view does not write the field '{0}'",
    hint: "send an action that writes it, or declare 'binding {0}' in the feature")
  static let noStore = DiagnosticRule(
    1921, "Sending without a store", "'{0}' has no store to send to",
    hint: "write 'store Feature' among the members of the view")
  static let privateActionSent = DiagnosticRule(
    1922, "Private action sent by a view", "'{0}' is a private action, which no view sends",
    hint: "leave 'private' off, or send another")
  static let reductionInView = DiagnosticRule(
    1923, "Work of the feature in a view", "'{0}' does not stand in a view",
    hint: "send an action that does it: 'send name'")
  static let viewArguments = DiagnosticRule(
    1924, "Wrong arguments of a view", "'{0}' is not made with these arguments", hint: "{1}")
  static let missingViewArgument = DiagnosticRule(
    1925, "Missing argument of a view", "'{0}' needs {1}", hint: "{2}")
  static let contentWanted = DiagnosticRule(
    1926, "Value where views are wanted", "{0} wants views in braces", hint: "write '{ … }'")
  static let storeForFeature = DiagnosticRule(
    1927, "Unknown feature of a store", "there is no feature '{0}'",
    hint: "write the name of a feature: 'store Counter'")
  static let secondStore = DiagnosticRule(
    1928, "Second store", "a view has one store",
    hint: "hand the other to a view of its own, or compose the features")
  static let memberName = DiagnosticRule(
    1929, "Name of a view's member", "'{0}' is {1} already", hint: "choose another name")
  static let emptyView = DiagnosticRule(
    1930, "View that shows nothing", "'{0}' has no body", hint: "write what it shows: 'Text(\"…\")'"
  )
  static let viewAsValue = DiagnosticRule(
    1931, "View as a value", "'{0}' is a view and is made with '(…)' or '{ … }'",
    hint: "write '{0}()'")
  static let vocabularyName = DiagnosticRule(
    1932, "Name of a view of SwiftUI",
    "'{0}' is called like something of SwiftUI that views are made of",
    hint: "choose another name")
  static let endlessView = DiagnosticRule(
    1933, "View that contains itself", "'{0}' shows itself without end",
    hint: "show it under an 'if', or once an element of a 'ForEach'")
  static let tagType = DiagnosticRule(
    1934, "Tag of another type", "this tag is a '{0}', and what is selected is a '{1}'",
    hint: "tag with a value of the selection's type")
  static let notIdentifiable = DiagnosticRule(
    1935, "Elements without identity", "{0} wants elements that are Identifiable, and '{1}' is not",
    hint: "{2}")
  static let notStrideable = DiagnosticRule(
    1936, "Value that cannot be stepped", "{0} wants {1}, and this is '{2}'",
    hint: "bind a number")
  static let nearView = DiagnosticRule(
    1937, severity: .warning, "Nearly a name of SwiftUI", "there is no '{0}' in the language",
    hint: "it is passed on to Swift as it stands; did you mean '{1}'?")
  static let unusableMember = DiagnosticRule(
    1938, "Member of the store as a value", "'{0}' is {1}, which {2}", hint: "{3}")
  static let slotAsValue = DiagnosticRule(
    1939, "Slot as a value", "'{0}' is a slot, which is called to show its views",
    hint: "write '{0}(…)'")
  static let constantWritten = DiagnosticRule(
    1940, "Constant written by a view", "'{0}' is {1}, so it is not written", hint: "{2}")

  /// All of them.
  static let viewRules: [DiagnosticRule] = [
    notAView, actionInContent, loopInContent, statementInContent, viewInAction, channelOfValue,
    unknownChannel, channelWanted, valueWanted, channelType, fieldWritten, noStore,
    privateActionSent, reductionInView, viewArguments, missingViewArgument, contentWanted,
    storeForFeature, secondStore, memberName, emptyView, viewAsValue, vocabularyName, endlessView,
    tagType, notIdentifiable, notStrideable, nearView, unusableMember, slotAsValue,
    constantWritten,
  ]
}
