feature Counter {
  state { var list = [1, 2 }
  action up { list.append(3) }
}
