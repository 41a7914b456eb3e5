client AudioRecorder {
  func currentTime() async -> Double?
  func requestRecordPermission() async -> Bool
  func startRecording(_ url: URL) async throws -> Bool
  func stopRecording() async
}

feature RecordingMemo {
  enum Mode { case recording, encoding }
  uses recorder: AudioRecorder
  state {
    var date: Date
    var duration = 0.0
    var mode = Mode.recording
    var url: URL
  }
  output finished(date: Date, duration: Double, url: URL), failed

  action task { run record(url); run timer }
  action stopTapped { mode = .encoding; run currentTime }

  effect record = recorder.startRecording(_ url) {
    success(isSuccess) { if isSuccess { emit finished(date: date, duration: duration, url: url) } else { emit failed } }
    failure { emit failed }
  }
  effect timer every .seconds(1) { duration += 1 }
  effect currentTime = recorder.currentTime() {
    success(time) { if let time { duration = time }; run recorder.stopRecording() }
  }
}
