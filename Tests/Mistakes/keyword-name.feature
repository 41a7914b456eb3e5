feature List {
  state { var default = 0 }
  action go { default += 1 }
}
