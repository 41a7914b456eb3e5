/// What a length is measured in.
enum Unit: String, CaseIterable {
  case metres, feet
}
