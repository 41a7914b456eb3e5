/// The app's own type of `SyncUps.feature`: of the `Speech` framework, where there is one.
nonisolated enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
