feature Search {
  state { let id: Int; var name: String; var n = 0 }
  action clear { reset name }
  action go { n = id }
  binding name
}
