feature Counter {
  state { var count = 0; var name = ""; var title: String?; var isEven: Bool { count % 2 == 0 } }
  binding name, count
  binding isShown = title != nil
  action tapped { count += 1; title = "a" }
  private action reset { count = 0 }
  action clear { send reset }
}
view CounterView {
  store Counter
  VStack { "Count"; Text("\(count)") }
}
