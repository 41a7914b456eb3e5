func half(_ n: Int) => Int { n / 2 }
feature List {
  state { var n = 8 }
  action go { n = half(n) }
}
