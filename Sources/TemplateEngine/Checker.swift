/// Goes through templates with the types of a schema, and finds what rendering would trip over.
struct Checker {
  /// What is known of the variables of a unit.
  struct Frame {
    var unit: Int
    var chain: [Int]
    var slots: [Shape]
    var frees: [Shape?]
    /// The paths that are known to be present here.
    var present: Set<String> = []
  }

  /// A unit with what it is entered with; each is checked once.
  private struct Entry: Hashable {
    var unit: Int
    var chain: [Int]
    var slots: [Shape]
    var frees: [Shape?]
    var present: Set<String>
  }

  let program: Program
  let schema: TemplateSchema
  private let limits: TemplateLimits
  private var found: [TemplateError] = []
  private var entered: Set<Entry> = []
  private var units: Set<Int> = []
  private var chain: [TemplatePlace] = []

  private init(_ library: TemplateLibrary, _ schema: TemplateSchema) {
    self.program = library.program
    self.limits = library.limits
    self.schema = schema
  }

  /// What is wrong in `file`, and in what it leads to, for contexts of `schema`.
  static func errors(
    in file: Int, of library: TemplateLibrary, _ schema: TemplateSchema
  ) -> [TemplateError] {
    var checker = Checker(library, schema)
    let unit = checker.program.root(of: file)
    let names = checker.program.units[unit].frees
    checker.enter(
      unit, chain: checker.program.chains[file], parameters: [],
      frees: names.map(checker.contextShape), present: [])
    checker.checkUncalled(in: file)
    var seen: Set<TemplateError> = []
    return checker.found.filter { error in
      var bare = error
      bare.chain = []
      return seen.insert(bare).inserted
    }
  }

  /// Notes something wrong in the unit of `frame`.
  mutating func report(
    _ message: String, at position: Position, _ frame: Frame, nearest: String? = nil,
    hint: String? = nil
  ) {
    let file = program.files[program.units[frame.unit].file].path
    found.append(
      TemplateError(
        message, at: position.place(in: file), chain: chain.reversed(), nearest: nearest,
        hint: hint))
  }

  /// What the context has under `name`.
  private func contextShape(_ name: String) -> Shape? {
    schema.record(schema.root)?.field(name).map { Shape($0.type) }
  }

  /// Macros that nothing calls are checked with parameters of which nothing is known.
  private mutating func checkUncalled(in file: Int) {
    for (index, unit) in program.units.enumerated()
    where !units.contains(index) && program.chains[file].contains(unit.file) {
      guard case .macro = unit.kind else { continue }
      enter(
        index, chain: [unit.file], parameters: unit.parameters.map { _ in .unknown },
        frees: unit.frees.map(contextShape), present: [])
    }
  }

  private mutating func enter(
    _ index: Int, chain: [Int], parameters: [Shape], frees: [Shape?], present: Set<String>
  ) {
    let entry = Entry(
      unit: index, chain: chain, slots: parameters, frees: frees, present: present)
    units.insert(index)
    guard self.chain.count < limits.depth, entered.insert(entry).inserted else { return }
    let unit = program.units[index]
    let unset = [Shape](repeating: .unknown, count: max(0, unit.slots - parameters.count))
    var frame = Frame(
      unit: index, chain: chain, slots: parameters + unset, frees: frees, present: present)
    check(unit.body, &frame)
  }

  // MARK: Nodes

  private mutating func check(_ nodes: [Node], _ frame: inout Frame) {
    for node in nodes {
      switch node {
      case .text: break
      case .output(let value): checkText(value, "to be printed", frame)
      case .assign(let slot, let value):
        frame.slots[slot] = shape(of: value, frame)
      case .capture(let slot, let body):
        check(body, &frame)
        frame.slots[slot] = .text
      case .conditional(let branches, let otherwise): check(branches, otherwise, &frame)
      case .loop(let loop): check(loop, &frame)
      case .site(let index): check(site: index, frame)
      }
    }
  }

  private mutating func check(_ branches: [Branch], _ otherwise: [Node], _ frame: inout Frame) {
    var outcomes: [[Shape]] = []
    var rest = frame
    for branch in branches {
      checkCondition(branch.condition, rest)
      var taken = rest
      taken.present.formUnion(branch.condition.presentIfTrue)
      check(branch.body, &taken)
      outcomes.append(taken.slots)
      rest.present.formUnion(branch.condition.presentIfFalse)
    }
    check(otherwise, &rest)
    for slots in outcomes {
      for index in slots.indices { rest.slots[index] = rest.slots[index].joined(slots[index]) }
    }
    frame.slots = rest.slots
  }

  private mutating func check(_ loop: Loop, _ frame: inout Frame) {
    let list = wanted(loop.list, frame, "to go through")
    var element = Shape.unknown
    switch list {
    case .list(let shape): element = shape
    case .unknown: break
    case .text, .choice, .integer, .boolean, .record, .optional:
      report(
        "'for' wants a list, \(loop.list.subject) is \(list.kind)", at: loop.list.position, frame)
    }
    if let separator = loop.separator {
      checkText(separator, "to stand between two passes", frame)
    }
    var inner = frame
    inner.slots[loop.element] = element
    if let record = loop.record { inner.slots[record] = .record(TemplateSchema.loopRecord) }
    if let filter = loop.filter {
      checkCondition(filter, inner)
      inner.present.formUnion(filter.presentIfTrue)
    }
    check(loop.body, &inner)
    var empty = frame
    check(loop.empty, &empty)
    for index in frame.slots.indices {
      frame.slots[index] = empty.slots[index].joined(inner.slots[index])
    }
  }

  // MARK: Sites

  private mutating func check(site index: Int, _ frame: Frame) {
    let unit = program.units[frame.unit]
    let site = unit.sites[index]
    let arguments = site.arguments.map { shape(of: $0, frame) }
    guard
      let (link, files) = program.target(
        of: site, program.links[frame.unit][index], unit: frame.unit, chain: frame.chain)
    else { return }
    let target = program.units[link.unit]
    var passed: Set<String> = []
    var frees: [Shape?] = []
    for (name, binding) in zip(target.frees, link.bindings) {
      let isSame: Bool
      switch binding {
      case .argument(let index):
        frees.append(arguments[index])
        isSame = false
      case .local(let slot):
        frees.append(frame.slots[slot])
        isSame = true
      case .free(let index):
        frees.append(frame.frees[index])
        isSame = true
      case .loop(let free, let local):
        frees.append(frame.frees[free] ?? frame.slots[local])
        isSame = true
      case .context:
        frees.append(contextShape(name))
        isSame = false
      }
      if isSame {
        passed.formUnion(frame.present.filter { $0 == name || $0.hasPrefix("\(name).") })
      }
    }
    var parameters = Array(arguments.prefix(target.parameters.count))
    if case .call = site.target {
      for parameter in target.parameters.dropFirst(parameters.count) {
        parameters.append(parameter.fallback.map { constant($0) } ?? .unknown)
      }
    } else {
      parameters = []
    }
    chain.append(site.position.place(in: program.files[unit.file].path))
    enter(link.unit, chain: files, parameters: parameters, frees: frees, present: passed)
    chain.removeLast()
  }

  /// The shape of a parameter's default, which is mostly written down.
  private func constant(_ expression: Expression) -> Shape {
    if case .literal(let value) = expression.kind { Shape(value) } else { .unknown }
  }
}
