shared settings: String = ""
feature App {
  action resetTapped { settings = "" }
}
