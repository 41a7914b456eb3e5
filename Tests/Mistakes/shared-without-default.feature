shared settings: String
feature App {
  shared settings
  action resetTapped { settings = "" }
}
