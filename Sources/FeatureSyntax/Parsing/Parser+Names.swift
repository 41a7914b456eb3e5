import FeatureDiagnostics

extension Parser {
  /// The name that the current token spells, without taking it.
  func name(of token: Token) -> Name {
    guard token.flags.contains(.escaped) else { return Name(spelling(token), token.range) }
    return Name(
      source.text(SourceRange(token.start + 1, token.end - 1)), token.range, isEscaped: true)
  }

  /// A name that the text lacks.
  var missingName: Name { Name("", gap) }

  /// A name straight after its introducer, on the same line; any word will do.
  mutating func declaredName(_ what: String) -> Name {
    if current.isWord, !current.startsLine {
      let name = name(of: current)
      take()
      return name
    }
    if at(.wildcard) || at(.integer), !current.startsLine {
      report(.brokenName, "'\(spelling(current))' is not a name", at: current.range)
      isPanicking = true
      take()
      return missingName
    }
    report(.missingName, "\(what) needs a name", at: gap)
    isPanicking = true
    return missingName
  }

  /// A word after `.`, as a label or in a list of names; any word will do.
  mutating func anyWord(_ what: String) -> Name {
    if current.isWord, !startsLine {
      let name = name(of: current)
      take()
      return name
    }
    report(.missingName, "\(what) is missing here", at: gap)
    isPanicking = true
    return missingName
  }

  /// A name or `_` in a pattern position.
  mutating func nameOrWildcard(_ what: String) -> Name {
    if at(.wildcard) {
      let name = Name("_", current.range)
      take()
      return name
    }
    return anyWord(what)
  }

  /// Dotted names: `A.B.C`.
  mutating func dottedName(_ what: String) -> [Name] {
    var names = [declaredName(what)]
    while at(.period), peek().isWord {
      take()
      names.append(anyWord("a name"))
    }
    return names
  }

  /// A dotted path with optional brackets after its names.
  mutating func path(_ what: String) -> PathSyntax {
    let start = here
    var components = [component(what)]
    while at(.period), !startsLine {
      take()
      components.append(component("a name"))
    }
    return PathSyntax(components: components, range: range(from: start))
  }

  private mutating func component(_ what: String) -> PathSyntax.Component {
    // After a comma a line may end, as in every list.
    let isListed = current.isWord && index > 0 && tokens[index - 1].kind == .comma
    let name = isListed ? listedName(what) : anyWord(what)
    guard at(.leftBracket), !startsLine, !current.hasSpaceBefore else {
      return PathSyntax.Component(name: name, element: nil)
    }
    let elements = arguments(.leftBracket, .rightBracket, "]")
    return PathSyntax.Component(name: name, element: elements.first)
  }

  // MARK: Documentation

  /// The lines of `///` before the current token.
  func documentation() -> [String] {
    guard current.flags.contains(.documented) else { return [] }
    return TriviaReader(source, current.leadingTrivia).comments().compactMap { comment in
      comment.isDocumentation ? comment.text : nil
    }
  }

  /// The lines of `//` that stand straight before the current token.
  func comments() -> [String] {
    guard current.start > current.fullStart else { return [] }
    return TriviaReader(source, current.leadingTrivia).comments().compactMap { comment in
      comment.isBlock ? nil : comment.text
    }
  }

  /// Reports `///` that documents nothing.
  mutating func reportLostDocumentation() {
    for comment in TriviaReader(source, current.leadingTrivia).comments()
    where comment.isDocumentation {
      let panicking = isPanicking
      isPanicking = false
      report(
        .lostDocumentation, at: comment.range,
        fixes: [TextEdit(SourceRange(comment.range.start, comment.range.start + 3), "//")])
      isPanicking = panicking
      return
    }
  }
}
