feature Facts {
  state { lazy var n = 0 }
  action load { n += 1 }
}
