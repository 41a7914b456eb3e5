/// Loads a document, and tries again with growing waits.
feature Retry {
  state {
    var attempt = 0 in 0...5
    var document: String?
    var failure: String?
    var isWorking: Bool { load.isRunning || pause.isRunning }
    /// One second, two, four …
    var wait: Double { attempt <= 1 ? 1 : attempt == 2 ? 2 : attempt == 3 ? 4 : 8 }
  }

  effect load(attempt: Int) async throws -> String {
    success(text) {
      document = text
      self.attempt = 0
    }
    failure(message) -> loadFailed(attempt: attempt, message: message)
    policy latest
  }
  effect pause after .seconds(wait) -> again

  action loadTapped when !isWorking {
    failure = nil
    attempt = 1
    run load(attempt: attempt)
  }
  action cancelTapped {
    attempt = 0
    cancel load
    cancel pause
  }
  private action loadFailed(attempt: Int, message: String) {
    guard attempt < 5 else {
      failure = message
      self.attempt = 0
      return
    }
    self.attempt = attempt + 1
    run pause
  }
  private action again { run load(attempt: attempt) }
}
