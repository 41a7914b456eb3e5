feature Profile {
  state { var name = nil }
  action clear { name = nil }
}
