client Speaker { func stop() async }
client Microphone { func stop() async }
feature Player {
  uses audio: Speaker
  action stopTapped { run audio.stop() }
}
feature Recorder {
  uses audio: Microphone
  action stopTapped { run audio.stop() }
}
feature App {
  child player: Player
  child recorder: Recorder
}
