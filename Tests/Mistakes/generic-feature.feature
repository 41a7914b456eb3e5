feature List<Item> {
  state { var n = 0 }
  action go { n += 1 }
}
