feature Profile {
  state { var names = [] }
  action clear { names = [] }
}
