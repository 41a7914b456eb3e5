feature Profile {
  state { var user: User? }
  action clear { user = nil }
}
