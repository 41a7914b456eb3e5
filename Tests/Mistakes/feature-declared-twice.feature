feature Counter {
  state { var count = 0 }
  action go { count += 1 }
}
feature Counter {
  state { var n = 0 }
  action up { n += 1 }
}
