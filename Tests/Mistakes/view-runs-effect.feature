feature F {
  state { var fact = "" }
  effect load() async -> String { success(text) { fact = text } }
  action tapped { run load }
}
view FView {
  store F
  Button(fact) { run load }
}
