feature Facts {
  @Dependency(\.factClient) var factClient
  state { var n = 0 }
  action go { n = 1 }
}
