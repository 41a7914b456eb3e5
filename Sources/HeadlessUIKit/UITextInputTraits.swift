/// The keyboards that a text can want.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the text asks for.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// What is written large.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Words.
  case words = 1
  /// Sentences.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}
