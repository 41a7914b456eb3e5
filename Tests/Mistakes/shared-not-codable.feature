struct Settings { var isOn = false }
shared settings: Settings = Settings() stored file("settings.json")
feature App {
  shared settings
  action resetTapped { settings.isOn = false }
}
