feature Parent {
  state { var counter: Counter }
  action go { counter.count = 0 }
}
feature Counter {
  state { var count = 0 }
  action up { count += 1 }
}
