/// Renders the units of a program; one value for one rendering.
struct Renderer {
  /// The variables of a unit while it is rendered.
  struct Frame {
    /// The unit, by its place in the program.
    var unit: Int
    /// The files whose blocks count, the one that extends the others first.
    var chain: [Int]
    /// Its variables.
    var slots: [TemplateValue]
    /// Its names from outside; nil where there is no such name.
    var frees: [TemplateValue?]
  }

  let program: Program
  let context: TemplateRecord
  let limits: TemplateLimits
  let typeSpellings: [String: String]
  private var output = OutputBuffer()
  private var depth = 0
  private var passes = 0

  /// A rendering of `program` with the values of `context`.
  init(
    _ program: Program, context: TemplateRecord, limits: TemplateLimits,
    typeSpellings: [String: String]
  ) {
    self.program = program
    self.context = context
    self.limits = limits
    self.typeSpellings = typeSpellings
  }

  /// The text that `file` makes of the context.
  static func text(_ file: Int, _ renderer: Renderer) throws(TemplateError) -> String {
    var renderer = renderer
    let unit = renderer.program.root(of: file)
    let names = renderer.program.units[unit].frees
    var frame = renderer.frame(
      unit, chain: renderer.program.chains[file], frees: names.map { renderer.context[$0] })
    try renderer.render(renderer.program.units[unit].body, &frame)
    return String(decoding: renderer.output.bytes, as: UTF8.self)
  }

  private func frame(_ unit: Int, chain: [Int], frees: [TemplateValue?]) -> Frame {
    Frame(
      unit: unit, chain: chain,
      slots: Array(repeating: .absent, count: program.units[unit].slots), frees: frees)
  }

  /// An error in the unit of `frame`.
  func error(
    _ message: String, at position: Position, _ frame: Frame, nearest: String? = nil,
    hint: String? = nil
  ) -> TemplateError {
    TemplateError(
      message, at: position.place(in: program.files[program.units[frame.unit].file].path),
      nearest: nearest, hint: hint)
  }

  // MARK: Nodes

  private mutating func render(_ nodes: [Node], _ frame: inout Frame) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .text(let bytes): output.append(bytes)
      case .output(let value): try print(value, frame)
      case .assign(let slot, let value): frame.slots[slot] = try evaluate(value, frame)
      case .capture(let slot, let body):
        let mark = output.beginCapture()
        try render(body, &frame)
        frame.slots[slot] = .text(output.endCapture(mark))
      case .conditional(let branches, let otherwise):
        try render(try branch(branches, frame) ?? otherwise, &frame)
      case .loop(let loop): try render(loop, &frame)
      case .site(let site): try enter(site, &frame)
      }
    }
  }

  private func branch(
    _ branches: [Branch], _ frame: Frame
  ) throws(TemplateError) -> [Node]? {
    for branch in branches where try isTrue(branch.condition, frame) { return branch.body }
    return nil
  }

  private mutating func print(_ value: Expression, _ frame: Frame) throws(TemplateError) {
    guard let text = try text(value, frame, "to be printed") else { return }
    let utf8 = text.utf8
    guard utf8.contains(Byte.lineFeed), let space = output.leadingSpace else {
      output.append(utf8)
      return try checkSize(value.position, frame)
    }
    let outer = output.indentation
    output.indentation = space
    output.append(utf8)
    output.indentation = outer
    try checkSize(value.position, frame)
  }

  private func checkSize(_ position: Position, _ frame: Frame) throws(TemplateError) {
    guard output.count <= limits.outputBytes else {
      throw error("more than \(limits.outputBytes) bytes are printed", at: position, frame)
    }
  }

  // MARK: Loops

  private mutating func render(_ loop: Loop, _ frame: inout Frame) throws(TemplateError) {
    let elements = try elements(of: loop, &frame)
    guard !elements.isEmpty else { return try render(loop.empty, &frame) }
    var separator: String?
    if let written = loop.separator {
      separator = try text(written, frame, "to stand between two passes")
    }
    var mark = output.count
    for (index, element) in elements.enumerated() {
      passes += 1
      guard passes <= limits.passes else {
        throw error(
          "the loops make more than \(limits.passes) passes", at: loop.list.position, frame)
      }
      if index > 0, let separator { separate(separator, since: mark) }
      mark = output.count
      frame.slots[loop.element] = element
      if let record = loop.record {
        frame.slots[record] = Self.record(index: index, count: elements.count)
      }
      try render(loop.body, &frame)
      try checkSize(loop.list.position, frame)
    }
  }

  private mutating func elements(
    of loop: Loop, _ frame: inout Frame
  ) throws(TemplateError) -> [TemplateValue] {
    guard let value = try wanted(loop.list, frame) else { return [] }
    guard case .list(let all) = value else {
      throw error(
        "'for' wants a list, \(loop.list.subject) is \(value.kind)", at: loop.list.position, frame)
    }
    guard let filter = loop.filter else { return all }
    var taken: [TemplateValue] = []
    for element in all {
      frame.slots[loop.element] = element
      if try isTrue(filter, frame) { taken.append(element) }
    }
    return taken
  }

  /// Prints what stands between two passes: before the line break, if the last pass ended with one.
  private mutating func separate(_ separator: String, since mark: Int) {
    let lineBreak = output.removeLineBreak(since: mark)
    guard !lineBreak.isEmpty else { return output.append(separator.utf8) }
    let text = Array(separator.utf8)
    let end = text.lastIndex { !Byte.isBlank($0) }.map { $0 + 1 } ?? 0
    output.append(text[..<end])
    output.append(lineBreak)
  }

  private static func record(index: Int, count: Int) -> TemplateValue {
    .record(
      TemplateSchema.loopRecord,
      [
        "index": .integer(index), "count": .integer(count), "first": .boolean(index == 0),
        "last": .boolean(index == count - 1),
      ])
  }

  // MARK: Sites

  private mutating func enter(_ index: Int, _ frame: inout Frame) throws(TemplateError) {
    let unit = program.units[frame.unit]
    let site = unit.sites[index]
    guard
      let (link, chain) = program.target(
        of: site, program.links[frame.unit][index], unit: frame.unit, chain: frame.chain)
    else { return }
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.depth else {
      throw error(
        "includes and calls nest more than \(limits.depth) deep", at: site.position, frame)
    }
    var inner = try self.inner(link, chain, site, frame)
    let body = program.units[link.unit].body
    do throws(TemplateError) {
      switch site.target {
      case .include, .call: try renderIndented(body, site.line, &inner)
      case .block, .inherited: try render(body, &inner)
      }
    } catch {
      throw error.reached(from: site.position.place(in: program.files[unit.file].path))
    }
    try checkSize(site.position, frame)
  }

  /// The variables of the unit that a site hands over to.
  private func inner(
    _ link: Link, _ chain: [Int], _ site: Site, _ frame: Frame
  ) throws(TemplateError) -> Frame {
    let unit = program.units[link.unit]
    var arguments: [TemplateValue] = []
    for argument in site.arguments { arguments.append(try evaluate(argument, frame)) }
    var frees: [TemplateValue?] = []
    for (name, binding) in zip(unit.frees, link.bindings) {
      switch binding {
      case .argument(let index): frees.append(arguments[index])
      case .local(let slot): frees.append(frame.slots[slot])
      case .free(let index): frees.append(frame.frees[index])
      case .loop(let free, let local): frees.append(frame.frees[free] ?? frame.slots[local])
      case .context: frees.append(context[name])
      }
    }
    var inner = self.frame(link.unit, chain: chain, frees: frees)
    for (index, parameter) in unit.parameters.enumerated() {
      if index < arguments.count {
        inner.slots[index] = arguments[index]
      } else if let fallback = parameter.fallback {
        inner.slots[index] = try evaluate(fallback, inner)
      }
    }
    return inner
  }

  /// Renders a unit with every line moved to where its tag stands.
  private mutating func renderIndented(
    _ body: [Node], _ line: VanishedLine?, _ frame: inout Frame
  ) throws(TemplateError) {
    let outer = output.indentation
    let mark = output.count
    if let line {
      if output.isAtLineStart {
        output.indentation = outer + line.indentation
      } else {
        output.append(line.indentation)
      }
    } else if let space = output.leadingSpace {
      output.indentation = space
    }
    try render(body, &frame)
    output.indentation = outer
    if let line {
      if output.endsWithinLine(since: mark) { output.append(line.lineBreak) }
    } else {
      _ = output.removeLineBreak(since: mark)
    }
  }
}
