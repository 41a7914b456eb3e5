import FeatureDiagnostics

extension Parser {
  /// A string literal as an expression.
  mutating func stringExpression() -> ExpressionSyntax {
    let start = here
    let literal = stringLiteral()
    return ExpressionSyntax(.string(literal), range(from: start))
  }

  /// A string literal.
  mutating func stringLiteral() -> StringLiteralSyntax {
    node(.string) { $0.stringParts() }
  }

  private mutating func stringParts() -> StringLiteralSyntax {
    let opening = current
    var hashes = 0
    while source.bytes[opening.start + hashes] == UInt8(ascii: "#") { hashes += 1 }
    let isMultiline = opening.end - opening.start - hashes == 3
    take()
    var pieces: [StringDecoder.Piece] = []
    while !at(.stringClose), !at(.endOfFile) {
      if at(.stringText) {
        pieces.append(.text(current.range))
        take()
      } else if at(.interpolationOpen) {
        pieces.append(.interpolation(interpolation()))
      } else {
        break
      }
    }
    let close = current.range
    let isTerminated = at(.stringClose) && !current.isMissing
    _ = take(.stringClose)
    var decoder = StringDecoder(source, hashes: hashes, isMultiline: isMultiline)
    let segments = decoder.decode(pieces, closing: isTerminated ? close : nil)
    for problem in decoder.problems { report(problem.rule, at: problem.range) }
    return StringLiteralSyntax(isMultiline: isMultiline, hashes: hashes, segments: segments)
  }

  private mutating func interpolation() -> ExpressionSyntax {
    let savedNewlines = newlinesMatter
    let savedCondition = isInCondition
    newlinesMatter = false
    isInCondition = false
    defer {
      newlinesMatter = savedNewlines
      isInCondition = savedCondition
    }
    take()
    let value = expression()
    if !at(.interpolationClose) {
      report(
        .unexpectedToken, "\(found) is unexpected in an interpolation", at: current.range)
      isPanicking = true
      while !at(.interpolationClose), !at(.stringClose), !at(.endOfFile) { skipBalanced() }
    }
    _ = take(.interpolationClose)
    return value
  }

  /// A string without interpolation, and its range.
  mutating func plainString(_ what: String) -> (text: String, range: SourceRange)? {
    guard at(.stringOpen), !startsLine else {
      report(.missingString, "\(what) is missing here", at: gap)
      isPanicking = true
      return nil
    }
    let start = here
    let literal = stringLiteral()
    let range = range(from: start)
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .text(let part): text += part
      case .interpolation(let value):
        report(.noInterpolation, "\(what) takes no interpolation", at: value.range)
      }
    }
    return (text, range)
  }
}
