shared settings: String = ""
feature App {
  state { var text = "" }
  shared setting
  action resetTapped { text = setting }
}
