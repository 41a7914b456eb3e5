/// Where the brackets around each token are closed on its line.
enum LineClosers {
  /// For each token the first closing bracket at or after it that no bracket after it opened, nil
  /// where its line ends before.
  ///
  /// It is found for all at once: recovery asks again and again on a line with many open brackets.
  static func find(in tokens: [Token]) -> [Int?] {
    var closers = [Int?](repeating: nil, count: tokens.count)
    /// The closer of a token that stands after another, which ends the look where it begins a line.
    func next(_ index: Int) -> Int? {
      index < tokens.count && !tokens[index].startsLine ? closers[index] : nil
    }
    for index in tokens.indices.reversed() {
      switch tokens[index].kind {
      case .rightParen, .rightBracket, .rightBrace, .stringClose, .interpolationClose:
        closers[index] = index
      case .leftParen, .leftBracket, .leftBrace, .stringOpen, .interpolationOpen:
        closers[index] = next(index + 1).flatMap { next($0 + 1) }
      default:
        closers[index] = next(index + 1)
      }
    }
    return closers
  }
}
