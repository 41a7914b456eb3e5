feature Counter {
  state { var xs = [1] ; var n = 0 }
  action go { xs = xs.map { [weak self] x in x + 1 } }
}
