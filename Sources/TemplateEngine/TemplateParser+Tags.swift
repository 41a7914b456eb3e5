import FeatureDiagnostics

extension TemplateParser {
  /// Parses the statement that `tag` begins, with its body.
  mutating func statement(_ tag: Tag, _ scope: inout Scope) -> [Node] {
    switch tag.word {
    case "raw", "endraw": return []
    case "macro": parseMacro(tag)
    case "extends": parseExtends(tag)
    case "block": return parseBlock(tag, &scope)
    default:
      noteLoose(tag.position)
      return printing(tag, &scope)
    }
    return []
  }

  private mutating func printing(_ tag: Tag, _ scope: inout Scope) -> [Node] {
    switch tag.word {
    case "if": return [parseIf(tag, &scope)]
    case "for": return parseFor(tag, &scope)
    case "set": return parseSet(tag, &scope)
    case "include": return parseInclude(tag, &scope)
    case "call": return parseCall(tag, &scope)
    case "super": return parseSuper(tag, &scope)
    default:
      let known = Self.statements.union(Self.continuations)
      report(
        "unknown tag '\(tag.word)'", at: tag.position,
        nearest: Nearest.name(to: tag.word, among: known))
      return []
    }
  }

  /// Checks that an end tag says nothing more.
  private mutating func finish(_ end: Tag?) {
    guard let end else { return }
    attempt { (_) throws(TemplateError) in try end.rest.expectEnd() }
  }

  // MARK: if

  private mutating func parseIf(_ tag: Tag, _ scope: inout Scope) -> Node {
    let ends: Set<String> = ["elif", "else", "endif"]
    var branches: [Branch] = []
    var current = tag
    while true {
      let condition = condition(of: current, &scope)
      let opening = Opening(word: "if", position: tag.position, ends: ends)
      let (nodes, end) = level(opening, &scope)
      branches.append(Branch(condition: condition, body: nodes))
      guard let end else { return .conditional(branches, otherwise: []) }
      if end.word == "elif" {
        current = end
        continue
      }
      finish(end)
      guard end.word == "else" else { return .conditional(branches, otherwise: []) }
      let last = Opening(word: "if", position: tag.position, ends: ["endif"])
      let (otherwise, close) = level(last, &scope)
      finish(close)
      return .conditional(branches, otherwise: otherwise)
    }
  }

  /// A condition; false stands for one that cannot be read.
  private mutating func condition(of tag: Tag, _ scope: inout Scope) -> Expression {
    let parsed = attempt { (_) throws(TemplateError) in
      var rest = tag.rest
      let condition = try rest.expression(&scope)
      try rest.expectEnd()
      return condition
    }
    return parsed ?? Expression(kind: .literal(.boolean(false)), position: tag.position)
  }

  /// A body with a level of variables of its own.
  private mutating func level(
    _ opening: Opening, _ scope: inout Scope
  ) -> (nodes: [Node], end: Tag?) {
    scope.open()
    defer { scope.close() }
    return body(of: opening, &scope)
  }

  // MARK: for

  private mutating func parseFor(_ tag: Tag, _ scope: inout Scope) -> [Node] {
    scope.open()
    let head = attempt { (parser) throws(TemplateError) in
      try parser.loopHead(tag.rest, &scope)
    }
    scope.openLoop()
    let opening = Opening(word: "for", position: tag.position, ends: ["empty", "endfor"])
    let (nodes, end) = level(opening, &scope)
    let record = scope.closeLoop()
    scope.close()
    finish(end)
    var empty: [Node] = []
    if end?.word == "empty" {
      let last = Opening(word: "for", position: tag.position, ends: ["endfor"])
      let parsed = level(last, &scope)
      finish(parsed.end)
      empty = parsed.nodes
    }
    guard var loop = head else { return [] }
    loop.record = record
    loop.body = nodes
    loop.empty = empty
    return [.loop(loop)]
  }

  private func loopHead(
    _ tokens: ExpressionParser, _ scope: inout Scope
  ) throws(TemplateError) -> Loop {
    var rest = tokens
    let name = try rest.name("a name for the element")
    do throws(TemplateError) {
      try rest.expect(word: "in")
      let list = try rest.expression(&scope)
      let element = scope.declare(name)
      var loop = Loop(element: element, list: list, body: [], empty: [])
      if rest.take(word: "where") { loop.filter = try rest.expression(&scope) }
      if rest.take(word: "separator") { loop.separator = try rest.expression(&scope) }
      try rest.expectEnd()
      return loop
    } catch {
      // The body may use the name; it is not unknown because the head is wrong.
      if scope.local(name) == nil { _ = scope.declare(name) }
      throw error
    }
  }

  // MARK: set

  private mutating func parseSet(_ tag: Tag, _ scope: inout Scope) -> [Node] {
    var rest = tag.rest
    let name = attempt { (_) throws(TemplateError) in try rest.name("a name after 'set'") }
    if rest.take(sign: "=") {
      let value = attempt { (_) throws(TemplateError) in
        let value = try rest.expression(&scope)
        try rest.expectEnd()
        return value
      }
      guard let name else { return [] }
      let slot = scope.local(name) ?? scope.declare(name)
      guard let value else { return [] }
      return [.assign(slot: slot, value)]
    }
    if name != nil { attempt { (_) throws(TemplateError) in try rest.expectEnd() } }
    let opening = Opening(word: "set", position: tag.position, ends: ["endset"])
    let (nodes, end) = level(opening, &scope)
    finish(end)
    guard let name else { return [] }
    return [.capture(slot: scope.local(name) ?? scope.declare(name), nodes)]
  }

  // MARK: include, call, super

  private mutating func parseInclude(_ tag: Tag, _ scope: inout Scope) -> [Node] {
    var site = Site(target: .include(""), position: tag.position, line: tag.line)
    let parsed: Void? = attempt { (_) throws(TemplateError) in
      var rest = tag.rest
      site.target = .include(try rest.string("a file's name in quotation marks"))
      if rest.take(word: "with") {
        repeat {
          site.names.append(try rest.name("a name after 'with'"))
          try rest.expect(sign: "=")
          site.arguments.append(try rest.expression(&scope))
        } while rest.take(sign: ",")
      }
      try rest.expectEnd()
    }
    return parsed == nil ? [] : [append(site, seeing: &scope)]
  }

  private mutating func parseCall(_ tag: Tag, _ scope: inout Scope) -> [Node] {
    var site = Site(target: .call(""), position: tag.position, line: tag.line)
    let parsed: Void? = attempt { (_) throws(TemplateError) in
      var rest = tag.rest
      site.target = .call(try rest.name("a macro's name"))
      if rest.take(sign: "(") { site.arguments = try rest.elements(until: ")", &scope) }
      try rest.expectEnd()
    }
    guard parsed != nil else { return [] }
    scope.unit.sites.append(site)
    return [.site(scope.unit.sites.count - 1)]
  }

  private mutating func parseSuper(_ tag: Tag, _ scope: inout Scope) -> [Node] {
    guard case .block(let name) = scope.unit.kind else {
      report("'super' stands in a block, for what the block replaces", at: tag.position)
      return []
    }
    attempt { (_) throws(TemplateError) in try tag.rest.expectEnd() }
    return [append(Site(target: .inherited(name), position: tag.position), seeing: &scope)]
  }

  /// Adds a site whose target sees the variables that can be seen here.
  private func append(_ site: Site, seeing scope: inout Scope) -> Node {
    var site = site
    site.scope = scope.visible
    site.loop = scope.useLoop()
    scope.unit.sites.append(site)
    return .site(scope.unit.sites.count - 1)
  }

  // MARK: Units

  private mutating func parseExtends(_ tag: Tag) {
    attempt { (parser) throws(TemplateError) in
      var rest = tag.rest
      let name = try rest.string("a file's name in quotation marks")
      try rest.expectEnd()
      guard parser.file.base == nil else {
        throw TemplateError(
          "a file extends only one other", at: tag.position.place(in: parser.file.path))
      }
      parser.file.base = ParsedFile.Base(name: name, position: tag.position)
    }
  }

  private mutating func parseBlock(_ tag: Tag, _ scope: inout Scope) -> [Node] {
    var rest = tag.rest
    let name = attempt { (_) throws(TemplateError) in
      let name = try rest.name("a block's name")
      try rest.expectEnd()
      return name
    }
    let kind = Unit.Kind.block(name ?? "")
    parseUnit(Scope(Unit(kind: kind, file: fileIndex, position: tag.position)), tag, name)
    guard let name else { return [] }
    return [append(Site(target: .block(name), position: tag.position), seeing: &scope)]
  }

  private mutating func parseMacro(_ tag: Tag) {
    var name: String?
    var scope = Scope(Unit(kind: .macro(""), file: fileIndex, position: tag.position))
    attempt { (parser) throws(TemplateError) in
      var rest = tag.rest
      let declared = try rest.name("a macro's name")
      name = declared
      scope.unit.kind = .macro(declared)
      if rest.take(sign: "(") { try parser.parameters(&rest, &scope) }
      try rest.expectEnd()
    }
    parseUnit(scope, tag, name)
  }

  private func parameters(
    _ rest: inout ExpressionParser, _ scope: inout Scope
  ) throws(TemplateError) {
    while !rest.take(sign: ")") {
      let place = rest.current.position.place(in: file.path)
      let name = try rest.name("a parameter's name")
      guard scope.local(name) == nil else {
        throw TemplateError("the parameter '\(name)' is there twice", at: place)
      }
      let fallback = rest.take(sign: "=") ? try rest.expression(&scope) : nil
      if fallback == nil, scope.unit.parameters.last?.fallback != nil {
        throw TemplateError(
          "a parameter without a default cannot follow one that has a default", at: place)
      }
      _ = scope.declare(name)
      scope.unit.parameters.append(Unit.Parameter(name: name, fallback: fallback))
      if rest.current.kind != .sign(")") { try rest.expect(sign: ",") }
    }
  }

  /// Parses the body of a macro or block up to its end, and adds it to the file.
  private mutating func parseUnit(_ scope: Scope, _ tag: Tag, _ name: String?) {
    var scope = scope
    let opening = Opening(
      word: tag.word, position: tag.position, ends: ["end\(tag.word)"])
    let (nodes, end) = body(of: opening, &scope)
    scope.unit.body = nodes
    if var rest = end?.rest {
      attempt { (parser) throws(TemplateError) in
        let position = rest.current.position
        if rest.current.kind != .end, try rest.name("the end of the tag") != name {
          throw TemplateError(
            "this ends '\(name ?? "")' by another name",
            at: position.place(in: parser.file.path))
        }
        try rest.expectEnd()
      }
    }
    guard name != nil else { return }
    if file.units.contains(where: { $0.kind == scope.unit.kind }) {
      report("the \(tag.word) '\(name ?? "")' is there twice", at: tag.position)
    } else {
      file.units.append(scope.unit)
    }
  }
}
