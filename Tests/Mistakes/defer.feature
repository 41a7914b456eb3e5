feature Facts {
  state { var isLoading = false }
  action load {
    defer { isLoading = false }
    isLoading = true
  }
}
