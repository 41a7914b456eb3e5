/// Facts about numbers, loaded one at a time.
feature Facts {
  state {
    var number = 0
    var fact: String?
    var failure: String?
    /// Whether a fact is on its way.
    var isLoading: Bool { loadFact.isRunning }
  }
  binding number

  /// Asks for a fact about the number.
  effect loadFact(number: Int) async throws -> String {
    success -> factLoaded
    failure(message) { failure = message }
    policy latest
  }

  action factTapped when !isLoading {
    fact = nil
    failure = nil
    run loadFact(number: number)
  }
  action cancelTapped when loadFact.isRunning { cancel loadFact }
  action factLoaded(text: String) { fact = text }

  // A fact about another number is of no use.
  onChange(number) {
    fact = nil
    cancel loadFact
  }
}
